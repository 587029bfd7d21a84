import type { OptOutPhrases } from '../opt-out-phrases.ts'

export const optOut: OptOutPhrases = {
  why: 'Motivo deste email: a função em <company>.',
  optOut: 'Não receber mais emails',
  unsubscribe: 'Cancelar a subscrição',
  ask: {
    title: 'Não receber mais emails?',
    text: 'Com um clique, <sender> não escreve mais para <email>.',
    button: 'Cancelar',
    note: 'Não é preciso mais nada.',
  },
  done: {
    title: 'Cancelamento confirmado',
    text: '<sender> não escreve mais para <email>.',
  },
  topics: {
    title: 'Preferências de email',
    saved: 'Alteração feita',
    intro: 'O que <sender> escreve para <email>:',
    leave: 'Cancelar',
    join: 'Voltar a receber',
    all: 'Ou parar todos os emails:',
    button: 'Cancelar tudo',
  },
  received: 'Recebido',
  notReceived: 'Não recebido',
  again: {
    title: 'Os emails voltam a chegar',
    text: '<sender> volta a escrever para <email>, sobre os temas escolhidos.',
    button: 'Voltar a receber emails',
  },
  cannot: {
    bounced: 'Os emails para <email> foram devolvidos. Só <sender> os pode reativar.',
    complained: 'Um email para <email> foi denunciado como spam. Só <sender> os pode reativar.',
    blocked: '<sender> bloqueou os emails para <email>. Esta página não os pode reativar.',
  },
  unknown: {
    title: 'Este link não é válido',
    text: 'Responder ao email com a palavra “stop” funciona da mesma forma.',
  },
  preview: {
    title: 'Apenas uma pré-visualização',
    text: 'Este link vem de uma pré-visualização ou de um teste. No email, leva à página de cancelamento.',
  },
}
