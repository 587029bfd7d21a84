import type { TradeOffers } from '../trade-ids.ts'

/** What firms of each trade may say that they do. */
export const offers: TradeOffers = {
  electrical: [
    'Instalamos, reparamos e verificamos instalações elétricas.',
    'Fazemos a parte elétrica de escritórios, lojas e oficinas.',
  ],
  plumbing: [
    'Instalamos e reparamos aquecimento e hidráulica.',
    'Fazemos a manutenção de caldeiras e aquecimento.',
  ],
  ventilation: [
    'Instalamos e mantemos ar-condicionado e ventilação.',
    'Instalamos e reparamos câmaras frias.',
  ],
  solar: ['Projetamos e instalamos sistemas solares.', 'Instalamos pontos de carregamento.'],
  roofing: [
    'Reparamos e renovamos telhados e coberturas.',
    'Impermeabilizamos coberturas e limpamos calhas.',
  ],
  painting: ['Pintamos interiores e fachadas.', 'Fazemos reboco, gesso e pintura.'],
  joinery: ['Fabricamos móveis sob medida.', 'Fazemos carpintaria e construção em madeira.'],
  windows: ['Fornecemos e montamos janelas e portas.', 'Montamos e reparamos persianas e toldos.'],
  flooring: ['Colocamos e renovamos pisos.', 'Colocamos azulejos e revestimentos.'],
  metalwork: ['Fazemos soldagem e estruturas metálicas.', 'Cortamos, dobramos e soldamos chapas.'],
  machining: [
    'Torneamos e fresamos peças, unitárias e em série.',
    'Fabricamos moldes e ferramentas.',
  ],
  finishing: ['Revestimos e tratamos peças de metal.', 'Fazemos jateamento e pintura a pó.'],
  plastics: ['Fabricamos peças de plástico.', 'Imprimimos protótipos e pequenas séries em 3D.'],
  electronics: ['Desenvolvemos e fabricamos eletrônica.', 'Montamos placas eletrônicas.'],
  machinery: [
    'Construímos, automatizamos e reparamos máquinas.',
    'Fornecemos e mantemos máquinas e bombas.',
  ],
  construction: [
    'Construímos e reformamos edifícios para empresas.',
    'Reformamos e ampliamos edifícios.',
  ],
  groundworks: ['Fazemos terraplenagem e redes.', 'Escavamos, demolimos e pavimentamos.'],
  rental: ['Alugamos máquinas e equipamentos.', 'Alugamos andaimes e equipamentos de elevação.'],
  gardening: ['Cuidamos de jardins e áreas verdes.', 'Podamos e cortamos árvores.'],
  cleaning: ['Limpamos escritórios e empresas.', 'Limpamos vidros e fachadas.'],
  security: ['Vigiamos edifícios e áreas.', 'Instalamos alarmes, câmeras e controle de acesso.'],
  pests: [
    'Controlamos pragas em empresas.',
    'Inspecionamos os locais e mantemos o registro de pragas.',
  ],
  inspection: [
    'Inspecionamos equipamentos e instalações.',
    'Verificamos e mantemos a proteção contra incêndio.',
  ],
  surveying: ['Fazemos levantamentos de terrenos e edifícios.', 'Estudamos solos e fundações.'],
  planning: ['Projetamos edifícios e reformas.', 'Fazemos cálculo estrutural e projetos técnicos.'],
  itSupport: [
    'Cuidamos de computadores, servidores e redes.',
    'Instalamos e mantemos a informática de pequenas empresas.',
  ],
  software: ['Desenvolvemos software para empresas.', 'Desenvolvemos aplicativos e sistemas web.'],
  webDesign: ['Projetamos e criamos sites.', 'Criamos e mantemos lojas virtuais.'],
  advertising: [
    'Fazemos design e publicidade.',
    'Cuidamos de anúncios e redes sociais de empresas.',
  ],
  printing: [
    'Imprimimos folhetos, papelaria e cartazes.',
    'Fazemos letreiros e adesivagem de veículos.',
  ],
  photography: ['Fazemos fotos e vídeos para empresas.', 'Filmamos com drones.'],
  translation: ['Traduzimos textos e documentos.', 'Fazemos interpretação em reuniões e eventos.'],
  accounting: [
    'Fazemos a contabilidade e a folha de pagamento.',
    'Fazemos balanços e declarações.',
  ],
  law: ['Assessoramos empresas em questões jurídicas.', 'Redigimos e revisamos contratos.'],
  consulting: [
    'Assessoramos empresas em organização e processos.',
    'Preparamos empresas para a certificação.',
  ],
  training: ['Treinamos equipes e gestores.', 'Damos cursos e oficinas em empresas.'],
  staffing: ['Encontramos pessoas para vagas abertas.', 'Fornecemos pessoal temporário.'],
  transport: [
    'Transportamos mercadorias por estrada.',
    'Armazenamos, separamos e enviamos mercadorias.',
  ],
  passengers: [
    'Transportamos grupos em ônibus e micro-ônibus.',
    'Fazemos traslados para aeroportos, reuniões e eventos.',
  ],
  customs: ['Fazemos o desembaraço aduaneiro.', 'Assessoramos na importação e na exportação.'],
  removals: ['Fazemos mudanças de escritórios e residências.', 'Transportamos e guardamos móveis.'],
  catering: ['Fazemos o bufê de reuniões e eventos.', 'Entregamos refeições em empresas.'],
  rooms: ['Alugamos salas para reuniões e eventos.', 'Temos quartos para hóspedes.'],
  events: ['Organizamos eventos.', 'Fornecemos som, luz e palcos.'],
  vehicles: ['Reparamos e mantemos veículos.', 'Fazemos funilaria e pintura.'],
  waste: ['Coletamos e destinamos resíduos.', 'Compramos e reciclamos sucata.'],
  property: ['Administramos edifícios.', 'Fazemos zeladoria e manutenção predial.'],
  insurance: ['Assessoramos empresas em seguros.', 'Assessoramos em previdência e financiamento.'],
  interiors: ['Projetamos e mobiliamos escritórios.', 'Montamos lojas e escritórios.'],
  textiles: ['Estampamos e bordamos uniformes.', 'Lavamos e alugamos uniformes e enxoval.'],
  packaging: ['Fabricamos embalagens sob medida.', 'Fornecemos embalagens e etiquetas.'],
  supplies: [
    'Fornecemos produtos e peças a empresas.',
    'Fornecemos ferramentas e materiais a profissionais.',
  ],
}
