import { wordsOf } from '../../letters.ts'
import type { MakingTrades } from '../../trade-ids.ts'

/** Trades of makers and suppliers of goods, as firms of them speak. */
export const making: MakingTrades = {
  metalwork: {
    words: wordsOf(
      'estructuras? met[áa]licas?|carpinter[íi]a met[áa]lica|herrer[íi]as?|herreros?|soldaduras?|calderer[íi]a',
    ),
    sentence: 'Hacemos trabajos en metal y soldadura.',
    noun: 'Trabajos en metal',
    offers: ['Hacemos soldadura y construcción en metal.', 'Cortamos, plegamos y soldamos chapa.'],
    when: [
      'hace falta una escalera, una baranda o un portón a medida',
      'se rompe una pieza y hay que soldarla en el sitio',
      'el taller propio no da abasto y la obra espera la estructura',
    ],
    gets: ['un precio según un plano o una foto', 'un presupuesto con fecha de entrega'],
  },
  machining: {
    words: wordsOf('mecanizad\\p{L}+|maquinados?|torner[íi]a|torneados?|fresados?|cnc'),
    sentence: 'Mecanizamos piezas.',
    noun: 'Piezas mecanizadas',
    offers: [
      'Torneamos y fresamos piezas, sueltas y en serie.',
      'Fabricamos repuestos de máquinas, también según muestra.',
    ],
    when: [
      'una pieza ya no se fabrica y hay que copiarla',
      'tienen las máquinas ocupadas y la entrega no puede esperar',
      'la serie es demasiado corta para el proveedor habitual',
    ],
    gets: ['un precio por pieza según su plano', 'una pieza de muestra antes de la serie'],
  },
  finishing: {
    words: wordsOf(
      'recubrimientos? (?:antiadherentes?|industriales)|ptfe',
      'tratamientos? (?:de superficies?|superficial\\p{L}*)|galvaniz\\p{L}+|anodiz\\p{L}+',
      'cromad\\p{L}+|[cz]incad\\p{L}+',
    ),
    sentence: 'Tratamos y recubrimos piezas de metal.',
    noun: 'Tratamiento de superficies',
    offers: ['Recubrimos y tratamos piezas de metal.', 'Hacemos granallado y pintura en polvo.'],
    when: [
      'las piezas vuelven con manchas, con óxido o fuera de espesor',
      'hay que recubrir un lote antes de lo previsto',
      'una pieza nueva tiene que aguantar a la intemperie',
    ],
    gets: ['una pieza tratada como muestra', 'un precio según el tamaño del lote'],
  },
  hardening: {
    words: wordsOf(
      'tratamientos? t[ée]rmicos?|temple (?:por inducci[óo]n|al vac[íi]o|de aceros?)',
      'cementaci[óo]n de aceros?|nitruraci[óo]n|carbonitruraci[óo]n|recocido|revenido',
      'templado de aceros?|enderezado de (?:ejes|piezas)',
    ),
    sentence: 'Hacemos tratamientos térmicos de acero.',
    noun: 'Tratamientos térmicos',
    offers: [
      'Templamos y recocemos piezas de acero, sueltas y en serie.',
      'Enderezamos ejes y piezas soldadas.',
    ],
    when: [
      'las piezas salen deformadas del temple y hay que enderezarlas',
      'un lote no da la dureza y la entrega está cerca',
      'han fabricado un engranaje y falta templarlo',
    ],
    gets: ['un precio por kilo o por pieza', 'una pieza de prueba con su dureza medida'],
  },
  foundry: {
    words: wordsOf(
      'fundici[óo]n (?:de (?:metales|hierro|aluminio|acero|bronce|piezas)|a presi[óo]n|inyectada|gris|nodular)',
      'fundiciones|inyecci[óo]n de aluminio|microfusi[óo]n|moldeo en arena',
      'piezas (?:fundidas|forjadas)',
      'forja (?:industrial|en caliente|de acero|por estampaci[óo]n)',
      'estampaci[óo]n en caliente|cera perdida|colada',
    ),
    sentence: 'Fundimos y forjamos piezas de metal.',
    noun: 'Fundición y forja',
    offers: [
      'Fundimos piezas de hierro, acero, aluminio o bronce.',
      'Forjamos piezas según plano.',
    ],
    when: [
      'se rompe una pieza fundida y el modelo ya no existe',
      'aparecen poros al mecanizar las piezas fundidas',
      'quieren convertir un conjunto soldado en una sola pieza fundida',
    ],
    gets: ['un precio por pieza según su plano', 'una primera muestra antes de la serie'],
  },
  plastics: {
    words: wordsOf(
      'pl[áa]sticos?|inyecci[óo]n de pl[áa]sticos?|impresi[óo]n 3d|termoformad\\p{L}+|rotomoldeo',
    ),
    sentence: 'Fabricamos piezas de plástico.',
    noun: 'Piezas de plástico',
    offers: ['Fabricamos piezas de plástico.', 'Imprimimos prototipos y series cortas en 3D.'],
    when: [
      'necesitan un prototipo antes de pagar el molde',
      'el proveedor cierra y hay que trasladar un molde',
      'la serie es demasiado corta para el proveedor habitual',
    ],
    gets: ['un precio según el plano o el archivo 3D', 'una pieza de muestra antes de la serie'],
  },
  electronics: {
    words: wordsOf(
      'mazos? de cables|arneses? el[ée]ctricos?',
      'electr[óo]nica|firmware|placas? electr[óo]nicas?|tarjetas? electr[óo]nicas?',
      'circuitos? impresos?|pcb',
      'montaje electr[óo]nico',
    ),
    sentence: 'Fabricamos equipos electrónicos.',
    noun: 'Electrónica',
    offers: ['Desarrollamos y fabricamos electrónica.', 'Montamos placas electrónicas.'],
    when: [
      'se deja de fabricar un componente y hay que rediseñar la placa',
      'el prototipo funciona y hay que fabricar la primera serie',
      'un equipo falla en campo y nadie sabe por qué',
    ],
    gets: ['un precio para la primera serie', 'una lista de componentes difíciles de conseguir'],
  },
  machinery: {
    words: wordsOf(
      'mantenimiento industrial|automatizaci[óo]n|maquinaria industrial',
      'm[áa]quinas especiales|construcci[óo]n de m[áa]quinas|rob[óo]tica',
    ),
    sentence: '',
    noun: 'Máquinas y automatización',
    offers: [
      'Construimos, automatizamos y reparamos máquinas.',
      'Suministramos máquinas y renovamos sus controles.',
    ],
    when: [
      'una máquina está parada y el fabricante no da fecha',
      'una tarea manual ocupa a dos personas todo el día',
      'el control de una máquina antigua ya no tiene arreglo',
    ],
    gets: [
      'un presupuesto por escrito tras ver la máquina',
      'una primera idea con un precio orientativo',
    ],
  },
  dealers: {
    words: wordsOf(
      'maquinaria agr[íi]cola|tractores|carretillas? elevadoras?|montacargas',
      'concesionarios? (?:de maquinaria|de camiones|agr[íi]colas?)',
      'maquinaria (?:de obras? p[úu]blicas?|de construcci[óo]n|usada|de ocasi[óo]n)',
      'retroexcavadoras?|excavadoras? (?:usadas?|de ocasi[óo]n)',
      'manipuladores? telesc[óo]picos?|veh[íi]culos industriales',
    ),
    sentence: 'Vendemos y reparamos maquinaria de trabajo.',
    noun: 'Venta de maquinaria',
    offers: [
      'Vendemos máquinas y vehículos de trabajo, nuevos y usados.',
      'Revisamos y reparamos carretillas, tractores y máquinas de obra.',
    ],
    when: [
      'arreglar una carretilla cuesta más de lo que vale',
      'empieza una obra y les falta una máquina',
      'un tractor se avería en plena campaña',
    ],
    gets: ['una lista de máquinas usadas disponibles', 'un precio de recompra a partir de fotos'],
  },
  textiles: {
    words: wordsOf('bordad\\p{L}+|ropa (?:de trabajo|laboral|corporativa)|uniformes?'),
    sentence: '',
    noun: 'Ropa de trabajo',
    offers: ['Estampamos y bordamos ropa de trabajo.', 'Lavamos y alquilamos ropa de trabajo.'],
    when: [
      'entra gente nueva y falta ropa de trabajo con el logotipo',
      'la ropa de trabajo está gastada y cada uno lleva algo distinto',
      'la ropa se acumula y nadie tiene tiempo de lavarla',
    ],
    gets: ['una prenda de muestra', 'un precio según el número de personas'],
  },
  safetyGear: {
    words: wordsOf(
      'epi|epis|equipos? de protecci[óo]n (?:individual|personal)',
      'ropa (?:laboral|de trabajo)|vestuario laboral|calzado de seguridad',
      'guantes (?:de trabajo|de protecci[óo]n|de seguridad)|alta visibilidad',
      'botiquines?|uniformes de trabajo',
    ),
    sentence: 'Suministramos ropa laboral y equipos de protección.',
    noun: 'Ropa laboral',
    offers: [
      'Suministramos ropa laboral, calzado de seguridad y equipos de protección a empresas.',
      'Revisamos y reponemos botiquines.',
    ],
    when: [
      'entra gente nueva y necesita botas, casco y chaqueta',
      'los guantes duran pocos días o nadie quiere ponérselos',
      'los botiquines están medio vacíos o caducados',
    ],
    gets: ['muestras en dos tallas para probar', 'un precio por equipo para cada trabajador nuevo'],
  },
  packaging: {
    words: wordsOf(
      'embalajes?|envases?|empaques?|cajas? de cart[óo]n|cart[óo]n (?:ondulado|corrugado)',
    ),
    sentence: '',
    noun: 'Embalajes',
    offers: ['Fabricamos embalajes a medida.', 'Suministramos embalajes y etiquetas.'],
    when: [
      'la mercancía llega dañada',
      'un producto no cabe en ninguna caja estándar',
      'el proveedor de embalajes exige un pedido mínimo demasiado alto',
    ],
    gets: ['una muestra para uno de sus productos', 'una lista de precios por cantidad'],
  },
  printing: {
    words: wordsOf(
      'imprentas?|impresi[óo]n (?:digital|offset|en gran formato)|artes gr[áa]ficas',
      'serigraf[íi]a',
    ),
    sentence: 'Somos una imprenta.',
    noun: 'Material impreso',
    offers: [
      'Imprimimos folletos, papelería y carteles.',
      'Imprimimos etiquetas, lonas y gran formato.',
    ],
    when: [
      'se acerca una feria y falta el material impreso',
      'cambia la dirección y toda la papelería lleva la antigua',
      'urge una tirada corta y la imprenta en línea tarda demasiado',
    ],
    gets: ['un precio para su próxima impresión', 'muestras de papel o de material'],
  },
  chemicals: {
    words: wordsOf(
      'lubricantes?|aceites? industriales?|productos? qu[íi]micos?',
      'productos? de limpieza|taladrinas?|fluidos? de corte|disolventes?',
      'desengrasantes?|detergentes? industriales?|grasas? industriales?',
    ),
    sentence: 'Suministramos lubricantes, químicos y productos de limpieza.',
    noun: 'Lubricantes y químicos',
    offers: [
      'Suministramos aceites, grasas y productos de limpieza a empresas.',
      'Servimos productos químicos en bidones y contenedores.',
    ],
    when: [
      'el fluido de corte huele mal o irrita la piel',
      'un aceite ya no se fabrica y hace falta un equivalente',
      'hay que sustituir un limpiador demasiado peligroso en el taller',
    ],
    gets: [
      'una muestra para probar en su máquina',
      'un precio por bidón con la ficha de seguridad',
    ],
  },
  covers: {
    words: wordsOf(
      'lonas?|carpas?|cubiertas? (?:de lona|de pvc|textil(?:es)?)',
      'fundas? (?:industriales|a medida|de protecci[óo]n)|tensoestructuras?',
      'arquitectura textil|velas? de sombra|naves? desmontables?',
    ),
    sentence: 'Hacemos lonas y cubiertas a medida.',
    noun: 'Lonas y cubiertas',
    offers: [
      'Fabricamos y reparamos lonas, carpas y cubiertas.',
      'Instalamos carpas de almacén y velas de sombra.',
    ],
    when: [
      'se rompe la lona de un camión y tiene que salir',
      'la mercancía está en el patio y no se puede mojar',
      'una terraza necesita sombra antes de la temporada',
    ],
    gets: ['un precio según sus medidas y una foto', 'muestras de tela en su color'],
  },
  medical: {
    words: wordsOf(
      'equipos? (?:m[ée]dicos?|dentales?|de laboratorio)|electromedicina',
      'equipamiento (?:m[ée]dico|cl[íi]nico|dental|de laboratorio)',
      'productos? sanitarios?',
      'material (?:sanitario|m[ée]dico|dental|de laboratorio|cl[íi]nico)',
      'instrumental (?:m[ée]dico|quir[úu]rgico|dental)|dep[óo]sito dental|autoclaves?',
      'suministros? (?:m[ée]dicos?|hospitalarios?|dentales?)|dispositivos? m[ée]dicos?',
    ),
    sentence: 'Suministramos y reparamos equipos médicos.',
    noun: 'Equipos médicos',
    offers: [
      'Suministramos equipos a consultas, clínicas y laboratorios.',
      'Revisamos, reparamos y calibramos equipos médicos.',
    ],
    when: [
      'falla un autoclave y las citas ya están dadas',
      'una clínica abre o se traslada y necesita equipos',
      'se ha pasado la fecha de revisión de los equipos',
    ],
    gets: ['un precio para la revisión de sus equipos', 'una lista de equipos disponibles'],
  },
  food: {
    words: wordsOf(
      'quesos?|queser[íi]as?|aceite de oliva|miel',
      'distribu(?:idor|idores|idora|ci[óo]n) (?:de alimentos|de alimentaci[óo]n|alimentaria|horeca)',
      'horeca|mayoristas? (?:de alimentaci[óo]n|de alimentos|de frutas|de carnes)',
      'productos? aliment(?:icios|arios)',
      'proveedores? (?:de|para) (?:restaurantes|hosteler[íi]a)',
      'hosteler[íi]a y restauraci[óo]n|industria alimentaria|fabricantes? de alimentos',
      'food ?service|obrador',
    ),
    sentence: 'Servimos a restaurantes, comedores y tiendas.',
    noun: 'Productos alimentarios',
    offers: [
      'Servimos alimentos a restaurantes, comedores y tiendas.',
      'Elaboramos productos por encargo, también con marca del cliente.',
    ],
    when: [
      'falla una entrega y la cocina abre en pocas horas',
      'una carta nueva pide un producto en formato grande',
      'una tienda busca algo que el supermercado no tiene',
    ],
    gets: ['una caja de muestras para su cocina', 'una lista de precios con los días de reparto'],
  },
  supplies: {
    words: wordsOf(
      'rodamientos',
      'mayoristas?|al por mayor|distribuidor(?:es|as?)?|suministros?|repuestos?',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Suministramos productos y repuestos a empresas.',
      'Suministramos herramientas y materiales a profesionales.',
    ],
    when: [
      'el proveedor no entrega y casi no quedan existencias',
      'necesitan una cantidad pequeña que otros no venden',
      'un producto ya no se fabrica y hay que sustituirlo',
    ],
    gets: ['un precio para comparar con su último pedido', 'una muestra del artículo que elijan'],
  },
}
