import { verbFor, pairs, wordsOf, type Letters } from '../letters.ts'
import { giving, sizes } from './buyers.ts'
import { anyTrade, trades } from './trades/trades.ts'
import { writingWords } from './writing-words.ts'

/** Work as a noun with what it is done to, and the verb that says the same. */
const VERBS =
  pairs(`fabricação fabricamos, fabrico fabricamos, venda vendemos, instalação instalamos,
  aluguel alugamos, aluguer alugamos, produção produzimos, construção construímos,
  fornecimento fornecemos, transporte transportamos, limpeza limpamos,
  montagem montamos, tradução traduzimos, impressão imprimimos,
  reparação reparamos, usinagem usinamos`)

/** Portuguese emails without a form of address, in words that Brazil and Portugal share. */
export const letters: Letters = {
  ...writingWords,
  trades,
  anyTrade,
  sizes,
  giving,
  quotes: ['“', '”'],
  register: 'informal',
  address: null,
  isSmallAfterGreeting: false,
  greeting: 'Olá {{first_name|a todos}},',
  closings: ['Cordialmente,', 'Atenciosamente,'],
  company: 'empresa',
  and: 'e',
  inTown: [
    [
      /^(?=Porto$|Rio de Janeiro|Recife|Funchal|Barreiro|Seixal|Montijo|Entroncamento|Cartaxo|Fundão)/,
      'no ',
    ],
    [/^(?=Maia|Covilhã|Guarda|Amadora|Figueira|Póvoa|Trofa|Marinha|Nazaré|Moita|Batalha)/, 'na '],
    [/^/, 'em '],
  ],
  based: ['Estamos <place>.', 'Ficamos <place>.'],
  buyers: { before: 'para', plural: /s$/ },
  work: ['Fazemos <small><place>.', 'Cuidamos de <small><place>.', 'Eu cuido de <small><place>.'],
  alsoWork: [
    'Fazemos também <small>.',
    'Cuidamos também de <small>.',
    'Eu também cuido de <small>.',
  ],
  joined: {
    of: (item) => verbFor(item, VERBS, 'de'),
    work: ['<joined><place>.'],
    also: ['Também <joined>.'],
  },
  offered: ['Oferecemos <small><place>.', 'Podemos oferecer <small><place>.'],
  alsoOffered: ['Oferecemos também <small>.', 'Temos ainda <small>.'],
  supply: ['Fornecemos <small><place>.', 'Vendemos <small><place>.'],
  alsoSupply: ['Fornecemos também <small>.', 'Vendemos também <small>.'],
  since: ['Fazemos isso desde <year>.', 'É o nosso trabalho desde <year>.'],
  forYears: [
    'Fazemos isso há mais de <years> anos.',
    'É o nosso trabalho há mais de <years> anos.',
  ],
  certified: ['Temos a certificação <norm>.', 'Trabalhamos com certificação <norm>.'],
  quoted: ['<quote>, escreve <speaker>.', '<quote>, diz <speaker>.'],
  steps: {
    visit: {
      words: wordsOf(
        'visita (?:\\p{L}+ ){0,3}(?:gratuita|grátis|sem compromisso)',
        'vistoria gratuita',
      ),
      plain: ['A visita antes do orçamento é gratuita.', 'Vamos ver no local sem custo.'],
      timed: ['Vamos ver no local em <time>, sem custo.'],
    },
    sample: {
      words: wordsOf('amostras? (?:grátis|gratuitas?)', '(?:peça|solicite) (?:uma )?amostra'),
      plain: ['Antes enviamos uma amostra.', 'Uma amostra chega antes de qualquer pedido.'],
      timed: ['Uma amostra chega em <time>.'],
    },
    trial: {
      words: wordsOf(
        'teste (?:grátis|gratuito)',
        'experimente grátis',
        'dias grátis',
        'período experimental gratuito',
      ),
      plain: ['O teste é gratuito.', 'Dá para testar antes, sem custo.'],
      timed: ['O teste é gratuito por <time>.'],
    },
    demo: {
      words: wordsOf('(?:agende|peça|solicite|veja|marque) (?:uma )?(?:demo|demonstração)'),
      plain: ['Mostramos com um caso real.', 'Uma demonstração curta basta para ver.'],
      timed: ['Mostramos em <time>.'],
    },
    quote: {
      words: wordsOf(
        'orçamentos? (?:\\p{L}+ ){0,3}(?:grátis|gratuitos?|sem compromisso|em \\d+|em até)',
        'solicite (?:um |seu |já seu )?orçamento gratuito',
      ),
      plain: ['O orçamento é gratuito.', 'Um orçamento nosso não custa nada.'],
      timed: ['O orçamento chega em <time>.', 'Recebem o orçamento em <time>.'],
    },
    answer: {
      words: wordsOf(
        '(?:resposta|respondemos|retorno|retornamos) (?:\\p{L}+ ){0,2}em (?:até |menos de )?\\d+',
      ),
      plain: ['A resposta chega depressa.'],
      timed: ['A resposta chega em <time>.', 'Respondemos em <time>.'],
    },
    check: {
      words: wordsOf(
        '(?:diagnóstico|auditoria|análise|avaliação) (?:\\p{L}+ ){0,2}(?:gratuit[oa]|grátis)',
      ),
      plain: ['O primeiro diagnóstico é gratuito.', 'Primeiro vemos o que existe, sem custo.'],
      timed: ['O primeiro diagnóstico é gratuito e leva <time>.'],
    },
    call: {
      words: wordsOf(
        '(?:primeira )?(?:consulta|consultoria|reunião|conversa) (?:\\p{L}+ ){0,2}(?:gratuita|grátis)',
      ),
      plain: ['A primeira conversa é gratuita.', 'Uma primeira conversa não custa nada.'],
      timed: ['Os primeiros <time> são gratuitos.'],
    },
  },
  span: /(\d{1,2}(?:\s?(?:-|–|a)\s?\d{1,2})? (?:horas|dias(?: úteis)?|minutos|semanas))/iu,
  perks: {
    callOut: {
      words: wordsOf('plantão', 'emergências 24', 'piquete'),
      plain: ['Numa urgência, vamos também à noite.', 'Numa emergência, vamos a qualquer hora.'],
    },
    onCall: {
      words: wordsOf('24\\s?\\/\\s?7', '24 horas por dia'),
      plain: ['Atendemos de dia e de noite.', 'Pode-se ligar para nós de dia e de noite.'],
    },
    fixedPrice: {
      words: wordsOf('preços? fixos?', 'valor fechado', 'preço fechado'),
      plain: ['O preço fica fechado antes de começar.', 'O preço é fixo desde o início.'],
    },
    sameTeam: {
      words: wordsOf('sempre (?:a mesma equipa|a mesma equipe|as mesmas pessoas)'),
      plain: ['São sempre as mesmas pessoas que vão.', 'A mesma equipe vai todas as vezes.'],
    },
    oneContact: {
      words: wordsOf('(?:um )?único interlocutor'),
      plain: ['O contato é o mesmo do início ao fim.', 'Há um só contato para tudo.'],
    },
    warranty: {
      words: /garantia (?:de )?(\d{1,2}) anos/iu,
      plain: ['O trabalho tem <n> anos de garantia.', 'Damos <n> anos de garantia.'],
    },
    ownWorkshop: {
      words: wordsOf(
        'oficina própria',
        'fabricação própria',
        'fabrico próprio',
        'produção própria',
      ),
      plain: ['O trabalho é feito na nossa própria oficina.', 'Fazemos tudo com meios próprios.'],
    },
    noContract: {
      words: wordsOf('sem fidelidade', 'sem fidelização', 'sem contrato', 'cancel\\p{L}+ quando'),
      plain: ['Não há fidelização.', 'Dá para parar a qualquer momento.'],
    },
    licensed: {
      words: wordsOf('seguro de responsabilidade civil'),
      plain: [
        'Temos seguro de responsabilidade civil.',
        'O trabalho é coberto por seguro de responsabilidade civil.',
      ],
    },
  },
  questions: {
    service: [
      'Quem cuida disso hoje na {company}?',
      'Na {company}, isso é feito por pessoal próprio ou por uma empresa de fora?',
      'Quem trata disso na {company}?',
    ],
    job: [
      'Há algum serviço para o qual um segundo orçamento ajudaria?',
      'Há algum trabalho previsto para o qual outro orçamento ajudaria?',
    ],
    software: [
      'Como isso é feito hoje: no papel, no Excel ou em um sistema?',
      'Com que programa isso é feito na {company}?',
      'Na {company}, isso fica no Excel ou em um sistema?',
    ],
    advice: [
      'Qual desses temas é prioridade agora?',
      'Algum desses temas é atual na {company}?',
      'O que é mais urgente agora na {company}?',
    ],
    market: [
      'Quem cuida dessas compras na {company}?',
      'Há algum pedido para o qual um segundo orçamento ajudaria?',
    ],
    rooms: [
      'Para quantas pessoas seria?',
      'Para quantas pessoas é a próxima vez?',
      'Há alguma data para a qual falta um lugar?',
    ],
    charity: [
      'Quem decide sobre doações na {company}?',
      'Quem cuida de doações na {company}?',
      'As doações são decididas uma vez por ano ou ao longo do ano?',
    ],
  },
  wouldLike: ['Gostariam de receber <gets>?', 'Querem receber <gets>?'],
  occurs: ['Isso também acontece na {company}?', 'Conhecem essa situação na {company}?'],
  alike: ['Podemos fazer algo assim na {company}?', 'Algo parecido seria útil na {company}?'],
  needs: ['Precisam de <small> na {company}?', 'Vão precisar de <small> este ano na {company}?'],
  blank: '[Escreva numa frase o que fazem.]',
  open: ['Com quem falo sobre isso na {company}?', 'A {company} vai precisar disso este ano?'],
  again: [
    'Isso seria útil na {company}?',
    'Isso interessa na {company}?',
    'Há algo assim previsto para este ano?',
  ],
  resellers: [
    'Isso combina com o que a {company} vende?',
    'Haveria lugar para isso na linha da {company}?',
    'Os clientes da {company} pedem isso?',
  ],
  multipliers: {
    note: [
      'Trabalhamos para particulares; por isso perguntamos a empresas próximas, cujo ' +
        'pessoal talvez precise de nós.',
      'Os particulares vêm até nós; talvez haja alguns entre o pessoal da {company}.',
    ],
    subjects: ['Para os colaboradores da {company}', 'Uma nota para os colaboradores'],
    questions: [
      'Podemos deixar alguns cartões na {company}?',
      'Um aviso ao pessoal seria bem-vindo?',
      'Quem cuida na {company} das ofertas para o pessoal?',
    ],
  },
  subjects: ['<noun> na {company}', '<noun> para a {company}'],
  subjectOf: {
    service: ['Quem cuida disso na {company}', 'Quem trata disso na {company}'],
    job: ['Um segundo orçamento', 'Um preço para comparar'],
    software: ['Papel, Excel ou sistema', 'Como isso é feito na {company}'],
    advice: ['Temas em aberto na {company}', 'O mais urgente na {company}'],
    market: ['Próximas compras', 'Um orçamento para comparar'],
    rooms: ['Um lugar para a {company}', 'Uma data para a {company}'],
    charity: ['Doações na {company}', 'Quem decide sobre doações'],
    open: ['Com quem falar na {company}', 'Quem cuida disso na {company}'],
  },
  beginnings: {
    cause: 'Apoiam-nos porque ',
    occasion: 'Os clientes ligam para nós quando ',
    also: 'Os clientes também ligam para nós quando ',
    example: 'No ano passado, para ',
    answer: 'Se responder, recebe ',
  },
  beginningsOfOne: {
    occasion: 'Os clientes ligam para mim quando ',
    also: 'Os clientes também ligam para mim quando ',
    example: 'No ano passado, para ',
  },
}
