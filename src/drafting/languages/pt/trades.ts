import { wordsOf } from '../letters.ts'
import type { Trades } from '../trade-ids.ts'

/** Words for each trade, what a firm of it does in a sentence, and its work for a subject. */
export const trades: Trades = {
  electrical: [
    wordsOf('el[ée]c?tricas?|elec?tricidade|elec?tricistas?|quadros? elétricos?|cablagens?'),
    'Fazemos instalações elétricas.',
    'Instalações elétricas',
  ],
  plumbing: [
    wordsOf(
      'canaliza(?:ção|ções|dor|dores)|encanador(?:es)?|encanamentos?|hidráulicas?|aquecimento',
    ),
    'Fazemos instalações de água e aquecimento.',
    'Água e aquecimento',
  ],
  ventilation: [
    wordsOf(
      'ar[- ]condicionado|climatiza(?:ção|dores)|refrigeração|câmaras? (?:frias?|frigoríficas?)',
      'ventilação',
    ),
    'Fazemos climatização e refrigeração.',
    'Climatização e refrigeração',
  ],
  solar: [
    wordsOf(
      'fotovoltaic\\p{L}+|energia solar|pain[ée](?:l|is) solar(?:es)?|placas solares',
      'carregador(?:es)? (?:elétricos?|veicular(?:es)?)',
    ),
    'Instalamos painéis solares.',
    'Energia solar',
  ],
  roofing: [
    wordsOf(
      'telhados?|telhas?|coberturas? (?:metálicas?|industria(?:l|is))|impermeabiliza\\p{L}+',
      'calhas?',
    ),
    'Reparamos telhados e coberturas.',
    'Telhados e coberturas',
  ],
  painting: [
    wordsOf('pinturas?|pintor(?:es)?|pintura (?:predial|de fachadas)|gesso|drywall|pladur'),
    'Fazemos trabalhos de pintura.',
    'Trabalhos de pintura',
  ],
  joinery: [
    wordsOf(
      'carpintarias?|marcenarias?|carpinteiros?|marceneiros?',
      'móveis (?:planejados|sob medida|por medida)',
    ),
    'Fazemos trabalhos de carpintaria.',
    'Carpintaria',
  ],
  windows: [
    wordsOf('caixilharias?|esquadrias|vidraçarias?|vidros?|persianas?|janelas (?:de|e|em)'),
    'Instalamos janelas e vidros.',
    'Janelas e portas',
  ],
  flooring: [
    wordsOf(
      'pisos? (?:industria(?:l|is)|vinílicos?|laminados?)|pavimentos?|revestimentos?|azulejos?',
      'ladrilh\\p{L}+',
    ),
    'Instalamos pisos e revestimentos.',
    'Pisos e revestimentos',
  ],
  metalwork: [
    wordsOf('serralh\\p{L}+|soldaduras?|soldas?|soldagem|caldeiraria|estruturas? metálicas?'),
    'Fazemos trabalhos de serralharia.',
    'Estruturas metálicas',
  ],
  machining: [
    wordsOf(
      'ferramentaria|moldes|estampos|usina(?:gem|gens|dos?|das?)|maquinação|maquinagem',
      'tornearia|fresa(?:gem|mento)|cnc',
    ),
    'Fazemos usinagem.',
    'Peças sob desenho',
  ],
  finishing: [
    wordsOf(
      'revestimentos? (?:antiaderentes?|industriais)|ptfe|galvani\\p{L}+|anodiza\\p{L}+',
      'croma(?:gem|ção)|zincagem|lacagem|jateamento',
    ),
    'Tratamos e revestimos peças metálicas.',
    'Tratamento de superfícies',
  ],
  plastics: [
    wordsOf(
      'plásticos|injeção (?:de )?plástic\\p{L}+|peças plásticas|termoformagem|termoplásticos?',
    ),
    'Fabricamos peças de plástico.',
    'Peças de plástico',
  ],
  electronics: [
    wordsOf(
      'placas? elec?tr[ôó]nicas?|circuitos? impressos?|pcb|componentes eletr[ôó]nicos',
      'eletr[ôó]nica industrial',
    ),
    'Fabricamos placas de circuito.',
    'Placas de circuito',
  ],
  machinery: [
    wordsOf(
      'centrífugas|manutenção industrial|peças de reposição|automa(?:ção|tização)',
      'compressores|bombas|robótica|máquinas? (?:especia(?:l|is)|industria(?:l|is))',
      'construção de máquinas|clp',
    ),
    '',
    'Máquinas e automação',
  ],
  construction: [
    wordsOf('construções|construção civil|construtoras?|engenharia civil|remodela(?:ção|ções)'),
    'Fazemos obras.',
    'Obras',
  ],
  groundworks: [
    wordsOf(
      'terrapl[ea]nage(?:m|ns)|escava(?:ção|ções)|demoli(?:ção|ções)|pavimentação',
      'movimentação de terras?',
    ),
    'Fazemos escavações e terraplenagem.',
    'Escavações e terraplenagem',
  ],
  rental: [
    wordsOf(
      'loca(?:ção|ções)|alugue[lr]',
      '(?:alugue[lr]|locação) de (?:máquinas|equipamentos?|gruas|andaimes|guindastes|plataformas)',
      'andaimes?|guindastes?|gruas?|plataformas elevatórias',
    ),
    '',
    'Equipamento temporário',
  ],
  gardening: [
    wordsOf('jardin\\p{L}+|paisagis\\p{L}+|podas?|espaços verdes|áreas verdes|relvados?'),
    'Fazemos jardinagem.',
    'Jardinagem',
  ],
  cleaning: [
    wordsOf(
      'limpezas?|limpeza (?:de escritórios|de vidros|industrial|pós[- ]obra)|empresa de limpeza',
      'faxin\\p{L}+|higienização',
    ),
    'Fazemos limpeza.',
    'Limpeza',
  ],
  security: [
    wordsOf('vigilância(?! sanitária)|vigilantes?|alarmes?|cftv|cctv|videovigilância'),
    '',
    'Segurança e vigilância',
  ],
  pests: [
    wordsOf('pragas?|dedetiza\\p{L}+|desratização|desinfesta(?:ção|ções)|descupiniza\\p{L}+'),
    'Fazemos controle de pragas.',
    'Combate a pragas',
  ],
  inspection: [
    wordsOf(
      'laudos?|segurança do trabalho|calibra(?:ção|ções)|metrologia|extintor(?:es)?',
      'ensaios? não destrutivos?',
      'inspe(?:ção|ções) (?:técnicas?|periódicas?)',
    ),
    '',
    'Testes e inspeções',
  ],
  surveying: [
    wordsOf('topografia|topógraf\\p{L}+|topográfic\\p{L}+|geotecni\\p{L}+|geotécnic\\p{L}+'),
    '',
    'Topografia e medições',
  ],
  planning: [
    wordsOf(
      'arquitec?t(?:os?|as?|ura)(?! de interiores)|projetos? (?:de arquitetura|estrutura(?:l|is))',
      'cálculo estrutural|gabinete de engenharia|fiscalização de obras?',
    ),
    'Projetamos edifícios.',
    'Projetos de edifícios',
  ],
  itSupport: [
    wordsOf(
      'suporte (?:de ti|em ti|informático)|assistência informática|infraestrutura de ti',
      'redes informáticas|servidores',
    ),
    '',
    'Informática',
  ],
  software: [
    wordsOf(
      'softwares?|desenvolvimento de (?:sistemas|aplicativos|aplicações)|aplicativos',
      'aplicações (?:móveis|web)|(?:bases?|bancos?) de dados',
    ),
    '',
    'Software',
  ],
  webDesign: [
    wordsOf(
      'criação de (?:sites|websites|lojas)|web ?design\\p{L}*|desenvolvimento (?:web|de sites)',
      'wordpress|seo',
    ),
    'Fazemos sites.',
    'Site',
  ],
  advertising: [
    wordsOf(
      'agência de (?:publicidade|comunicação|marketing)|marketing digital|branding|design gráfico',
      'identidade visual',
    ),
    '',
    'Publicidade',
  ],
  printing: [
    wordsOf('gráficas?|artes gráficas|impressão (?:digital|offset)|tipografias?|serigrafia'),
    'Somos uma gráfica.',
    'Impressos',
  ],
  photography: [
    wordsOf(
      'fotógraf[oa]s?|fotografia|filmagens?|vídeos? (?:instituciona(?:l|is)|corporativos?)',
      'produ(?:ção|tora) (?:de vídeos?|audiovisual)',
    ),
    'Fazemos fotos e vídeos.',
    'Fotos e vídeos',
  ],
  translation: [
    wordsOf(
      'tradu(?:ção|ções)|tradutor(?:es|as?)?|intérpretes?|interpretação simultânea|legendagem',
    ),
    'Traduzimos textos e documentos.',
    'Traduções',
  ],
  accounting: [
    wordsOf('contabilidade|contabilistas?|contador(?:es|as?)?|contábil|contábeis|fiscalidade'),
    'Fazemos contabilidade.',
    'Contabilidade',
  ],
  law: [
    wordsOf(
      'advogad[oa]s?|advocacia',
      'direito (?:do trabalho|trabalhista|civil|empresarial|tributário|comercial)',
      'solicitador(?:es|as?)?|assessoria jurídica',
    ),
    '',
    'Questões jurídicas',
  ],
  consulting: [
    wordsOf(
      'consultoria (?:empresarial|estratégica|de gestão|em gestão)|consultor(?:es|as?)?',
      'sistemas? de gestão|planej?amento estratégico|melhoria de processos',
    ),
    '',
    '',
  ],
  training: [
    wordsOf(
      'cursos?|treinamentos?|formação (?:profissional|para empresas|certificada)',
      'formador(?:es|as?)?|capacitação',
    ),
    '',
    'Cursos para funcionários',
  ],
  staffing: [
    wordsOf(
      'recrutamento e seleção|empresa de recrutamento|trabalho temporário',
      'mão[- ]de[- ]obra temporária|headhunt\\p{L}+',
    ),
    'Encontramos pessoas para vagas abertas.',
    'Vagas abertas',
  ],
  transport: [
    wordsOf(
      '3pl|armazenagem|transportes?(?! públicos?)|transportador(?:as?|es)|logística',
      'carga (?:aérea|marítima|rodoviária)|armazenagem',
    ),
    'Fazemos transportes.',
    'Transporte',
  ],
  passengers: [
    wordsOf(
      'ônibus|autocarros?|micro-?ônibus|fretamento',
      'transporte de (?:passageiros|funcionários)|vans?',
    ),
    'Transportamos grupos de pessoas.',
    'Transporte de pessoas',
  ],
  customs: [
    wordsOf('aduan\\p{L}+|alfândega|despachantes? aduaneiros?|comércio exterior|desembaraço'),
    '',
    'Alfândega e importação',
  ],
  removals: [
    wordsOf(
      'mudanças (?:residenciais|comerciais|internacionais|de escritórios?|e transportes)',
      'empresa de mudanças|transportes e mudanças|carretos?|guarda[- ]móveis',
    ),
    'Fazemos mudanças.',
    'Mudança de instalações',
  ],
  catering: [
    wordsOf('catering|bufês?|buffets?|coffee[- ]?breaks?|padarias?|pastelarias?|confeitarias?'),
    'Preparamos refeições para reuniões e eventos.',
    'Refeições para reuniões',
  ],
  rooms: [
    wordsOf(
      'hot(?:el|éis)|pousadas?|salas? de (?:reuniões|reunião|conferências|eventos)',
      'espaços? para eventos|restaurantes?',
    ),
    '',
    '',
  ],
  events: [
    wordsOf(
      '(?:organização|produção) de eventos|eventos (?:corporativos|empresariais)',
      'som e (?:luz|iluminação)|sonorização|palcos?',
    ),
    '',
    'Eventos',
  ],
  vehicles: [
    wordsOf(
      'oficinas? (?:mecânicas?|auto\\p{L}*|de automóveis)',
      'repara(?:ção|ções) (?:auto\\p{L}*|de veículos)|funilaria|chapa e pintura|bate-chapas?',
    ),
    '',
    'Reparação de veículos',
  ],
  waste: [
    wordsOf('resíduos?|reciclage(?:m|ns)|caçambas?|sucatas?|entulhos?|coleta seletiva'),
    'Recolhemos e tratamos resíduos.',
    'Gestão de resíduos',
  ],
  property: [
    wordsOf(
      'administra(?:ção|dora) de (?:condomínios?|imóveis)|condomínios?|imobiliári\\p{L}+',
      'gestão de (?:imóveis|condomínios)|facilities',
    ),
    '',
    'Administração de imóveis',
  ],
  insurance: [
    wordsOf(
      'seguros (?:para|empresariais)|seguros? de (?:vida|saúde|empresas?|responsabilidade)',
      'corretor(?:es|as?)? de seguros|media(?:ção|dor|dora|dores) de seguros|seguradoras?',
    ),
    'Aconselhamos empresas sobre seguros.',
    'Seguros',
  ],
  interiors: [
    wordsOf(
      'design de interiores|arquitec?tura de interiores|decoração|decorador(?:es|as?)?',
      'móveis (?:de|para) escritório',
    ),
    'Equipamos escritórios e lojas.',
    'Projetos de interiores',
  ],
  textiles: [
    wordsOf(
      'bordad\\p{L}+|uniformes?|fardamentos?|roupas? (?:de trabalho|profissiona(?:l|is))',
      'estofador\\p{L}*',
    ),
    '',
    'Têxteis',
  ],
  packaging: [
    wordsOf(
      'embalage(?:m|ns)|caixas de (?:papelão|cartão)|cartonagens?|etiquetas (?:auto)?adesivas',
      'rótulos',
    ),
    '',
    'Embalagens',
  ],
  supplies: [
    wordsOf(
      'atacad\\p{L}+|grossistas?|distribuidor(?:es|as?)?|revendedor(?:es|as?)?|peças de reposição',
    ),
    '',
    '',
  ],
}
