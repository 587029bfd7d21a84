import { wordsOf } from '../../letters.ts'
import type { GuidingTrades } from '../../trade-ids.ts'

/** Trades that examine, develop, finance, teach and guide, as firms of them speak. */
export const guiding: GuidingTrades = {
  laboratory: {
    words: wordsOf(
      'laboratorios? (?:de (?:an[áa]lisis|ensayos?|control de calidad)|acreditados?)',
      'an[áa]lisis (?:de (?:aguas?|suelos?|alimentos|muestras)|qu[íi]micos?|microbiol[óo]gicos?)',
      'anal[íi]tic(?:as?|os?) de (?:aguas?|alimentos)|ensayos? (?:de materiales|mec[áa]nicos?)',
      'legionela|legionella|toma de muestras|microbiolog[íi]a',
    ),
    sentence: 'Analizamos muestras.',
    noun: 'Análisis',
    offers: [
      'Analizamos agua, suelos, alimentos y materiales.',
      'Tomamos muestras y las analizamos en nuestro laboratorio.',
    ],
    when: [
      'un comprador o la administración exige un informe de análisis',
      'hay dudas sobre un lote y deben liberarlo o pararlo',
      'su laboratorio tarda semanas en dar un resultado',
    ],
    gets: ['un precio por muestra', 'una lista de los valores que conviene analizar'],
  },
  environment: {
    words: wordsOf(
      'consultor[íi]a (?:medio)?ambiental|asesor[íi]a (?:medio)?ambiental|impacto ambiental',
      'estudios? (?:medio)?ambientales?|licencias? ambientales?|suelos? contaminados?',
      'huella de carbono|memorias? de sostenibilidad|informes? de sostenibilidad',
      'autorizaci[óo]n ambiental|gesti[óo]n (?:medio)?ambiental',
    ),
    sentence: 'Asesoramos en medio ambiente.',
    noun: 'Consultoría ambiental',
    offers: [
      'Estudiamos terrenos y redactamos informes ambientales.',
      'Preparamos licencias ambientales y calculamos la huella de carbono.',
    ],
    when: [
      'una licencia exige un estudio de fauna, ruido o suelo',
      'van a comprar un terreno y no saben qué hay en el suelo',
      'un gran comprador les pide su huella de carbono',
    ],
    gets: [
      'una lista de los estudios que necesita su proyecto',
      'un precio cerrado para el estudio',
    ],
  },
  productDesign: {
    words: wordsOf(
      '(?:diseño|desarrollo) de (?:productos?|m[áa]quinas)|diseño (?:industrial|mec[áa]nico)',
      'ingenier[íi]a (?:de producto|mec[áa]nica|inversa)|prototip\\p{L}+',
      'delineaci[óo]n industrial|dise[ñn]o cad|modelado 3d|c[áa]lculo por elementos finitos',
    ),
    sentence: 'Desarrollamos productos y máquinas.',
    noun: 'Desarrollo de productos',
    offers: [
      'Diseñamos y desarrollamos productos hasta la primera serie.',
      'Dibujamos y calculamos piezas y máquinas.',
    ],
    when: [
      'una idea tiene que ser un prototipo antes de una feria',
      'la oficina técnica propia no tiene tiempo para otro proyecto',
      'una pieza sale demasiado cara y hay que rediseñarla',
    ],
    gets: ['una primera opinión sobre su plano o boceto', 'un precio cerrado para la primera fase'],
  },
  finance: {
    words: wordsOf(
      'financiaci[óo]n (?:empresarial|de empresas|para empresas|alternativa|bancaria|de pymes)',
      'financiamiento (?:empresarial|para empresas|a pymes|pyme)|cr[ée]ditos? pymes?',
      'leasing|factoring|factoraje|confirming|fusiones y adquisiciones',
      'compraventa de empresas|subvenciones para empresas|venta de empresas',
    ),
    sentence: 'Asesoramos a empresas sobre financiación.',
    noun: 'Financiación de empresas',
    offers: [
      'Buscamos créditos, leasing y ayudas públicas para empresas.',
      'Asesoramos a dueños en la compra y venta de empresas.',
    ],
    when: [
      'el banco dice que no o tarda meses en contestar',
      'hay que pagar una máquina antes de que lleguen los pedidos',
      'existe una ayuda adecuada y nadie tiene tiempo para la solicitud',
    ],
    gets: [
      'una lista de las ayudas y los créditos posibles',
      'una primera opinión sobre sus posibilidades',
    ],
  },
  dataAnalysis: {
    words: wordsOf(
      'an[áa]lisis de datos|anal[íi]tica de datos|ciencia de datos|data (?:analytics|science)',
      'inteligencia de negocios?|business intelligence|power ?bi|cuadros? de mando|dashboards?',
      'machine learning|aprendizaje autom[áa]tico|(?:estudios?|investigaci[óo]n) de mercados?',
      'big data|visualizaci[óo]n de datos',
    ),
    sentence: 'Analizamos datos.',
    noun: 'Análisis de datos',
    offers: [
      'Convertimos los datos de una empresa en informes claros.',
      'Hacemos previsiones y modelos a partir de datos.',
    ],
    when: [
      'cada departamento llega a la reunión con cifras distintas',
      'el informe mensual lleva dos días de copiar y pegar',
      'nadie sabe qué productos o qué pedidos dejan dinero',
    ],
    gets: [
      'un ejemplo de informe con sus datos',
      'una primera opinión sobre las cifras que necesitan',
    ],
  },
  driving: {
    words: wordsOf(
      'autoescuelas?|escuelas? de (?:manejo|conducci[óo]n|conductores)|clases de manejo',
      'permisos? de (?:conducir|conducci[óo]n)|carn[ée]t? de (?:conducir|cami[óo]n|carretillero)',
      'formaci[óo]n de conductores|curso del? cap|cap (?:inicial|de mercanc[íi]as|continua)',
      'cursos? de (?:carretillas?|carretillero|montacarguista)|conducci[óo]n (?:segura|eficiente)',
    ),
    sentence: 'Formamos a conductores.',
    noun: 'Formación de conductores',
    offers: [
      'Formamos a conductores de automóvil, camión y autobús.',
      'Damos cursos de reciclaje para conductores profesionales.',
    ],
    when: [
      'caduca el título de un conductor y los cursos están llenos',
      'un empleado nuevo necesita el permiso de camión o de remolque',
      'se repiten los golpes con los vehículos de la empresa',
    ],
    gets: ['una lista de las próximas fechas de curso', 'un precio según el número de conductores'],
  },
  outings: {
    words: wordsOf(
      'team ?building|actividades (?:para (?:empresas|grupos)|de aventura|al aire libre)',
      'salidas? de empresa|visitas? guiadas?|gu[íi]as? tur[íi]stic[oa]s?|escape ?rooms?',
      'salas? de escape|turismo activo|multiaventura|kayaks?|piragü\\p{L}+|rafting|excursiones',
      'viajes de (?:grupos?|empresa|incentivos?)|paseos? en (?:barco|bote|velero)|tirolinas?',
    ),
    sentence: 'Organizamos salidas para grupos.',
    noun: 'Salidas de empresa',
    offers: [
      'Organizamos salidas y actividades para equipos.',
      'Guiamos grupos y organizamos viajes.',
    ],
    when: [
      'se acerca la salida anual y nadie tiene una idea',
      'unos invitados de fuera tienen una tarde libre',
      'un equipo nuevo apenas se conoce todavía',
    ],
    gets: ['dos propuestas para su fecha y su grupo', 'un precio fijo por persona'],
  },
  workplaceHealth: {
    words: wordsOf('fisioterapia|fisioterapeutas?|osteopat\\w*|masajes?|yoga|pilates|ergonom[íi]a'),
    sentence: '',
    noun: 'Salud en el trabajo',
    offers: [
      'Vamos a la empresa con masajes y fisioterapia.',
      'Damos clases de yoga y ejercicio para el personal.',
    ],
    when: [
      'el cuello y la espalda se cargan ante la pantalla',
      'hay bajas por dolor de espalda',
      'se prepara un día de la salud y falta el programa',
    ],
    gets: ['una sesión de prueba para un equipo', 'un precio por un día en su oficina'],
  },
  machineSafety: {
    words: wordsOf(
      'marcado ce|seguridad de m[áa]quinas|adecuaci[óo]n de m[áa]quinas',
      'manuales t[ée]cnicos|documentaci[óo]n t[ée]cnica',
    ),
    sentence: 'Revisamos máquinas para el marcado CE.',
    noun: 'Marcado CE',
    offers: [
      'Evaluamos los riesgos de máquinas para el marcado CE.',
      'Redactamos manuales y documentación técnica.',
    ],
    when: [
      'una máquina está lista y faltan los papeles del marcado CE',
      'se unen dos máquinas y no está claro quién responde',
      'un comprador rechaza una máquina sin manual',
    ],
    gets: ['una revisión breve de sus documentos', 'un precio cerrado para una máquina'],
  },
}
