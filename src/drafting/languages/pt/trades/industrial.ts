import { wordsOf } from '../../letters.ts'
import type { IndustrialTrades } from '../../trade-ids.ts'

/** Suppliers and contractors of industry, fleets and offices, as firms of them speak. */
export const industrial: IndustrialTrades = {
  gases: {
    words: wordsOf(
      'g[áa]s(?:es)? (?:industria(?:l|is)|medicina(?:l|is)|hospitalares|especia(?:l|is)|t[ée]cnicos?)',
      'gases (?:de|para) (?:soldadura|solda|soldagem|laborat[óo]rio)|(?:cilindros?|garrafas?) de g[áa]s',
      'cilindros? de (?:oxig[êe]nio|nitrog[êe]nio|arg[ôo]nio)|acetileno|arg[ôo]nio|[áa]rgon',
      '(?:nitrog[êe]nio|azoto) l[íi]quido|(?<!com )gelo seco|oxig[êe]nio (?:medicinal|hospitalar)',
    ),
    sentence: 'Fornecemos gases industriais.',
    noun: 'Gases industriais',
    offers: [
      'Entregamos gases de soldadura e recolhemos os cilindros vazios.',
      'Fornecemos azoto, gases medicinais e gelo seco.',
    ],
    when: [
      'o gás acaba no meio de uma soldadura e o fornecedor só entrega na sexta',
      'a fatura cobra o aluguer de cilindros que ninguém encontra',
      'um envio congelado precisa de gelo seco para amanhã cedo',
    ],
    gets: ['um preço para o consumo anual', 'uma contagem dos cilindros alugados'],
  },
  copiers: {
    words: wordsOf(
      'fotocopiadoras?|copiadoras?|toners?|cartuchos? de (?:tinta|impress[ãa]o)|outsourcing de impress[ãa]o',
      '(?:alugue[lr]|loca[çc][ãa]o|repara[çc][ãa]o|manuten[çc][ãa]o|venda) de (?:impressoras?|multifun[çc][õo]es)',
      'impressoras? (?:multifuncionais|multifun[çc][õo]es|laser|de escrit[óo]rio)|multifuncionais',
      'multifun[çc][õo]es|gest[ãa]o de impress[ãa]o|plotters?|custo por p[áa]gina',
    ),
    sentence: 'Alugamos e reparamos impressoras e copiadoras.',
    noun: 'Impressoras e copiadoras',
    offers: [
      'Alugamos impressoras e copiadoras a um preço por página.',
      'Reparamos impressoras de escritório e entregamos toner.',
    ],
    when: [
      'a copiadora encrava antes de uma reunião e o técnico só vem na outra semana',
      'o contrato das copiadoras está quase a renovar-se sozinho',
      'cada mesa tem uma impressora diferente e nunca há o toner certo',
    ],
    gets: ['um preço por página para comparar', 'um resumo do custo real das impressoras'],
  },
  vetting: {
    words: wordsOf(
      'verifica[çc][ãa]o de (?:antecedentes|curr[íi]culos|refer[êe]ncias|candidatos|diplomas)',
      'checagem de (?:antecedentes|curr[íi]culos|refer[êe]ncias)|background checks?|due diligence',
      'investiga[çc](?:[ãa]o|[õo]es) (?:empresaria(?:l|is)|privadas?|particular(?:es)?|corporativas?)',
      'detetives?(?: (?:particular(?:es)?|privados?))?|investigador(?:es)? (?:privados?|particular(?:es)?)',
      'pesquisa de antecedentes|dossi[êe]s? empresaria(?:l|is)',
    ),
    sentence: 'Verificamos e investigamos para empresas.',
    noun: 'Verificação de antecedentes',
    offers: [
      'Verificamos currículos, diplomas e referências de candidatos.',
      'Investigamos parceiros comerciais e fraudes em empresas.',
    ],
    when: [
      'um diploma parece estranho numa candidatura para a contabilidade',
      'há um contrato com um fornecedor estrangeiro de quem ninguém conhece os sócios',
      'falta mercadoria no armazém e os registos não mostram nada',
    ],
    gets: ['um relatório de exemplo sem nomes', 'uma primeira conversa confidencial sobre o caso'],
  },
  vehicleWash: {
    words: wordsOf(
      'lavage(?:m|ns) (?:de|para) (?:caminh[õo]es|cami[õo]es|cisternas?|reboques|carretas|frotas?)',
      'lavage(?:m|ns) (?:de|para) (?:ve[íi]culos|viaturas|carros|autocarros|[ôo]nibus|tanques)',
      'lavage(?:m|ns) (?:auto(?:m[óo]vel|motiva)?|ao domic[íi]lio|m[óo]vel)|lava.?(?:jatos?|r[áa]pidos?|autos?)',
      '(?:desinfe[çc][ãa]o|higieniza[çc][ãa]o|limpeza) de (?:caminh[õo]es|cami[õo]es|cisternas?|frotas?)',
      '(?:desinfe[çc][ãa]o|higieniza[çc][ãa]o|limpeza) de (?:reboques|viaturas|ve[íi]culos)|detailing',
    ),
    sentence: 'Lavamos caminhões, reboques e frotas.',
    noun: 'Lavagem de veículos',
    offers: [
      'Lavamos e desinfetamos caminhões, reboques e cisternas.',
      'Vamos ao pátio do cliente e lavamos toda a frota.',
    ],
    when: [
      'um cliente do ramo alimentar recusa o reboque sem certificado de lavagem',
      'os veículos voltam da obra cobertos de lama',
      'os motoristas passam a tarde de sexta com a mangueira na mão',
    ],
    gets: ['uma lavagem de teste de um veículo', 'um preço fixo por veículo e visita'],
  },
  roadworks: {
    words: wordsOf(
      'asfaltos?|asfaltamentos?|asf[áa]ltic[ao]s?|betuminos[ao]s?|betumes?|tapa.?buracos',
      '(?:constru[çc][ãa]o|manuten[çc][ãa]o|conserva[çc][ãa]o|obras) de (?:estradas|rodovias|vias)',
      '(?:obras|constru[çc][ãa]o) (?:vi[áa]rias?|rodovi[áa]rias?)|pavimenta[çc][ãa]o asf[áa]ltica',
      '(?:sinaliza[çc][ãa]o horizontal|marca[çc](?:[ãa]o|[õo]es) rodovi[áa]rias?|pintura de estacionamentos)',
    ),
    sentence: 'Construímos e reparamos estradas e pátios.',
    noun: 'Asfalto e obras viárias',
    offers: [
      'Asfaltamos estradas, pátios e estacionamentos.',
      'Tapamos buracos e pintamos a sinalização horizontal.',
    ],
    when: [
      'as empilhadeiras perdem a carga nos buracos do pátio',
      'as linhas do estacionamento desaparecem e cada um para onde quer',
      'a água da chuva fica parada à frente dos cais de carga',
    ],
    gets: [
      'uma visita ao pátio e um orçamento por escrito',
      'um preço a partir de fotos e da área',
    ],
  },
  commodities: {
    words: wordsOf(
      '(?:com[ée]rcio|comercializa[çc][ãa]o|trading|exporta[çc][ãa]o) de (?:mat[ée]rias[- ]primas|min[ée]rios)',
      '(?:com[ée]rcio|comercializa[çc][ãa]o|trading|exporta[çc][ãa]o) de (?:metais|gr[ãa]os|cereais|caf[ée])',
      '(?:com[ée]rcio|comercializa[çc][ãa]o|trading|exporta[çc][ãa]o) de (?:cacau|a[çc][úu]car|soja|milho)',
      'exportador(?:es|as?)? de (?:caf[ée]|cacau|gr[ãa]os|min[ée]rios|a[çc][úu]car|soja)|commodit(?:y|ies)',
      'comercializa\\p{L}+ (?:de )?mat[ée]rias[- ]primas|caf[ée] (?:verde|cru)',
      'am[êe]ndoas? de cacau|cacau em gr[ãa]o|min[ée]rio de ferro',
    ),
    sentence: 'Comercializamos matérias-primas.',
    noun: 'Matérias-primas',
    offers: [
      'Exportamos café, cacau, açúcar e cereais por navio.',
      'Fornecemos metais e minérios direto da mina.',
    ],
    when: [
      'uma carga fica presa no porto e a fábrica só tem estoque para uma semana',
      'um lote reprova na análise e tem de ser substituído depressa',
      'o único fornecedor aumenta o preço para o próximo trimestre',
    ],
    gets: ['uma amostra com certificado de análise', 'um preço posto no porto de destino'],
  },
  mining: {
    words: wordsOf(
      'minera[çc][ãa]o (?:subterr[âa]nea|a c[ée]u aberto|de (?:ouro|cobre|ferro|carv[ãa]o))|mineradoras?',
      '(?:servi[çc]os|obras|engenharia|empresas?|consultoria|explora[çc](?:[ãa]o|[õo]es)) (?:de minas|mineir[oa]s?)',
      '(?:servi[çc]os|engenharia|equipamentos|consultoria) (?:de|para|em) minera[çc][ãa]o|pedreiras?',
      'desmontes? de rochas?|detona[çc](?:[ãa]o|[õo]es)|explosivos|mec[âa]nica das? rochas?|britagem|britas?',
      '(?:extra[çc][ãa]o|produ[çc][ãa]o) de (?:areia|brita|inertes|agregados)|conten[çc][ãa]o de (?:encostas|taludes)',
      'estabiliza[çc][ãa]o de taludes|areeiros?|areais',
    ),
    sentence: 'Trabalhamos em minas e pedreiras.',
    noun: 'Minas e pedreiras',
    offers: [
      'Perfuramos, detonamos e britamos rocha em minas e pedreiras.',
      'Projetamos e seguramos túneis, poços e taludes.',
    ],
    when: [
      'há rocha solta por cima do acesso e a pedreira para',
      'o britador fica à espera porque a detonação rendeu pouco',
      'aparece rocha numa obra e a escavadora não avança',
    ],
    gets: ['uma visita ao talude com um breve relatório', 'um preço por tonelada ou metro cúbico'],
  },
  displays: {
    words: wordsOf(
      'pain[ée](?:l|is) (?:de )?led|(?:tel[õo]es|tel[ãa]o|ecr[ãa]s?|telas?) (?:de )?led|digital signage',
      '(?:ecr[ãa]s?|telas?|monitores|pain[ée]is) (?:publicit[áa]ri[oa]s?|digitais|informativ[oa]s?|gigantes?)',
      'sinaliza[çc][ãa]o digital|video ?walls?|m[íi]dia indoor|placares? eletr[ôo]nicos?|menu ?boards?',
      '(?:alugue[lr]|loca[çc][ãa]o) de (?:ecr[ãa]s|telas|pain[ée]is de led|tel[õo]es)|totens? (?:digitais|interativos)',
    ),
    sentence: 'Instalamos painéis de LED e monitores.',
    noun: 'Painéis e monitores',
    offers: [
      'Instalamos painéis de LED para interior e exterior.',
      'Gerimos sinalização digital e atualizamos os conteúdos.',
    ],
    when: [
      'o monitor da recepção está apagado e os visitantes perguntam o caminho',
      'cada promoção obriga a imprimir e pendurar cartazes novos',
      'vem aí uma feira e o pavilhão é claro demais para um projetor',
    ],
    gets: ['uma imagem do painel na recepção da empresa', 'um monitor em teste por uma semana'],
  },
  concrete: {
    words: wordsOf(
      '(?:bet[ãa]o|concreto) (?:pronto|usinado|pr[ée][- ]?(?:fabricado|moldado)|dosado)|concreteiras?',
      'centra(?:l|is) de (?:bet[ãa]o|concreto)|betoneiras?|(?:bombas?|bombe(?:amento|agem)) de (?:bet[ãa]o|concreto)',
      '(?:fornecimento|entrega|produ[çc][ãa]o) de (?:bet[ãa]o|concreto)|artefatos de (?:concreto|cimento)',
      'pr[ée][- ]?(?:moldados?|fabricados?) (?:de|em) (?:concreto|bet[ãa]o)|pr[ée][- ]?moldados?',
      '(?:tubos?|blocos?|elementos|lajes?) (?:de|em) (?:concreto|bet[ãa]o)',
    ),
    sentence: 'Fornecemos concreto e pré-fabricados.',
    noun: 'Concreto e pré-fabricados',
    offers: [
      'Entregamos concreto pronto e fazemos o bombeamento.',
      'Fabricamos escadas, muros e tubos de concreto.',
    ],
    when: [
      'a betoneira atrasa e a equipe fica parada junto à cofragem',
      'a fundação fica atrás do edifício e a betoneira não chega lá',
      'a escada pré-fabricada atrasa duas semanas e a obra para',
    ],
    gets: ['um preço posto na obra', 'um horário livre para a próxima concretagem'],
  },
  telematics: {
    words: wordsOf(
      'telem[áa]tica|(?:rastreamento|rastreio|localiza[çc][ãa]o) (?:gps|veicular|por gps)',
      '(?:rastreamento|rastreio|localiza[çc][ãa]o|monitora?\\p{L}+) de (?:frotas?|ve[íi]culos|cargas?|viaturas)',
      'rastreador(?:es)?|localizador(?:es)? gps|gps (?:para|de) (?:frotas?|ve[íi]culos|viaturas)|geolocaliza[çc][ãa]o',
      '(?:software|plataforma|sistema) de gest[ãa]o de frotas?|tac[óo]grafos?|dashcams?',
    ),
    sentence: 'Localizamos veículos, reboques e cargas por GPS.',
    noun: 'Localização por GPS',
    offers: [
      'Equipamos veículos e reboques com localizadores GPS.',
      'Mostramos onde está e quanto gasta cada veículo.',
    ],
    when: [
      'um veículo não volta desde segunda e ninguém sabe onde está',
      'uma máquina é roubada da obra no fim de semana',
      'uma carga refrigerada chega quente e ninguém sabe desde quando',
    ],
    gets: ['um localizador em teste num veículo', 'uma demonstração no mapa com dados da frota'],
  },
  charging: {
    words: wordsOf(
      '(?:postos?|pontos?|esta[çc](?:[ãa]o|[õo]es)) de (?:carregamento|recarga)',
      'carregador(?:es)? (?:el[ée]tricos?|veicular(?:es)?)',
      'carregador(?:es)? (?:para|de) (?:carros|ve[íi]culos|viaturas) el[ée]c?tric[oa]s|wallbox(?:es)?|eletropostos?',
      '(?:carregamento|recarga) de (?:carros|ve[íi]culos|viaturas) el[ée]c?tric[oa]s',
      'infraestrutura de (?:carregamento|recarga)',
    ),
    sentence: 'Instalamos carregadores para veículos elétricos.',
    noun: 'Postos de carregamento',
    offers: [
      'Instalamos carregadores em estacionamentos e parques de frota.',
      'Operamos postos de carregamento e cobramos a energia.',
    ],
    when: [
      'chegam os primeiros carros elétricos da empresa e não há onde carregar',
      'o quadro dispara quando três carros carregam ao mesmo tempo',
      'os funcionários carregam no trabalho e ninguém cobra a energia',
    ],
    gets: ['um cálculo do que a ligação à rede suporta', 'um preço por lugar de estacionamento'],
  },
  vending: {
    words: wordsOf(
      'vending(?: machines?)?|m[áa]quinas? (?:de venda autom[áa]tica|autom[áa]ticas?(?: de caf[ée])?)',
      'm[áa]quinas? (?:de|para) (?:caf[ée]|snacks|bebidas)|dispensadores? de [áa]gua|bebedouros?',
      'caf[ée] (?:para|em|no) (?:empresas|escrit[óo]rios?)|purificadores? de [áa]gua para empresas',
    ),
    sentence: 'Instalamos e abastecemos máquinas de vending.',
    noun: 'Vending e café',
    offers: [
      'Instalamos e abastecemos máquinas de vending em empresas.',
      'Equipamos escritórios com máquinas de café e de água.',
    ],
    when: [
      'a máquina de café falha outra vez e o escritório vai à padaria',
      'o turno da noite não encontra nada para comer depois de o refeitório fechar',
      'os funcionários carregam garrafões de água até ao terceiro andar',
    ],
    gets: ['uma máquina de café em teste no escritório', 'uma máquina sem aluguer nem mínimo'],
  },
}
