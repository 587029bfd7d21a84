import { wordsOf } from '../../letters.ts'
import type { CraftingTrades } from '../../trade-ids.ts'

/** Trades that make, mount and repair special equipment, as firms of them speak. */
export const crafting: CraftingTrades = {
  signs: {
    words: wordsOf(
      'r[óo]tulos?|rotulaci[óo]n(?: de veh[íi]culos)?|rotulistas?|rotulados?|letreros?',
      'anuncios luminosos|letras corp[óo]reas|cajas de luz|luminosos|se[ñn]al[ée]tica',
      'vinilos? (?:para|de) (?:veh[íi]culos|escaparates?|corte|vitrinas?)|vinilado',
      'anuncios espectaculares|placas grabadas|banderolas',
    ),
    sentence: 'Hacemos rótulos.',
    noun: 'Rótulos y letreros',
    offers: [
      'Fabricamos e instalamos rótulos y letreros luminosos.',
      'Rotulamos vehículos y escaparates con vinilo.',
    ],
    when: [
      'abren un local nuevo y falta el letrero de la entrada',
      'llegan vehículos nuevos y hay que rotularlos',
      'cambian de logotipo y los letreros siguen con el antiguo',
    ],
    gets: [
      'un boceto del rótulo sobre una foto de su fachada',
      'un precio por vehículo a partir de una foto',
    ],
  },
  pumps: {
    words: wordsOf(
      'bombas(?! de calor)|bombas? (?:industriales|centr[íi]fugas?|dosificadoras?|de vac[íi]o)',
      'bombas? (?:sumergibles?|hidr[áa]ulicas?|de agua|y compresores)|electrobombas?',
      'motobombas?|grupos? de presi[óo]n',
      '(?:reparaci[óo]n|mantenimiento|venta|rebobinado|servicio) (?:y \\w+ )?de bombas',
      'equipos? de bombeo|sistemas? de bombeo|bombeo|compresor(?:es)?|aire comprimido',
      'oleohidr[áa]ulica|hidr[áa]ulica (?:industrial|m[óo]vil)|mangueras? hidr[áa]ulicas?',
      'cilindros? hidr[áa]ulicos?|latiguillos|neum[áa]tica(?: industrial)?',
    ),
    sentence: 'Reparamos bombas y compresores.',
    noun: 'Bombas y compresores',
    offers: [
      'Vendemos, instalamos y reparamos bombas industriales.',
      'Mantenemos compresores y equipos hidráulicos y neumáticos.',
    ],
    when: [
      'una bomba se avería en fin de semana y la producción se para',
      'una manguera hidráulica revienta en plena faena',
      'el compresor trabaja sin parar y aun así falta presión',
    ],
    gets: [
      'un precio de reparación con una foto de la placa',
      'una búsqueda de fugas en su red de aire',
    ],
  },
  toolmaking: {
    words: wordsOf(
      'matrices|moldes|matricer[íi]a|matriceros?|troqueles?|troqueler[íi]a|troquelistas?',
      'moldes? (?:de inyecci[óo]n|para (?:inyecci[óo]n|pl[áa]sticos?)|met[áa]licos)',
      'fabricaci[óo]n de moldes|moldistas?|utillajes?|herramentales|afilado|afiladores?',
      '(?:taller|fabricaci[óo]n) de (?:matrices|herramentales|utillajes)',
      'matrices (?:de corte|progresivas|de estampaci[óo]n)|dispositivos de control',
    ),
    sentence: 'Hacemos matrices y moldes.',
    noun: 'Matrices y moldes',
    offers: [
      'Fabricamos moldes de inyección y matrices de corte.',
      'Hacemos utillajes y calibres y afilamos herramientas.',
    ],
    when: [
      'se rompe un molde y la máquina se queda sin producir',
      'una pieza nueva necesita molde antes de arrancar la serie',
      'una matriz gastada deja rebabas en todas las piezas',
    ],
    gets: [
      'un precio del molde a partir de su plano',
      'una revisión del molde dañado en el taller',
    ],
  },
  refrigeration: {
    words: wordsOf(
      'c[áa]maras? (?:frigor[íi]ficas?|fr[íi]as?|de congelaci[óo]n|de refrigeraci[óo]n)',
      'cuartos? fr[íi]os?|refrigeraci[óo]n|fr[íi]o (?:industrial|comercial)|frigoristas?',
      '(?:instalaciones|equipos|muebles) (?:frigor[íi]fic[oa]s|refrigerad[oa]s|de fr[íi]o)',
      '(?:vitrinas|mostradores|armarios) (?:frigor[íi]fic[oa]s|refrigerad[oa]s|de fr[íi]o)',
      'm[áa]quinas? de hielo|enfriadoras?|chillers?|t[úu]nel(?:es)? de congelaci[óo]n',
    ),
    sentence: 'Montamos y mantenemos cámaras frigoríficas.',
    noun: 'Frío industrial',
    offers: [
      'Montamos cámaras frigoríficas para empresas de alimentos.',
      'Mantenemos y reparamos equipos de frío de comercios y cocinas.',
    ],
    when: [
      'la cámara pierde frío y peligra la mercancía',
      'el gas de un equipo antiguo ya no se vende',
      'amplían la cocina o la tienda y falta una cámara',
    ],
    gets: [
      'una revisión de una cámara con un breve informe',
      'un precio orientativo según las medidas',
    ],
  },
  kitchenEquipment: {
    words: wordsOf(
      'cocinas? industriales|cocinas? profesional(?:es)?',
      'maquinaria (?:de|para) (?:hosteler[íi]a|cocina|panader[íi]as?|restaurantes?)',
      'equip(?:os|amiento) (?:de|para) (?:hosteler[íi]a|restaurantes?|cocinas?)',
      'equip(?:os|amiento) (?:de|para) (?:cocina industrial|gastronom[íi]a|panader[íi]as?)',
      'cafeteras? (?:profesionales|industriales)',
      'hornos? (?:industriales|profesionales|mixtos?)|lavavajillas industrial(?:es)?',
      'equipamiento gastron[óo]mico',
    ),
    sentence: 'Equipamos cocinas industriales.',
    noun: 'Cocinas industriales',
    offers: [
      'Diseñamos, equipamos y reparamos cocinas industriales.',
      'Reparamos hornos, lavavajillas y cafeteras profesionales.',
    ],
    when: [
      'el lavavajillas se avería en plena hora de la comida',
      'reforman un comedor y pronto tiene que volver a servir',
      'un horno de la cocina ya no mantiene la temperatura',
    ],
    gets: ['una revisión de los equipos de su cocina', 'un precio de reparación con una foto'],
  },
  locks: {
    words: wordsOf(
      'cerrajer(?:[íi]as?|os?)(?! (?:met[áa]lica|art[íi]stica|de aluminio|y forja))|cerraduras?',
      'amaestramientos?|llaves? maestras?|copias? de llaves|duplicados? de llaves|bombines?',
      'aperturas? de puertas|cajas? fuertes?|cajas? de seguridad|puertas? acorazadas?',
      'b[óo]vedas? de seguridad|candados',
    ),
    sentence: 'Instalamos cerraduras y cajas fuertes.',
    noun: 'Cerrajería',
    offers: [
      'Diseñamos y montamos planes de llaves maestras.',
      'Abrimos puertas y cajas fuertes y cambiamos cerraduras.',
    ],
    when: [
      'un empleado se va y no devuelve la llave',
      'fuerzan una puerta de noche y hay que volver a cerrarla',
      'ya nadie sabe quién tiene cada llave',
    ],
    gets: ['una revisión de sus puertas y llaves', 'un precio por puerta según su lista'],
  },
  officeFurniture: {
    words: wordsOf(
      'mobiliario (?:de|para) (?:oficinas?|colectividades)',
      'muebles (?:de|para) (?:la )?oficinas?|sill(?:as|er[íi]a) (?:de|para) oficinas?',
      'sill(?:as|er[íi]a) (?:ergon[óo]micas?|operativas?)',
      'mobiliario (?:corporativo|escolar|ergon[óo]mico)',
      'escritorios? (?:ejecutivos?|elevables?|de oficina|regulables?)',
      'mesas? (?:de oficina|elevables?|de juntas|de reuniones)',
      'mamparas? (?:de oficina|divisorias?)|cabinas? ac[úu]sticas?',
    ),
    sentence: 'Amueblamos oficinas.',
    noun: 'Mobiliario de oficina',
    offers: [
      'Amueblamos oficinas con mesas, sillas y armarios.',
      'Vendemos muebles de oficina usados y retiramos los antiguos.',
    ],
    when: [
      'un departamento se traslada y las mesas no caben en el espacio nuevo',
      'entran diez personas a la vez y no tienen mesa',
      'un informe médico pide una mesa regulable en altura',
    ],
    gets: ['una silla a prueba en su oficina', 'un plano con muebles para una sala'],
  },
  upholstery: {
    words: wordsOf(
      'tapicer[íi]as?|tapiceros?|tapizados?|retapizad[oa]s?|tapizar|tapizamos|talabarter[íi]as?',
      'marroquiner[íi]a|guarnicioner[íi]a|cortinas?(?! met[áa]licas?)|cortinajes?',
      'confecci[óo]n de cortinas|visillos|reparaci[óo]n de (?:cuero|piel)',
      'asientos de (?:veh[íi]culos|autob[úu]s|cuero)',
    ),
    sentence: 'Tapizamos muebles y asientos.',
    noun: 'Tapicería',
    offers: [
      'Tapizamos sillas, bancos y asientos de vehículos.',
      'Confeccionamos y colgamos cortinas para hoteles y oficinas.',
    ],
    when: [
      'los bancos del comedor están hundidos y gastados',
      'se rasga un asiento de camión y uno nuevo tarda meses',
      'un salón de actos necesita cortinas ignífugas',
    ],
    gets: ['muestras de tela y piel', 'un precio por silla a partir de una foto'],
  },
  blinds: {
    words: wordsOf(
      'persianas?(?! met[áa]licas?)|persianistas?|estores?|toldos?',
      'cortinas? (?:enrollables?|venecianas?)|venecianas|protecci[óo]n solar|celos[íi]as',
      'mosquiteras?|p[ée]rgolas?|contraventanas?|l[áa]minas? solares?|pel[íi]culas? solares?',
      'screens?',
    ),
    sentence: 'Instalamos persianas y toldos.',
    noun: 'Persianas y toldos',
    offers: [
      'Medimos, fabricamos e instalamos persianas y toldos.',
      'Reparamos cierres y persianas motorizadas de edificios.',
    ],
    when: [
      'el sol da en las pantallas y la oficina se recalienta',
      'una tormenta arranca los toldos de la fachada',
      'el cierre se atasca y la tienda no puede abrir',
    ],
    gets: ['muestras de tejido para una sala', 'un precio con fotos y medidas'],
  },
  tills: {
    words: wordsOf(
      'cajas? registradoras?|tpv|terminal(?:es)? (?:de )?punto de venta',
      '(?:sistemas?|software) (?:de )?(?:punto de venta|tpv|pos)',
      'puntos? de venta (?:para|pos|t[áa]ctil\\w*)|b[áa]sculas?|balanzas?|pesaje',
      'c[óo]digos? de barras|impresoras? (?:de etiquetas|t[ée]rmicas?|de c[óo]digos?)',
      'lectores? de c[óo]digos?|etiquetadoras?',
    ),
    sentence: 'Instalamos cajas registradoras y básculas.',
    noun: 'Cajas y básculas',
    offers: [
      'Instalamos cajas y puntos de venta en tiendas y restaurantes.',
      'Vendemos básculas, lectores e impresoras de etiquetas.',
    ],
    when: [
      'la caja se bloquea con clientes haciendo cola',
      'cambian las normas fiscales para las cajas',
      'vence la verificación de una báscula y no se puede pesar',
    ],
    gets: ['una demostración con sus artículos', 'un lector o una impresora a prueba'],
  },
  conferenceTech: {
    words: wordsOf(
      '(?:integra(?:ci[óo]n|dor(?:es)?)|equip(?:os|amiento)|soluciones) audiovisual(?:es)?',
      '(?:instalaci(?:[óo]n|ones)|sistemas) audiovisual(?:es)?|videoconferencias?',
      'salas? de (?:reuniones|juntas|conferencias) (?:inteligentes?|equipadas?|audiovisuales)',
      'proyector(?:es)?|pizarras? (?:digitales|interactivas?)',
      'pantallas? interactivas?',
      'megafon[íi]a|sistemas de (?:conferencias?|sonido)',
    ),
    sentence: 'Equipamos salas de reuniones.',
    noun: 'Sistemas audiovisuales',
    offers: [
      'Equipamos salas de reuniones con pantallas, cámaras y micrófonos.',
      'Instalamos sonido y proyectores en auditorios y escuelas.',
    ],
    when: [
      'cada videoconferencia empieza buscando el cable',
      'quienes se conectan a distancia no oyen bien la sala',
      'reforman un salón y hay que cambiar el sonido antiguo',
    ],
    gets: ['una prueba de sonido en una sala', 'una pantalla a prueba durante una semana'],
  },
  instruments: {
    words: wordsOf(
      'afinaci[óo]n (?:de|y \\w+ de) pianos?|afinador(?:es|as?)?(?: de pianos?)?|pianos?',
      'organer[íi]a|organeros?|[óo]rganos (?:de tubos|tubulares)',
      'constructor(?:es)? de [óo]rganos|luthiers?|lutieres?|lutier[íi]a|violer[íi]a',
      'guitarreros?|instrumentos (?:musicales|de (?:viento|cuerda|arco))',
      'reparaci[óo]n de instrumentos',
    ),
    sentence: 'Afinamos y reparamos instrumentos.',
    noun: 'Instrumentos musicales',
    offers: [
      'Afinamos y reparamos pianos de escuelas y teatros.',
      'Construimos y restauramos órganos y otros instrumentos.',
    ],
    when: [
      'se acerca un concierto y el piano de cola está desafinado',
      'algunos tubos del órgano ya no suenan',
      'los instrumentos de la escuela vuelven dañados al final del curso',
    ],
    gets: [
      'una revisión del instrumento con presupuesto',
      'un instrumento a prueba para un ensayo',
    ],
  },
  boats: {
    words: wordsOf(
      'astilleros?|construcci[óo]n naval|reparaci(?:[óo]n|ones) navale?s?',
      'embarcaci(?:[óo]n|ones)|barcos|yates|n[áa]utic[oa]s?',
      'motores? (?:marinos?|fuera ?bordas?|fueraborda|intrabordas?)|mec[áa]nica naval',
      'veler[íi]as?|veleros|varaderos?|invernaje|refit|antifouling|carpinter[íi]a de ribera',
      'reparaci[óo]n de lanchas|lanchas',
    ),
    sentence: 'Construimos y reparamos barcos.',
    noun: 'Reparación de barcos',
    offers: [
      'Construimos y reformamos barcos y yates.',
      'Mantenemos motores marinos y reparamos buques.',
    ],
    when: [
      'falla un motor en temporada y el barco no puede salir',
      'un barco de trabajo tiene que salir del agua para la inspección',
      'el casco se daña en el puerto',
    ],
    gets: ['una visita al barco en su amarre', 'un precio de mantenimiento para su motor'],
  },
}
