import { wordsOf } from '../../letters.ts'
import type { SiteworkTrades } from '../../trade-ids.ts'

/** Trades that work on buildings and sites with special equipment, as firms of them speak. */
export const sitework: SiteworkTrades = {
  pools: {
    words: wordsOf(
      'piscinas?|albercas?|piletas? de nataci[óo]n|spas?|saunas?|jacuzzis?|ba[ñn]os? turcos?',
      'hidromasajes?|ba[ñn]os? de vapor|hammams?|zonas? (?:de )?wellness',
    ),
    sentence: 'Construimos y mantenemos piscinas y saunas.',
    noun: 'Piscinas y saunas',
    offers: [
      'Construimos y mantenemos piscinas de hoteles y clubes.',
      'Construimos y reparamos saunas y baños de vapor.',
    ],
    when: [
      'el agua de la piscina se pone verde y los clientes no se bañan',
      'falla la calefacción de la sauna en temporada alta',
      'una inspección de sanidad objeta los valores del agua',
    ],
    gets: ['un análisis del agua de su piscina', 'una revisión del cuarto de máquinas'],
  },
  stoves: {
    words: wordsOf(
      'chimeneas?|estufas?(?: de (?:pellets?|le[ñn]a|biomasa))?|deshollinador(?:es)?',
      'deshollinado|limpieza de (?:chimeneas|conductos de humos?)|salidas? de humos?',
      'salamandras?|conductos? de humos?|hogares? de le[ñn]a|insertables',
    ),
    sentence: 'Instalamos estufas y chimeneas.',
    noun: 'Estufas y chimeneas',
    offers: [
      'Instalamos estufas y chimeneas en casas y restaurantes.',
      'Limpiamos, entubamos y reparamos chimeneas.',
    ],
    when: [
      'una inspección encuentra grietas en la chimenea',
      'la chimenea del salón llena la sala de humo',
      'cambian la caldera y la salida de humos no sirve',
    ],
    gets: ['una revisión de la chimenea con cámara', 'un precio con fotos de la chimenea'],
  },
  drains: {
    words: wordsOf(
      'desatascos?|desatrancos?|desatasc(?:ar|amos)',
      'destapes? de (?:ca[ñn]er[íi]as|drenajes?|desag[üu]es)|destapaci[óo]n(?:es)?|desazolves?',
      'limpieza de (?:tuber[íi]as|alcantarillado|drenajes?|desag[üu]es|arquetas|fosas)',
      'alcantarillas?|fosas? s[ée]pticas?|pozos? (?:negros?|ciegos?|s[ée]pticos?)',
      'trampas? de grasa|inspecci[óo]n (?:de tuber[íi]as|con c[áa]mara|cctv)',
      'cami[óo]n(?:es)? (?:cuba|vactor)|(?:vaciado|limpieza) de (?:fosas|pozos|arquetas)',
    ),
    sentence: 'Limpiamos desagües y alcantarillas.',
    noun: 'Limpieza de desagües',
    offers: [
      'Limpiamos desagües y alcantarillas con agua a presión.',
      'Inspeccionamos tuberías con cámara y vaciamos fosas sépticas.',
    ],
    when: [
      'las aguas negras suben al sótano y hay que cerrar los baños',
      'se desborda la trampa de grasa de la cocina',
      'el ayuntamiento exige revisar la conexión al alcantarillado',
    ],
    gets: ['una inspección con cámara de una tubería', 'un precio cerrado por fosa'],
  },
  treeCare: {
    words: wordsOf(
      'arboricultura|arboristas?|podas?(?: (?:de (?:[áa]rboles|altura|palmeras)|en altura))?',
      'talas?(?: de [áa]rboles)?|tala y poda|(?:cuidado|derribo) de [áa]rboles|destoconado',
      '(?:trabajos|servicios|empresas?|aprovechamientos?) forestal(?:es)?|desbroces?|desmontes?',
      'desmalezad[oa]s?|limpieza de (?:terrenos|parcelas|montes)',
    ),
    sentence: 'Hacemos poda y tala de árboles.',
    noun: 'Poda y tala',
    offers: [
      'Cuidamos árboles y los talamos con cuerdas y plataformas.',
      'Desbrozamos terrenos, sacamos madera y retiramos tocones.',
    ],
    when: [
      'una tormenta deja una rama colgando sobre el estacionamiento',
      'un árbol se inclina hacia la calle o una línea eléctrica',
      'hay que limpiar un terreno antes del verano por el riesgo de incendio',
    ],
    gets: ['una visita a los árboles que les preocupan', 'un precio con fotos del árbol'],
  },
  demolition: {
    words: wordsOf(
      'demolici(?:[óo]n|ones)|demoledor(?:es|as?)|derribos?|desmantelamientos?',
      'retirada de (?:amianto|uralita|asbesto)|retiro de asbesto|desamiantado|amianto|asbesto',
      '(?:corte|perforaci[óo]n|aserrado) (?:de|en) (?:hormig[óo]n|concreto)',
      'corte con (?:hilo|disco) (?:de )?diamante|taladros? (?:con )?diamante',
      'extracci[óo]n de testigos',
    ),
    sentence: 'Demolemos edificios y cortamos hormigón.',
    noun: 'Demolición y corte',
    offers: [
      'Derribamos edificios y retiramos amianto.',
      'Cortamos y perforamos hormigón con diamante.',
    ],
    when: [
      'hay que derribar una nave antes de empezar la obra nueva',
      'aparece amianto en plena reforma y la obra se para',
      'una puerta o tubería tiene que atravesar un muro de hormigón',
    ],
    gets: [
      'una visita al edificio y un presupuesto por escrito',
      'un precio por hueco según su plano',
    ],
  },
  cranes: {
    words: wordsOf(
      'gr[úu]as?|autogr[úu]as?|puentes? gr[úu]a|polipastos?|camiones? gr[úu]a|izajes?',
      'izamientos?|elevaci[óo]n de cargas|cargas pesadas',
      'movimientos? de (?:maquinaria|m[áa]quinas)|traslados? (?:de maquinaria|industriales)',
      'transporte (?:especial|pesado)|eslingas?|maniobras? (?:de )?izaje',
    ),
    sentence: 'Levantamos y movemos cargas pesadas.',
    noun: 'Grúas e izaje',
    offers: [
      'Levantamos y trasladamos máquinas y cargas pesadas.',
      'Revisamos y reparamos puentes grúa, polipastos y eslingas.',
    ],
    when: [
      'llega una máquina y ninguna carretilla puede levantarla',
      'una línea de producción se traslada a otra nave',
      'vence la revisión de sus eslingas y polipastos',
    ],
    gets: ['una visita al lugar antes de la maniobra', 'un precio según el peso y una foto'],
  },
  restoration: {
    words: wordsOf(
      'restauraci[óo]n de (?:muebles|cuadros|pinturas?|obras? de arte)',
      'restauraci[óo]n de (?:libros|documentos|edificios|fachadas)',
      'restauraci[óo]n de (?:monumentos|iglesias|retablos|piedra)',
      'restauraci[óo]n de (?:patrimonio|antig[üu]edades|esculturas)',
      'restauraci[óo]n (?:art[íi]stica|monumental|arquitect[óo]nica)|restaurador(?:es|as?)',
      'conservaci[óo]n y restauraci[óo]n|patrimonio (?:hist[óo]rico|cultural|arquitect[óo]nico)',
      'edificios hist[óo]ricos|bienes culturales|doradores?|encuadernaci[óo]n|encuadernadores?',
    ),
    sentence: 'Restauramos edificios y obras de arte.',
    noun: 'Restauración',
    offers: [
      'Restauramos fachadas, yesos y piedra de edificios históricos.',
      'Restauramos cuadros, muebles y libros en nuestro taller.',
    ],
    when: [
      'cae yeso del techo de un edificio histórico',
      'un cuadro o un documento se moja y hay que salvarlo',
      'patrimonio exige un estudio antes de empezar la obra',
    ],
    gets: ['una primera opinión con fotos del daño', 'una zona de prueba que muestra el resultado'],
  },
}
