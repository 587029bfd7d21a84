import type { AnswerScript } from './answer-script.ts'

/** Scripted answers in Portuguese. */
export const pt: AnswerScript = {
  locale: 'pt-PT',
  greeting: 'Olá, <sender>,',
  closing: 'Com os melhores cumprimentos,',
  quoteLine: 'Em <when>, <sender> escreveu:',
  subjects: {
    'out-of-office': 'Resposta automática: <subject>',
    bounce: 'Mensagem não entregue: <subject>',
    complaint: 'Queixa sobre uma mensagem sua',
  },
  answers: {
    yes: [
      [
        'temos interesse, falámos disso na semana passada.',
        'Podemos marcar uma chamada na quinta-feira às 10?',
      ],
      ['parece interessante, conte-me mais.'],
    ],
    no: [
      ['obrigado pela mensagem, mas não temos interesse.'],
      ['não, obrigada, não precisamos disso.'],
    ],
    later: [
      [
        'de momento não, o orçamento deste ano já está atribuído.',
        'Volte a perguntar na primavera.',
      ],
    ],
    'wrong-person': [['não sou a pessoa certa.', 'Fale com <colleague>.']],
    'out-of-office': [
      [
        'Obrigado pela sua mensagem.',
        'Estou fora do escritório e regresso a <date>.',
        'As mensagens não são reencaminhadas.',
      ],
    ],
    bounce: [['A sua mensagem não foi entregue a <address>.', 'O endereço não existe.']],
    complaint: [['O destinatário marcou esta mensagem como spam.']],
    'opt-out': [
      ['Por favor, retirem o meu endereço da vossa lista.', 'Não quero receber mais mensagens.'],
    ],
  },
}
