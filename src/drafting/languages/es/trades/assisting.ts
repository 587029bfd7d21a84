import { wordsOf } from '../../letters.ts'
import type { AssistingTrades } from '../../trade-ids.ts'

/** Trades that help other firms with special work, as firms of them speak. */
export const assisting: AssistingTrades = {
  shipAgents: {
    words: wordsOf(
      'agentes? (?:mar[íi]timos?|navieros?|portuarios?|consignatarios?)',
      'agencias? (?:mar[íi]timas?|navieras?|consignatarias?)|consignatari[oa]s?|provisi[óo]n(?:istas?)? de buques',
      'proveedor(?:es)? (?:navales|de buques)|efectos navales|ship.?chandlers?|avituallamiento',
      'suministros? (?:navales|a buques)',
    ),
    sentence: 'Somos agentes marítimos.',
    noun: 'Agencia marítima',
    offers: [
      'Atendemos a buques y tripulaciones durante la escala en puerto.',
      'Suministramos víveres, repuestos y material a buques.',
    ],
    when: [
      'un buque llega el sábado y el atraque no está reservado',
      'un marinero necesita un médico y el buque zarpa hoy',
      'un repuesto está en el aeropuerto y tiene que subir a bordo',
    ],
    gets: ['una estimación de los gastos de una escala', 'un precio para su lista de víveres'],
  },
  freightBrokers: {
    words: wordsOf(
      'agencias? de (?:cargas?|transportes?)|bolsas? de cargas?|corredor(?:es)? de (?:carga|fletes)',
      'intermediaci[óo]n de (?:cargas?|transportes?|fletes)|br[óo]kers? de (?:carga|transporte)|cargas? de retorno',
      'despacho de camiones|freight brok\\w+',
    ),
    sentence: 'Buscamos camiones para cargas.',
    noun: 'Gestión de cargas',
    offers: [
      'Buscamos transportistas para cargas completas y parciales.',
      'Organizamos los viajes de pequeños transportistas y les buscamos cargas de retorno.',
    ],
    when: [
      'una carga está lista y el transportista habitual ha cancelado',
      'un camión tendría que volver vacío después de descargar',
      'quien organiza los viajes está de vacaciones y el teléfono no para',
    ],
    gets: ['un precio para una de sus rutas', 'dos propuestas de carga de retorno'],
  },
  languageLessons: {
    words: wordsOf(
      '(?:escuelas?|academias?|cursos?|clases|formaci[óo]n) (?:de|en) (?:idiomas|ingl[ée]s|alem[áa]n|franc[ée]s)',
      'ingl[ée]s (?:para empresas|de negocios|empresarial)|idiomas para empresas',
    ),
    sentence: 'Enseñamos idiomas.',
    noun: 'Clases de idiomas',
    offers: [
      'Damos clases de idiomas en empresas o en línea.',
      'Enseñamos español a empleados que llegan del extranjero.',
    ],
    when: [
      'el lunes empieza un empleado que apenas habla el idioma',
      'llama un comprador del extranjero y nadie quiere contestar',
      'un directivo se va al extranjero dentro de tres meses',
    ],
    gets: ['una clase de prueba para un equipo', 'una prueba de nivel para su grupo'],
  },
  coaching: {
    words: wordsOf(
      'coaching|coach(?:es)?|mediaci[óo]n|mediador(?:es|as?)?|supervisi[óo]n de equipos|gesti[óo]n de conflictos',
      'resoluci[óo]n de conflictos|mentor[íi]a (?:ejecutiva|directiva|empresarial)',
    ),
    sentence: 'Hacemos coaching para directivos y equipos.',
    noun: 'Coaching',
    offers: [
      'Acompañamos a directivos y dueños con coaching individual.',
      'Mediamos en conflictos entre compañeros y entre socios.',
    ],
    when: [
      'un técnico pasa a ser jefe y sus antiguos compañeros no lo siguen',
      'dos personas de un departamento han dejado de hablarse',
      'dos socios no se ponen de acuerdo y nada se decide',
    ],
    gets: ['una primera charla con un directivo', 'un esquema de mediación con el precio'],
  },
  copywriting: {
    words: wordsOf(
      'copywrit\\w+|redactor(?:es|as?)?',
      'redacci[óo]n (?:de (?:textos|contenidos|art[íi]culos)|t[ée]cnica|web|publicitaria|creativa)',
      'correcci[óo]n (?:de (?:textos|estilo)|ortotipogr[áa]fica)|corrector(?:es|as?)? de (?:textos|estilo)',
      'escritor(?:es|as?)? fantasma|ghostwrit\\w+',
    ),
    sentence: 'Escribimos y corregimos textos.',
    noun: 'Redacción de textos',
    offers: [
      'Escribimos textos para sitios web, folletos y boletines.',
      'Corregimos informes, libros y manuales.',
    ],
    when: [
      'la web nueva está lista y faltan los textos',
      'la memoria anual va a imprenta y nadie la ha corregido',
      'los técnicos escribieron un texto que los clientes no entienden',
    ],
    gets: ['una de sus páginas corregida como muestra', 'un precio a partir de su texto'],
  },
  dataProtection: {
    words: wordsOf(
      '(?:consultor[íi]a|asesor[íi]a|auditor[íi]as?) (?:de|en) protecci[óo]n de datos',
      'adaptaci[óo]n (?:al rgpd|a la lopd\\w*)|delegad[oa]s? de protecci[óo]n de datos extern[oa]s?|dpo extern[oa]',
      'lopdgdd|iso.?27001|seguridad de la informaci[óo]n|esquema nacional de seguridad',
    ),
    sentence: 'Asesoramos en protección de datos.',
    noun: 'Protección de datos',
    offers: [
      'Somos delegados externos de protección de datos.',
      'Preparamos a empresas para certificarse en seguridad de la información.',
    ],
    when: [
      'roban un portátil con datos de clientes y corre un plazo',
      'un antiguo empleado pide todos los datos que tienen sobre él',
      'un gran comprador envía un cuestionario de seguridad',
    ],
    gets: [
      'una revisión breve de su aviso de privacidad',
      'una lista de los documentos que faltan',
    ],
  },
  patents: {
    words: wordsOf(
      'propiedad (?:industrial|intelectual)|agentes? de (?:la )?propiedad industrial',
      '(?:registro|b[úu]squeda|vigilancia|agentes?|oficina|renovaci[óo]n) de (?:marcas|patentes)|patentes y marcas',
      'marcas y patentes|modelos? de utilidad|solicitudes? de patentes?',
    ),
    sentence: 'Protegemos inventos y marcas.',
    noun: 'Patentes y marcas',
    offers: [
      'Tramitamos patentes y las defendemos contra copias.',
      'Buscamos, registramos y vigilamos marcas.',
    ],
    when: [
      'un producto nuevo va a una feria y no está protegido',
      'una carta dice que su producto infringe una patente',
      'un competidor usa un nombre que se parece al suyo',
    ],
    gets: ['una búsqueda rápida del nombre de su marca', 'una primera charla sobre un invento'],
  },
  answering: {
    words: wordsOf(
      'atenci[óo]n telef[óo]nica|recepci[óo]n (?:de llamadas|telef[óo]nica|virtual)',
      'secretar[íi]as? (?:virtual(?:es)?|telef[óo]nicas?|extern[oa]s?)|asistentes? virtual(?:es)?',
      'call.?cent(?:er|re)s?|contact.?cent(?:er|re)s?|centros? de (?:llamadas|contacto)|telemarketing',
    ),
    sentence: 'Contestamos llamadas para empresas.',
    noun: 'Atención telefónica',
    offers: [
      'Contestamos llamadas en nombre de nuestros clientes.',
      'Llevamos citas, facturas y otras tareas de oficina.',
    ],
    when: [
      'la recepcionista está enferma y nadie contesta las llamadas',
      'todos están en obra y solo responde el contestador',
      'una campaña trae más llamadas de las que pueden atender',
    ],
    gets: ['una semana de prueba con sus llamadas', 'un precio según su número de llamadas'],
  },
  archives: {
    words: wordsOf(
      '(?:digitalizaci[óo]n|destrucci[óo]n|custodia) (?:segura |confidencial )?de (?:documentos|archivos|expedientes)',
      '(?:gesti[óo]n|custodia|digitalizaci[óo]n|destrucci[óo]n) documental|trituraci[óo]n de (?:papel|documentos)',
    ),
    sentence: 'Digitalizamos, guardamos y destruimos documentos.',
    noun: 'Archivo de documentos',
    offers: [
      'Digitalizamos expedientes y guardamos los originales.',
      'Destruimos archivos y discos duros y lo certificamos.',
    ],
    when: [
      'la oficina se muda y el sótano está lleno de carpetas',
      'un auditor pide un expediente antiguo que no aparece',
      'vencen los plazos y hay que destruir archivos antiguos',
    ],
    gets: ['una carpeta digitalizada como muestra', 'un precio después de ver su archivo'],
  },
  debtCollection: {
    words: wordsOf(
      'cobranzas?|cobro de (?:deudas?|impagados|impagos|facturas|morosos)',
      'recuperaci[óo]n de (?:deudas?|impagados|cartera|cr[ée]ditos)|reclamaci[óo]n de (?:deudas?|impagados|facturas)',
      'gesti[óo]n de cobros?|informes? (?:comerciales|de solvencia|de cr[ée]dito)|morosidad',
    ),
    sentence: 'Cobramos facturas impagadas.',
    noun: 'Cobro de facturas',
    offers: [
      'Cobramos facturas impagadas para empresas.',
      'Revisamos la solvencia de clientes nuevos antes de la entrega.',
    ],
    when: [
      'una factura sigue sin pagar tras el tercer aviso',
      'llega un pedido grande de una empresa desconocida',
      'un deudor se ha mudado y las cartas vuelven',
    ],
    gets: ['una primera opinión sobre una factura impagada', 'un ejemplo de informe de solvencia'],
  },
  coworking: {
    words: wordsOf(
      'co-?working|oficinas? (?:virtual(?:es)?|compartidas?|flexibles?|amuebladas?|por (?:d[íi]as|horas))',
      '(?:alquiler|renta|arriendo) de (?:oficinas|despachos|trasteros|bodegas|minibodegas)|centros? de negocios',
      'espacios? de trabajo compartidos?|trasteros?|mini-?bodegas?|self.?storage|domiciliaci[óo]n de empresas',
    ),
    sentence: 'Alquilamos oficinas y puestos de trabajo.',
    noun: 'Oficinas en alquiler',
    offers: [
      'Alquilamos por meses oficinas y puestos de trabajo equipados.',
      'Alquilamos espacio para guardar archivos, herramientas y mercancía.',
    ],
    when: [
      'un equipo de proyecto necesita mesas para medio año',
      'el contrato vence antes de que la oficina nueva esté lista',
      'el almacén está lleno y hay cajas en el pasillo',
    ],
    gets: [
      'un día de prueba en uno de nuestros puestos',
      'una invitación a ver los espacios libres',
    ],
  },
  performers: {
    words: wordsOf(
      'm[úu]sica en vivo|m[úu]sica en directo|m[úu]sicos',
      '(?:bandas?|grupos?) (?:de m[úu]sica|musical(?:es)?|de versiones)|orquestas?|mariachis?|magos?|ilusionistas?',
      'conferencistas?|ponentes?|maestr[oa]s? de ceremonias|presentador(?:es|as?)? de eventos|animador(?:es|as?)?',
      'mon[óo]log(?:os|uistas?)|comediantes?',
    ),
    sentence: 'Actuamos en eventos.',
    noun: 'Música y animación',
    offers: [
      'Tocamos música en vivo en fiestas y recepciones de empresa.',
      'Presentamos y animamos galas, convenciones y aniversarios.',
    ],
    when: [
      'la gala tiene salón y menú pero no programa',
      'un ponente cancela una semana antes del congreso',
      'un aniversario debe ser algo más que discursos',
    ],
    gets: ['un vídeo corto de una actuación', 'una propuesta para su velada'],
  },
  soundStudio: {
    words: wordsOf(
      'estudios? de (?:grabaci[óo]n|sonido|audio|doblaje|podcasts?)|locutor(?:es|as?)?|locuci[óo]n|locuciones',
      'voz en off|voces en off|producci[óo]n (?:de podcasts?|de audio|sonora)|audiolibros?|doblaje|dise[ñn]o sonoro',
      'postproducci[óo]n de audio|mezcla y masterizaci[óo]n',
    ),
    sentence: 'Grabamos voces y sonido.',
    noun: 'Grabaciones de audio',
    offers: [
      'Grabamos voces para películas, cursos y sistemas telefónicos.',
      'Producimos podcasts, desde la grabación hasta la mezcla.',
    ],
    when: [
      'un vídeo de formación está montado y falta la voz',
      'el contestador todavía dice el horario antiguo',
      'grabaron un podcast en la oficina y se oye mal',
    ],
    gets: ['tres voces que van con su texto', 'un minuto de su grabación ya limpio'],
  },
  mapping: {
    words: wordsOf(
      'drones?|cartogr[áa]f\\w+|cartograf[íi]a|gis|geoespacial(?:es)?|fotogrametr[íi]a|lidar|ortofotos?|ortomosaicos?',
      '(?:fotos?|fotograf[íi]as?|im[áa]genes|vistas?|levantamientos?|tomas) a[ée]reas?|teledetecci[óo]n',
      'georreferenciaci[óo]n',
    ),
    sentence: 'Hacemos mapas e imágenes aéreas.',
    noun: 'Mapas e imágenes aéreas',
    offers: [
      'Hacemos mapas y gestionamos datos geográficos.',
      'Sobrevolamos tejados, obras y campos y analizamos las imágenes.',
    ],
    when: [
      'hay que revisar un tejado y el andamio sale caro',
      'hay que medir un acopio antes de cerrar las cuentas',
      'el plano del terreno no muestra lo que se construyó',
    ],
    gets: ['una imagen de un terreno parecido', 'un precio según su superficie'],
  },
  hosting: {
    words: wordsOf(
      'hosting|alojamiento (?:web|de (?:p[áa]ginas|sitios|servidores))|centros? de datos|data.?centers?',
      'servidores? (?:dedicados?|virtual(?:es)?|vps|en la nube)|registro de dominios|dominios web',
      '(?:servicios?|migraci[óo]n|infraestructura|servidores) (?:en|a) la nube|cloud (?:privad[oa]|h[íi]brid[oa])',
    ),
    sentence: 'Alojamos sitios web y servidores.',
    noun: 'Alojamiento web',
    offers: [
      'Administramos servidores, correos y dominios de empresas.',
      'Llevamos aplicaciones a la nube y las mantenemos.',
    ],
    when: [
      'la tienda en línea se cae un domingo',
      'el proveedor de su viejo servidor cierra el centro de datos',
      'vence un dominio y deja de llegar el correo',
    ],
    gets: ['una prueba de velocidad de su web', 'un plan para migrar un servidor'],
  },
  cyberSecurity: {
    words: wordsOf(
      'ciber\\w+|seguridad inform[áa]tica|pruebas? de (?:penetraci[óo]n|intrusi[óo]n)|pen.?test\\w*|hacking [ée]tico',
      'auditor[íi]as? de seguridad|respuesta (?:a|ante) incidentes|ransomware|an[áa]lisis de vulnerabilidades',
      'phishing|an[áa]lisis forense',
    ),
    sentence: 'Probamos la seguridad de sistemas informáticos.',
    noun: 'Ciberseguridad',
    offers: [
      'Buscamos fallos de seguridad en redes y aplicaciones.',
      'Ayudamos después de un ataque y recuperamos los sistemas.',
    ],
    when: [
      'los archivos están cifrados y piden un rescate',
      'una aseguradora exige una prueba de intrusión antes de firmar',
      'pagaron una factura falsa por culpa de un correo hackeado',
    ],
    gets: ['una revisión breve de su dominio', 'un plan para las primeras horas de un ataque'],
  },
  vehicleHire: {
    words: wordsOf(
      '(?:alquiler|renta|arriendo|leasing) de (?:coches|autos?|carros|veh[íi]culos|furgonetas|camion\\w+|remolques)',
      'renting|rent.a.car|(?:coches|autos|furgonetas) de alquiler|gesti[óo]n de flotas|rentadora|car.?sharing',
    ),
    sentence: 'Alquilamos automóviles, furgonetas y camiones.',
    noun: 'Alquiler de vehículos',
    offers: [
      'Alquilamos vehículos y remolques por días.',
      'Alquilamos camiones y flotas enteras con mantenimiento.',
    ],
    when: [
      'un vehículo de reparto pasa dos semanas en el taller',
      'entran vendedores nuevos y sus vehículos llegan más tarde',
      'empieza la temporada y los camiones propios no alcanzan',
    ],
    gets: [
      'un precio para sus fechas y kilómetros',
      'una lista de los vehículos libres en sus fechas',
    ],
  },
  standards: {
    words: wordsOf(
      'sistemas? (?:integrados? )?de gesti[óo]n(?! (?:empresarial|documental|de almac))',
      '(?:consultor[íi]a|certificaci[óo]n|impl(?:ant|ement)aci[óo]n|auditor[íi]as?) (?:de |en )?(?:la |normas? )?iso',
      'auditor[íi]as? internas?|entidad(?:es)? certificadoras?|consultor[íi]a de calidad',
    ),
    sentence: 'Ayudamos a empresas a certificarse.',
    noun: 'Certificación',
    offers: [
      'Implantamos sistemas de gestión y preparamos certificaciones.',
      'Hacemos auditorías internas y llevamos la calidad desde fuera.',
    ],
    when: [
      'un comprador pide un certificado ISO para el próximo pedido',
      'el auditor viene dentro de seis semanas y los procedimientos están anticuados',
      'se va el responsable de calidad justo antes de la auditoría',
    ],
    gets: [
      'una lista de lo que falta para el certificado',
      'un ejemplo de procedimiento ya escrito',
    ],
  },
  publishing: {
    words: wordsOf(
      'casas? editorial(?:es)?|grupo editorial|editorial(?:es)? (?:especializadas?|independientes?|de libros)',
      '(?:edici[óo]n|publicaci[óo]n|diagramaci[óo]n) de (?:libros|revistas)',
      '(?:servicios|maquetaci[óo]n|dise[ñn]o) editorial(?:es)?|autopublicaci[óo]n|maquetaci[óo]n',
      'revistas? (?:t[ée]cnicas?|especializadas?|corporativas?)',
    ),
    sentence: 'Editamos libros y revistas.',
    noun: 'Libros y revistas',
    offers: [
      'Editamos libros y revistas especializadas.',
      'Maquetamos y producimos libros y revistas para empresas.',
    ],
    when: [
      'se acerca un aniversario y la historia de la empresa sigue en cajas',
      'un manuscrito está terminado y tiene que ser un libro',
      'toca sacar la revista interna y su redactora se ha ido',
    ],
    gets: ['dos páginas de muestra con su texto', 'un precio para su tirada'],
  },
  flowers: {
    words: wordsOf(
      'florister[íi]as?|floristas?|florer[íi]as?|arreglos? florales?|decoraci[óo]n floral|dise[ñn]o floral',
      'arte floral|ramos? de flores|env[íi]o de flores|flores (?:a domicilio|para (?:empresas|eventos))',
      'plantas (?:de (?:interior|oficina)|para oficinas?)|jard[íi]n(?:es)? vertical(?:es)?',
    ),
    sentence: 'Suministramos flores y plantas.',
    noun: 'Flores y plantas',
    offers: [
      'Hacemos arreglos florales para recepciones, mesas y eventos.',
      'Ponemos plantas en oficinas y las cuidamos.',
    ],
    when: [
      'mañana vienen invitados y el vestíbulo se ve vacío',
      'las plantas de la oficina se secan y nadie las riega',
      'el viernes se jubila alguien y falta el ramo',
    ],
    gets: ['un boceto para una mesa o el vestíbulo', 'un precio mensual para sus plantas'],
  },
}
