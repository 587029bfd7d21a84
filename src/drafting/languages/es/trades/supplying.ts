import { wordsOf } from '../../letters.ts'
import type { SupplyingTrades } from '../../trade-ids.ts'

/** Trades that supply practices, farms, shops and offices, or handle goods for them, as firms of them speak. */
export const supplying: SupplyingTrades = {
  dentalLab: {
    words: wordsOf(
      'laboratorios? (?:de pr[óo]tesis )?dental(?:es)?|pr[óo]tesis dental(?:es)?',
      'prot[ée]sic[oa]s? dental(?:es)?|mec[áa]nic[oa]s? dental(?:es)?|t[ée]cnicos? dentales',
      'coronas? (?:y puentes?|dentales?|de (?:zirconi[ao]|circoni[ao]|porcelana))',
      'zirconi[ao]|circonio dental|esquel[ée]ticos|dentaduras?',
    ),
    sentence: 'Hacemos prótesis dentales.',
    noun: 'Prótesis dentales',
    offers: [
      'Hacemos coronas, puentes y prótesis para clínicas dentales.',
      'Fresamos e imprimimos estructuras para laboratorios dentales.',
    ],
    when: [
      'hay que colocar una corona mañana y su laboratorio no da abasto',
      'las estructuras no ajustan y hay que repetirlas una y otra vez',
      'la clínica ya escanea y su laboratorio sigue pidiendo moldes',
    ],
    gets: ['un trabajo de prueba sin coste', 'una lista de precios con plazos de entrega'],
  },
  gifts: {
    words: wordsOf(
      'regalos? (?:de empresa|promocionales?|corporativos?|publicitarios?|empresariales?)',
      '(?:art[íi]culos?|productos?) (?:promocionales?|publicitarios?)|merchandising|trofeos?',
      'grabados? (?:l[áa]ser|de trofeos|de placas)|cestas? (?:de navidad|gourmet|de regalo)',
      'canastas? (?:navideñas?|de regalo)|lotes? de navidad',
    ),
    sentence: 'Suministramos regalos de empresa y artículos promocionales.',
    noun: 'Regalos de empresa',
    offers: [
      'Imprimimos y grabamos regalos y artículos promocionales.',
      'Preparamos lotes de regalo para clientes y empleados.',
    ],
    when: [
      'falta poco para una feria y no hay nada que repartir',
      'se acerca un aniversario y nadie tiene tiempo para los regalos',
      'los regalos del año pasado siguen guardados en un armario',
    ],
    gets: ['tres ideas para su presupuesto', 'una muestra con su logotipo'],
  },
  drinks: {
    words: wordsOf(
      'vinos|viñedos?|viñas?|vin[íi]col\\p{L}+|vitivin[íi]col\\p{L}+|licores|destiler[íi]as?',
      'cervecer[íi]as? artesanal(?:es)?|cervezas? artesanal(?:es)?|cerveceros? artesanal(?:es)?',
      'tostador(?:es)? de caf[ée]|tostadero|caf[ée] de especialidad|zumos|sidrer[íi]as?',
      'distribu\\p{L}+ de bebidas',
    ),
    sentence: 'Elaboramos y servimos bebidas.',
    noun: 'Bebidas',
    offers: [
      'Servimos nuestras bebidas a restaurantes, tiendas y oficinas.',
      'Elaboramos bebidas con la etiqueta del cliente.',
    ],
    when: [
      'una carta nueva pide una bebida que la competencia no tiene',
      'falla una entrega justo antes del fin de semana',
      'los comensales preguntan por algo de la región',
    ],
    gets: ['una muestra para catar en su local', 'una lista de precios con los días de reparto'],
  },
  animals: {
    words: wordsOf(
      'ganader\\p{L}+|ganado (?:vacuno|bovino|porcino|ovino|lechero)|piensos',
      'alimentos? balanceados?|ordeño|nutrici[óo]n animal',
      'porcin[oa]s?|bovin[oa]s?|av[íi]colas?|granjas? de (?:cerdos|pollos|vacas)|establos?',
    ),
    sentence: 'Suministramos equipos y pienso a las granjas.',
    noun: 'Equipos ganaderos',
    offers: [
      'Suministramos y montamos equipos para granjas y establos.',
      'Servimos pienso y productos veterinarios a los ganaderos.',
    ],
    when: [
      'el ordeño o la alimentación se para de madrugada',
      'se construye o se amplía una nave para más animales',
      'una inspección de bienestar animal ha encontrado defectos',
    ],
    gets: [
      'un presupuesto por escrito tras visitar la granja',
      'una muestra con un plan de alimentación',
    ],
  },
  paints: {
    words: wordsOf(
      'f[áa]bricas? de pinturas?|fabricantes? de (?:pinturas?|barnices|adhesivos?|resinas?)',
      'pinturas? (?:industriales|de poliuretano)|barnices',
      'adhesivos? (?:industriales|estructurales|t[ée]cnicos)|selladores',
      'resinas?|ep[óo]xi(?:c[oa]s?)?|pigmentos?',
    ),
    sentence: 'Fabricamos pinturas, adhesivos y selladores.',
    noun: 'Pinturas y adhesivos',
    offers: [
      'Fabricamos pinturas y barnices para la industria y los profesionales.',
      'Suministramos adhesivos, selladores y resinas.',
    ],
    when: [
      'la pintura se levanta o una junta se abre a los pocos meses',
      'un color tiene que ser exacto y el proveedor no lo consigue',
      'un producto deja de venderse y hace falta un sustituto',
    ],
    gets: ['una muestra en su color', 'el resultado de una prueba en su pieza'],
  },
  fulfillment: {
    words: wordsOf(
      'fulfil?lment|co-?packing|preparaci[óo]n de pedidos|log[íi]stica e-?commerce',
      'log[íi]stica para (?:e-?commerce|tiendas online)|operador(?:es)? log[íi]sticos?|3pl',
      'manipulad\\p{L}+ (?:de productos|publicitari\\p{L}+|industrial\\p{L}*)|reetiquetad\\p{L}+',
      'reempa(?:que|quetad)\\p{L}*|maquila de empaque|retractilad\\p{L}+|almacenaje',
    ),
    sentence: 'Almacenamos, empaquetamos y enviamos pedidos.',
    noun: 'Almacenaje y envíos',
    offers: [
      'Almacenamos, preparamos y enviamos pedidos de tiendas en línea.',
      'Empaquetamos, etiquetamos y revisamos productos a mano.',
    ],
    when: [
      'entran más pedidos de los que pueden empaquetar',
      'hay que reetiquetar o reempaquetar un lote antes de venderlo',
      'el almacén está lleno antes de que empiece la temporada',
    ],
    gets: ['un precio por pedido o por unidad', 'una propuesta de fecha para empezar'],
  },
  laundry: {
    words: wordsOf(
      'lavander[íi]as?|tintorer[íi]as?|lavado en seco|limpieza en seco|planchado|planchadur[íi]a',
      '(?:alquiler|renting|renta|lavado) de (?:ropa|uniformes|s[áa]banas|mantel\\p{L}+|toallas)',
      'lencer[íi]a hotelera|ropa (?:plana|de cama y mesa)|blancos hoteleros',
    ),
    sentence: 'Lavamos y alquilamos ropa de cama y de trabajo.',
    noun: 'Lavandería',
    offers: [
      'Lavamos la ropa de hoteles, clínicas y empresas.',
      'Alquilamos y lavamos ropa de trabajo y toallas.',
    ],
    when: [
      'la ropa vuelve tarde o con manchas y llegan los huéspedes',
      'se estropea la lavadora propia en plena temporada alta',
      'los empleados lavan los uniformes en casa y no está permitido',
    ],
    gets: ['un saco de ropa lavado como prueba', 'un precio por pieza o por semana'],
  },
  pallets: {
    words: wordsOf(
      'pal[ée]ts? de madera|tarimas? de madera|fabricaci[óo]n de (?:palets|tarimas)',
      'cajas? de madera|embalajes? de madera',
    ),
    sentence: 'Fabricamos palets y cajas de madera.',
    noun: 'Palets de madera',
    offers: [
      'Fabricamos palets de madera, estándar y a medida.',
      'Fabricamos cajas de exportación y reparamos palets.',
    ],
    when: [
      'un producto necesita un palet que no hay en el mercado',
      'los palets de exportación deben ir tratados y sellados',
      'su proveedor no tiene palets esta semana',
    ],
    gets: ['un precio por palet para su cantidad', 'un palet de muestra con sus medidas'],
  },
  timber: {
    words: wordsOf('aserraderos?|madera aserrada|postes? de madera|le[ñn]a|tablones'),
    sentence: 'Suministramos madera, postes y tablones.',
    noun: 'Madera aserrada',
    offers: ['Aserramos y suministramos madera a medida.', 'Suministramos postes, estacas y leña.'],
    when: [
      'hace falta una medida que el almacén no tiene',
      'los postes deben llegar antes de la temporada',
      'las tablas deben estar secas y listas para trabajar',
    ],
    gets: ['un precio para su lista de medidas', 'una fecha de entrega para su cantidad'],
  },
  components: {
    words: wordsOf(
      'muelles?|resortes?|juntas? (?:t[ée]cnicas|de estanqueidad)|rodamientos?|torniller[íi]a',
    ),
    sentence: 'Suministramos muelles, juntas y otras piezas.',
    noun: 'Piezas técnicas',
    offers: [
      'Fabricamos muelles y piezas técnicas según plano.',
      'Suministramos juntas, rodamientos y tornillería.',
    ],
    when: [
      'una pieza se rompe pronto y ningún catálogo tiene otra mejor',
      'hacen falta pocas piezas y el fabricante quiere miles',
      'una serie empieza pronto y aún faltan muestras',
    ],
    gets: ['un precio según un plano o una muestra', 'unas piezas de prueba antes de la serie'],
  },
  scrap: {
    words: wordsOf(
      'chatarr(?:a|er[íi]a)s?|desguaces?|recuperaci[óo]n de metales|veh[íi]culos fuera de uso',
      'repuestos usados',
    ),
    sentence: 'Recogemos chatarra y vehículos viejos.',
    noun: 'Chatarra y desguace',
    offers: [
      'Recogemos metales y despejamos naves y obras.',
      'Retiramos vehículos viejos y vendemos piezas usadas.',
    ],
    when: [
      'un contenedor de chatarra está lleno y estorba',
      'un vehículo ya no vale nada y debe salir del patio',
      'bastaría una pieza usada y la nueva tarda semanas',
    ],
    gets: ['un precio por tonelada de su metal', 'una fecha de recogida'],
  },
  stands: {
    words: wordsOf('stands?(?: feriales?)?|expositores|displays|escaparatismo'),
    sentence: 'Fabricamos stands y expositores.',
    noun: 'Stands y expositores',
    offers: [
      'Diseñamos y montamos stands para ferias.',
      'Fabricamos expositores y lonas impresas.',
    ],
    when: [
      'la feria está cerca y el stand sin encargar',
      'un producto nuevo llega a las tiendas sin expositor',
      'el stand anterior debe parecer nuevo con poco dinero',
    ],
    gets: ['un boceto de stand para su espacio', 'un precio según sus medidas'],
  },
  fuels: {
    words: wordsOf('gas[óo]leo|combustibles?|gasoil|p[ée]llets?|biomasa|astilla'),
    sentence: 'Suministramos combustible y pellets.',
    noun: 'Suministro de combustible',
    offers: ['Llevamos gasóleo a depósitos y obras.', 'Suministramos pellets y astilla de madera.'],
    when: [
      'el depósito de la obra está casi vacío y las máquinas deben seguir',
      'los pellets no llegarán al final del invierno',
      'su proveedor llega tarde o solo trae grandes cantidades',
    ],
    gets: ['un precio para su próxima entrega', 'un día de entrega para su cantidad'],
  },
}
