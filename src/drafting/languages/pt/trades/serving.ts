import { wordsOf } from '../../letters.ts'
import type { ServingTrades } from '../../trade-ids.ts'

/** Trades of services around people, goods and buildings, as firms of them speak. */
export const serving: ServingTrades = {
  cleaning: {
    words: wordsOf(
      'limpezas?(?! de (?:foss|esgot|chamin|terren|tubula|caixas)\\p{L}*)|limpamos',
      'limpeza (?:de escritórios|de vidros|industrial|pós[- ]obra)|empresa de limpeza',
      'faxin\\p{L}+|higienização',
    ),
    sentence: 'Fazemos limpeza.',
    noun: 'Limpeza',
    offers: ['Limpamos escritórios e empresas.', 'Limpamos vidros e fachadas.'],
    when: [
      'a pessoa da limpeza falta e ninguém a substitui',
      'uma obra termina e a abertura está próxima',
      'há sempre queixas sobre a limpeza',
    ],
    gets: ['um preço por mês depois de uma visita', 'uma limpeza de teste num andar'],
  },
  security: {
    words: wordsOf('vigilância(?! sanitária)|vigilantes?|alarmes?|cftv|cctv|videovigilância'),
    sentence: '',
    noun: 'Segurança e vigilância',
    offers: ['Vigiamos edifícios e áreas.', 'Instalamos alarmes, câmeras e controle de acesso.'],
    when: [
      'uma empresa vizinha é assaltada',
      'há chaves perdidas e ninguém sabe quem pode entrar',
      'uma obra ou um evento precisa de vigilância em cima da hora',
    ],
    gets: ['uma lista dos pontos fracos depois da visita', 'um preço fechado depois de uma visita'],
  },
  pests: {
    words: wordsOf(
      'pragas?|dedetiza\\p{L}+|desratização|desinfesta(?:ção|ções)|descupiniza\\p{L}+',
    ),
    sentence: 'Fazemos controle de pragas.',
    noun: 'Combate a pragas',
    offers: [
      'Controlamos pragas em empresas.',
      'Inspecionamos os locais e mantemos o registro de pragas.',
    ],
    when: [
      'aparecem ratos ou baratas onde há alimentos',
      'uma inspeção exige provas do combate a pragas',
      'há um ninho de vespas sobre uma entrada',
    ],
    gets: ['um orçamento por escrito depois de uma visita', 'um preço para visitas regulares'],
  },
  staffing: {
    words: wordsOf(
      'recrutamento e seleção|empresa de recrutamento|trabalho temporário',
      'mão[- ]de[- ]obra temporária|headhunt\\p{L}+',
    ),
    sentence: 'Encontramos pessoas para vagas abertas.',
    noun: 'Recrutamento',
    offers: ['Encontramos pessoas para vagas abertas.', 'Fornecemos pessoal temporário.'],
    when: [
      'uma vaga está aberta há meses',
      'alguém falta durante semanas e o trabalho não espera',
      'precisam de muita gente para uma temporada',
    ],
    gets: ['dois perfis para uma vaga aberta', 'um preço por hora antes de assinar'],
  },
  hr: {
    words: wordsOf(
      'recursos humanos|departamento pessoal|gest[ãa]o de (?:pessoal|pessoas)',
      'administra[çc][ãa]o de pessoal|contratos? de trabalho|consultoria (?:de|em) rh',
      'assessoria (?:de|em) rh|manua(?:l|is) do colaborador|rh terceirizado',
    ),
    sentence: 'Cuidamos da administração de pessoal.',
    noun: 'Administração de pessoal',
    offers: [
      'Preparamos contratos de trabalho e manuais do colaborador.',
      'Orientamos empresas sobre férias, faltas e demissões.',
    ],
    when: [
      'contratam o primeiro funcionário e não têm contrato',
      'um funcionário falta há semanas e as regras não estão claras',
      'os horários mudam e os contratos antigos já não servem',
    ],
    gets: [
      'uma opinião breve sobre um documento seu',
      'um preço mensal pelo seu número de funcionários',
    ],
  },
  transport: {
    words: wordsOf(
      'armazenagem|transportes?(?! públicos?)|transportador(?:as?|es)|logística',
      'carga (?:aérea|marítima|rodoviária)|armazenagem',
    ),
    sentence: 'Fazemos transportes.',
    noun: 'Transporte e armazenagem',
    offers: [
      'Transportamos mercadorias por estrada.',
      'Armazenamos, separamos e enviamos mercadorias.',
    ],
    when: [
      'uma entrega é urgente e a transportadora não tem veículo',
      'a carga é pesada ou delicada demais para os correios',
      'o armazém está cheio e a mercadoria não cabe',
    ],
    gets: ['um preço para uma das suas rotas', 'uma lista de veículos livres nas suas datas'],
  },
  forwarding: {
    words: wordsOf(
      'agentes? de cargas?|fretes? (?:mar[íi]timos?|a[ée]reos?|internaciona(?:l|is))',
      'transit[áa]rios?|transportes? mar[íi]timos?',
      'cargas? (?:a[ée]reas?|mar[íi]timas?)|freight forward(?:er|ers|ing)',
      'agenciamento de cargas?|embarques? internacionais',
    ),
    sentence: 'Organizamos fretes marítimos e aéreos.',
    noun: 'Frete internacional',
    offers: [
      'Organizamos frete marítimo e aéreo de porta a porta.',
      'Juntamos cargas pequenas em contêineres partilhados.',
    ],
    when: [
      'uma peça tem de vir de outro continente e a linha está parada',
      'o primeiro pedido da Ásia está pronto e falta reservar o transporte',
      'uma carga fica retida no porto e os custos aumentam',
    ],
    gets: [
      'um preço de porta a porta para um envio',
      'uma lista das próximas saídas para a sua rota',
    ],
  },
  passengers: {
    words: wordsOf(
      'ônibus|autocarros?|micro-?ônibus|fretamento',
      'transporte de (?:passageiros|funcionários)|vans?',
    ),
    sentence: 'Transportamos grupos de pessoas.',
    noun: 'Transporte de pessoas',
    offers: [
      'Transportamos grupos em ônibus e micro-ônibus.',
      'Fazemos traslados para aeroportos, reuniões e eventos.',
    ],
    when: [
      'uma equipe ou convidados têm de viajar juntos',
      'os funcionários não chegam a tempo ao primeiro turno',
      'falta um ônibus ou motorista antes de um evento',
    ],
    gets: ['um preço para a sua data e o seu grupo', 'uma lista de veículos livres na sua data'],
  },
  vehicleDelivery: {
    words: wordsOf(
      'entregas? de (?:ve[íi]culos|carros|viaturas)|transfer[êe]ncias? de viaturas',
      'transporte de (?:ve[íi]culos|viaturas) rodando',
      'traslados? de (?:ve[íi]culos|frotas?)',
      'movimenta[çc][ãa]o de (?:ve[íi]culos|viaturas|frotas?)|condutores para entrega',
      'leva e traz|log[íi]stica de (?:ve[íi]culos|viaturas)',
    ),
    sentence: 'Entregamos veículos para concessionárias e frotas.',
    noun: 'Entrega de veículos',
    offers: [
      'Buscamos e entregamos carros e furgões por estrada.',
      'Entregamos veículos aos motoristas e recolhemos os antigos.',
    ],
    when: [
      'um carro vendido tem de chegar a um comprador distante',
      'os carros alugados têm de ser devolvidos até o fim do mês',
      'um furgão está na filial errada e ninguém pode buscar',
    ],
    gets: ['um preço fechado para um trajeto', 'um modelo do nosso termo de entrega'],
  },
  customs: {
    words: wordsOf(
      'aduan\\p{L}+|alfândega|despachantes? aduaneiros?|comércio exterior|desembaraço',
    ),
    sentence: '',
    noun: 'Alfândega e importação',
    offers: ['Fazemos o desembaraço aduaneiro.', 'Assessoramos na importação e na exportação.'],
    when: [
      'uma carga está retida na alfândega e faltam documentos',
      'importam ou exportam pela primeira vez',
      'um prazo corre e o despachante não tem tempo',
    ],
    gets: ['uma lista dos documentos para a sua mercadoria', 'um preço para uma remessa'],
  },
  removals: {
    words: wordsOf(
      'mudanças (?:residenciais|comerciais|internacionais|de escritórios?|e transportes)',
      'empresa de mudanças|transportes e mudanças|carretos?|guarda[- ]móveis',
    ),
    sentence: 'Fazemos mudanças.',
    noun: 'Mudança de instalações',
    offers: ['Fazemos mudanças de escritórios e residências.', 'Transportamos e guardamos móveis.'],
    when: [
      'um escritório muda de endereço e na segunda tem de funcionar',
      'uma máquina pesada tem de ir para outra fábrica',
      'é preciso esvaziar um arquivo ou um depósito',
    ],
    gets: ['um preço fechado depois de uma visita', 'um plano para o dia da mudança'],
  },
  catering: {
    words: wordsOf(
      'catering|bufês?|buffets?|coffee[- ]?breaks?|padarias?|pastelarias?|confeitarias?',
    ),
    sentence: 'Preparamos refeições para reuniões e eventos.',
    noun: 'Refeições para reuniões',
    offers: ['Fazemos o bufê de reuniões e eventos.', 'Entregamos refeições em empresas.'],
    when: [
      'há uma reunião e os convidados ficam para o almoço',
      'há um aniversário da empresa ou uma festa de fim de ano',
      'o refeitório está fechado e as pessoas têm de comer',
    ],
    gets: ['dois menus com preço por pessoa', 'um convite para uma degustação'],
  },
  rooms: {
    words: wordsOf(
      'hot(?:el|éis)|pousadas?|salas? de (?:reuniões|reunião|conferências|eventos)',
      'espaços? para eventos|restaurantes?',
    ),
    sentence: '',
    noun: '',
    offers: ['Alugamos salas para reuniões e eventos.', 'Temos quartos para hóspedes.'],
    when: [
      'um grupo quer passar dois dias fora do escritório',
      'uma reunião não cabe nas salas próprias',
      'técnicos ou visitantes precisam de quartos por várias noites',
    ],
    gets: ['um preço conforme a data e o grupo', 'um convite para ver as salas'],
  },
  events: {
    words: wordsOf(
      '(?:organização|produção) de eventos|eventos (?:corporativos|empresariais)',
      'som e (?:luz|iluminação)|sonorização|palcos?',
    ),
    sentence: '',
    noun: 'Eventos',
    offers: ['Organizamos eventos.', 'Fornecemos som, luz e palcos.'],
    when: [
      'o aniversário da empresa está próximo e nada está pronto',
      'um discurso tem de chegar à última fila',
      'um fornecedor desiste antes do evento',
    ],
    gets: ['uma primeira proposta com preço aproximado', 'uma lista do que falta para o evento'],
  },
  vehicles: {
    words: wordsOf(
      'oficinas? (?:mecânicas?|auto\\p{L}*|de automóveis)',
      'repara(?:ção|ções) (?:auto\\p{L}*|de veículos)|funilaria|chapa e pintura|bate-chapas?',
    ),
    sentence: '',
    noun: 'Reparação de veículos',
    offers: ['Reparamos e mantemos veículos.', 'Fazemos funilaria e pintura.'],
    when: [
      'um veículo fica parado e as entregas têm de ser feitas',
      'a revisão de vários veículos cai na mesma semana',
      'um veículo acidentado tem de voltar rapidamente à estrada',
    ],
    gets: ['uma proposta de data para a oficina', 'um preço a partir de fotos do dano'],
  },
  waste: {
    words: wordsOf('resíduos?|reciclage(?:m|ns)|caçambas?|sucatas?|entulhos?|coleta seletiva'),
    sentence: 'Recolhemos e tratamos resíduos.',
    noun: 'Gestão de resíduos',
    offers: ['Coletamos e destinamos resíduos.', 'Compramos e reciclamos sucata.'],
    when: [
      'é preciso esvaziar um edifício e levar o entulho',
      'há resíduos acumulados que ninguém leva',
      'têm de provar para onde foram os resíduos',
    ],
    gets: ['um preço por carga', 'uma lista do que vale a pena separar'],
  },
  property: {
    words: wordsOf(
      'administra(?:ção|dora) de (?:condomínios?|imóveis)|condomínios?|imobiliári\\p{L}+',
      'gestão de (?:imóveis|condomínios)|facilities',
    ),
    sentence: '',
    noun: 'Administração de imóveis',
    offers: ['Administramos edifícios.', 'Fazemos zeladoria e manutenção predial.'],
    when: [
      'o porteiro sai e ninguém o substitui',
      'os inquilinos reclamam e ninguém responde',
      'um escritório ou uma loja fica meses sem inquilino',
    ],
    gets: ['um preço fixo por unidade', 'um parecer escrito depois de ver o edifício'],
  },
  insurance: {
    words: wordsOf(
      'seguros (?:para|empresariais)|seguros? de (?:vida|saúde|empresas?|responsabilidade)',
      'corretor(?:es|as?)? de seguros|media(?:ção|dor|dora|dores) de seguros|seguradoras?',
    ),
    sentence: 'Aconselhamos empresas sobre seguros.',
    noun: 'Seguros',
    offers: ['Assessoramos empresas em seguros.', 'Assessoramos em previdência e financiamento.'],
    when: [
      'o seguro fica mais caro outra vez',
      'há um sinistro e a seguradora não paga',
      'a empresa cresceu e ninguém reviu as apólices',
    ],
    gets: ['uma comparação para uma das suas apólices', 'uma lista de riscos sem cobertura'],
  },
  remediation: {
    words: wordsOf(
      'mofo|bolor|infiltra[çc](?:[ãa]o|[õo]es)|grafites?|limpeza p[óo]s-sinistro|gelo seco',
    ),
    sentence: 'Removemos mofo, fuligem e pichações.',
    noun: 'Limpeza de sinistros',
    offers: ['Secamos e limpamos prédios depois de água ou fogo.', 'Removemos mofo e pichações.'],
    when: [
      'um cano estourou e o chão está alagado',
      'apareceu mofo e a sala está fechada',
      'uma parede foi pichada à noite e tem de ficar limpa',
    ],
    gets: ['uma primeira visita para ver o dano', 'um preço por escrito depois da visita'],
  },
}
