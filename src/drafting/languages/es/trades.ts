import { wordsOf } from '../letters.ts'
import type { Trades } from '../trade-ids.ts'

/** Words for each trade, what a firm of it does in a sentence, and its work for a subject. */
export const trades: Trades = {
  electrical: [
    wordsOf(
      'electricidad|electricistas?|instalaci(?:[óo]n|ones) el[ée]ctricas?|cuadros? el[ée]ctricos?',
      'tableros? el[ée]ctricos?',
    ),
    'Hacemos instalaciones eléctricas.',
    'Instalaciones eléctricas',
  ],
  plumbing: [
    wordsOf('fontaner\\p{L}+|plomer\\p{L}+|gasf[íi]ter\\p{L}*|calefacci[óo]n|calderas?'),
    'Hacemos trabajos de fontanería.',
    'Agua y calefacción',
  ],
  ventilation: [
    wordsOf(
      'aires? acondicionados?|climatizaci[óo]n|refrigeraci[óo]n|c[áa]maras? frigor[íi]ficas?',
      'ventilaci[óo]n',
    ),
    'Instalamos aire acondicionado y refrigeración.',
    'Climatización y refrigeración',
  ],
  solar: [
    wordsOf(
      'fotovoltaic\\p{L}+|energ[íi]a solar|paneles solares|placas solares|puntos? de (?:re)?carga',
    ),
    'Instalamos paneles solares.',
    'Energía solar',
  ],
  roofing: [
    wordsOf(
      'tejados?|techumbres?|cubiertas (?:planas|met[áa]licas|industriales|y tejados)',
      'impermeabilizaci\\p{L}+|goteras?',
    ),
    'Reparamos cubiertas y tejados.',
    'Cubiertas y tejados',
  ],
  painting: [
    wordsOf('pinturas?|pintor(?:es|as?)?|yesos?|yeseros?|pladur|drywall|pintura de fachadas'),
    'Hacemos trabajos de pintura.',
    'Trabajos de pintura',
  ],
  joinery: [
    wordsOf(
      'carpinter[íi]as?(?! (?:met[áa]lica|de aluminio))|carpinteros?|ebanister[íi]a|ebanistas?',
      'muebles a medida',
    ),
    'Somos una carpintería.',
    'Carpintería',
  ],
  windows: [
    wordsOf(
      'puertas y ventanas|ventanas (?:y puertas|de aluminio|de pvc|de madera)|cristaler[íi]as?',
      'vidrier[íi]as?|vidrios?|cristal(?:es)? templados?|carpinter[íi]a de aluminio',
    ),
    'Instalamos ventanas y vidrios.',
    'Ventanas y puertas',
  ],
  flooring: [
    wordsOf(
      'pavimentos?|suelos? (?:industriales|de resina|vin[íi]licos?|laminados?)',
      'pisos? (?:industriales|laminados?|de madera|vin[íi]licos?|ep[óo]xicos?)|tarimas?|parquet',
    ),
    'Instalamos suelos y pavimentos.',
    'Suelos y pavimentos',
  ],
  metalwork: [
    wordsOf(
      'estructuras? met[áa]licas?|carpinter[íi]a met[áa]lica|herrer[íi]as?|herreros?|soldaduras?|calderer[íi]a',
    ),
    'Hacemos trabajos en metal y soldadura.',
    'Trabajos en metal',
  ],
  machining: [
    wordsOf(
      'matricer[íi]a|matrices|moldes|mecanizad\\p{L}+|maquinados?|torner[íi]a|torneados?',
      'fresados?|cnc|matricer[íi]a',
    ),
    'Mecanizamos piezas.',
    'Piezas mecanizadas',
  ],
  finishing: [
    wordsOf(
      'recubrimientos? (?:antiadherentes?|industriales)|ptfe',
      'tratamientos? (?:de superficies?|superficial\\p{L}*)|galvaniz\\p{L}+|anodiz\\p{L}+',
      'cromad\\p{L}+|[cz]incad\\p{L}+',
    ),
    'Tratamos y recubrimos piezas de metal.',
    'Tratamiento de superficies',
  ],
  plastics: [
    wordsOf(
      'pl[áa]sticos?|inyecci[óo]n de pl[áa]sticos?|impresi[óo]n 3d|termoformad\\p{L}+|rotomoldeo',
    ),
    'Fabricamos piezas de plástico.',
    'Piezas de plástico',
  ],
  electronics: [
    wordsOf(
      'electr[óo]nica|firmware|placas? electr[óo]nicas?|tarjetas? electr[óo]nicas?',
      'circuitos? impresos?|pcb',
      'montaje electr[óo]nico',
    ),
    'Fabricamos equipos electrónicos.',
    'Electrónica',
  ],
  machinery: [
    wordsOf(
      'mantenimiento industrial|automatizaci[óo]n|compresores|bombas|maquinaria industrial',
      'm[áa]quinas especiales',
      'construcci[óo]n de m[áa]quinas|rob[óo]tica',
    ),
    '',
    'Máquinas y automatización',
  ],
  construction: [
    wordsOf('construcciones|constructoras?|reformas|remodelaci\\p{L}+|alba[ñn]il\\p{L}*'),
    'Hacemos obras.',
    'Obras y reformas',
  ],
  groundworks: [
    wordsOf('movimientos? de tierras?|excavaci\\p{L}+|demolici\\p{L}+|derribos?|pavimentaci[óo]n'),
    'Hacemos excavaciones y movimientos de tierras.',
    'Excavación y pavimentación',
  ],
  rental: [
    wordsOf(
      'alquiler|renta de',
      '(?:alquiler|renta|arriendo) de (?:maquinaria|equipos?|gr[úu]as|andamios|herramientas)',
      'andamios?|plataformas elevadoras|gr[úu]as?|alquiler de veh[íi]culos',
    ),
    '',
    'Alquiler de equipos',
  ],
  gardening: [
    wordsOf('jardiner\\p{L}+|paisajis\\p{L}+|podas?|zonas verdes|[áa]reas verdes|c[ée]sped'),
    'Hacemos jardinería.',
    'Jardinería',
  ],
  cleaning: [
    wordsOf(
      'limpiezas?|limpieza de (?:oficinas|cristales|vidrios|naves)|empresa de limpieza',
      'limpiador(?:es|as?)?|aseo industrial',
    ),
    'Hacemos limpiezas.',
    'Limpieza',
  ],
  security: [
    wordsOf('vigilantes?|alarmas?|videovigilancia|cctv|control de accesos?'),
    '',
    'Seguridad y vigilancia',
  ],
  pests: [
    wordsOf('plagas?|fumigaci\\p{L}+|desratizaci[óo]n|desinsectaci[óo]n|cucarachas|roedores'),
    'Hacemos control de plagas.',
    'Control de plagas',
  ],
  inspection: [
    wordsOf(
      'calibraci\\p{L}+|metrolog[íi]a|extintor(?:es)?|ensayos? no destructivos?',
      'inspecci(?:[óo]n|ones) (?:t[ée]cnicas?|peri[óo]dicas?|reglamentarias?)',
    ),
    '',
    'Revisiones e inspecciones',
  ],
  surveying: [
    wordsOf(
      'topogr[áa]f\\p{L}+|geot[ée]cni\\p{L}+|agrimens\\p{L}+|deslindes?|estudios? de suelos?',
    ),
    '',
    'Topografía y mediciones',
  ],
  planning: [
    wordsOf(
      'arquitect(?:os?|as?|ura)|ingenier[íi]a estructural|proyectos? de edificaci[óo]n',
      'licencias? de (?:obras?|construcci[óo]n)|c[áa]lculo de estructuras',
    ),
    'Proyectamos edificios.',
    'Proyectos y planos',
  ],
  itSupport: [
    wordsOf(
      '(?:soporte|mantenimiento) inform[áa]tico|servicios inform[áa]ticos|soporte (?:it|ti)',
      'servidores|ciberseguridad',
    ),
    '',
    'Soporte informático',
  ],
  software: [
    wordsOf(
      'software|aplicaciones (?:m[óo]viles|web|a medida)|desarrollo de (?:aplicaciones|apps)',
      'programas? a medida|bases? de datos',
    ),
    '',
    'Software',
  ],
  webDesign: [
    wordsOf(
      'dise[ñn]o (?:de p[áa]ginas )?web|desarrollo web|p[áa]ginas web|wordpress',
      'posicionamiento web',
    ),
    'Hacemos páginas web.',
    'Página web',
  ],
  advertising: [
    wordsOf(
      'agencia de (?:publicidad|comunicaci[óo]n|marketing)|marketing (?:digital|online)',
      'mercadotecnia|branding|dise[ñn]o gr[áa]fico',
    ),
    '',
    'Publicidad',
  ],
  printing: [
    wordsOf(
      'imprentas?|impresi[óo]n (?:digital|offset|en gran formato)|artes gr[áa]ficas|serigraf[íi]a',
      'rotulaci[óo]n',
    ),
    'Somos una imprenta.',
    'Material impreso',
  ],
  photography: [
    wordsOf(
      'fot[óo]graf[oa]s?|fotograf[íi]as?|v[íi]deos? corporativos?',
      'producci[óo]n (?:audiovisual|de v[íi]deos?)|audiovisual(?:es)?',
    ),
    'Hacemos fotografía y producción audiovisual.',
    'Fotografía y audiovisuales',
  ],
  translation: [
    wordsOf(
      'traducci(?:[óo]n|ones)|traductor(?:es|as?)?|int[ée]rpretes?',
      'interpretaci[óo]n simult[áa]nea|subtitulad\\p{L}+',
    ),
    'Traducimos textos y documentos.',
    'Traducciones',
  ],
  accounting: [
    wordsOf(
      'gestor[íi]as?|contabilidad|asesor[íi]a (?:fiscal|contable|laboral)|n[óo]minas',
      'contador(?:es|as?)?',
    ),
    'Somos una gestoría.',
    'Contabilidad',
  ],
  law: [
    wordsOf(
      'abogad[oa]s?|bufetes?|despacho jur[íi]dico|asesor[íi]a jur[íi]dica',
      'derecho (?:laboral|mercantil|civil|penal|administrativo)',
    ),
    '',
    'Cuestiones legales',
  ],
  consulting: [
    wordsOf(
      'consultor[íi]a|consultor(?:es|as?)?|sistemas? de gesti[óo]n',
      'asesoramiento (?:empresarial|estrat[ée]gico)|planificaci[óo]n estrat[ée]gica',
    ),
    '',
    '',
  ],
  training: [
    wordsOf(
      'cursos?|capacitaci\\p{L}+',
      'formaci[óo]n (?:para empresas|de empresas|profesional|bonificada)|formador(?:es|as?)?',
      'coaching',
    ),
    '',
    'Formación del personal',
  ],
  staffing: [
    wordsOf(
      'selecci[óo]n de personal|trabajo temporal|personal (?:temporal|eventual)|ett',
      'headhunt\\p{L}+',
    ),
    'Encontramos personal para puestos vacantes.',
    'Puestos vacantes',
  ],
  transport: [
    wordsOf(
      '3pl|almacenaje|transportes?(?! p[úu]blicos?)|transportistas?|log[íi]stica|fletes?',
      'mensajer[íi]a',
    ),
    'Hacemos transportes.',
    'Transporte',
  ],
  passengers: [
    wordsOf('autobuses|autocares|minib[úu]s|traslado de personal|transporte de pasajeros|vans?'),
    'Llevamos grupos de personas.',
    'Transporte de personal',
  ],
  customs: [
    wordsOf('aduan\\p{L}+|despachantes?|comercio exterior|importaci[óo]n|exportaci[óo]n'),
    '',
    'Aduana e importación',
  ],
  removals: [
    wordsOf(
      'mudanzas?|traslados? de (?:oficinas|maquinaria)|guardamuebles',
      'vaciado de (?:pisos|locales|oficinas)|montamuebles',
    ),
    'Hacemos mudanzas.',
    'Mudanzas y traslados',
  ],
  catering: [
    wordsOf('catering|banquetes?|buff?ets?|panader[íi]as?|pasteler[íi]as?|food ?trucks?'),
    'Preparamos comida para reuniones y eventos.',
    'Catering',
  ],
  rooms: [
    wordsOf(
      'hotel(?:es)?|hostal(?:es)?|salas? de (?:reuniones|juntas|conferencias)',
      'sal(?:[óo]n|ones) (?:de|para) eventos|restaurantes?',
    ),
    '',
    '',
  ],
  events: [
    wordsOf(
      '(?:organizaci[óo]n|producci[óo]n|montaje) de eventos',
      'eventos (?:corporativos|empresariales)|sonido e iluminaci[óo]n|escenarios|carpas?',
    ),
    '',
    'Eventos',
  ],
  vehicles: [
    wordsOf(
      'taller(?:es)? (?:mec[áa]nicos?|de coches|automotri(?:z|ces)|de chapa)',
      'reparaci[óo]n de (?:coches|veh[íi]culos|autos|carros|camiones)|neum[áa]ticos?|llantas',
      'chapa y pintura',
    ),
    '',
    'Reparación de vehículos',
  ],
  waste: [
    wordsOf(
      'residuos?|reciclaj\\p{L}+|contenedores? de (?:obra|escombros)|chatarr\\p{L}+|escombros',
    ),
    'Recogemos y gestionamos residuos.',
    'Gestión de residuos',
  ],
  property: [
    wordsOf(
      'administraci[óo]n de (?:fincas|edificios|propiedades|inmuebles|condominios)',
      'administrador(?:es|as?)? de fincas|inmobiliari\\p{L}+|gesti[óo]n de inmuebles',
      'conserjer[íi]a',
    ),
    '',
    'Administración de inmuebles',
  ],
  insurance: [
    wordsOf(
      'seguros (?:para|generales|m[ée]dicos)',
      'seguros? de (?:vida|salud|empresas?|hogar|responsabilidad)|corredur[íi]as?',
      'corredor(?:es|as?)? de seguros|aseguradoras?',
    ),
    'Asesoramos en seguros.',
    'Seguros',
  ],
  interiors: [
    wordsOf(
      'interioris\\p{L}+|dise[ñn]o de interiores|mobiliario (?:de oficina|comercial)',
      'muebles de oficina|decoraci[óo]n',
    ),
    'Equipamos oficinas y locales.',
    'Diseño de espacios',
  ],
  textiles: [
    wordsOf(
      'bordad\\p{L}+|ropa (?:de trabajo|laboral|corporativa)|uniformes?|tapicer\\p{L}+',
      'lavander[íi]as?',
    ),
    '',
    'Textiles',
  ],
  packaging: [
    wordsOf('embalajes?|envases?|empaques?|cajas? de cart[óo]n|cart[óo]n (?:ondulado|corrugado)'),
    '',
    'Embalajes',
  ],
  supplies: [
    wordsOf('mayoristas?|al por mayor|distribuidor(?:es|as?)?|suministros?|repuestos?'),
    '',
    '',
  ],
}
