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
    title: 'Temas recebidos',
    saved: 'Alteração feita',
    intro: 'O que <sender> escreve para <email>:',
    leave: 'Cancelar',
    join: 'Voltar a receber',
    all: 'Ou parar todos os emails:',
    button: 'Cancelar tudo',
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
