import { verbFor, pairs, wordsOf, type Letters } from '../letters.ts'
import { giving, sizes } from './buyers.ts'
import { anyTrade, trades } from './trades/trades.ts'
import { writingWords } from './writing-words.ts'

/** Work as a noun with what it is done to, and the verb that says the same. */
const VERBS = pairs(`fabricación fabricamos, diseño diseñamos, instalación instalamos,
  reparación reparamos, venta vendemos, alquiler alquilamos, producción producimos,
  distribución distribuimos, construcción construimos, suministro suministramos,
  limpieza limpiamos, transporte transportamos, montaje montamos,
  traducción traducimos, impresión imprimimos, mecanizado mecanizamos`)

/** Spanish emails: no form of address at all, so that usted and tú cannot be wrong. */
export const letters: Letters = {
  ...writingWords,
  trades,
  anyTrade,
  sizes,
  giving,
  quotes: ['«', '»'],
  register: 'formal',
  address: {
    formal: /(?<!\p{L})(?:usted|ustedes)(?!\p{L})/iu,
    informal: /(?<!\p{L})(?:tú|tu|tus|ti|contigo|te|vosotros|vuestr\p{L}+|os)(?!\p{L})/iu,
  },
  isSmallAfterGreeting: false,
  greeting: 'Buenos días, {{first_name|equipo}}:',
  closings: ['Un cordial saludo,', 'Saludos cordiales,', 'Un saludo,'],
  company: 'la empresa',
  and: 'y',
  inTown: [[/^/, 'en ']],
  based: ['Estamos <place>.'],
  buyers: { before: 'para', plural: /s$/ },
  work: [
    'Hacemos <small><place>.',
    'Nos ocupamos de <small><place>.',
    'Me ocupo de <small><place>.',
  ],
  alsoWork: [
    'También hacemos <small>.',
    'Nos ocupamos también de <small>.',
    'También me ocupo de <small>.',
  ],
  joined: {
    of: (item) => verbFor(item, VERBS, 'de'),
    work: ['<joined><place>.'],
    also: ['También <joined>.'],
  },
  offered: ['Ofrecemos <small><place>.', 'Podemos ofrecer <small><place>.'],
  alsoOffered: ['También ofrecemos <small>.', 'Ofrecemos además <small>.'],
  supply: ['Suministramos <small><place>.', 'Vendemos <small><place>.'],
  alsoSupply: ['También suministramos <small>.', 'También vendemos <small>.'],
  since: ['Lo hacemos desde <year>.', 'Es nuestro trabajo desde <year>.'],
  forYears: [
    'Lo hacemos desde hace más de <years> años.',
    'Es nuestro trabajo desde hace más de <years> años.',
  ],
  certified: ['Tenemos la certificación <norm>.', 'Trabajamos con certificación <norm>.'],
  quoted: ['<quote>, escribe <speaker>.', '<quote>, dice <speaker>.'],
  steps: {
    visit: {
      words: wordsOf(
        'visita (?:\\p{L}+ ){0,3}(?:gratuita|gratis|sin compromiso)',
        'visitamos (?:\\p{L}+ ){0,4}(?:gratis|sin coste|sin compromiso)',
        'medición gratuita',
      ),
      plain: ['La visita previa es gratuita.', 'Vamos a verlo sin coste.'],
      timed: ['Vamos a verlo en <time>, sin coste.'],
    },
    sample: {
      words: wordsOf(
        'muestras? (?:gratis|gratuitas?|sin compromiso)',
        'solicit\\p{L}+ (?:una )?muestra',
      ),
      plain: ['Antes enviamos una muestra.', 'Una muestra llega antes de cualquier pedido.'],
      timed: ['Una muestra llega en <time>.'],
    },
    trial: {
      words: wordsOf('prueba gratuita', 'prueba gratis', 'pruébalo gratis', 'días gratis'),
      plain: ['La prueba es gratuita.', 'Se puede probar antes, gratis.'],
      timed: ['La prueba es gratuita durante <time>.'],
    },
    demo: {
      words: wordsOf(
        '(?:solicit\\p{L}+|pid\\p{L}+|reserv\\p{L}+|ver) (?:una |la )?demo',
        'demo gratuita',
      ),
      plain: ['Lo enseñamos con un caso propio.', 'Basta una demostración corta para verlo.'],
      timed: ['Lo enseñamos en <time>.'],
    },
    quote: {
      words: wordsOf(
        'presupuestos? (?:\\p{L}+ ){0,3}(?:gratis|gratuitos?|sin compromiso|en \\d+)',
        'cotización (?:\\p{L}+ ){0,2}(?:gratis|gratuita|sin compromiso)',
      ),
      plain: ['El presupuesto es gratuito.', 'Un presupuesto nuestro no cuesta nada.'],
      timed: ['El presupuesto llega en <time>, sin compromiso.', 'En <time> hay un presupuesto.'],
    },
    answer: {
      words: wordsOf(
        '(?:respuesta|respondemos|contestamos|te llamamos|le llamamos) (?:\\p{L}+ ){0,2}en (?:menos de )?\\d+',
      ),
      plain: ['La respuesta llega pronto.'],
      timed: ['La respuesta llega en <time>.', 'Respondemos en <time>.'],
    },
    check: {
      words: wordsOf(
        '(?:diagnóstico|auditoría|estudio|análisis) (?:\\p{L}+ ){0,2}(?:gratuito|gratuita|gratis|sin coste)',
      ),
      plain: ['El primer diagnóstico es gratuito.', 'Primero miramos lo que hay, sin coste.'],
      timed: ['El primer diagnóstico es gratuito y dura <time>.'],
    },
    call: {
      words: wordsOf(
        '(?:primera )?(?:consulta|asesoría|reunión|llamada) (?:\\p{L}+ ){0,2}(?:gratuita|gratis)',
        'asesoramiento gratuito',
      ),
      plain: ['La primera consulta es gratuita.', 'Una primera conversación no cuesta nada.'],
      timed: ['Los primeros <time> son gratuitos.'],
    },
  },
  span: /(\d{1,2}(?:\s?(?:-|–|a)\s?\d{1,2})? (?:horas|días(?: laborables| hábiles)?|minutos|semanas))/iu,
  perks: {
    callOut: {
      words: wordsOf('urgencias 24', 'servicio de urgencias?', 'emergencias (?:las )?24'),
      plain: [
        'En una urgencia vamos también de noche.',
        'Ante una urgencia vamos a cualquier hora.',
      ],
    },
    onCall: {
      words: wordsOf(
        '24\\s?\\/\\s?7',
        '24 horas al día',
        'las 24 horas',
        '24 horas,? (?:los )?365',
      ),
      plain: ['Contestamos de día y de noche.', 'Se nos puede llamar de día y de noche.'],
    },
    fixedPrice: {
      words: wordsOf('precios? (?:fijos?|cerrados?)', 'tarifa plana', 'presupuesto cerrado'),
      plain: ['El precio queda cerrado antes de empezar.', 'El precio es fijo desde el principio.'],
    },
    sameTeam: {
      words: wordsOf('siempre (?:el mismo equipo|las mismas personas)', 'personal fijo'),
      plain: ['Siempre vienen las mismas personas.', 'Viene cada vez el mismo equipo.'],
    },
    oneContact: {
      words: wordsOf('(?:un )?único interlocutor', 'interlocutor único'),
      plain: [
        'El interlocutor es el mismo de principio a fin.',
        'Hay una sola persona de contacto para todo.',
      ],
    },
    warranty: {
      words: /garantía (?:de |por )?(\d{1,2}) años/iu,
      plain: ['El trabajo tiene <n> años de garantía.', 'Damos <n> años de garantía.'],
    },
    ownWorkshop: {
      words: wordsOf(
        'taller propio',
        'nuestro (?:propio )?taller',
        'fabricación propia',
        'producción propia',
      ),
      plain: ['El trabajo se hace en nuestro propio taller.', 'Lo hacemos con medios propios.'],
    },
    noContract: {
      words: wordsOf('sin permanencia', 'sin contrato', 'cancel\\p{L}+ cuando'),
      plain: ['Trabajamos sin permanencia.', 'No hay permanencia.'],
    },
    licensed: {
      words: wordsOf('seguro de responsabilidad civil'),
      plain: [
        'Tenemos seguro de responsabilidad civil.',
        'El trabajo está cubierto por un seguro de responsabilidad civil.',
      ],
    },
  },
  questions: {
    service: [
      '¿Quién se ocupa de eso en {company}?',
      '¿Eso se hace en {company} con personal propio o con una empresa externa?',
      '¿Quién lo lleva hoy en {company}?',
    ],
    job: [
      '¿Hay algún trabajo para el que sería útil un segundo presupuesto?',
      '¿Hay algún trabajo pendiente para el que comparar presupuestos?',
    ],
    software: [
      '¿Cómo se hace hoy: en papel, en Excel o con un programa?',
      '¿Con qué se hace eso hoy en {company}?',
      '¿Eso va en Excel en {company}, o en un programa?',
    ],
    advice: [
      '¿Cuál de estos temas es prioritario ahora en {company}?',
      '¿Alguno de estos temas es actual en {company}?',
      '¿Qué corre más prisa ahora en {company}?',
    ],
    market: [
      '¿Quién se ocupa de estas compras en {company}?',
      '¿Hay algún pedido para el que sería útil un segundo presupuesto?',
    ],
    rooms: [
      '¿Para cuántas personas sería?',
      '¿Para cuántas personas es la próxima vez?',
      '¿Hay alguna fecha para la que falte sitio?',
    ],
    charity: [
      '¿Quién decide sobre las donaciones en {company}?',
      '¿Quién lleva las donaciones en {company}?',
      '¿En {company} se decide una vez al año o sobre la marcha?',
    ],
  },
  wouldLike: ['¿Quieren recibir <gets>?', '¿Les gustaría recibir <gets>?'],
  occurs: ['¿Les pasa algo así en {company}?', '¿Se da ese caso en {company}?'],
  alike: ['¿Podemos hacer algo así en {company}?', '¿Serviría algo parecido en {company}?'],
  needs: ['¿Necesitan <small> en {company}?', '¿Buscan <small> este año en {company}?'],
  blank: '[Escriba en una frase qué hacen.]',
  open: ['¿Con quién se habla de esto en {company}?', '¿Hará falta este año en {company}?'],
  again: [
    '¿Le sería útil a {company}?',
    '¿Les interesaría en {company}?',
    '¿Está previsto algo así este año en {company}?',
  ],
  resellers: [
    '¿Encaja con lo que vende {company}?',
    '¿Tendría sitio en el surtido de {company}?',
    '¿Lo piden los clientes de {company}?',
  ],
  multipliers: {
    note: [
      'Trabajamos para particulares; por eso preguntamos a empresas cercanas, por si su gente nos necesita.',
      'Nos buscan particulares; quizá le interese a alguien de su equipo.',
    ],
    subjects: ['Para el personal de {company}', 'Una nota para el personal'],
    questions: [
      '¿Podemos dejar unas tarjetas en {company}?',
      '¿Podríamos enviar una nota para su personal?',
      '¿Quién lleva en {company} las ofertas para empleados?',
    ],
  },
  subjects: ['<noun> en {company}', '<noun> para {company}'],
  subjectOf: {
    service: ['Quién lo lleva en {company}', 'Quién se ocupa en {company}'],
    job: ['Un segundo presupuesto', 'Un precio para comparar'],
    software: ['Papel, Excel o programa', 'Cómo se hace en {company}'],
    advice: ['Temas abiertos en {company}', 'Lo que corre prisa en {company}'],
    market: ['Próximas compras en {company}', 'Un presupuesto para comparar'],
    rooms: ['Un sitio para {company}', 'Una fecha para {company}'],
    charity: ['Donaciones en {company}', 'Quién decide las donaciones'],
    open: ['Con quién hablar en {company}', 'Quién se ocupa en {company}'],
  },
  beginnings: {
    cause: 'Nos apoyan porque ',
    occasion: 'Los clientes nos llaman cuando ',
    also: 'Los clientes también nos llaman cuando ',
    example: 'El año pasado, para ',
    answer: 'Si responden, reciben ',
  },
  beginningsOfOne: {
    occasion: 'Los clientes me llaman cuando ',
    also: 'Los clientes también me llaman cuando ',
    example: 'El año pasado, para ',
  },
}
