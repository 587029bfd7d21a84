import { wordsOf } from '../../letters.ts'
import type { BuildingTrades } from '../../trade-ids.ts'

/** Trades of builders and their kind, as firms of them speak. */
export const building: BuildingTrades = {
  electrical: {
    words: wordsOf(
      'electricidad|electricistas?|instalaci(?:[óo]n|ones) el[ée]ctricas?|cuadros? el[ée]ctricos?',
      'tableros? el[ée]ctricos?',
    ),
    sentence: 'Hacemos instalaciones eléctricas.',
    noun: 'Instalaciones eléctricas',
    offers: [
      'Instalamos, reparamos y revisamos instalaciones eléctricas.',
      'Hacemos la electricidad de oficinas, comercios y talleres.',
    ],
    when: [
      'cambian la distribución de la oficina y hay que mover enchufes',
      'mueven una máquina y hace falta una línea nueva',
      'la inspección eléctrica encuentra defectos que hay que corregir',
    ],
    gets: ['un precio fijo tras una visita', 'una lista de lo que hay que hacer primero'],
  },
  plumbing: {
    words: wordsOf('fontaner\\p{L}+|plomer\\p{L}+|gasf[íi]ter\\p{L}*|calefacci[óo]n|calderas?'),
    sentence: 'Hacemos trabajos de fontanería.',
    noun: 'Agua y calefacción',
    offers: [
      'Instalamos y reparamos calefacción y fontanería.',
      'Hacemos el mantenimiento de calderas y calefacción.',
    ],
    when: [
      'falla la calefacción o hay que cambiarla antes del invierno',
      'una tubería pierde agua sobre una zona de trabajo',
      'hay que renovar los baños sin cerrar el edificio',
    ],
    gets: ['un precio fijo tras una visita', 'una propuesta de fecha para empezar'],
  },
  ventilation: {
    words: wordsOf('aires? acondicionados?|climatizaci[óo]n|ventilaci[óo]n'),
    sentence: 'Instalamos aire acondicionado y ventilación.',
    noun: 'Climatización y ventilación',
    offers: [
      'Instalamos y mantenemos climatización y ventilación.',
      'Limpiamos, medimos y renovamos la ventilación.',
    ],
    when: [
      'el aire de las salas de reuniones está viciado a mediodía',
      'en la oficina o la sala de servidores hace demasiado calor',
      'toca la revisión anual del aire acondicionado',
    ],
    gets: ['un precio para la revisión anual', 'un precio fijo tras una visita'],
  },
  solar: {
    words: wordsOf('fotovoltaic\\p{L}+|energ[íi]a solar|paneles solares|placas solares'),
    sentence: 'Instalamos paneles solares.',
    noun: 'Energía solar',
    offers: [
      'Proyectamos e instalamos sistemas solares.',
      'Revisamos instalaciones solares y añadimos baterías.',
    ],
    when: [
      'la factura de la luz sube y el techo está vacío',
      'la energía del techo se vende barata a mediodía y se compra cara de noche',
      'una instalación antigua produce menos de lo que debería',
    ],
    gets: [
      'un cálculo de lo que puede producir su techo',
      'una revisión de lo que rinde su instalación',
    ],
  },
  water: {
    words: wordsOf(
      'tratamientos? (?:de|del) aguas?|descalcificador(?:es)?|[óo]smosis inversa|agua potable',
      'potabilizaci[óo]n|ozono|depuraci[óo]n de aguas?',
    ),
    sentence: 'Tratamos agua.',
    noun: 'Tratamiento de agua',
    offers: [
      'Instalamos y mantenemos equipos de tratamiento de agua.',
      'Mantenemos pozos e instalaciones de agua potable.',
    ],
    when: [
      'la cal atasca una y otra vez máquinas, calderas o grifos',
      'un análisis del agua supera el límite',
      'aparecen bacterias en el agua potable',
    ],
    gets: ['un análisis de una muestra de su agua', 'un precio para el mantenimiento anual'],
  },
  roofing: {
    words: wordsOf(
      'tejados?|techumbres?|cubiertas (?:planas|met[áa]licas|industriales|y tejados)',
      'impermeabilizaci\\p{L}+|goteras?',
    ),
    sentence: 'Reparamos cubiertas y tejados.',
    noun: 'Cubiertas y tejados',
    offers: [
      'Reparamos y renovamos cubiertas y tejados.',
      'Impermeabilizamos cubiertas planas y limpiamos canalones.',
    ],
    when: [
      'aparecen goteras después de una lluvia fuerte',
      'un temporal daña la cubierta y el edificio sigue en uso',
      'hay que renovar la cubierta antes de poner paneles solares',
    ],
    gets: ['un presupuesto por escrito con fotos de la cubierta', 'un precio fijo tras una visita'],
  },
  painting: {
    words: wordsOf(
      'pinturas?|pintor(?:es|as?)?|yesos?|yeseros?|pladur|drywall|pintura de fachadas',
    ),
    sentence: 'Hacemos trabajos de pintura.',
    noun: 'Trabajos de pintura',
    offers: ['Pintamos interiores y fachadas.', 'Hacemos tabiques, enlucidos y pintura.'],
    when: [
      'hay que pintar oficinas o escaleras sin parar el trabajo',
      'un inquilino se va y el siguiente está esperando',
      'la fachada tiene grietas o manchas a la vista',
    ],
    gets: ['un precio fijo tras una visita', 'una propuesta de fecha fuera de su horario'],
  },
  joinery: {
    words: wordsOf(
      'carpinter[íi]as?(?! (?:met[áa]lica|de aluminio))|carpinteros?|ebanister[íi]a|ebanistas?',
      'muebles a medida',
    ),
    sentence: 'Somos una carpintería.',
    noun: 'Carpintería',
    offers: [
      'Fabricamos muebles y equipamiento a medida.',
      'Hacemos carpintería y estructuras de madera.',
    ],
    when: [
      'un mostrador o una estantería tiene que encajar en un rincón',
      'renuevan un local y ya hay fecha de apertura',
      'hay que cambiar una puerta y el modelo ya no se fabrica',
    ],
    gets: ['un precio según un dibujo o una foto', 'un presupuesto por escrito tras tomar medidas'],
  },
  windows: {
    words: wordsOf(
      'puertas y ventanas|ventanas (?:y puertas|de aluminio|de pvc|de madera)|cristaler[íi]as?',
      'vidrier[íi]as?|vidrios?|cristal(?:es)? templados?|carpinter[íi]a de aluminio',
    ),
    sentence: 'Instalamos ventanas y vidrios.',
    noun: 'Ventanas y puertas',
    offers: [
      'Suministramos y colocamos ventanas y puertas.',
      'Cambiamos vidrios y reparamos puertas y ventanas.',
    ],
    when: [
      'se rompe un vidrio y el local no puede quedar abierto',
      'las ventanas viejas dejan escapar el calor',
      'una puerta de entrada ya no cierra bien',
    ],
    gets: ['un precio según sus medidas', 'un presupuesto por escrito tras tomar medidas'],
  },
  glass: {
    words: wordsOf(
      'cristaler[íi]as? (?:industrial(?:es)?|a medida)',
      'vidrios? (?:templados?|laminados?|aislantes?|a medida|planos?|c[áa]mara)',
      'doble acristalamiento|transformaci[óo]n (?:del|de) vidrio|corte de vidrio',
      'espejos? a medida|vidrier[íi]as?|espejos|manufactura de vidrio',
    ),
    sentence: 'Cortamos y transformamos vidrio.',
    noun: 'Vidrio y espejos',
    offers: [
      'Servimos a constructoras vidrio cortado, templado y espejos.',
      'Fabricamos vidrio aislante a medida.',
    ],
    when: [
      'un vidrio viene mal medido y los montadores ya están en obra',
      'una ducha o una barandilla lleva vidrio templado con taladros',
      'los vidrios dobles están empañados y hay que cambiarlos en serie',
    ],
    gets: ['un precio según su lista de medidas', 'un presupuesto con fecha de entrega'],
  },
  flooring: {
    words: wordsOf(
      'pavimentos?|suelos? (?:industriales|de resina|vin[íi]licos?|laminados?)',
      'pisos? (?:industriales|laminados?|de madera|vin[íi]licos?|ep[óo]xicos?)|tarimas?|parquet',
    ),
    sentence: 'Instalamos suelos y pavimentos.',
    noun: 'Suelos y pavimentos',
    offers: ['Colocamos y renovamos suelos.', 'Colocamos baldosas y azulejos.'],
    when: [
      'el suelo está gastado y solo pueden cerrar un fin de semana',
      'una cocina o un taller necesita un suelo que aguante el agua',
      'se sueltan baldosas en una zona de paso',
    ],
    gets: ['muestras de material', 'un precio por metro cuadrado tras una visita'],
  },
  construction: {
    words: wordsOf('construcciones|constructoras?|reformas|remodelaci\\p{L}+|alba[ñn]il\\p{L}*'),
    sentence: 'Hacemos obras.',
    noun: 'Obras y reformas',
    offers: [
      'Construimos y reformamos edificios para empresas.',
      'Reformamos y ampliamos edificios.',
    ],
    when: [
      'hay que hacer obras sin cerrar el negocio',
      'un contratista abandona la obra y la fecha sigue en pie',
      'aparecen humedades o grietas en una pared',
    ],
    gets: ['un precio fijo tras una visita', 'una propuesta de fecha para empezar'],
  },
  groundworks: {
    words: wordsOf('movimientos? de tierras?|excavaci\\p{L}+|pavimentaci[óo]n'),
    sentence: 'Hacemos excavaciones y movimientos de tierras.',
    noun: 'Excavación y pavimentación',
    offers: ['Hacemos movimientos de tierra y redes.', 'Excavamos, demolemos y pavimentamos.'],
    when: [
      'hay que excavar y pavimentar un patio o un estacionamiento',
      'se atasca un desagüe o hay que tender una tubería',
      'hay que derribar un edificio viejo antes de construir',
    ],
    gets: ['un precio fijo tras una visita', 'una propuesta de fecha para empezar'],
  },
  rental: {
    words: wordsOf(
      'alquiler(?! de (?:coche|auto|carro|veh[íi]culo|furgo|camio|remolque|oficina|trastero|gr[úu]a))',
      'renta de(?! (?:autos?|carros|veh[íi]culos|camion\\w+|oficinas|bodegas|gr[úu]as))',
      '(?:alquiler|renta|arriendo) de (?:maquinaria|equipos?|andamios|herramientas)',
      'plataformas elevadoras',
    ),
    sentence: '',
    noun: 'Alquiler de equipos',
    offers: ['Alquilamos máquinas y equipos.', 'Alquilamos andamios y equipos de elevación.'],
    when: [
      'se para una máquina y el trabajo no puede esperar',
      'necesitan un equipo unas semanas y no les conviene comprarlo',
      'una obra empieza antes de lo previsto y falta maquinaria',
    ],
    gets: ['un precio por día y por semana', 'una lista de los equipos libres en su fecha'],
  },
  gardening: {
    words: wordsOf('jardiner\\p{L}+|paisajis\\p{L}+|zonas verdes|[áa]reas verdes|c[ée]sped'),
    sentence: 'Hacemos jardinería.',
    noun: 'Jardinería',
    offers: ['Mantenemos jardines y zonas verdes.', 'Podamos y talamos árboles.'],
    when: [
      'los exteriores se ven descuidados y las visitas lo notan',
      'un árbol se inclina sobre un camino o un techo',
      'ya nadie tiene tiempo de podar y cortar el césped',
    ],
    gets: ['un precio mensual tras una visita', 'un calendario de trabajos mes a mes'],
  },
  agriculture: {
    words: wordsOf(
      'servicios? agr[íi]colas?|trabajos? agr[íi]colas?|labores agr[íi]colas',
      'cosechadoras?|asesor[íi]a (?:agr[íi]cola|agron[óo]mica)',
      'asesoramiento agr[íi]cola|agr[óo]nomos?|fumigaci[óo]n agr[íi]cola',
      'drenajes? agr[íi]colas?|maquila agr[íi]cola',
    ),
    sentence: 'Hacemos trabajos agrícolas para explotaciones.',
    noun: 'Trabajos agrícolas',
    offers: [
      'Cosechamos, tratamos y sembramos para explotaciones agrícolas.',
      'Asesoramos sobre suelos, cultivos y drenajes.',
    ],
    when: [
      'la cosecha está madura y su cosechadora no da abasto',
      'el agua se queda días en la parcela después de llover',
      'hay que tratar y el tiempo solo da dos días',
    ],
    gets: ['un precio por hectárea o por hora', 'una nota breve tras visitar una parcela'],
  },
  interiors: {
    words: wordsOf('interioris\\p{L}+|dise[ñn]o de interiores|mobiliario comercial|decoraci[óo]n'),
    sentence: 'Equipamos oficinas y locales.',
    noun: 'Diseño de espacios',
    offers: ['Diseñamos y amueblamos oficinas.', 'Equipamos comercios y oficinas.'],
    when: [
      'entra más gente y los escritorios ya no caben',
      'abren un local y quieren que se distinga de otros',
      'hay tanto ruido en la oficina que cuesta hablar por teléfono',
    ],
    gets: ['un primer boceto de un espacio', 'un presupuesto por escrito tras tomar medidas'],
  },
  surveying: {
    words: wordsOf(
      'topogr[áa]f\\p{L}+|geot[ée]cni\\p{L}+|agrimens\\p{L}+|deslindes?|estudios? de suelos?',
    ),
    sentence: '',
    noun: 'Topografía y mediciones',
    offers: ['Medimos terrenos y edificios.', 'Estudiamos suelos y cimientos.'],
    when: [
      'se vende o divide un terreno y el límite no está claro',
      'no hay planos de un edificio y hay que medirlo',
      'una obra necesita el replanteo antes de empezar',
    ],
    gets: [
      'un precio para medir su terreno o edificio',
      'una propuesta de fecha para medir en el sitio',
    ],
  },
  carpentry: {
    words: wordsOf(
      'carpinter[íi]a de (?:armar|madera)|estructuras? de madera|cubiertas? de madera',
      'entramado ligero|casas? de madera',
    ),
    sentence: 'Construimos en madera, de cubiertas a naves.',
    noun: 'Estructuras de madera',
    offers: [
      'Montamos y reparamos cubiertas y estructuras de madera.',
      'Construimos porches y ampliaciones de madera.',
    ],
    when: [
      'una cubierta debe quedar montada antes del invierno',
      'una ampliación debe estar en pie en pocos días',
      'hay vigas podridas que todavía sostienen un muro',
    ],
    gets: ['un precio a partir de un plano o una foto', 'una fecha para ver la estructura'],
  },
  drywall: {
    words: wordsOf(
      'pladur|placas? de yeso|yeso laminado|tabiques? secos?|falsos? techos?|drywall|durlock',
      'tabiquer[íi]a seca',
    ),
    sentence: 'Montamos tabiques y techos de yeso laminado.',
    noun: 'Tabiques y techos',
    offers: [
      'Montamos y rematamos tabiques de placa de yeso.',
      'Colocamos falsos techos en oficinas y tiendas.',
    ],
    when: [
      'hay que dividir una oficina y la mudanza tiene fecha',
      'llegan los pintores y las placas no están puestas',
      'se abrió un techo para pasar tubos y hay que cerrarlo',
    ],
    gets: ['un precio a partir de su plano', 'una fecha posible de inicio'],
  },
  plantWork: {
    words: wordsOf(
      'mantenimiento (?:industrial|mec[áa]nico)|montajes? industrial(?:es)?',
      'tuber[íi]as? industrial(?:es)?|calderer[íi]a|paradas? de planta',
    ),
    sentence: 'Montamos y mantenemos instalaciones industriales.',
    noun: 'Mantenimiento industrial',
    offers: [
      'Montamos y reparamos tuberías en fábricas.',
      'Montamos, trasladamos y mantenemos máquinas.',
    ],
    when: [
      'una línea está parada y sus mecánicos no dan abasto',
      'hay una parada prevista y faltan manos',
      'una tubería pierde y la planta debe arrancar el lunes',
    ],
    gets: ['una fecha de visita a su planta', 'un precio cerrado tras una visita'],
  },
}
