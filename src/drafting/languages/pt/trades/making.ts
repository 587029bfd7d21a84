import { wordsOf } from '../../letters.ts'
import type { MakingTrades } from '../../trade-ids.ts'

/** Trades of makers and suppliers of goods, as firms of them speak. */
export const making: MakingTrades = {
  metalwork: {
    words: wordsOf(
      'serralh\\p{L}+|soldaduras?|soldas?|soldagem|caldeiraria|estruturas? metálicas?',
    ),
    sentence: 'Fazemos trabalhos de serralharia.',
    noun: 'Estruturas metálicas',
    offers: ['Fazemos soldagem e estruturas metálicas.', 'Cortamos, dobramos e soldamos chapas.'],
    when: [
      'uma escada ou um portão tem de ficar na medida certa',
      'uma peça quebra e tem de ser soldada no local',
      'a oficina própria está cheia e a obra espera a estrutura',
    ],
    gets: ['um preço a partir de um desenho ou foto', 'um orçamento com prazo de entrega'],
  },
  machining: {
    words: wordsOf(
      'usina(?:gem|gens|dos?|das?)|maquinação|maquinagem|tornearia|fresa(?:gem|mento)|cnc',
    ),
    sentence: 'Fazemos usinagem.',
    noun: 'Peças sob desenho',
    offers: [
      'Torneamos e fresamos peças, unitárias e em série.',
      'Fabricamos peças para máquinas, também a partir de amostra.',
    ],
    when: [
      'uma peça já não existe no mercado e tem de ser copiada',
      'as máquinas próprias estão ocupadas e a entrega não pode esperar',
      'a série é pequena demais para o fornecedor habitual',
    ],
    gets: ['um preço por peça a partir do desenho', 'uma peça de amostra antes da série'],
  },
  finishing: {
    words: wordsOf(
      'revestimentos? (?:antiaderentes?|industriais)|ptfe|galvani\\p{L}+|anodiza\\p{L}+',
      'croma(?:gem|ção)|zincagem|lacagem|jateamento',
    ),
    sentence: 'Tratamos e revestimos peças metálicas.',
    noun: 'Tratamento de superfícies',
    offers: ['Revestimos e tratamos peças de metal.', 'Fazemos jateamento e pintura a pó.'],
    when: [
      'as peças voltam com manchas, ferrugem ou espessura errada',
      'um lote tem de ser revestido antes do previsto',
      'uma peça nova tem de resistir ao sol e à chuva',
    ],
    gets: ['uma peça tratada como amostra', 'um preço conforme o tamanho do lote'],
  },
  hardening: {
    words: wordsOf(
      'tratamentos? t[ée]rmicos?',
      't[êe]mpera (?:por indu[çc][ãa]o|a v[áa]cuo|superficial)',
      'cementa[çc][ãa]o de a[çc]os?|nitreta[çc][ãa]o|nitrura[çc][ãa]o',
      'carbonitreta[çc][ãa]o|recozimento|revenimento|desempeno de (?:eixos|pe[çc]as)',
    ),
    sentence: 'Fazemos tratamento térmico de aço.',
    noun: 'Tratamento térmico',
    offers: [
      'Temperamos e recozemos peças de aço, avulsas e em série.',
      'Desempenamos eixos e peças soldadas.',
    ],
    when: [
      'as peças saem tortas da têmpera e precisam ser endireitadas',
      'um lote não atinge a dureza e a entrega está próxima',
      'uma engrenagem foi refeita e ainda falta temperar',
    ],
    gets: ['um preço por quilo ou por peça', 'uma peça de teste com a dureza medida'],
  },
  foundry: {
    words: wordsOf(
      'fundi[çc][ãa]o (?:de (?:metais|ferro|alum[íi]nio|a[çc]o|bronze|pe[çc]as)|sob press[ãa]o|injetada)',
      'fundi[çc][õo]es|fundidos|inje[çc][ãa]o de alum[íi]nio|microfus[ãa]o',
      'pe[çc]as (?:fundidas|forjadas)|forjaria|forjados|forjamento|cera perdida',
    ),
    sentence: 'Fundimos e forjamos peças de metal.',
    noun: 'Fundição e forjamento',
    offers: [
      'Fundimos peças em ferro, aço, alumínio ou bronze.',
      'Forjamos peças conforme o desenho.',
    ],
    when: [
      'uma peça fundida quebra e o molde já não existe',
      'aparecem poros na usinagem das peças fundidas',
      'querem trocar um conjunto soldado por uma única peça fundida',
    ],
    gets: ['um preço por peça a partir do seu desenho', 'uma primeira amostra antes da série'],
  },
  plastics: {
    words: wordsOf(
      'plásticos|injeção (?:de )?plástic\\p{L}+|peças plásticas|termoformagem|termoplásticos?',
    ),
    sentence: 'Fabricamos peças de plástico.',
    noun: 'Peças de plástico',
    offers: ['Fabricamos peças de plástico.', 'Imprimimos protótipos e pequenas séries em 3D.'],
    when: [
      'precisam de um protótipo antes de pagar o molde',
      'o fornecedor fecha e é preciso transferir um molde',
      'a série é pequena demais para o fornecedor habitual',
    ],
    gets: ['um preço a partir do desenho em 3D', 'uma peça de amostra antes da série'],
  },
  electronics: {
    words: wordsOf(
      'chicotes? el[ée]tricos?|cablagens? el[ée]tric[ao]s?',
      'placas? elec?tr[ôó]nicas?|circuitos? impressos?|pcb|componentes eletr[ôó]nicos',
      'eletr[ôó]nica industrial',
    ),
    sentence: 'Fabricamos placas de circuito.',
    noun: 'Placas de circuito',
    offers: ['Desenvolvemos e fabricamos eletrônica.', 'Montamos placas eletrônicas.'],
    when: [
      'um componente deixa de ser fabricado e a placa tem de mudar',
      'o protótipo funciona e falta fazer a primeira série',
      'um aparelho falha em campo e ninguém sabe a causa',
    ],
    gets: ['um preço para a primeira série', 'uma lista de componentes difíceis de comprar'],
  },
  machinery: {
    words: wordsOf(
      'centrífugas|manutenção industrial|peças de reposição|automa(?:ção|tização)|robótica',
      'máquinas? (?:especia(?:l|is)|industria(?:l|is))|construção de máquinas|clp',
    ),
    sentence: '',
    noun: 'Máquinas e automação',
    offers: [
      'Construímos, automatizamos e reparamos máquinas.',
      'Fornecemos máquinas e renovamos comandos.',
    ],
    when: [
      'uma máquina está parada e o fabricante não dá prazo',
      'uma tarefa manual ocupa duas pessoas o dia todo',
      'o comando de uma máquina antiga já não tem conserto',
    ],
    gets: [
      'um orçamento por escrito depois de ver a máquina',
      'uma primeira ideia com preço aproximado',
    ],
  },
  dealers: {
    words: wordsOf(
      'm[áa]quinas? agr[íi]colas?|tratores|empilhadeiras?|empilhador(?:es)?',
      'concession[áa]rias? (?:de m[áa]quinas|de tratores|de caminh[õo]es)',
      'm[áa]quinas (?:de constru[çc][ãa]o|pesadas|da linha amarela|usadas)',
      'retroescavadeiras?|retroescavadoras?|implementos agr[íi]colas',
      'p[áa]s carregadeiras',
    ),
    sentence: 'Vendemos e consertamos máquinas de trabalho.',
    noun: 'Venda de máquinas',
    offers: [
      'Vendemos máquinas e veículos de trabalho, novos e usados.',
      'Fazemos a manutenção de empilhadeiras, tratores e máquinas de obra.',
    ],
    when: [
      'o conserto de uma máquina custa mais do que ela vale',
      'uma obra vai começar e falta uma máquina',
      'um trator quebra no meio da colheita',
    ],
    gets: ['uma lista de máquinas usadas disponíveis', 'um valor de retoma a partir de fotos'],
  },
  textiles: {
    words: wordsOf(
      'bordad\\p{L}+|uniformes?|fardamentos?|roupas? (?:de trabalho|profissiona(?:l|is))',
    ),
    sentence: '',
    noun: 'Uniformes',
    offers: ['Estampamos e bordamos uniformes.', 'Lavamos e alugamos uniformes e enxoval.'],
    when: [
      'entram pessoas novas e falta roupa de trabalho com o logotipo',
      'os uniformes estão gastos e cada um usa uma peça diferente',
      'há roupa para lavar e ninguém tem tempo',
    ],
    gets: ['uma peça como amostra', 'um preço conforme o número de pessoas'],
  },
  safetyGear: {
    words: wordsOf(
      'epi|epis|equipamentos? de prote[çc][ãa]o individua(?:l|is)|roupas? de trabalho',
      'vestu[áa]rio (?:de trabalho|profissional)|cal[çc]ados? de seguran[çc]a',
      'luvas de (?:prote[çc][ãa]o|seguran[çc]a|trabalho)|uniformes profissionais',
      'botinas?|alta visibilidade',
    ),
    sentence: 'Fornecemos roupa de trabalho e EPI.',
    noun: 'Roupa de trabalho',
    offers: [
      'Fornecemos roupa de trabalho, calçado de segurança e EPI a empresas.',
      'Verificamos e repomos caixas de primeiros socorros.',
    ],
    when: [
      'entra gente nova e faltam botas, capacete e casaco',
      'as luvas duram poucos dias ou ninguém quer usar',
      'as caixas de primeiros socorros estão meio vazias ou vencidas',
    ],
    gets: [
      'amostras em dois tamanhos para experimentar',
      'um preço por conjunto para cada novo funcionário',
    ],
  },
  packaging: {
    words: wordsOf(
      'embalage(?:m|ns)|caixas de (?:papelão|cartão)|cartonagens?|etiquetas (?:auto)?adesivas',
      'rótulos',
    ),
    sentence: '',
    noun: 'Embalagens',
    offers: ['Fabricamos embalagens sob medida.', 'Fornecemos embalagens e etiquetas.'],
    when: [
      'a mercadoria chega danificada',
      'um produto não cabe em nenhuma caixa comum',
      'o fornecedor de embalagens exige um mínimo alto demais',
    ],
    gets: ['uma amostra para um dos seus produtos', 'uma tabela de preços por quantidade'],
  },
  printing: {
    words: wordsOf('gráficas?|artes gráficas|impressão (?:digital|offset)|tipografias?|serigrafia'),
    sentence: 'Somos uma gráfica.',
    noun: 'Impressos',
    offers: [
      'Imprimimos folhetos, papelaria e cartazes.',
      'Imprimimos etiquetas, lonas e grandes formatos.',
    ],
    when: [
      'uma feira está próxima e faltam os impressos',
      'o endereço muda e todos os papéis mostram o antigo',
      'uma tiragem pequena é urgente e pela internet demora demais',
    ],
    gets: ['um preço para a próxima impressão', 'amostras de papel ou material'],
  },
  chemicals: {
    words: wordsOf(
      'lubrificantes?|[óo]leos? industriais|produtos? qu[íi]micos?',
      'produtos? de limpeza|fluidos? de corte|[óo]leos? de corte|solventes?',
      'desengraxantes?|desengordurantes?|graxas? industriais',
    ),
    sentence: 'Fornecemos lubrificantes, químicos e produtos de limpeza.',
    noun: 'Lubrificantes e químicos',
    offers: [
      'Fornecemos óleos, lubrificantes e produtos de limpeza a empresas.',
      'Entregamos produtos químicos em tambores e contentores.',
    ],
    when: [
      'o fluido de corte cheira mal ou irrita a pele',
      'um óleo deixa de ser fabricado e é preciso um equivalente',
      'um produto perigoso tem de ser substituído na oficina',
    ],
    gets: [
      'uma amostra para testar na sua máquina',
      'um preço por tambor com a ficha de segurança',
    ],
  },
  covers: {
    words: wordsOf(
      'lonas?|tendas?|coberturas (?:de lona|em lona|t[êe]xteis|retr[áa]teis)',
      'capas (?:industriais|sob medida|de prote[çc][ãa]o)|tensoestruturas?|galp[õo]es lonados',
      'velas? de sombra',
    ),
    sentence: 'Fazemos lonas e coberturas sob medida.',
    noun: 'Lonas e coberturas',
    offers: [
      'Fabricamos e consertamos lonas, tendas e coberturas.',
      'Instalamos tendas de armazém e velas de sombra.',
    ],
    when: [
      'a lona de um caminhão rasga e ele precisa sair',
      'a mercadoria está no pátio e não pode molhar',
      'uma esplanada ou varanda precisa de sombra antes do verão',
    ],
    gets: ['um preço a partir das medidas e de uma foto', 'amostras de tecido na sua cor'],
  },
  medical: {
    words: wordsOf(
      'equipamentos? (?:m[ée]dicos?|hospitalares?|odontol[óo]gicos?|de laborat[óo]rio)',
      'equipamentos? (?:dent[áa]rios?|laboratoria(?:l|is))',
      'produtos? (?:m[ée]dicos|hospitalares|odontol[óo]gicos)',
      'dispositivos? m[ée]dicos?',
      'materia(?:l|is) (?:m[ée]dicos?|hospitalar(?:es)?|odontol[óo]gicos?|cl[íi]nico)',
      'autoclaves?|engenharia cl[íi]nica|instrumenta(?:l|is) cir[úu]rgicos?',
      'eletromedicina',
    ),
    sentence: 'Fornecemos e consertamos equipamentos médicos.',
    noun: 'Equipamentos médicos',
    offers: [
      'Fornecemos equipamentos a consultórios, clínicas e laboratórios.',
      'Revisamos, consertamos e calibramos equipamentos médicos.',
    ],
    when: [
      'uma autoclave falha e as consultas já estão marcadas',
      'uma clínica abre ou muda de lugar e precisa de equipamentos',
      'passou a data de revisão dos equipamentos',
    ],
    gets: [
      'um preço para a revisão dos seus equipamentos',
      'uma lista de equipamentos disponíveis',
    ],
  },
  food: {
    words: wordsOf(
      'queijos?|queijarias?|azeites?',
      'distribui(?:dor|dora|dores|[çc][ãa]o) (?:de alimentos|alimentar|de bebidas|de carnes)',
      'atacad(?:o|ista) de alimentos|food ?service',
      'fornecedor(?:es)? (?:de|para) restaurantes|produtos? aliment(?:[íi]cios|ares)',
      'ind[úu]stria (?:de alimentos|aliment[íi]cia|alimentar)|horeca',
      'grossistas? alimentar(?:es)?|canal horeca|hortifr[úu]ti',
    ),
    sentence: 'Fornecemos a restaurantes, refeitórios e lojas.',
    noun: 'Produtos alimentares',
    offers: [
      'Fornecemos alimentos a restaurantes, refeitórios e lojas.',
      'Produzimos por encomenda, também com a marca do cliente.',
    ],
    when: [
      'falta uma entrega e a cozinha abre em poucas horas',
      'um cardápio novo pede um produto em embalagem grande',
      'uma loja procura algo que o supermercado não tem',
    ],
    gets: [
      'uma caixa de amostras para a sua cozinha',
      'uma lista de preços com os dias de entrega',
    ],
  },
  supplies: {
    words: wordsOf(
      'rolamentos',
      'atacad\\p{L}+|grossistas?|distribuidor(?:es|as?)?|revendedor(?:es|as?)?|peças de reposição',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Fornecemos produtos e peças a empresas.',
      'Fornecemos ferramentas e materiais a profissionais.',
    ],
    when: [
      'o fornecedor não entrega e o material está no fim',
      'precisam de uma quantidade pequena que outros não vendem',
      'um produto antigo deixa de existir e é preciso um substituto',
    ],
    gets: ['um orçamento para comparar com a última compra', 'uma amostra de um artigo à escolha'],
  },
}
