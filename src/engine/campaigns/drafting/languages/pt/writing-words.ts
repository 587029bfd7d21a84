import {
  ending,
  opening,
  pairs,
  stemsOf,
  wordsOf,
  type WritingWords,
} from '../../writing/letters.ts'

/** Portuguese words by which sentences of sites are turned, cut and weighed. */
export const writingWords: WritingWords = {
  we: {
    pronoun: '',
    verbs:
      pairs(`é somos, tem temos, oferece oferecemos, presta prestamos, realiza realizamos, fabrica
      fabricamos, produz produzimos, projeta projetamos, instala instalamos, monta montamos, repara
      reparamos, fornece fornecemos, vende vendemos, aluga alugamos, constrói construímos, desenvolve
      desenvolvemos, cria criamos, executa executamos, transporta transportamos, limpa limpamos, imprime
      imprimimos, gere gerimos, trabalha trabalhamos, ajuda ajudamos, assessora assessoramos, organiza
      organizamos, importa importamos, exporta exportamos, distribui distribuímos, comercializa
      comercializamos, entrega entregamos, restaura restauramos, reforma reformamos, forma formamos,
      traduz traduzimos, cultiva cultivamos, torra torramos, cozinha cozinhamos, recolhe recolhemos,
      recicla reciclamos, usina usinamos, solda soldamos, torneia torneamos, corta cortamos, embala
      embalamos, atende atendemos, faz fazemos, cuida cuidamos, prepara preparamos, mede medimos,
      controla controlamos, garante garantimos, atua atuamos, dedica dedicamos, opera operamos, conta
      contamos, elabora elaboramos, planeia planeamos, planeja planejamos, apoia apoiamos, assegura
      asseguramos, disponibiliza disponibilizamos`),
    byHand: wordsOf(
      'limpamos|soldamos|torneamos|usinamos|montamos|reparamos|instalamos|fabricamos',
      'cortamos|entregamos|construímos|medimos|recolhemos|torramos|cozinhamos',
      'imprimimos|pintamos|transportamos|embalamos|produzimos',
    ),
    subjects: opening(
      '(?:a )?nossa (?:empresa|equipe|equipa|oficina|agência)',
      '(?:a|o) (?:empresa|equipe|equipa|escritório|oficina)',
      '(?:o )?nosso (?:escritório|time)',
    ),
    own: { se: 'nos' },
    thirdPerson: /(?<!\p{L})(?:seus?|suas?)(?!\p{L})/u,
    isInverted: false,
  },
  cuts: {
    praise: wordsOf(
      'e (?:muito )?mais',
      '(?:uma )?(?:ampla|vasta|grande|completa) (?:gama|variedade|linha) de',
      'de (?:alta |máxima )?qualidade|de ponta|de excelência|profissiona(?:l|is)',
      'confiáve(?:l|is)|inovador(?:a|es|as)?|sob medida|à medida|personalizad[oa]s?',
      'complet[oa]s?|eficientes?|eficaz|eficazes|modern[oa]s?|excelentes?',
      'exclusiv[oa]s?|avançad[oa]s?|especializad[oa]s?(?! em)|líder(?:es)?|as mais',
    ),
    tails: opening(
      'com|para garantir|para que|para oferecer|garantindo|oferecendo|assegurando',
      'proporcionando|adaptad[oa]s?|sempre|sem|que|onde|cuidando|buscando|visando',
      'graças|assim|desde|tanto|tudo|de forma|através|unindo|aliando|atendendo',
      'focad[oa]s?|contando|utilizando',
    ),
    lead: opening(
      'serviços? (?:de|em)|soluções (?:profissionais )?(?:de|em|para)',
      '(?:o |a )?(?:seu|sua) (?:\\p{L}+ ){0,2}(?:parceir[oa]|especialista|empresa) (?:em|de|para)',
      '(?:especialistas|especializados) em|bem-vind[oa]s? (?:a|à|ao)',
    ),
    firms: [
      [
        opening(
          'empresa|agência|consultoria|contabilidade|gráfica|carpintaria|construtora',
          'oficina|fábrica|cooperativa|loja|metalúrgica',
        ),
        'Somos uma',
      ],
      [
        opening(
          'escritório|estúdio|fabricante|fornecedor|distribuidor|laboratório|atelier',
          'ateliê',
        ),
        'Somos um',
      ],
    ],
    oneReader: opening(
      'seu|sua|seus|suas|teu|tua|você|vocês|este|esta|isto|isso|aqui|com|para|por|de',
      'do|da|dos|das|desde|em|no|na|se|como|quando|porque|que|quem|onde|um|uma|o|a|os',
      'as|noss[oa]s?|e|mas|graças|sem|descubra|bem-vind\\p{L}*|mais|tod[oa]s?|ao|à|é',
      'já',
    ),
    address: {},
  },
  details: {
    free: wordsOf(
      'gratuit[oa]s?|grátis|preço fixo|garantia|garantid[oa]s?|sem compromisso',
      'sem fidelidade|em \\d+ (?:horas|dias)|em até \\d+|24\\s?h\\p{L}*|urgências?',
      'emergências?|no mesmo dia|plantão',
    ),
    own: wordsOf(
      'próprí?[oa]s?|própri[oa]s?|só|somente|únic[oa]s?|autorizad[oa]s?|diretamente',
      'no local|à mão|unidade|pequenas séries|à noite|fim de semana|internamente',
      'frota',
    ),
    authority: wordsOf(
      'certificad[oa]s?|homologad[oa]s?|credenciad[oa]s?|autorizad[oa]s?|alvará|norma',
      'normas|inscrit[oa]s?|habilitad[oa]s?',
    ),
    praise: wordsOf(
      'qualidade|paixão|excelência|confiança|satisfa\\p{L}+|melhor(?:es)?',
      'perfeit\\p{L}+|idea(?:l|is)|compromisso|inova\\p{L}+|valores?|visão|missão',
      'sonh\\p{L}+|excepciona(?:l|is)|experiência|soluç(?:ão|ões)|sob medida|sucesso',
      'ponta|necessidade\\p{L}*|profissionalismo|eficiên\\p{L}+|dedica\\p{L}+',
      'personalizad\\p{L}+|crescimento|diferença|total|detalhes|tranquilidade',
      'máxim[oa]s?|modernas?|certa|acreditamos|atenção|prazo acordado|pontualidade',
      'precisão|automatizar|rigor',
    ),
    never: wordsOf(
      'não|nunca|nenhum\\p{L}*|pacientes?|cursos?|formação|fundador\\p{L}*|ele|ela',
      'teu|tua|te|ti|modelos?|cookies?|em breve|em construção|vagas?|casament\\p{L}+',
      'presente\\p{L}*|crianç\\p{L}+|nasceu',
    ),
    activity: ending(
      '(?=\\s|$)',
      'ção|ções|mento|mentos|agem|agens|aria|ura|ança|ência|limpeza|limpezas',
      'reformas?|obras?|transportes?|assessoria|contabilidade|projetos?|venda|aluguel',
      'aluguer|logística|mudanças?|eletricidade|canalização|pintura|desenvolvimento',
      'segurança|controle|moldes|serviços?|trabalhos|telecomunicações|torneamento',
      'solda|corte',
    ),
  },
  sales: {
    service: stemsOf(
      'limpez',
      'manutenç',
      'segurança',
      'vigilância',
      'contab',
      'folha de pagamento',
      'suporte',
      'resíduos',
      'transport',
      'logístic',
      'jardin',
      'lavandaria',
      'lavanderia',
      'traduç',
      'dedetiz',
      'facilities',
    ),
    job: stemsOf(
      'usinagem',
      'torn',
      'metalúrg',
      'carpint',
      'constru',
      'reforma',
      'eletric',
      'pintur',
      'gráfica',
      'instala',
      'telhado',
      'serralh',
      'molde',
      'embalagen',
      'climatiz',
      'caldeir',
      'canaliz',
      'soldag',
      'criação de sites',
      'telecomunic',
    ),
    software: stemsOf('software', 'aplicativo', 'plataforma', 'saas', 'nuvem', 'erp\\b', 'crm\\b'),
    advice: stemsOf(
      'consultor',
      'contador',
      'advoga',
      'jurídic',
      'formação',
      'arquitet',
      'auditor',
      'seguros',
      'recrutamento',
      'assessor',
      'contábil',
      'contábeis',
    ),
    market: stemsOf(
      'atacad',
      'fornecedor',
      'peças',
      'máquinas',
      'materiais',
      'importa',
      'café',
      'vinhos?\\b',
      'azeite',
      'produtos',
      'distribuidor',
      'equipamentos',
    ),
    rooms: stemsOf(
      'hotel',
      'pousada',
      'sala de reuni',
      'restaurante',
      'coworking',
      'eventos',
      'aluguel de barcos',
      'quinta\\b',
    ),
    charity: stemsOf(
      'ong\\b',
      'doaç',
      'voluntári',
      'instituto social',
      'sem fins lucrativos',
      'solidári',
    ),
  },
  aboutEmail: wordsOf(
    'último (?:e-?mail|contato|contacto)',
    'vou ser breve',
    'paro por aqui',
    'volto a escrever',
  ),
  regulated: {
    law: stemsOf('advoga', 'advocacia', 'cartório', 'notári'),
    medicine: stemsOf(
      'dentista',
      'clínica',
      'médic[oa]\\b',
      'fisioterap',
      'veterinári',
      'psicólog',
      'odontolog',
    ),
    pharmacy: stemsOf('farmácia'),
    devices: stemsOf('dispositivos médicos', 'aparelhos auditivos', 'ortopedia', 'próteses'),
  },
}
