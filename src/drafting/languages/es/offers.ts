import type { TradeOffers } from '../trade-ids.ts'

/** What firms of each trade may say that they do. */
export const offers: TradeOffers = {
  electrical: [
    'Instalamos, reparamos y revisamos instalaciones eléctricas.',
    'Hacemos la electricidad de oficinas, comercios y talleres.',
  ],
  plumbing: [
    'Instalamos y reparamos calefacción y fontanería.',
    'Hacemos el mantenimiento de calderas y calefacción.',
  ],
  ventilation: [
    'Instalamos y mantenemos climatización y ventilación.',
    'Instalamos y reparamos cámaras frigoríficas.',
  ],
  solar: ['Proyectamos e instalamos sistemas solares.', 'Instalamos puntos de recarga.'],
  roofing: [
    'Reparamos y renovamos cubiertas y tejados.',
    'Impermeabilizamos cubiertas planas y limpiamos canalones.',
  ],
  painting: ['Pintamos interiores y fachadas.', 'Hacemos tabiques, enlucidos y pintura.'],
  joinery: [
    'Fabricamos muebles y equipamiento a medida.',
    'Hacemos carpintería y estructuras de madera.',
  ],
  windows: [
    'Suministramos y colocamos ventanas y puertas.',
    'Colocamos y reparamos persianas y toldos.',
  ],
  flooring: ['Colocamos y renovamos suelos.', 'Colocamos baldosas y azulejos.'],
  metalwork: ['Hacemos soldadura y construcción en metal.', 'Cortamos, plegamos y soldamos chapa.'],
  machining: ['Torneamos y fresamos piezas, sueltas y en serie.', 'Fabricamos utillajes y moldes.'],
  finishing: ['Recubrimos y tratamos piezas de metal.', 'Hacemos granallado y pintura en polvo.'],
  plastics: ['Fabricamos piezas de plástico.', 'Imprimimos prototipos y series cortas en 3D.'],
  electronics: ['Desarrollamos y fabricamos electrónica.', 'Montamos placas electrónicas.'],
  machinery: [
    'Construimos, automatizamos y reparamos máquinas.',
    'Suministramos y mantenemos máquinas y bombas.',
  ],
  construction: [
    'Construimos y reformamos edificios para empresas.',
    'Reformamos y ampliamos edificios.',
  ],
  groundworks: ['Hacemos movimientos de tierra y redes.', 'Excavamos, demolemos y pavimentamos.'],
  rental: ['Alquilamos máquinas y equipos.', 'Alquilamos andamios y equipos de elevación.'],
  gardening: ['Mantenemos jardines y zonas verdes.', 'Podamos y talamos árboles.'],
  cleaning: ['Limpiamos oficinas y locales.', 'Limpiamos cristales y fachadas.'],
  security: [
    'Vigilamos edificios y recintos.',
    'Instalamos alarmas, cámaras y control de accesos.',
  ],
  pests: [
    'Controlamos plagas en empresas.',
    'Revisamos los locales y llevamos el registro de plagas.',
  ],
  inspection: [
    'Revisamos e inspeccionamos equipos e instalaciones.',
    'Revisamos y mantenemos la protección contra incendios.',
  ],
  surveying: ['Medimos terrenos y edificios.', 'Estudiamos suelos y cimientos.'],
  planning: [
    'Proyectamos edificios y reformas.',
    'Hacemos cálculo de estructuras y proyectos técnicos.',
  ],
  itSupport: [
    'Mantenemos ordenadores, servidores y redes.',
    'Instalamos y llevamos la informática de pequeñas empresas.',
  ],
  software: ['Desarrollamos software para empresas.', 'Desarrollamos aplicaciones móviles y web.'],
  webDesign: ['Diseñamos y creamos sitios web.', 'Creamos y llevamos tiendas en línea.'],
  advertising: ['Hacemos diseño y publicidad.', 'Llevamos anuncios y redes sociales de empresas.'],
  printing: [
    'Imprimimos folletos, papelería y carteles.',
    'Hacemos rótulos y rotulación de vehículos.',
  ],
  photography: ['Hacemos fotos y vídeos para empresas.', 'Grabamos desde el aire con drones.'],
  translation: ['Traducimos textos y documentos.', 'Interpretamos en reuniones y eventos.'],
  accounting: ['Llevamos la contabilidad y las nóminas.', 'Hacemos cuentas anuales e impuestos.'],
  law: ['Asesoramos a empresas en cuestiones legales.', 'Redactamos y revisamos contratos.'],
  consulting: [
    'Asesoramos a empresas sobre organización y procesos.',
    'Preparamos a empresas para certificarse.',
  ],
  training: ['Formamos a equipos y responsables.', 'Damos cursos y talleres en empresas.'],
  staffing: ['Buscamos personas para puestos abiertos.', 'Aportamos personal temporal.'],
  transport: [
    'Transportamos mercancías por carretera.',
    'Almacenamos, preparamos y enviamos mercancías.',
  ],
  passengers: [
    'Llevamos grupos en autocar y minibús.',
    'Hacemos traslados a aeropuertos, reuniones y eventos.',
  ],
  customs: ['Hacemos el despacho de aduanas.', 'Asesoramos en importación y exportación.'],
  removals: ['Trasladamos oficinas y viviendas.', 'Transportamos y guardamos muebles.'],
  catering: ['Hacemos el catering de reuniones y eventos.', 'Servimos comidas a empresas.'],
  rooms: ['Alquilamos salas para reuniones y eventos.', 'Tenemos habitaciones para viajeros.'],
  events: ['Organizamos eventos.', 'Ponemos sonido, luz y escenarios.'],
  vehicles: ['Reparamos y mantenemos vehículos.', 'Hacemos chapa y pintura.'],
  waste: ['Recogemos y gestionamos residuos.', 'Compramos y reciclamos chatarra.'],
  property: ['Administramos edificios.', 'Hacemos conserjería y mantenimiento de edificios.'],
  insurance: ['Asesoramos a empresas en seguros.', 'Asesoramos en ahorro y financiación.'],
  interiors: ['Diseñamos y amueblamos oficinas.', 'Equipamos comercios y oficinas.'],
  textiles: ['Estampamos y bordamos ropa de trabajo.', 'Lavamos y alquilamos ropa de trabajo.'],
  packaging: ['Fabricamos embalajes a medida.', 'Suministramos embalajes y etiquetas.'],
  supplies: [
    'Suministramos productos y repuestos a empresas.',
    'Suministramos herramientas y materiales a profesionales.',
  ],
}
