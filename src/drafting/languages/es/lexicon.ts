import { phrases, words, type Lexicon } from '../lexicon.ts'

export const lexicon: Lexicon = {
  grammar: {
    determiners:
      words(`el la los las un una unos unas lo del al nuestro nuestra nuestros nuestras tu
      tus su sus mi mis este esta estos estas ese esa cada todo toda todos todas ningún ninguna`),
    prepositions: words(`para con sin en de del a al por sobre entre desde hasta hacia contra según
      durante tras ante bajo mediante vía`),
    relatives: words('que quien quienes cual cuales cuyo cuya donde cuando como'),
    dangling:
      words(`y e pero o u ni pues entonces también además sin embargo así él ella ellos ellas
      esto eso ello este esta estos estas ese esa aquí allí porque si aunque que quien donde cuando
      luego por tanto mientras sino su sus lo tal no ahí es son dicho dicha ambos`),
    we: words('nosotros nosotras'),
    our: words('nuestro nuestra nuestros nuestras nos'),
    singular: words('yo me mí mi mis conmigo'),
    subjects: words(`nosotros nosotras usted ustedes tú ellos ellas`),
    finite:
      words(`es son era fue está están estamos somos ha han hemos puede pueden podemos debe deben
      hace hacen hacemos ofrece ofrecen ofrecemos ayuda ayudan ayudamos diseña diseñan diseñamos
      desarrolla desarrollan desarrollamos fabrica fabrican fabricamos vende venden vendemos instala
      instalan instalamos crea crean creamos permite permiten realiza realizan realizamos presta
      prestan prestamos brinda brindan brindamos trabaja trabajan trabajamos cuenta cuentan contamos
      construye construyen construimos gestiona gestionan gestionamos produce producen producimos
      suministra suministran distribuye distribuyen asesora asesoran asesoramos acompaña acompañan
      repara reparan reparamos alquila alquilan alquilamos entrega entregan conecta conectan
      transforma transforman protege protegen simplifica reúne mantiene mantienen tiene tienen
      tenemos da dan damos lleva llevan llevamos busca buscamos importa exporta transporta
      automatiza reduce imparte impartimos representa defiende organiza organizamos elabora
      elaboramos combina convierte facilita une integra dispone disponemos garantiza garantizamos
      quiere queremos sabe sabemos vive nace nació será serán comercializa edita opera`),
    ambiguous: /^(?:ayuda|entrega|busca|cuenta|forma|importa|transporta|opera|reúne)$/u,
    beforeWe: null,
    subjectless: /^\p{L}{1,}(?:amos|emos|omos|imos|ímos)$/u,
    imperatives:
      words(`descubre descubra descubrir contacta contacte contactar solicita solicite solicitar
      reserva reserve reservar pide pida pedir compra compre comprar prueba pruebe probar
      lee leer ver mira mire encuentra encuentre haz haga descarga descargue descargar
      únete obtén obtenga llama llame llamar envía envíe enviar elige elija consulta
      consulte conoce conozca conocer empieza comienza comience mejora ahorra aumenta
      optimiza regístrate suscríbete sigue aprende disfruta disfrute ven visita visite
      habla hable agenda agende dona colabora accede transforma automatiza gestiona crea
      convierte déjanos confía síguenos escríbenos cuéntanos protege proteja cuida cuide
      evita evite olvida olvide garantiza deja deje reduce reduzca mantén mantenga
      aprovecha aproveche vive viva duerme incremente incrementa aumente tenga cumpla
      cumple dinamice mejore optimice genere potencie logre asegure invierta contrate
      fortalezca impulse impulsa logra`),
    imperativeForm: null,
    nouns: words(
      'compra reserva consulta ayuda mejora visita agenda prueba crea transporte alimentos',
    ),
    adverbs:
      words(`aquí ahí ahora hoy siempre nunca más menos muy bien mejor simplemente rápido juntos
      ya también cómo qué por quién cuándo dónde sí no bienvenido bienvenidos bienvenida hola nuevo
      todo`),
    gerund: /^\p{L}+(?:ando|iendo|yendo)$/u,
    formal: words(`pida solicite contacte reserve llame venga escríbanos consúltenos contáctenos
      haga envíe le les usted ustedes`),
    informal: words(`pide solicita contacta reserva llama ven escríbenos descubre prueba contáctanos
      haz tú tu tus te ti contigo vosotros vuestro vuestra vuestros os`),
  },
  selling: {
    offerVerbs:
      words(`ofrece ofrecen ofrecemos ayuda ayudamos diseña diseñamos desarrolla desarrollamos
      fabrica fabricamos vende vendemos instala instalamos crea creamos realiza realizamos presta
      prestamos brinda brindamos construye construimos gestiona gestionamos produce producimos
      suministra suministramos distribuye distribuimos asesora asesoramos repara reparamos alquila
      alquilamos elabora elaboramos imparte impartimos representa defiende organiza organizamos
      especializada especializado especializados transporta importa automatiza permite
      comercializa edita convierte acompaña acompañamos`),
    definitions:
      phrases(`es un, es una, es el, es la, somos un, somos una, somos el, somos la, es tu,
      somos tu, es su, somos su, son un, somos especialistas, somos expertos, somos fabricantes`),
    kinds: words(`empresa compañía negocio proveedor socio marca nombre miembro parte grupo
      organización startup equipo especialista experto referente`),
    empty:
      phrases(`bienvenido, bienvenidos, bienvenida, nuestra misión, nuestra visión, nuestro objetivo,
      nuestra historia, nuestros valores, desde, fundada, fundado, creemos, estamos
      orgullosos, nuestro equipo, gracias, con más de, en un mundo, sabemos, porque, ser
      líderes, ser líder, ser la, ser el, ser una, ser un, brindar, contribuir, garantizar`),
    fluff:
      phrases(`nace, nació, todo lo que, empresa familiar, una marca de, filial de, atmósfera, pasión, calidad,
      satisfacción, compromiso, confianza, excelencia, profesionalidad, cercanía,
      tus necesidades, sus necesidades, soluciones innovadoras, trato personalizado,
      nuestra prioridad, a tu medida, nos apasiona, todo lo que necesitas`),
    audience: phrases('para, dirigido a, diseñado para, pensado para, destinado a'),
    helping: words('ayuda ayudan ayudamos acompaña acompañamos asesora asesoramos apoyamos'),
    people: words(`empresas empresa pymes autónomos profesionales particulares negocios comercios
      tiendas hoteles restaurantes bares clínicas hospitales médicos dentistas
      abogados arquitectos promotores propietarios inquilinos comunidades familias
      niños padres estudiantes mayores pacientes clientes equipos startups
      emprendedores agencias industria industrias fabricantes distribuidores
      mayoristas minoristas agricultores ganaderos transportistas bancos aseguradoras
      desarrolladores profesores colegios escuelas universidades ayuntamientos
      administraciones organizaciones instituciones laboratorios mujeres hombres
      personas inversores creadores artistas marcas bodegas farmacias talleres
      constructoras trabajadores fundaciones jóvenes`),
    audienceEnd:
      words(`que quien con en sin desde por para donde es son han pueden tu su tus sus a al
      buscando mediante cuando como gracias quieren`),
    noAudience:
      phrases(`ti, tu, tus, usted, ustedes, su, sus, nosotros, nuestro, la, el, lo, una, un, más,
      menos, todo, toda, todos, todas, cada, este, esta, ejemplo, ello, él, ella, que,
      hacer, ser, mejorar, siempre, mí, mi, poder, garantizar, ofrecer, conseguir, crear,
      llevar, dar, qué`),
    problemHeadings:
      phrases(`os suena, le suena, te suena, los problemas, tus problemas, el problema, problema, los
      retos, retos, el reto, tus retos, desafíos, te sientes identificado, los verdaderos
      problemas, lo que te cuesta, la realidad, problemas comunes, por qué tantas`),
    problems: phrases(`cansado de, harto de, se acabó, olvídate de, pérdida de tiempo,
      perder tiempo, demasiado, demasiadas, demasiados, en lugar de perder`),
    troubles:
      phrases(`caos, estrés, perdido, perdidos, pérdidas, desperdicio, retrasos, multas, errores, olvidos,
      atascado, dispersos, dispersa, obsoleto, cuello de botella, a mano, manuales, averías,
      imprevisible, frustración, agobio, nadie sabe, paradas no programadas, papeleo`),
    vague: phrases(`certificado, certificada, certificadas, acreditado, acreditada,
      servicio, servicios, solución, soluciones, enfoque, apoyo, calidad, producto, productos,
      necesidad, necesidades, futuro, crecimiento, a medida, personalizado, personalizada,
      personalizados, personalizadas, completo, completa, completas, integral, integrales,
      global, exclusivo, resultado, resultados, éxito, potencial, excelencia, innovador,
      innovadoras, innovadores, innovación, profesional, profesionales, confiable, fiable,
      experiencia, valor, objetivos, proyecto, proyectos, equipo, equipos, empresa,
      variedad, amplia, amplio, gama, mejor, rápido, rápida, moderno, moderna, tecnología,
      atención, inmediato, alta, líderes, cada, todo, tu, expertos`),
    privateWords:
      phrases(`hípica, equitación, jinetes, tu caballo, pacientes, particulares, tu hogar, su hogar, tu casa,
      su casa, tu familia, su familia, familias, tu sonrisa, tus dientes, tu salud, su salud, tus hijos,
      su hijo, niños, tu jardín, tu coche, tu vehículo, tu cuerpo, personas mayores, tu
      bienestar, tu pareja`),
    privateTrades:
      phrases(`colegio san, colegio privado, nivel inicial, jardín de infantes, escuela infantil, preescolar,
      dentista, clínica dental, fisioterapia, fisioterapeuta, peluquería, barbería, psicóloga,
      psicólogo, psicoterapia, terapia, divorcio, autoescuela, salón de belleza, centro de
      estética, masajes, manicura, cardiología, pediatría, ginecología, clínica veterinaria,
      veterinario, pizzería, nuestra carta, reservar mesa, casa rural, alojamiento rural,
      apartamentos turísticos, fotógrafo de bodas, tanatorio, guardería, academia de baile`),
    businessWords:
      phrases(`empresas, negocios, pymes, b2b, industria, industrias, compañías, autónomos, comercios, tu
      negocio, su negocio, tu empresa, su empresa, tus clientes, sus clientes, tus
      empleados, bodegas, puertos, constructoras, minería, minera, maquinaria, oficinas,
      startups, organizaciones`),
    workWords:
      phrases(`empresa, equipo, colega, compañer, socio, interno, persona, alguien, cambio, este año,
      decide, encarga, ocupa, lista, nombre, trabajando, proveedor`),
  },
  pages: {
    products: phrases(`productos, producto, servicios, servicio, soluciones, nuestros servicios,
      qué hacemos, lo que hacemos, tratamientos, áreas de práctica, especialidades, catálogo,
      funcionalidades, plataforma, tienda, cursos, formación, oferta, proyectos, actividades`),
    customers: phrases(`clientes, casos de éxito, referencias, proyectos, trabajos, testimonios,
      opiniones, portafolio, galería`),
    pricing: phrases('precios, tarifas, planes, precio, honorarios'),
    about: phrases(`sobre nosotros, quiénes somos, nosotros, empresa, la empresa, nuestra historia,
      conócenos, acerca de, la clínica, el despacho, bufete, quienes somos`),
    audiences: phrases('sectores, para quién, industrias, casos de uso, mercados'),
    contact: phrases(
      'contacto, datos de contacto, contacta, contáctanos, dónde estamos, ubicación, localización',
    ),
    team: phrases('equipo, nuestro equipo, el equipo, profesionales'),
    jobs: phrases('empleo, trabaja con nosotros, carreras, únete, vacantes'),
    news: phrases('noticias, blog, prensa, eventos, actualidad, novedades, newsletter'),
    legal: phrases(`aviso legal, privacidad, política de privacidad, cookies, política de cookies,
      términos, condiciones, términos y condiciones, condiciones de uso, protección de datos`),
    process: phrases(
      'cómo funciona, cómo trabajamos, proceso, nuestro proceso, pasos, metodología',
    ),
    faq: phrases('faq, preguntas frecuentes, ayuda, preguntas, dudas'),
    testimonials:
      phrases(`testimonios, opiniones, reseñas, lo que dicen, qué dicen, nuestros clientes
      opinan, clientes satisfechos`),
    benefits: phrases(`ventajas, beneficios, por qué elegirnos, por qué nosotros, nuestras ventajas,
      características, nuestros valores, por qué, qué nos diferencia`),
    cookie: phrases(`cookie, cookies, consentimiento, aceptar todo, aceptar todas, rechazar,
      configurar cookies, privacidad`),
    copyright: phrases('todos los derechos reservados, copyright'),
    price: phrases(`al mes, por mes, /mes, al año, iva, desde solo, descuento, oferta, envío gratis,
      por noche, por hora`),
    months: words(`enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
      diciembre`),
    stories:
      phrases(`casos de éxito, caso de éxito, historias de éxito, nuestros proyectos, proyectos recientes,
      nuestros trabajos, antes y después, casos reales`),
    mission: phrases(`misión, nuestra misión, visión, nuestra visión, misión y visión, propósito`),
  },
  buttons: {
    demo: phrases('demo, demostración'),
    trial: phrases('prueba gratis, prueba gratuita, probar gratis, pruébalo gratis'),
    quote: phrases('presupuesto, pide presupuesto, solicitar presupuesto, cotización, cotizar'),
    call: phrases(`cita, pedir cita, reservar cita, llamada, consulta, reunión, agenda una llamada,
      te llamamos, visita, asesoría`),
    catalog: phrases('catálogo, folleto, muestra, muestras, guía'),
    buy: phrases('comprar, pedir, carrito, tienda, donar, haz tu donación, reservar'),
    other:
      phrases(`contacto, contactar, contáctanos, contacta, saber más, leer más, más, descargar, ver
      más, más información, iniciar sesión, entrar, registrarse, enviar, atrás, siguiente, menú,
      cerrar, ver todo, ver todos, aquí, descubrir, descubre más, detalles, empezar, inicio, buscar,
      aceptar, rechazar, llamar, llámanos, escríbenos, conócenos, ver proyecto, conoce más, únete`),
  },
  proof: {
    since: phrases('desde, fundada en, fundado en, años de experiencia, años de trayectoria'),
    more: phrases('más de, cerca de, casi'),
    counted:
      words(`clientes proyectos años empresas usuarios países empleados miembros obras opiniones
      pacientes escuelas hoteles pedidos entregas socios sedes instalaciones máquinas vehículos
      toneladas productos viviendas familias alumnos participantes hectáreas kilómetros expertos`),
    certificates:
      phrases(`certificado, certificada, certificación, miembro de, homologado, acreditado,
      acreditada, autorizado, premio, premiado, galardonado, sello, colegiado, socio oficial`),
    health:
      words(`dolor terapia tratamiento diagnóstico operación enfermedad síntomas ansiedad depresión
      embarazo cáncer lesión implante implantes dentista médico clínica doctora doctor`),
  },
  refusal: {
    maintenance: phrases(`en construcción, próximamente, volvemos pronto, sitio en construcción,
      muy pronto, estamos trabajando en, sitio en mantenimiento,
      página en mantenimiento, web en mantenimiento`),
    parked: phrases('dominio en venta, comprar este dominio, este dominio'),
    error: phrases(
      'página no encontrada, error 404, acceso denegado, no encontrada, error interno',
    ),
    login: phrases('iniciar sesión, contraseña olvidada, olvidaste tu contraseña, usuario'),
    placeholder: phrases(`lorem ipsum, tu texto aquí, escribe aquí tu texto, texto de ejemplo,
      nombre de tu empresa, dolor sit amet, inserta tu texto`),
    club: phrases(`asociación, socios, hazte socio, club, gremio, junta directiva, cuota, peña, torneo,
      entrenamientos, clan, miembros, voluntarios, equipos, partidos, plantilla, el club,
      jornada`),
    person:
      phrases(`portafolio, portfolio, currículum, cv, sobre mí, mis proyectos, mis habilidades,
      experiencia laboral, educación, estudiante, prácticas, mi nombre es, me llamo,
      aficiones, sitio personal, universidad, grado`),
  },
}
