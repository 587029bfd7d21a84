import { wordsOf } from '../../letters.ts'
import type { IndustrialTrades } from '../../trade-ids.ts'

/** Suppliers and contractors of industry, fleets and offices, as firms of them speak. */
export const industrial: IndustrialTrades = {
  gases: {
    words: wordsOf(
      'gas(?:es)? (?:industrial(?:es)?|medicinal(?:es)?|m[ée]dicos?|especial(?:es)?|t[ée]cnicos?)',
      'gases? (?:de|para) (?:soldadura|soldar|laboratorio)|gases comprimidos|botellas? de gas',
      '(?:cilindros?|tanques?) de (?:gas|ox[íi]geno|nitr[óo]geno)|acetileno|arg[óo]n',
      'nitr[óo]geno l[íi]quido|(?:suministro|generador(?:es)?) de nitr[óo]geno|ox[íi]geno medicinal',
      '(?<!(?:con|de) )hielo seco',
    ),
    sentence: 'Suministramos gases industriales.',
    noun: 'Gases industriales',
    offers: [
      'Entregamos gases de soldadura y recogemos las botellas vacías.',
      'Suministramos nitrógeno, gases medicinales y hielo seco.',
    ],
    when: [
      'el gas se acaba en plena soldadura y el proveedor reparte el viernes',
      'la factura cobra el alquiler de botellas que nadie encuentra',
      'un envío congelado necesita hielo seco para mañana temprano',
    ],
    gets: ['un precio para su consumo anual', 'un recuento de las botellas que tienen alquiladas'],
  },
  copiers: {
    words: wordsOf(
      'fotocopiadoras?|copiadoras?|t[óo]ners?|cartuchos? de tinta|multifuncional(?:es)?',
      '(?:alquiler|renta|renting|reparaci[óo]n|arriendo) de (?:impresoras?|equipos de impresi[óo]n)',
      'impresoras? (?:multifunci[óo]n|l[áa]ser|de oficina)|equipos? multifunci[óo]n|pl[óo]tters?',
      'gesti[óo]n (?:de |documental y de )impresi[óo]n|costo? por p[áa]gina|ofim[áa]tica',
    ),
    sentence: 'Alquilamos y reparamos impresoras y fotocopiadoras.',
    noun: 'Impresoras y fotocopiadoras',
    offers: [
      'Alquilamos impresoras y fotocopiadoras a un precio por página.',
      'Reparamos impresoras de oficina y entregamos tóner.',
    ],
    when: [
      'la fotocopiadora se atasca antes de una reunión y el técnico viene en una semana',
      'el contrato de las fotocopiadoras está por renovarse solo',
      'cada mesa tiene una impresora distinta y nunca hay el tóner que toca',
    ],
    gets: ['un precio por página para comparar', 'un resumen de lo que cuestan sus impresoras'],
  },
  vetting: {
    words: wordsOf(
      'verificaci[óo]n de (?:antecedentes|referencias|candidatos|curr[íi]culums?|t[íi]tulos|cv)',
      'investigaci[óo]n de (?:antecedentes|fraudes?)|estudios? (?:socioecon[óo]micos?|de seguridad)',
      'antecedentes (?:laborales|penales)|referencias laborales|detectives?(?: privad[oa]s?)?',
      'investigador(?:es|as?)? privad[oa]s?|investigaciones? (?:privadas?|empresarial(?:es)?)',
      'investigaciones? (?:corporativas?|laborales?)|due diligence|debida diligencia',
      'confiabilidad de personal|evaluaci[óo]n de confiabilidad',
    ),
    sentence: 'Verificamos antecedentes e investigamos para empresas.',
    noun: 'Verificación de antecedentes',
    offers: [
      'Verificamos currículums, títulos y referencias de candidatos.',
      'Investigamos a socios comerciales y fraudes en empresas.',
    ],
    when: [
      'un título parece raro en una candidatura para contabilidad',
      'van a firmar con un proveedor extranjero y nadie conoce a sus dueños',
      'falta mercancía en el almacén y los libros no muestran nada',
    ],
    gets: ['un informe de muestra sin nombres', 'una primera charla confidencial sobre el caso'],
  },
  vehicleWash: {
    words: wordsOf(
      'lavado (?:de|para) (?:camiones|cisternas?|remolques|autobuses|flot(?:as|illas)|veh[íi]culos)',
      'lavado (?:de|para) (?:autos|coches|carros|tractocamiones|contenedores|maquinaria)',
      'lavaderos? (?:de (?:camiones|cisternas?|coches|veh[íi]culos|autos)|m[óo]vil(?:es)?|industrial(?:es)?)',
      'lavaderos?|autolavados?|lava.?autos|lavado (?:a domicilio|m[óo]vil|de veh[íi]culos industriales)',
      '(?:desinfecci[óo]n|limpieza) de (?:camiones|cisternas?|remolques|veh[íi]culos|flotas|autobuses)',
    ),
    sentence: 'Lavamos camiones, remolques y flotas.',
    noun: 'Lavado de vehículos',
    offers: [
      'Lavamos y desinfectamos camiones, remolques y cisternas.',
      'Vamos al patio del cliente y lavamos toda la flota.',
    ],
    when: [
      'un cliente de alimentación rechaza el remolque por falta de certificado de lavado',
      'los camiones vuelven de la obra cubiertos de barro',
      'los conductores pasan la tarde del viernes con la manguera',
    ],
    gets: ['un lavado de prueba para un camión', 'un precio fijo por vehículo y visita'],
  },
  roadworks: {
    words: wordsOf(
      'asfaltos?|asfaltad[oa]s?|asf[áa]lticas?|aglomerado asf[áa]ltico|bacheos?|baches',
      '(?:construcci[óo]n|mantenimiento|rehabilitaci[óo]n|obras) de (?:carreteras|caminos|vialidades)',
      'obras? viales?|pavimentaci[óo]n (?:asf[áa]ltica|vial|de calles)|bet[úu]n|firmes',
      '(?:pintura|marcas?|demarcaci[óo]n|se[ñn]alizaci[óo]n) (?:vial(?:es)?|horizontal)',
      'marcaje de estacionamientos|pintado de (?:aparcamientos|estacionamientos)',
    ),
    sentence: 'Construimos y reparamos carreteras y patios.',
    noun: 'Asfalto y obra vial',
    offers: [
      'Asfaltamos carreteras, patios y estacionamientos.',
      'Tapamos baches y pintamos marcas viales y plazas.',
    ],
    when: [
      'las carretillas pierden la carga en los baches del patio',
      'las líneas del estacionamiento se borran y cada uno deja el auto donde quiere',
      'el agua de lluvia se queda delante de los muelles de carga',
    ],
    gets: [
      'una visita al patio y un presupuesto por escrito',
      'un precio con fotos y la superficie',
    ],
  },
  commodities: {
    words: wordsOf(
      '(?:comercio|comercializaci[óo]n|trading|exportaci[óo]n) de (?:materias primas|minerales|metales)',
      '(?:comercio|comercializaci[óo]n|trading|exportaci[óo]n) de (?:granos|cereales|caf[ée]|cacao)',
      '(?:comercio|comercializaci[óo]n|trading|exportaci[óo]n) de (?:az[úu]car|commodities|arroz)',
      'exportador(?:es|as?)? de (?:caf[ée]|cacao|granos|minerales|az[úu]car|cereales|metales)',
      'comerci\\p{L}+ (?:con|de) materias primas',
      '(?:agri)?commodities|caf[ée] (?:verde|de exportaci[óo]n|oro)|granos de cacao|cacao en grano',
      'mineral de hierro|concentrados? de (?:cobre|zinc|plomo)|minerales industriales',
    ),
    sentence: 'Comerciamos con materias primas.',
    noun: 'Materias primas',
    offers: [
      'Exportamos café, cacao, azúcar y granos por contenedor.',
      'Suministramos metales y minerales directos de mina.',
    ],
    when: [
      'un cargamento se queda en el puerto y la fábrica tiene existencias para una semana',
      'un lote no pasa el análisis y hay que sustituirlo pronto',
      'su único proveedor sube el precio para el próximo trimestre',
    ],
    gets: ['una muestra con su certificado de análisis', 'un precio puesto en su puerto'],
  },
  mining: {
    words: wordsOf(
      'miner[íi]a (?:subterr[áa]nea|a cielo abierto|de (?:oro|cobre|carb[óo]n|litio))|canteras?',
      '(?:servicios|contratistas?|ingenier[íi]a|empresas?|operaci(?:[óo]n|ones)|obras) miner[oa]s?',
      '(?:servicios|contratistas?|soluciones) (?:para|de|a) (?:la )?miner[íi]a|explotaci[óo]n minera',
      'voladuras?|explosivos|tronaduras?|perforaci[óo]n y voladura|mec[áa]nica de rocas',
      '(?:sostenimiento|fortificaci[óo]n) (?:de|minera)|trituraci[óo]n de (?:piedra|roca|[áa]ridos)',
      '(?:venta|extracci[óo]n|producci[óo]n) de [áa]ridos|estabilizaci[óo]n de taludes|graveras?',
    ),
    sentence: 'Trabajamos en minas y canteras.',
    noun: 'Minería y canteras',
    offers: [
      'Perforamos, volamos y trituramos roca en minas y canteras.',
      'Proyectamos y sostenemos túneles, pozos y taludes.',
    ],
    when: [
      'cuelga roca suelta sobre la pista y la mina se para',
      'la trituradora espera porque la voladura dio poca roca',
      'aparece roca en una obra y la excavadora no avanza',
    ],
    gets: ['una visita al talud con un informe breve', 'un precio por tonelada o metro cúbico'],
  },
  displays: {
    words: wordsOf(
      'pantallas? (?:gigantes?|led|publicitarias?|digitales|exteriores|informativas|de led)',
      'cartele?r[íi]a digital|se[ñn]alizaci[óo]n digital|digital signage|video ?walls?|muros? led',
      'r[óo]tulos? (?:electr[óo]nicos?|led)|marcadores electr[óo]nicos|paneles? led (?:publicitarios?)?',
      '(?:alquiler|renta) de pantallas?|men[úu] ?boards?|t[óo]tems? (?:digitales|interactivos|t[áa]ctiles)',
    ),
    sentence: 'Instalamos pantallas y muros LED.',
    noun: 'Pantallas y muros LED',
    offers: [
      'Instalamos pantallas LED para interior y exterior.',
      'Gestionamos cartelería digital y cambiamos sus contenidos.',
    ],
    when: [
      'la pantalla de la recepción está apagada y las visitas preguntan el camino',
      'cada promoción obliga a imprimir y colgar carteles nuevos',
      'viene una feria y el pabellón es demasiado claro para un proyector',
    ],
    gets: ['una imagen de la pantalla en su recepción', 'una pantalla a prueba durante una semana'],
  },
  concrete: {
    words: wordsOf(
      '(?:hormig[óo]n|concreto) (?:premezclado|preparado|elaborado|fresco|prefabricado|armado prefabricado)',
      'hormigoneras?|concreteras?|plantas? de (?:hormig[óo]n|concreto)|premezclados?',
      '(?:bombeo|bombas?|suministro|venta) de (?:hormig[óo]n|concreto)|bombas? para concreto',
      'prefabricados? de (?:hormig[óo]n|concreto)|(?:piezas?|tubos?|bloques?) de (?:hormig[óo]n|concreto)',
    ),
    sentence: 'Suministramos hormigón y prefabricados.',
    noun: 'Hormigón y prefabricados',
    offers: [
      'Entregamos hormigón preparado y lo bombeamos a su sitio.',
      'Fabricamos escaleras, muros y tubos de hormigón.',
    ],
    when: [
      'el camión hormigonera se retrasa y la cuadrilla espera junto al encofrado',
      'la cimentación queda detrás del edificio y la hormigonera no llega',
      'la escalera prefabricada viene con dos semanas de retraso y la obra se para',
    ],
    gets: ['un precio puesto en obra', 'un turno libre para su próximo vertido'],
  },
  telematics: {
    words: wordsOf(
      'telem[áa]tica|(?:rastreo|localizaci[óo]n|seguimiento|monitoreo) (?:gps|satelital|vehicular)',
      '(?:rastreo|localizaci[óo]n|seguimiento|monitoreo) de (?:flot(?:as|illas)|veh[íi]culos|unidades|cargas?)',
      'localizador(?:es)? gps|gps (?:para|de) (?:veh[íi]culos|flot(?:as|illas)|camiones)|tac[óo]grafos?',
      '(?:software|plataforma|sistema) de gesti[óo]n de flotas|geolocalizaci[óo]n|dashcams?',
      'control (?:satelital|de flot(?:as|illas))',
    ),
    sentence: 'Localizamos vehículos, remolques y cargas por GPS.',
    noun: 'Localización por GPS',
    offers: [
      'Equipamos vehículos y remolques con localizadores GPS.',
      'Mostramos dónde está y cuánto consume cada vehículo.',
    ],
    when: [
      'falta un remolque desde el lunes y nadie sabe dónde quedó',
      'roban una máquina de la obra durante el fin de semana',
      'una carga refrigerada llega caliente y nadie sabe desde cuándo',
    ],
    gets: ['un localizador a prueba en un vehículo', 'una vista del mapa con sus propios datos'],
  },
  charging: {
    words: wordsOf(
      'puntos? de (?:re)?carga|cargador(?:es)? (?:el[ée]ctricos?|para (?:autos|coches|veh[íi]culos)\\p{L}*)',
      'estaci(?:[óo]n|ones) de (?:re)?carga|electrolineras?|wallbox(?:es)?|electromovilidad',
      '(?:re)?carga (?:de|para) (?:veh[íi]culos|coches|autos) el[ée]ctricos|infraestructura de recarga',
    ),
    sentence: 'Instalamos puntos de recarga.',
    noun: 'Puntos de recarga',
    offers: [
      'Instalamos puntos de recarga en estacionamientos y cocheras.',
      'Operamos puntos de recarga y cobramos la energía al usuario.',
    ],
    when: [
      'llegan los primeros coches de empresa eléctricos y no hay dónde cargarlos',
      'salta el interruptor general cuando cargan tres coches a la vez',
      'los empleados cargan en el trabajo y nadie sabe cobrar la luz',
    ],
    gets: ['un cálculo de lo que aguanta su acometida', 'un precio para sus plazas'],
  },
  vending: {
    words: wordsOf(
      'vending|m[áa]quinas? expendedoras?|m[áa]quinas? de (?:caf[ée]|snacks|bebidas)',
      'dispensadores? de agua|fuentes? de agua|caf[ée] (?:para|en) (?:empresas|oficinas?|la oficina)',
      'cafeteras? para (?:empresas|oficinas?)|agua (?:embotellada|en garraf[óo]n) para (?:oficinas|empresas)',
    ),
    sentence: 'Instalamos y reponemos máquinas de vending.',
    noun: 'Vending y café',
    offers: [
      'Instalamos y reponemos máquinas expendedoras en empresas.',
      'Equipamos oficinas con máquinas de café y fuentes de agua.',
    ],
    when: [
      'la máquina de café vuelve a fallar y la oficina se va a la gasolinera',
      'el turno de noche no encuentra nada que comer cuando cierra el comedor',
      'los empleados suben garrafas de agua hasta el tercer piso',
    ],
    gets: ['una máquina de café a prueba para su equipo', 'una máquina sin alquiler ni mínimo'],
  },
}
