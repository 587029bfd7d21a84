import { wordsOf } from '../../letters.ts'
import type { AdvisingTrades } from '../../trade-ids.ts'

/** Trades of advisers and makers of plans and software, as firms of them speak. */
export const advising: AdvisingTrades = {
  planning: {
    words: wordsOf(
      'arquitect(?:os?|as?|ura)|ingenier[íi]a estructural|proyectos? de edificaci[óo]n',
      'licencias? de (?:obras?|construcci[óo]n)|c[áa]lculo de estructuras',
    ),
    sentence: 'Proyectamos edificios.',
    noun: 'Proyectos y planos',
    offers: [
      'Proyectamos edificios y reformas.',
      'Hacemos cálculo de estructuras y proyectos técnicos.',
    ],
    when: [
      'necesitan una licencia de construcción y faltan los planos',
      'hay que dar otro uso a un edificio',
      'los técnicos de la casa no tienen tiempo para otro proyecto',
    ],
    gets: ['una primera opinión sobre lo que es posible', 'un precio para la primera fase'],
  },
  inspection: {
    words: wordsOf(
      'calibraci\\p{L}+|metrolog[íi]a|ensayos? no destructivos?',
      'inspecci(?:[óo]n|ones) (?:t[ée]cnicas?|peri[óo]dicas?|reglamentarias?)',
    ),
    sentence: '',
    noun: 'Revisiones e inspecciones',
    offers: [
      'Revisamos e inspeccionamos equipos e instalaciones.',
      'Calibramos instrumentos de medida.',
    ],
    when: [
      'toca una revisión y el certificado está a punto de vencer',
      'una auditoría pide registros que faltan',
      'una máquina nueva necesita el certificado para poder funcionar',
    ],
    gets: ['una lista de lo que toca revisar y cuándo', 'un precio según el número de equipos'],
  },
  health: {
    words: wordsOf(
      'prevenci[óo]n de riesgos(?: laborales)?|riesgos laborales',
      'salud (?:laboral|ocupacional)|servicio de prevenci[óo]n|vigilancia de la salud',
      'prl|evaluaci[óo]n de riesgos|seguridad y salud|medicina (?:del trabajo|laboral)',
      't[ée]cnicos? de prevenci[óo]n',
    ),
    sentence: 'Llevamos la prevención de riesgos laborales.',
    noun: 'Prevención de riesgos',
    offers: [
      'Hacemos evaluaciones de riesgos y mantenemos la documentación al día.',
      'Organizamos los reconocimientos médicos de los trabajadores.',
    ],
    when: [
      'se anuncia una inspección y la evaluación de riesgos está anticuada',
      'un trabajador ha tenido un accidente y hay que revisar las medidas',
      'la empresa contratante pide documentos de prevención que no tienen',
    ],
    gets: [
      'una lista de los documentos obligatorios para ustedes',
      'un precio por trabajador y año',
    ],
  },
  valuation: {
    words: wordsOf(
      'tasaci[óo]n|tasaciones|tasador(?:a|es|as)?',
      'valoraci[óo]n (?:de empresas?|inmobiliaria|de inmuebles|de maquinaria|de activos)',
      'valoraciones (?:de empresas?|inmobiliarias)|aval[úu]os?|valuador(?:es)?',
      'perito (?:tasador|inmobiliario)',
    ),
    sentence: 'Tasamos inmuebles, maquinaria y empresas.',
    noun: 'Tasaciones',
    offers: [
      'Tasamos edificios, terrenos y maquinaria con informe escrito.',
      'Valoramos empresas antes de una venta o un relevo.',
    ],
    when: [
      'el banco pide una tasación antes de dar el préstamo',
      'un socio se marcha y hay que pagarle su parte',
      'van a vender o asegurar maquinaria y no conocen su valor',
    ],
    gets: ['un precio cerrado para el informe', 'una lista de los documentos que hacen falta'],
  },
  metering: {
    words: wordsOf(
      'telemetr[íi]a|telemedida|telelectura|telegesti[óo]n',
      'monitorizaci[óo]n (?:energ[ée]tica|de consumos|de m[áa]quinas|de equipos)',
      'monitoreo (?:energ[ée]tico|remoto|de equipos)',
      'contadores (?:de energ[íi]a|inteligentes|individuales)',
      'medici[óo]n (?:de energ[íi]a|de consumos)|repartidores de costes|submedici[óo]n',
    ),
    sentence: 'Medimos y controlamos energía y máquinas.',
    noun: 'Medición de consumos',
    offers: [
      'Instalamos contadores y mostramos el consumo por máquina.',
      'Vigilamos máquinas e instalaciones a distancia.',
    ],
    when: [
      'sube la factura de la luz y no saben qué máquina gasta',
      'los inquilinos quieren pagar solo lo que consumen',
      'una bomba se paró de noche y nadie se enteró',
    ],
    gets: ['una lista de los puntos que conviene medir', 'un precio por punto de medida'],
  },
  energyAdvice: {
    words: wordsOf(
      'auditor[íi]as? energ[ée]ticas?|certificados? (?:de eficiencia )?energ[ée]ticos?',
      'certificaci[óo]n energ[ée]tica|eficiencia energ[ée]tica',
      'consultor[íi]a energ[ée]tica|asesor(?:[íi]a|es|amiento)? energ[ée]tic(?:a|o|os)',
      'ahorro energ[ée]tico|certificador(?:es)? energ[ée]ticos?',
      'rehabilitaci[óo]n energ[ée]tica',
    ),
    sentence: 'Asesoramos sobre la energía en edificios.',
    noun: 'Asesoría energética',
    offers: [
      'Hacemos auditorías energéticas de edificios y empresas.',
      'Emitimos certificados energéticos y buscamos las ayudas posibles.',
    ],
    when: [
      'venden o alquilan un edificio y falta el certificado energético',
      'preparan una reforma y la ayuda se pide antes de empezar',
      'la calefacción cuesta cada año más y no saben por qué',
    ],
    gets: [
      'una lista de las ayudas posibles',
      'un precio cerrado para el certificado o la auditoría',
    ],
  },
  itSupport: {
    words: wordsOf(
      '(?:soporte|mantenimiento) inform[áa]tico|servicios inform[áa]ticos|soporte (?:it|ti)',
      'servidores',
    ),
    sentence: '',
    noun: 'Soporte informático',
    offers: [
      'Mantenemos ordenadores, servidores y redes.',
      'Instalamos y llevamos la informática de pequeñas empresas.',
    ],
    when: [
      'se va la persona que conocía los servidores',
      'se cae la red y nadie contesta el teléfono',
      'no saben si la copia de seguridad se puede recuperar',
    ],
    gets: [
      'el resultado de una prueba de su copia de seguridad',
      'una lista de lo que fallaría primero',
    ],
  },
  telecom: {
    words: wordsOf(
      'internet (?:corporativo|empresarial|dedicado)',
      'telecomunicaciones|centralitas?',
      'telefon[íi]a (?:ip|fija|empresarial|para empresas|de empresas)',
      'cableado (?:estructurado|de red|de datos)|fibra [óo]ptica',
      'conmutadores? telef[óo]nicos?|radiocomunicaciones|voz ip|voip|walkie.?talkies?',
    ),
    sentence: 'Instalamos telefonía e internet para empresas.',
    noun: 'Telefonía e internet',
    offers: [
      'Instalamos centralitas y líneas de internet en empresas.',
      'Tendemos cableado de red y suministramos radios.',
    ],
    when: [
      'la oficina se muda y los teléfonos deben funcionar el primer día',
      'se corta internet y no se puede cobrar con tarjeta',
      'en la nave no hay cobertura de radio ni de móvil',
    ],
    gets: ['una revisión de su factura de teléfono', 'un precio cerrado tras una visita'],
  },
  software: {
    words: wordsOf(
      'software|aplicaciones (?:m[óo]viles|web|a medida)|desarrollo de (?:aplicaciones|apps)',
      'programas? a medida|bases? de datos',
    ),
    sentence: '',
    noun: 'Software',
    offers: ['Desarrollamos software para empresas.', 'Desarrollamos aplicaciones móviles y web.'],
    when: [
      'alguien escribe los mismos datos en dos programas',
      'una hoja de cálculo ya no basta para llevarlo todo',
      'el programador de un sistema antiguo ya no responde',
    ],
    gets: ['una primera estimación de trabajo y precio', 'una demostración breve con datos reales'],
  },
  automating: {
    words: wordsOf(
      'automatizaci[óo]n (?:de procesos|de tareas|de oficinas?|administrativa|inteligente)',
      'inteligencia artificial para (?:empresas|pymes|negocios)|agentes? (?:de )?ia',
      'soluciones (?:de |con )?ia|consultor[íi]a (?:de |en )?ia|chatbots?|rpa',
      'asistentes (?:de ia|virtuales)|automatizar (?:procesos|tareas)',
    ),
    sentence: 'Automatizamos tareas de oficina.',
    noun: 'Automatización de tareas',
    offers: [
      'Automatizamos tareas repetitivas de oficina, como facturas y pedidos.',
      'Creamos asistentes con inteligencia artificial para empresas.',
    ],
    when: [
      'los pedidos llegan por correo y alguien los vuelve a teclear',
      'cada semana se monta a mano el mismo informe',
      'las facturas se acumulan porque se revisan una a una',
    ],
    gets: [
      'una llamada corta sobre una tarea concreta',
      'un precio cerrado para una primera prueba pequeña',
    ],
  },
  webDesign: {
    words: wordsOf(
      'dise[ñn]o (?:de p[áa]ginas )?web|desarrollo web|p[áa]ginas web|wordpress',
      'posicionamiento web',
    ),
    sentence: 'Hacemos páginas web.',
    noun: 'Página web',
    offers: ['Diseñamos y creamos sitios web.', 'Creamos y llevamos tiendas en línea.'],
    when: [
      'nadie sabe ya cómo cambiar la página web',
      'la web tiene visitas pero casi nadie escribe ni compra',
      'la página antigua no se ve bien en el teléfono',
    ],
    gets: ['tres sugerencias para su página web', 'un precio fijo para su página web'],
  },
  advertising: {
    words: wordsOf(
      'agencia de (?:publicidad|comunicaci[óo]n|marketing)|marketing (?:digital|online)',
      'mercadotecnia|branding|dise[ñn]o gr[áa]fico',
    ),
    sentence: '',
    noun: 'Publicidad',
    offers: [
      'Diseñamos logotipos, folletos y anuncios.',
      'Llevamos anuncios y redes sociales de empresas.',
    ],
    when: [
      'un producto está listo y nadie lo conoce todavía',
      'cada folleto parece de una empresa distinta',
      'gastan en anuncios y no saben qué resultado dan',
    ],
    gets: [
      'una primera idea con un precio orientativo',
      'una opinión sobre su último anuncio o folleto',
    ],
  },
  photography: {
    words: wordsOf(
      'fot[óo]graf[oa]s?|fotograf[íi]as?|v[íi]deos? corporativos?',
      'producci[óo]n (?:audiovisual|de v[íi]deos?)|audiovisual(?:es)?',
    ),
    sentence: 'Hacemos fotografía y producción audiovisual.',
    noun: 'Fotografía y audiovisuales',
    offers: ['Hacemos fotos y vídeos para empresas.', 'Grabamos desde el aire con drones.'],
    when: [
      'las fotos de la web muestran a gente que ya se fue',
      'quieren dejar constancia de un evento o una obra',
      'va a salir un producto y todavía no tiene fotos',
    ],
    gets: ['un precio por media jornada', 'unos ejemplos de trabajos en su sector'],
  },
  translation: {
    words: wordsOf('traducci(?:[óo]n|ones)|traductor(?:es|as?)?|subtitulad\\p{L}+'),
    sentence: 'Traducimos textos y documentos.',
    noun: 'Traducciones',
    offers: ['Traducimos textos y documentos.', 'Traducimos webs, manuales y contratos.'],
    when: [
      'hay que entender un contrato antes de firmarlo',
      'se exporta una máquina y falta el manual en otro idioma',
      'un comprador del extranjero pide la web en su idioma',
    ],
    gets: ['una página traducida como muestra', 'un precio a partir de su documento'],
  },
  interpreting: {
    words: wordsOf(
      'int[ée]rpretes?|interpretaci[óo]n (?:simult[áa]nea|consecutiva|de (?:conferencias|enlace))',
    ),
    sentence: 'Interpretamos en reuniones y eventos.',
    noun: 'Interpretación',
    offers: [
      'Interpretamos en reuniones y eventos.',
      'Ponemos intérpretes en persona y por vídeo.',
    ],
    when: [
      'llegan socios del extranjero y nadie habla su idioma',
      'el congreso ya tiene fecha y el intérprete ha cancelado',
      'una auditoría necesita un intérprete de un día para otro',
    ],
    gets: ['un precio para la fecha y los idiomas', 'los nombres de intérpretes libres ese día'],
  },
  accounting: {
    words: wordsOf(
      'gestor[íi]as?|contabilidad|asesor[íi]a (?:fiscal|contable|laboral)|n[óo]minas',
      'contador(?:es|as?)?',
    ),
    sentence: 'Somos una gestoría.',
    noun: 'Contabilidad',
    offers: ['Llevamos la contabilidad y las nóminas.', 'Hacemos cuentas anuales e impuestos.'],
    when: [
      'se va la persona de contabilidad y hay que cerrar el mes',
      'llega un requerimiento fiscal con plazo de respuesta',
      'quieren saber cómo cerrará el año antes de que termine',
    ],
    gets: ['un precio fijo al mes', 'una primera opinión sobre su último balance'],
  },
  law: {
    words: wordsOf(
      'abogad[oa]s?|bufetes?|despacho jur[íi]dico|asesor[íi]a jur[íi]dica',
      'derecho (?:laboral|mercantil|civil|penal|administrativo)',
    ),
    sentence: '',
    noun: 'Cuestiones legales',
    offers: ['Asesoramos a empresas en cuestiones legales.', 'Redactamos y revisamos contratos.'],
    when: [
      'hay un contrato sobre la mesa y toca firmar pronto',
      'llega una carta de la otra parte con un plazo',
      'tienen que despedir a alguien sin cometer errores',
    ],
    gets: [
      'una primera opinión con los gastos probables',
      'una propuesta de fecha para una consulta',
    ],
  },
  consulting: {
    words: wordsOf(
      'consultor[íi]a|consultor(?:es|as?)?|interim management',
      'asesoramiento (?:empresarial|estrat[ée]gico)|planificaci[óo]n estrat[ée]gica',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Asesoramos a empresas sobre organización y procesos.',
      'Cubrimos puestos directivos de forma temporal.',
    ],
    when: [
      'un problema se repite y cuesta verlo desde dentro',
      'se va un directivo y su puesto queda meses sin cubrir',
      'la empresa ha crecido y la forma de trabajar ya no sirve',
    ],
    gets: [
      'una llamada de media hora con una primera opinión',
      'un informe breve con los próximos pasos',
    ],
  },
  training: {
    words: wordsOf(
      'cursos?|capacitaci\\p{L}+',
      'formaci[óo]n (?:para empresas|de empresas|profesional|bonificada)|formador(?:es|as?)?',
    ),
    sentence: '',
    noun: 'Formación del personal',
    offers: ['Formamos a equipos y responsables.', 'Damos cursos y talleres en empresas.'],
    when: [
      'los certificados del personal están a punto de vencer',
      'entra gente nueva y nadie tiene tiempo de enseñarle',
      'llega un sistema nuevo y el equipo no lo usa',
    ],
    gets: ['un programa con precio para su grupo', 'una lista de fechas libres'],
  },
  buildingServices: {
    words: wordsOf(
      'ingenier[íi]a de instalaciones|proyectos? de (?:climatizaci[óo]n|instalaciones)',
      'estudios? t[ée]rmicos?|certificados? energ[ée]ticos?',
    ),
    sentence: 'Proyectamos climatización y electricidad.',
    noun: 'Proyectos de instalaciones',
    offers: [
      'Proyectamos climatización, ventilación y electricidad.',
      'Calculamos la demanda de energía y redactamos proyectos.',
    ],
    when: [
      'un arquitecto necesita las instalaciones antes de licitar',
      'una instalación vieja gasta demasiada energía',
      'una licencia pide cálculos que faltan',
    ],
    gets: ['una primera opinión sobre su proyecto', 'un precio para la fase de proyecto'],
  },
}
