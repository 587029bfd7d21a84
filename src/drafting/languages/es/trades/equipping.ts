import { wordsOf } from '../../letters.ts'
import type { EquippingTrades } from '../../trade-ids.ts'

/** Trades that equip buildings and look after what is in them, as firms of them speak. */
export const equipping: EquippingTrades = {
  stone: {
    words: wordsOf(
      'marmoler[íi]as?|marmolistas?|m[áa]rmol(?:es)?|granitos?|piedras? naturales?|canter[íi]a',
      'encimeras?|mesones de cocina|adoquines',
      'terrazo',
    ),
    sentence: 'Trabajamos la piedra natural.',
    noun: 'Piedra natural',
    offers: [
      'Hacemos peldaños, encimeras y fachadas de piedra.',
      'Cortamos piedra según plano y la colocamos.',
    ],
    when: [
      'se rompe un peldaño o un umbral y hay que igualar la piedra',
      'la obra necesita piezas en medidas que nadie tiene en almacén',
      'se renueva una cocina o una recepción y la encimera debe encajar',
    ],
    gets: ['un precio según un croquis con medidas', 'unas muestras de la piedra'],
  },
  scaffolding: {
    words: wordsOf(
      'andamios?|andamiajes?|torres? (?:de acceso|m[óo]viles de trabajo)',
      'protecci[óo]n(?:es)? colectivas?|plataformas? suspendidas?',
    ),
    sentence: 'Montamos andamios.',
    noun: 'Andamios',
    offers: ['Montamos y desmontamos andamios.', 'Alquilamos andamios y torres móviles.'],
    when: [
      'los pintores llegan el lunes y falta el andamio',
      'hay que reparar el tejado o la fachada sin cerrar la tienda',
      'el andamio tiene que salvar máquinas, árboles o una entrada',
    ],
    gets: ['un precio fijo tras una visita', 'una fecha de montaje con su precio'],
  },
  lifts: {
    words: wordsOf(
      'ascensor(?:es|istas?)?|elevador(?:es)? (?:hidr[áa]ulicos?|el[ée]ctricos?|verticales?)',
      'montacargas|salvaescaleras|sillas? salvaescaleras|escaleras? mec[áa]nicas?|montaplatos',
      'mantenimiento de elevadores|montacamillas',
    ),
    sentence: 'Instalamos y mantenemos ascensores.',
    noun: 'Ascensores',
    offers: [
      'Instalamos, reparamos y mantenemos ascensores.',
      'Modernizamos ascensores antiguos y sus puertas.',
    ],
    when: [
      'el ascensor está parado y los inquilinos se quejan',
      'el contrato con el fabricante se encarece cada año',
      'la inspección ha encontrado defectos y da un plazo para corregirlos',
    ],
    gets: [
      'un precio para comparar con su contrato actual',
      'un informe breve sobre uno de sus ascensores',
    ],
  },
  gates: {
    words: wordsOf(
      'puertas? (?:industriales?|seccionales?|autom[áa]ticas?|r[áa]pidas?|enrollables?|de garaje)',
      'portones? (?:autom[áa]ticos?|industriales?|el[ée]ctricos?)|persianas? met[áa]licas?',
      'muelles? de carga|vallas? (?:met[áa]licas?|perimetrales?)|vallados?|cercados?',
      'barreras? autom[áa]ticas?|tornos de acceso|torniquetes|(?:cierres|cortinas) met[áa]lic[oa]s',
    ),
    sentence: 'Instalamos y mantenemos puertas, portones y vallas.',
    noun: 'Puertas y portones',
    offers: [
      'Instalamos, reparamos y mantenemos puertas industriales.',
      'Montamos vallas y barreras.',
    ],
    when: [
      'una puerta ya no cierra y la nave queda abierta de noche',
      'un camión ha doblado un portón o una valla',
      'toca la revisión anual de las puertas de la nave',
    ],
    gets: ['un precio para el mantenimiento anual', 'un precio fijo según fotos y medidas'],
  },
  insulation: {
    words: wordsOf(
      'aislamientos? (?:t[ée]rmicos?|ac[úu]sticos?|industrial(?:es)?|de (?:fachadas?|cubiertas?))',
      'aislantes? t[ée]rmicos?|sate|(?:poliuretano|espuma) proyectad[oa]|lana (?:de roca|mineral)',
      'calorifugad\\p{L}+|humedades|insuflad\\p{L}+',
    ),
    sentence: 'Aislamos edificios y tuberías.',
    noun: 'Aislamiento',
    offers: [
      'Aislamos cubiertas, paredes y sótanos.',
      'Aislamos tuberías, depósitos e instalaciones industriales.',
    ],
    when: [
      'la planta de arriba es un horno en verano y una nevera en invierno',
      'las tuberías o los depósitos pierden un calor que ya han pagado',
      'sale humedad en las paredes detrás de los muebles',
    ],
    gets: ['un precio fijo tras una visita', 'un cálculo de lo que podrían ahorrar'],
  },
  fireSafety: {
    words: wordsOf(
      '(?:protecci[óo]n|seguridad) contra incendios|contra ?incendios?|extintor(?:es)?',
      'detecci[óo]n de incendios|alarmas? de incendios?|rociadores|detectores de humos?',
      'planes? de (?:evacuaci[óo]n|autoprotecci[óo]n|emergencia)|bocas? de incendio',
      'puertas? cortafuegos?|alumbrado de emergencia',
    ),
    sentence: 'Revisamos y mantenemos equipos contra incendios.',
    noun: 'Protección contra incendios',
    offers: [
      'Suministramos y mantenemos extintores y alarmas de incendio.',
      'Dibujamos planes de evacuación y formamos a los empleados.',
    ],
    when: [
      'ha pasado la fecha de revisión de los extintores',
      'la aseguradora o un inspector pide los registros contra incendios',
      'han cambiado los locales y los planos de evacuación ya no sirven',
    ],
    gets: ['una lista de lo que falta tras una visita', 'un precio según el número de extintores'],
  },
  racks: {
    words: wordsOf(
      'estanter[íi]as? (?:industriales|met[áa]licas|para palets)|cintas? transportadoras?',
      'transportadores|almacenaje industrial|altillos?',
    ),
    sentence: 'Montamos estanterías y cintas transportadoras.',
    noun: 'Estanterías y transportadores',
    offers: [
      'Diseñamos y montamos estanterías para almacenes.',
      'Fabricamos e instalamos cintas transportadoras.',
    ],
    when: [
      'el almacén está lleno y la altura queda vacía',
      'se lleva a mano lo que movería una cinta',
      'una inspección encontró puntales doblados en una estantería',
    ],
    gets: ['un croquis para su almacén', 'un precio a partir de su plano'],
  },
  drilling: {
    words: wordsOf(
      'perforaci(?:[óo]n|ones)|pozos(?: de agua)?|geotermia|estudios? geot[ée]cnicos?|sondeos?',
    ),
    sentence: 'Perforamos pozos y estudiamos el terreno.',
    noun: 'Perforaciones',
    offers: ['Perforamos pozos y para geotermia.', 'Sondeamos el terreno antes de las obras.'],
    when: [
      'hay que conocer el terreno antes de proyectar la cimentación',
      'el agua de la red sale demasiado cara para regar',
      'se prevé una bomba de calor y falta la perforación',
    ],
    gets: ['un precio por la perforación en su terreno', 'una primera opinión sobre el suelo'],
  },
  trafficControl: {
    words: wordsOf(
      'se[ñn]alizaci[óo]n (?:vial|de obras?)|balizamiento|control de tr[áa]fico|cortes? de (?:calle|carril)',
    ),
    sentence: 'Señalizamos obras y regulamos el tráfico.',
    noun: 'Señalización de obras',
    offers: [
      'Planificamos y montamos la señalización.',
      'Pedimos los permisos y regulamos el tráfico.',
    ],
    when: [
      'empieza una obra y falta el permiso',
      'una grúa necesita la calle un día',
      'un acto necesita calles cortadas y personal',
    ],
    gets: ['un plano para su obra con precio', 'una lista de los permisos que hacen falta'],
  },
  eventHire: {
    words: wordsOf(
      'alquiler de (?:carpas|mobiliario|ba[ñn]os|sanitarios|vajilla)|ba[ñn]os (?:qu[íi]micos|port[áa]tiles)|carpas',
    ),
    sentence: 'Alquilamos carpas, baños y mobiliario para eventos.',
    noun: 'Alquiler para eventos',
    offers: [
      'Alquilamos carpas y mobiliario para eventos.',
      'Alquilamos baños portátiles y cámaras de frío.',
    ],
    when: [
      'un acto tiene fecha y la carpa no está reservada',
      'vienen más invitados que baños previstos',
      'el frío falla dos días antes de la fiesta',
    ],
    gets: ['una lista de lo que está libre en su fecha', 'un precio para su número de invitados'],
  },
}
