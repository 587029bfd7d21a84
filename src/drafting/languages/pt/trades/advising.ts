import { wordsOf } from '../../letters.ts'
import type { AdvisingTrades } from '../../trade-ids.ts'

/** Trades of advisers and makers of plans and software, as firms of them speak. */
export const advising: AdvisingTrades = {
  planning: {
    words: wordsOf(
      'arquitec?t(?:os?|as?|ura)(?! de interiores)|projetos? (?:de arquitetura|estrutura(?:l|is))',
      'cálculo estrutural|gabinete de engenharia|fiscalização de obras?',
    ),
    sentence: 'Projetamos edifícios.',
    noun: 'Projetos de edifícios',
    offers: ['Projetamos edifícios e reformas.', 'Fazemos cálculo estrutural e projetos técnicos.'],
    when: [
      'precisam de licença de construção e faltam as plantas',
      'um edifício vai ter outro uso',
      'os engenheiros da casa não têm tempo para outro projeto',
    ],
    gets: ['uma primeira opinião sobre o que é possível', 'um preço para a primeira fase'],
  },
  inspection: {
    words: wordsOf(
      'laudos?|segurança do trabalho|calibra(?:ção|ções)|metrologia',
      'ensaios? não destrutivos?',
      'inspe(?:ção|ções) (?:técnicas?|periódicas?)',
    ),
    sentence: '',
    noun: 'Testes e inspeções',
    offers: ['Inspecionamos equipamentos e instalações.', 'Calibramos instrumentos de medição.'],
    when: [
      'o certificado vai vencer e falta fazer o teste',
      'uma auditoria pede documentos que faltam',
      'uma máquina nova precisa de certificado para poder funcionar',
    ],
    gets: [
      'uma lista do que é preciso testar e quando',
      'um preço conforme o número de equipamentos',
    ],
  },
  health: {
    words: wordsOf(
      'sa[úu]de ocupacional|sa[úu]de e seguran[çc]a (?:do|no) trabalho',
      'seguran[çc]a (?:do|no) trabalho|medicina (?:do trabalho|ocupacional)|pcmso|pgr',
      'avalia[çc][ãa]o de riscos|exames (?:admissionais|ocupacionais)|esocial sst|sst',
    ),
    sentence: 'Cuidamos da segurança e saúde no trabalho.',
    noun: 'Segurança no trabalho',
    offers: [
      'Fazemos avaliações de riscos e mantemos os documentos em dia.',
      'Organizamos os exames médicos dos funcionários.',
    ],
    when: [
      'uma fiscalização está marcada e a avaliação de riscos é antiga',
      'um funcionário sofreu um acidente e é preciso rever as medidas',
      'a empresa contratante pede documentos de segurança que eles não têm',
    ],
    gets: ['uma lista dos documentos obrigatórios', 'um preço por funcionário e por ano'],
  },
  valuation: {
    words: wordsOf(
      'avalia[çc][ãa]o (?:de im[óo]veis|imobili[áa]ria|de empresas|de m[áa]quinas|de ativos|patrimonial)',
      'avalia[çc][õo]es (?:de im[óo]veis|imobili[áa]rias|de empresas|patrimoniais)',
      'laudos? de avalia[çc][ãa]o|peritos? avaliador(?:es)?',
      'avaliador(?:es)? (?:de im[óo]veis|imobili[áa]rios?)|valuation',
      'per[íi]cias? de avalia[çc][ãa]o',
    ),
    sentence: 'Avaliamos imóveis, máquinas e empresas.',
    noun: 'Avaliações',
    offers: [
      'Avaliamos edifícios, terrenos e máquinas com relatório escrito.',
      'Avaliamos empresas antes de uma venda ou sucessão.',
    ],
    when: [
      'o banco pede uma avaliação antes do empréstimo',
      'um sócio sai e é preciso pagar a parte dele',
      'vão vender ou segurar máquinas e não sabem quanto valem',
    ],
    gets: ['um preço fechado para o relatório', 'uma lista dos documentos necessários'],
  },
  metering: {
    words: wordsOf(
      'telemetria|telemedi[çc][ãa]o',
      'medi[çc][ãa]o (?:individualizada|de energia|de consumos?|remota)',
      'monitora(?:mento|[çc][ãa]o) (?:de energia|de consumos?|de m[áa]quinas|energ[ée]tic[oa]|remot[oa])',
      'monitoriza[çc][ãa]o (?:de energia|de consumos|de equipamentos|energ[ée]tica|remota)',
      'contadores (?:de energia|inteligentes)|medidores (?:de energia|inteligentes)',
      'telegest[ãa]o|submedi[çc][ãa]o',
    ),
    sentence: 'Medimos e acompanhamos energia e máquinas.',
    noun: 'Medição de consumo',
    offers: [
      'Instalamos medidores e mostramos o consumo de cada máquina.',
      'Acompanhamos máquinas e instalações à distância.',
    ],
    when: [
      'a conta de energia sobe e não se sabe qual máquina gasta',
      'os inquilinos querem pagar só o que consomem',
      'uma bomba parou de noite e ninguém percebeu',
    ],
    gets: ['uma lista dos pontos que vale a pena medir', 'um preço por ponto de medição'],
  },
  energyAdvice: {
    words: wordsOf(
      'auditorias? energ[ée]ticas?',
      'certifica(?:dos?|[çc][ãa]o|[çc][õo]es) energ[ée]tic(?:a|o|as|os)',
      'efici[êe]ncia energ[ée]tica|consultoria (?:energ[ée]tica|em energia|de energia)',
      'diagn[óo]sticos? energ[ée]ticos?|peritos? qualificados?',
      'poupan[çc]a energ[ée]tica|economia de energia|reabilita[çc][ãa]o energ[ée]tica',
    ),
    sentence: 'Orientamos sobre a energia em edifícios.',
    noun: 'Consultoria energética',
    offers: [
      'Fazemos auditorias energéticas em edifícios e empresas.',
      'Emitimos certificados energéticos e procuramos os apoios possíveis.',
    ],
    when: [
      'vendem ou alugam um edifício e falta o certificado energético',
      'planejam uma reforma e o apoio tem de ser pedido antes',
      'o gasto com energia sobe todo ano e ninguém sabe por quê',
    ],
    gets: ['uma lista dos apoios possíveis', 'um preço fechado para o certificado ou a auditoria'],
  },
  itSupport: {
    words: wordsOf(
      'suporte (?:de ti|em ti|informático)|assistência informática|infraestrutura de ti',
      'redes informáticas|servidores',
    ),
    sentence: '',
    noun: 'Informática',
    offers: [
      'Cuidamos de computadores, servidores e redes.',
      'Instalamos e mantemos a informática de pequenas empresas.',
    ],
    when: [
      'a pessoa que conhecia os servidores saiu',
      'a rede cai e ninguém atende o telefone',
      'não sabem se o backup pode ser recuperado',
    ],
    gets: ['o resultado de um teste do seu backup', 'uma lista do que falharia primeiro'],
  },
  telecom: {
    words: wordsOf(
      'internet (?:corporativ[ao]|empresarial|dedicad[ao])',
      'telecomunica[çc][õo]es|telecom|centrais telef[óoô]nicas|central telef[óoô]nica',
      'pabx|telefonia (?:ip|empresarial|fixa)|cabeamento (?:estruturado|de rede)',
      'cablagem (?:estruturada|de rede)|fibra [óo]ptica|radiocomunica[çc][ãa]o',
    ),
    sentence: 'Instalamos telefonia e internet para empresas.',
    noun: 'Telefonia e internet',
    offers: [
      'Instalamos centrais telefônicas e linhas de internet em empresas.',
      'Passamos cabos de rede e fornecemos rádios.',
    ],
    when: [
      'o escritório muda e os telefones precisam funcionar no primeiro dia',
      'a internet cai e não se consegue cobrar no cartão',
      'no armazém não há sinal de rádio nem de celular',
    ],
    gets: ['uma análise da sua conta de telefone', 'um preço fechado depois de uma visita'],
  },
  software: {
    words: wordsOf(
      'softwares?|desenvolvimento de (?:sistemas|aplicativos|aplicações)|aplicativos',
      'aplicações (?:móveis|web)|(?:bases?|bancos?) de dados',
    ),
    sentence: '',
    noun: 'Software',
    offers: ['Desenvolvemos software para empresas.', 'Desenvolvemos aplicativos e sistemas web.'],
    when: [
      'os mesmos dados são digitados em dois sistemas',
      'o Excel já não dá conta do trabalho',
      'quem fez um programa antigo já não responde',
    ],
    gets: ['uma primeira estimativa de trabalho e preço', 'uma breve demonstração com dados reais'],
  },
  automating: {
    words: wordsOf(
      'automa[çc][ãa]o (?:de processos|de tarefas|de escrit[óo]rios?|administrativa|com ia)',
      'automatiza[çc][ãa]o de (?:processos|tarefas)',
      'intelig[êe]ncia artificial para (?:empresas|neg[óo]cios)|agentes? de ia',
      'solu[çc][õo]es (?:de|com|em) ia|consultoria (?:de|em) ia|chatbots?|rpa',
      'assistentes virtuais',
    ),
    sentence: 'Automatizamos tarefas de escritório.',
    noun: 'Automação de tarefas',
    offers: [
      'Automatizamos tarefas repetidas de escritório, como faturas e pedidos.',
      'Criamos assistentes com inteligência artificial para empresas.',
    ],
    when: [
      'os pedidos chegam por e-mail e alguém digita tudo de novo',
      'toda semana o mesmo relatório é montado à mão',
      'as faturas se acumulam porque são conferidas uma a uma',
    ],
    gets: [
      'uma opinião breve sobre uma tarefa sua',
      'um preço fechado para um primeiro teste pequeno',
    ],
  },
  webDesign: {
    words: wordsOf(
      'criação de (?:sites|websites|lojas)|web ?design\\p{L}*|desenvolvimento (?:web|de sites)',
      'wordpress|seo',
    ),
    sentence: 'Fazemos sites.',
    noun: 'Site',
    offers: ['Projetamos e criamos sites.', 'Criamos e mantemos lojas virtuais.'],
    when: [
      'ninguém sabe alterar o site',
      'o site tem visitas mas quase ninguém escreve ou compra',
      'o site antigo não funciona bem no telefone',
    ],
    gets: ['três sugestões para o seu site', 'um preço fechado para o seu site'],
  },
  advertising: {
    words: wordsOf(
      'agência de (?:publicidade|comunicação|marketing)|marketing digital|branding|design gráfico',
      'identidade visual',
    ),
    sentence: '',
    noun: 'Publicidade',
    offers: [
      'Criamos logótipos, folhetos e anúncios.',
      'Cuidamos de anúncios e redes sociais de empresas.',
    ],
    when: [
      'um produto está pronto e o mercado ainda não sabe',
      'cada folheto parece de uma empresa diferente',
      'gastam em anúncios e não sabem o que rendem',
    ],
    gets: [
      'uma primeira ideia com preço aproximado',
      'uma opinião sobre o seu último anúncio ou folheto',
    ],
  },
  photography: {
    words: wordsOf(
      'fotógraf[oa]s?|fotografia|filmagens?|vídeos? (?:instituciona(?:l|is)|corporativos?)',
      'produ(?:ção|tora) (?:de vídeos?|audiovisual)',
    ),
    sentence: 'Fazemos fotos e vídeos.',
    noun: 'Fotos e vídeos',
    offers: ['Fazemos fotos e vídeos para empresas.', 'Filmamos com drones.'],
    when: [
      'as fotos do site mostram pessoas que já saíram da empresa',
      'querem documentar um evento ou uma obra',
      'um produto vai ser lançado e faltam fotos ou vídeos',
    ],
    gets: ['um preço por meio dia de trabalho', 'exemplos de trabalhos no seu setor'],
  },
  translation: {
    words: wordsOf('tradu(?:ção|ções)|tradutor(?:es|as?)?|legendagem'),
    sentence: 'Traduzimos textos e documentos.',
    noun: 'Traduções',
    offers: ['Traduzimos textos e documentos.', 'Traduzimos sites, manuais e contratos.'],
    when: [
      'têm de entender um contrato antes de assinar',
      'um manual tem de seguir com a máquina em outro idioma',
      'um comprador estrangeiro pede o site no idioma dele',
    ],
    gets: ['uma página traduzida como amostra', 'um preço a partir do seu documento'],
  },
  interpreting: {
    words: wordsOf(
      'intérpretes?|interpretação (?:simultânea|consecutiva|de (?:conferências|reuniões))',
    ),
    sentence: 'Fazemos interpretação em reuniões e eventos.',
    noun: 'Interpretação',
    offers: [
      'Fazemos interpretação em reuniões e eventos.',
      'Fornecemos intérpretes no local e por vídeo.',
    ],
    when: [
      'chegam parceiros do exterior e ninguém fala o idioma deles',
      'a conferência está marcada e o intérprete desistiu',
      'uma auditoria precisa de intérprete de um dia para o outro',
    ],
    gets: ['um preço para a data e os idiomas', 'os nomes de intérpretes livres nesse dia'],
  },
  accounting: {
    words: wordsOf(
      'contabilidade|contabilistas?|contador(?:es|as?)?|contábil|contábeis|fiscalidade',
    ),
    sentence: 'Fazemos contabilidade.',
    noun: 'Contabilidade',
    offers: ['Fazemos a contabilidade e a folha de pagamento.', 'Fazemos balanços e declarações.'],
    when: [
      'quem fazia a contabilidade saiu e é preciso fechar o mês',
      'chega uma notificação do fisco com prazo de resposta',
      'querem saber o resultado do ano antes de ele acabar',
    ],
    gets: ['um preço fixo por mês', 'uma primeira opinião sobre o seu último balanço'],
  },
  law: {
    words: wordsOf(
      'advogad[oa]s?|advocacia',
      'direito (?:do trabalho|trabalhista|civil|empresarial|tributário|comercial)',
      'solicitador(?:es|as?)?|assessoria jurídica',
    ),
    sentence: '',
    noun: 'Questões jurídicas',
    offers: ['Assessoramos empresas em questões jurídicas.', 'Redigimos e revisamos contratos.'],
    when: [
      'há um contrato na mesa para assinar em breve',
      'chega uma carta da outra parte com prazo',
      'têm de dispensar um funcionário sem cometer erros',
    ],
    gets: ['uma primeira opinião com os custos prováveis', 'uma proposta de data para a reunião'],
  },
  consulting: {
    words: wordsOf(
      'consultoria (?:empresarial|estratégica|de gestão|em gestão)|consultor(?:es|as?)?',
      'gest[ãa]o interina|planej?amento estratégico|melhoria de processos',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Assessoramos empresas em organização e processos.',
      'Ocupamos cargos de gestão de forma temporária.',
    ],
    when: [
      'o mesmo problema volta e é difícil vê-lo de dentro',
      'um gestor sai e o cargo fica vazio durante meses',
      'a empresa cresceu e os métodos antigos já não servem',
    ],
    gets: [
      'uma conversa de meia hora com uma primeira opinião',
      'um parecer escrito com os próximos passos',
    ],
  },
  training: {
    words: wordsOf(
      'cursos?|treinamentos?|formação (?:profissional|para empresas|certificada)',
      'formador(?:es|as?)?|capacitação',
    ),
    sentence: '',
    noun: 'Cursos para funcionários',
    offers: ['Treinamos equipes e gestores.', 'Damos cursos e oficinas em empresas.'],
    when: [
      'os certificados dos funcionários estão perto de vencer',
      'entram pessoas novas e ninguém tem tempo para ensinar',
      'chega um sistema novo e ninguém o usa',
    ],
    gets: ['um programa com preço para o seu grupo', 'uma lista das datas livres'],
  },
  buildingServices: {
    words: wordsOf(
      'projetos? (?:el[ée]tricos?|de climatiza[çc][ãa]o|de instala[çc][õo]es',
      'hidr[áa]ulicos?)|certifica[çc][ãa]o energ[ée]tica',
    ),
    sentence: 'Projetamos climatização, ventilação e elétrica.',
    noun: 'Projetos de instalações',
    offers: [
      'Projetamos climatização, ventilação e elétrica.',
      'Calculamos a energia necessária e preparamos cadernos de encargos.',
    ],
    when: [
      'um arquiteto precisa das instalações antes do concurso',
      'uma instalação antiga gasta energia demais',
      'uma licença pede cálculos que faltam',
    ],
    gets: ['uma primeira opinião sobre o seu projeto', 'um preço para a fase de projeto'],
  },
}
