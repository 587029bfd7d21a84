import { wordsOf } from '../../letters.ts'
import type { ServingTrades } from '../../trade-ids.ts'

/** Trades of services around people, goods and buildings, as firms of them speak. */
export const serving: ServingTrades = {
  cleaning: {
    words: wordsOf(
      'limpiezas?(?! de (?:desag|tuber|alcantar|fosas|chimeneas|terrenos|arquetas)\\p{L}*)',
      'limpiamos|limpieza de (?:oficinas|cristales|vidrios|naves)|empresa de limpieza',
      'limpiador(?:es|as?)?|aseo industrial',
    ),
    sentence: 'Hacemos limpiezas.',
    noun: 'Limpieza',
    offers: ['Limpiamos oficinas y locales.', 'Limpiamos cristales y fachadas.'],
    when: [
      'falta la persona de la limpieza y nadie la reemplaza',
      'termina una obra y la apertura está cerca',
      'se repiten las quejas por la limpieza',
    ],
    gets: ['un precio mensual tras una visita', 'una limpieza de prueba en una zona'],
  },
  security: {
    words: wordsOf('vigilantes?|alarmas?|videovigilancia|cctv|control de accesos?'),
    sentence: '',
    noun: 'Seguridad y vigilancia',
    offers: [
      'Vigilamos edificios y recintos.',
      'Instalamos alarmas, cámaras y control de accesos.',
    ],
    when: [
      'hay un robo en un local vecino',
      'se pierden llaves y no se sabe quién puede entrar',
      'de un día para otro hay que vigilar una obra',
    ],
    gets: ['una lista de puntos débiles tras una visita', 'un precio fijo tras una visita'],
  },
  pests: {
    words: wordsOf(
      'plagas?|fumigaci\\p{L}+|desratizaci[óo]n|desinsectaci[óo]n|cucarachas|roedores',
    ),
    sentence: 'Hacemos control de plagas.',
    noun: 'Control de plagas',
    offers: [
      'Controlamos plagas en empresas.',
      'Revisamos los locales y llevamos el registro de plagas.',
    ],
    when: [
      'aparecen ratones o cucarachas donde hay alimentos',
      'una inspección pide el registro del control de plagas',
      'hay un nido de avispas sobre una entrada',
    ],
    gets: ['un presupuesto por escrito tras una visita', 'un precio para revisiones periódicas'],
  },
  staffing: {
    words: wordsOf(
      'selecci[óo]n de personal|trabajo temporal|personal (?:temporal|eventual)|ett',
      'headhunt\\p{L}+',
    ),
    sentence: 'Encontramos personal para puestos vacantes.',
    noun: 'Selección de personal',
    offers: ['Buscamos personas para puestos abiertos.', 'Aportamos personal temporal.'],
    when: [
      'un puesto lleva meses sin cubrir',
      'alguien falta varias semanas y los pedidos no esperan',
      'hace falta mucha gente para una temporada',
    ],
    gets: ['dos perfiles para un puesto vacante', 'un precio por hora antes de firmar nada'],
  },
  hr: {
    words: wordsOf(
      'recursos humanos|rrhh|rr\\.? ?hh|administraci[óo]n de personal',
      'gesti[óo]n de personal|contratos? (?:de trabajo|laborales)|asesor[íi]a laboral',
      'consultor[íi]a de rrhh|manual(?:es)? del empleado|reglamento interno',
    ),
    sentence: 'Llevamos la administración de personal.',
    noun: 'Administración de personal',
    offers: [
      'Preparamos contratos de trabajo y manuales del empleado.',
      'Asesoramos a empresas sobre vacaciones, bajas y despidos.',
    ],
    when: [
      'contratan a su primer empleado y no tienen contrato',
      'un empleado lleva semanas de baja y las normas no están claras',
      'cambian los horarios y los contratos antiguos ya no encajan',
    ],
    gets: [
      'una revisión corta de un documento suyo',
      'un precio mensual según su número de empleados',
    ],
  },
  transport: {
    words: wordsOf(
      'almacenaje|transportes?(?! p[úu]blicos?)|transportistas?|log[íi]stica|fletes?',
      'mensajer[íi]a',
    ),
    sentence: 'Hacemos transportes.',
    noun: 'Transporte y almacenaje',
    offers: [
      'Transportamos mercancías por carretera.',
      'Almacenamos, preparamos y enviamos mercancías.',
    ],
    when: [
      'una entrega urge y el transportista no tiene camión',
      'la carga es demasiado pesada o delicada para una mensajería',
      'el almacén está lleno y la mercancía no cabe',
    ],
    gets: ['un precio para una de sus rutas', 'una lista de camiones libres en sus fechas'],
  },
  forwarding: {
    words: wordsOf(
      'transitarios?|transitarias?',
      'fletes? (?:mar[íi]timos?|a[ée]reos?|internacional(?:es)?)',
      'transportes? mar[íi]timos?|carga (?:a[ée]rea|mar[íi]tima)',
      'freight forward(?:er|ers|ing)|agentes? de carga|grupaje mar[íi]timo',
      'embarques? internacionales?',
    ),
    sentence: 'Organizamos envíos por mar y por aire.',
    noun: 'Transporte internacional',
    offers: [
      'Organizamos transporte marítimo y aéreo de puerta a puerta.',
      'Agrupamos envíos pequeños en contenedores compartidos.',
    ],
    when: [
      'un repuesto tiene que llegar de otro continente y la línea está parada',
      'el primer pedido de Asia está listo y nadie ha reservado transporte',
      'un contenedor está retenido en el puerto y suben los gastos',
    ],
    gets: [
      'un precio de puerta a puerta para un envío',
      'una lista de las próximas salidas para su ruta',
    ],
  },
  passengers: {
    words: wordsOf(
      'autobuses|autocares|minib[úu]s|traslado de personal|transporte de pasajeros|vans?',
    ),
    sentence: 'Llevamos grupos de personas.',
    noun: 'Transporte de personal',
    offers: [
      'Llevamos grupos en autocar y minibús.',
      'Hacemos traslados a aeropuertos, reuniones y eventos.',
    ],
    when: [
      'un equipo o unos invitados tienen que viajar juntos',
      'el personal no llega a tiempo al turno de la mañana',
      'falla un autobús o un conductor antes de un evento',
    ],
    gets: ['un precio para su fecha y su grupo', 'una lista de vehículos libres en su fecha'],
  },
  vehicleDelivery: {
    words: wordsOf(
      'traslados? de (?:veh[íi]culos|coches|autos|furgonetas)',
      'entregas? de (?:veh[íi]culos|coches|autos)',
      'conductores? para (?:traslados?|mover veh[íi]culos)|transfers? de veh[íi]culos',
      'movimientos? de (?:veh[íi]culos|flotas?)|recogida y entrega de veh[íi]culos',
      'log[íi]stica de veh[íi]culos',
    ),
    sentence: 'Trasladamos vehículos para concesionarios y flotas.',
    noun: 'Traslado de vehículos',
    offers: [
      'Recogemos y llevamos coches y furgonetas por carretera.',
      'Entregamos vehículos a los conductores y recogemos los antiguos.',
    ],
    when: [
      'han vendido un coche y el comprador vive lejos',
      'hay que devolver coches de renting antes de fin de mes',
      'una furgoneta está en otra sede y nadie puede moverla',
    ],
    gets: ['un precio cerrado para un trayecto', 'un modelo de nuestra acta de entrega'],
  },
  customs: {
    words: wordsOf('aduan\\p{L}+|despachantes?|comercio exterior|importaci[óo]n|exportaci[óo]n'),
    sentence: '',
    noun: 'Aduana e importación',
    offers: ['Hacemos el despacho de aduanas.', 'Asesoramos en importación y exportación.'],
    when: [
      'una carga está retenida en la aduana y faltan papeles',
      'importan o exportan por primera vez',
      'corre un plazo y su despachante no tiene tiempo',
    ],
    gets: ['una lista de los documentos para su mercancía', 'un precio para un envío'],
  },
  removals: {
    words: wordsOf(
      'mudanzas?|traslados? de (?:oficinas|maquinaria)|guardamuebles',
      'vaciado de (?:pisos|locales|oficinas)|montamuebles',
    ),
    sentence: 'Hacemos mudanzas.',
    noun: 'Mudanzas y traslados',
    offers: ['Trasladamos oficinas y viviendas.', 'Transportamos y guardamos muebles.'],
    when: [
      'una oficina se muda y el lunes tiene que funcionar',
      'hay que llevar una máquina pesada a otro taller',
      'hay que vaciar un archivo o un almacén',
    ],
    gets: ['un precio fijo tras una visita', 'un plan para el día de la mudanza'],
  },
  catering: {
    words: wordsOf('catering|banquetes?|buff?ets?|panader[íi]as?|pasteler[íi]as?|food ?trucks?'),
    sentence: 'Preparamos comida para reuniones y eventos.',
    noun: 'Catering',
    offers: ['Hacemos el catering de reuniones y eventos.', 'Servimos comidas a empresas.'],
    when: [
      'hay una reunión y los invitados se quedan a comer',
      'celebran un aniversario o la fiesta de fin de año',
      'el comedor está cerrado y la gente tiene que comer',
    ],
    gets: ['dos menús con precio por persona', 'una invitación a una degustación'],
  },
  rooms: {
    words: wordsOf(
      'hotel(?:es)?|hostal(?:es)?|salas? de (?:reuniones|juntas|conferencias)',
      'sal(?:[óo]n|ones) (?:de|para) eventos|restaurantes?',
    ),
    sentence: '',
    noun: '',
    offers: ['Alquilamos salas para reuniones y eventos.', 'Tenemos habitaciones para viajeros.'],
    when: [
      'un equipo quiere pasar dos días fuera de la oficina',
      'una reunión no cabe en las salas propias',
      'técnicos o visitantes necesitan habitación varias noches',
    ],
    gets: ['un precio según la fecha y el grupo', 'una invitación a ver las salas'],
  },
  events: {
    words: wordsOf(
      '(?:organizaci[óo]n|producci[óo]n|montaje) de eventos',
      'eventos (?:corporativos|empresariales)|sonido e iluminaci[óo]n|escenarios|carpas?',
    ),
    sentence: '',
    noun: 'Eventos',
    offers: ['Organizamos eventos.', 'Ponemos sonido, luz y escenarios.'],
    when: [
      'se acerca un aniversario y nadie ha empezado a organizarlo',
      'un discurso tiene que oírse hasta en la última fila',
      'un proveedor falla justo antes del evento',
    ],
    gets: ['un primer plan con un precio orientativo', 'una lista de lo que necesita su evento'],
  },
  vehicles: {
    words: wordsOf(
      'taller(?:es)? (?:mec[áa]nicos?|de coches|automotri(?:z|ces)|de chapa)',
      'reparaci[óo]n de (?:coches|veh[íi]culos|autos|carros|camiones)|neum[áa]ticos?|llantas',
      'chapa y pintura',
    ),
    sentence: '',
    noun: 'Reparación de vehículos',
    offers: ['Reparamos y mantenemos vehículos.', 'Hacemos chapa y pintura.'],
    when: [
      'un vehículo se queda parado y hay que hacer el reparto',
      'varios vehículos tienen que pasar la revisión a la vez',
      'un vehículo golpeado tiene que volver pronto a la calle',
    ],
    gets: ['una propuesta de fecha para el taller', 'un precio a partir de fotos del daño'],
  },
  waste: {
    words: wordsOf(
      'residuos?|reciclaj\\p{L}+|contenedores? de (?:obra|escombros)|chatarr\\p{L}+|escombros',
    ),
    sentence: 'Recogemos y gestionamos residuos.',
    noun: 'Gestión de residuos',
    offers: ['Recogemos y gestionamos residuos.', 'Compramos y reciclamos chatarra.'],
    when: [
      'vacían un edificio y hace falta un contenedor',
      'se acumulan residuos que nadie se lleva',
      'tienen que demostrar adónde fueron los residuos',
    ],
    gets: ['un precio por contenedor', 'una lista de lo que conviene separar'],
  },
  property: {
    words: wordsOf(
      'administraci[óo]n de (?:fincas|edificios|propiedades|inmuebles|condominios)',
      'administrador(?:es|as?)? de fincas|inmobiliari\\p{L}+|gesti[óo]n de inmuebles',
      'conserjer[íi]a',
    ),
    sentence: '',
    noun: 'Administración de inmuebles',
    offers: ['Administramos edificios.', 'Hacemos conserjería y mantenimiento de edificios.'],
    when: [
      'se jubila el conserje y nadie lo reemplaza',
      'los inquilinos se quejan y nadie les contesta',
      'una oficina o un local lleva meses vacío',
    ],
    gets: ['un precio fijo por unidad', 'un informe breve tras visitar el edificio'],
  },
  insurance: {
    words: wordsOf(
      'seguros (?:para|generales|m[ée]dicos)',
      'seguros? de (?:vida|salud|empresas?|hogar|responsabilidad)|corredur[íi]as?',
      'corredor(?:es|as?)? de seguros|aseguradoras?',
    ),
    sentence: 'Asesoramos en seguros.',
    noun: 'Seguros',
    offers: ['Asesoramos a empresas en seguros.', 'Asesoramos en ahorro y financiación.'],
    when: [
      'vuelve a subir la prima del seguro',
      'hay un siniestro y la aseguradora no paga',
      'la empresa ha crecido y nadie ha revisado las pólizas',
    ],
    gets: ['una comparación para una de sus pólizas', 'una lista de riesgos sin cubrir'],
  },
  remediation: {
    words: wordsOf('moho|humedades|grafitis?|limpieza de siniestros|hielo seco'),
    sentence: 'Eliminamos moho, hollín y grafitis.',
    noun: 'Limpieza de siniestros',
    offers: ['Secamos y limpiamos edificios tras agua o fuego.', 'Eliminamos moho y grafitis.'],
    when: [
      'ha reventado una tubería y el suelo está inundado',
      'ha aparecido moho y la sala está cerrada',
      'una pared amanece pintada y tiene que quedar limpia',
    ],
    gets: ['una primera visita para ver el daño', 'un precio por escrito tras la visita'],
  },
}
