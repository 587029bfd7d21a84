import { wordsOf } from '../../letters.ts'
import type { CraftingTrades } from '../../trade-ids.ts'

/** Trades that make, mount and repair special equipment, as firms of them speak. */
export const crafting: CraftingTrades = {
  signs: {
    words: wordsOf(
      'letreiros?(?: luminosos?)?|letras? caixas?|lumin[óo]sos? publicit[áa]rios?',
      'reclamos? luminosos?|fachadas? (?:em acm|comerciais|luminosas?)|pain[ée]is luminosos',
      '(?:decora[çc][ãa]o|adesivagem|envelopamento) (?:de )?(?:viaturas|ve[íi]culos|frotas?)',
      '(?:decora[çc][ãa]o|adesivagem|envelopamento) (?:de )?(?:carros|vitrines?|montras?)',
      '(?:plotagem|personaliza[çc][ãa]o) (?:de )?(?:viaturas|ve[íi]culos|frotas?)',
      '(?:plotagem|personaliza[çc][ãa]o) (?:de )?(?:carros|vitrines?|montras?)|sinal[ée]tica',
      'placas? (?:de sinaliza[çc][ãa]o|gravadas?|para empresas)|totens',
      'adesivos? (?:para|de) (?:ve[íi]culos|vitrines?)|comunica[çc][ãa]o visual',
    ),
    sentence: 'Fazemos letreiros.',
    noun: 'Letreiros e placas',
    offers: [
      'Fabricamos e montamos letreiros e placas para empresas.',
      'Aplicamos adesivos em veículos e vidros de lojas.',
    ],
    when: [
      'abre uma loja nova e falta o letreiro na fachada',
      'chegam veículos novos e é preciso pôr a marca',
      'o logotipo muda e as placas ainda mostram o antigo',
    ],
    gets: [
      'um esboço do letreiro sobre uma foto da fachada',
      'um preço por veículo a partir de uma foto',
    ],
  },
  pumps: {
    words: wordsOf(
      'bombas(?! de calor)|bombas? (?:industriais|centr[íi]fugas?|dosadoras?)',
      'bombas? (?:doseadoras?|de v[áa]cuo|submers[íi](?:vel|veis))',
      'bombas? (?:submersas?|hidr[áa]ulicas?|d.[áa]gua|de [áa]gua|e compressores)|motobombas?',
      'eletrobombas?|(?:conserto|manuten[çc][ãa]o|venda) de bombas',
      '(?:repara[çc][ãa]o|assist[êe]ncia|rebobinamento) de bombas|sistemas? de bombeamento',
      'bombeamento|bombagem|compressor(?:es)?|ar comprimido|[óo]leo-?hidr[áa]ulica',
      'hidr[áa]ulica industrial|mangueiras? hidr[áa]ulicas?|cilindros? hidr[áa]ulicos?',
      'pneum[áa]tica(?: industrial)?',
    ),
    sentence: 'Reparamos bombas e compressores.',
    noun: 'Bombas e compressores',
    offers: [
      'Vendemos, instalamos e reparamos bombas industriais.',
      'Cuidamos de compressores e sistemas hidráulicos e pneumáticos.',
    ],
    when: [
      'uma bomba falha no fim de semana e a produção para',
      'uma mangueira hidráulica rompe no meio do trabalho',
      'o compressor trabalha sem parar e mesmo assim a pressão cai',
    ],
    gets: [
      'um preço de reparação com uma foto da placa',
      'uma procura de perdas na rede de ar comprimido',
    ],
  },
  toolmaking: {
    words: wordsOf(
      'moldes|moldes? (?:de inje[çc][ãa]o|para inje[çc][ãa]o|para pl[áa]sticos?|met[áa]licos)',
      'fabrica[çc][ãa]o de moldes|ind[úu]stria de moldes|moldistas?|ferramentarias?|matrizaria',
      'ferramenteiros?|estampos?|cunhos e cortantes',
      'ferramentas? (?:de corte e dobra|progressivas?|de estampagem)',
      'matrizes (?:de corte|de estampagem)|afia[çc][ãa]o|afiadores?|gabaritos',
      'dispositivos de (?:controle|fixa[çc][ãa]o)',
    ),
    sentence: 'Fabricamos moldes e ferramentas.',
    noun: 'Moldes e ferramentas',
    offers: [
      'Fabricamos moldes de injeção e ferramentas de corte.',
      'Fazemos gabaritos e dispositivos e afiamos ferramentas.',
    ],
    when: [
      'um molde quebra e a máquina fica sem produzir',
      'uma peça nova precisa de molde antes da primeira série',
      'uma ferramenta gasta deixa rebarbas em todas as peças',
    ],
    gets: ['um preço do molde a partir do desenho', 'um exame do molde danificado na oficina'],
  },
  refrigeration: {
    words: wordsOf(
      'c[âa]maras? (?:frias?|frigor[íi]ficas?)',
      'c[âa]maras? (?:de congela(?:[çc][ãa]o|mento)|de conserva[çc][ãa]o)|refrigera[çc][ãa]o',
      'frio (?:industrial|comercial)|t[ée]cnicos? de frio|frigoristas?',
      '(?:balc[õo]es|vitrines?|expositores) (?:refrigerad[oa]s|frigor[íi]fic[oa]s|de frio)',
      '(?:arm[áa]rios|equipamentos) (?:refrigerad[oa]s|frigor[íi]fic[oa]s|de frio)',
      'm[áa]quinas? de gelo|chillers?|t[úu]ne(?:l|is) de congelamento',
      'instala[çc][õo]es frigor[íi]ficas',
    ),
    sentence: 'Montamos câmaras frigoríficas.',
    noun: 'Refrigeração comercial',
    offers: [
      'Montamos câmaras frigoríficas para empresas de alimentos.',
      'Fazemos manutenção de equipamentos de frio em lojas e cozinhas.',
    ],
    when: [
      'a câmara perde frio e a mercadoria corre risco',
      'o gás de um equipamento antigo já não está à venda',
      'a cozinha ou a loja aumenta e falta uma câmara',
    ],
    gets: [
      'uma verificação de uma câmara com um breve relatório',
      'um preço estimado pelas medidas',
    ],
  },
  kitchenEquipment: {
    words: wordsOf(
      'cozinhas? (?:industria(?:l|is)|profissiona(?:l|is))|equipamentos? hoteleiros?',
      'equipamentos? (?:para (?:restaurantes?|cozinhas?|padarias?|hotelaria|restaura[çc][ãa]o|bares))',
      'equipamentos? (?:de (?:hotelaria|restaura[çc][ãa]o|padaria))',
      'hotelaria e restaura[çc][ãa]o',
      'fornos? (?:industriais|profissionais|combinados?)',
      'm[áa]quinas? de lavar lou[çc]a industria(?:l|is)|lava-lou[çc]as industria(?:l|is)',
    ),
    sentence: 'Equipamos cozinhas industriais.',
    noun: 'Cozinhas industriais',
    offers: [
      'Projetamos, equipamos e reparamos cozinhas industriais.',
      'Reparamos fornos, máquinas de lavar louça e de café expresso.',
    ],
    when: [
      'a máquina de lavar louça para em pleno almoço',
      'um refeitório entra em obras e tem de voltar depressa a servir',
      'um forno da cozinha já não mantém a temperatura',
    ],
    gets: ['uma revisão dos equipamentos da cozinha', 'um preço de reparação com uma foto'],
  },
  locks: {
    words: wordsOf(
      'chaveiros?(?! (?:personalizad\\w+|promocion\\w+|em|de (?:metal|acr[íi]lico)))',
      'fechaduras?|c[óo]pias? de chaves|chaves mestras?|mestragem|mestrage(?:m|ns)',
      'cilindros? de fechadura|aberturas? de (?:portas|cofres)|cofres?|portas? blindadas?',
      'canh[õo]es de fechadura|claviculares|segredos? de cofres?',
    ),
    sentence: 'Instalamos fechaduras e cofres.',
    noun: 'Fechaduras e cofres',
    offers: [
      'Projetamos e montamos sistemas de chave mestra.',
      'Abrimos portas e cofres e trocamos fechaduras.',
    ],
    when: [
      'um funcionário sai e não devolve a chave',
      'uma porta é arrombada à noite e tem de voltar a fechar',
      'ninguém sabe ao certo quem tem cada chave',
    ],
    gets: ['uma revisão das portas e das chaves', 'um preço por porta a partir da lista'],
  },
  officeFurniture: {
    words: wordsOf(
      '(?:m[óo]veis|mobili[áa]rio) (?:de|para) escrit[óo]rios?',
      '(?:m[óo]veis|mobili[áa]rio) (?:corporativos?|escolar(?:es)?|ergon[óo]micos?)',
      'cadeiras? (?:de|para) escrit[óo]rio|cadeiras? (?:ergon[óôo]micas?|corporativas?)',
      'mesas? (?:de reuni[ãa]o|regul[áa]veis|de escrit[óo]rio)',
      'secret[áa]rias? (?:regul[áa]veis|de escrit[óo]rio|elevat[óo]rias?)',
      'esta[çc][õo]es de trabalho|divis[óo]rias|cabines? ac[úu]sticas?',
    ),
    sentence: 'Fornecemos móveis de escritório.',
    noun: 'Móveis de escritório',
    offers: [
      'Equipamos escritórios com mesas, cadeiras e armários.',
      'Vendemos móveis de escritório usados e recolhemos os antigos.',
    ],
    when: [
      'um departamento muda de lugar e as mesas não cabem na sala nova',
      'entram dez pessoas ao mesmo tempo e faltam mesas',
      'o médico do trabalho pede uma mesa regulável em altura',
    ],
    gets: ['uma cadeira para experimentar no escritório', 'uma planta da sala com os móveis'],
  },
  upholstery: {
    words: wordsOf(
      'estofadores?|estofados?|estofamentos?|estofos|tape[çc]arias?|tapeceiros?',
      'reformas? de (?:sof[áa]s?|estofados?|cadeiras|poltronas)|selarias?|seleiros?',
      'marroquinaria|cortinas?(?! (?:met[áa]licas?|corta))|cortinados?',
      'confe[çc]+[ãa]o de cort\\w+|bancos de couro|repara[çc][ãa]o de (?:couro|pele)',
      'capas (?:para|de) (?:bancos|sof[áa]s?)',
    ),
    sentence: 'Estofamos móveis e bancos.',
    noun: 'Estofos e cortinas',
    offers: [
      'Estofamos cadeiras, sofás e bancos de veículos.',
      'Costuramos e montamos cortinas para hotéis e escritórios.',
    ],
    when: [
      'os bancos do restaurante estão gastos e afundados',
      'o banco de um veículo rasga e um novo demora meses',
      'um auditório precisa de cortinas que resistam ao fogo',
    ],
    gets: ['amostras de tecido e de couro', 'um preço por cadeira a partir de uma foto'],
  },
  blinds: {
    words: wordsOf(
      'persianas?|estores?|toldos?|cortinas? (?:rol[ôo]s?|romanas?)|prote[çc][ãa]o solar',
      'brises?(?:[- ]soleil)?|venezianas|p[ée]rgolas?|mosquiteiras?|redes mosquiteiras|portadas',
      'pel[íi]culas? (?:solares?|de prote[çc][ãa]o solar)|insulfilm',
    ),
    sentence: 'Instalamos persianas e toldos.',
    noun: 'Persianas e toldos',
    offers: [
      'Medimos, fornecemos e instalamos persianas e toldos.',
      'Reparamos persianas e toldos com motor.',
    ],
    when: [
      'o sol bate nos monitores e o escritório aquece demais',
      'um temporal arranca os toldos da fachada',
      'uma persiana emperra e a loja não abre',
    ],
    gets: ['amostras de tecido para uma sala', 'um preço com fotos e medidas das janelas'],
  },
  tills: {
    words: wordsOf(
      'caixas? registradoras?|caixas? registadoras?|frente de caixa|pdv',
      'software (?:de )?(?:pos|fatura[çc][ãa]o|ponto de venda)',
      '(?:sistemas?|terminais|equipamentos) (?:de )?(?:pos|pdv|ponto de venda)',
      'automa[çc][ãa]o comercial|balan[çc]as?|b[áa]sculas?|pesage(?:m|ns)|c[óo]digos? de barras',
      'impressoras? (?:de etiquetas?|t[ée]rmicas?|fiscais)|leitor(?:es)? de c[óo]digos?',
      'etiquetadoras?',
    ),
    sentence: 'Instalamos caixas e balanças.',
    noun: 'Caixas e balanças',
    offers: [
      'Instalamos sistemas de caixa em lojas e restaurantes.',
      'Vendemos balanças, leitores e impressoras de etiquetas.',
    ],
    when: [
      'o sistema de caixa bloqueia com clientes na fila',
      'mudam as regras fiscais para as vendas na loja',
      'vence a verificação de uma balança e não se pode pesar',
    ],
    gets: ['uma demonstração com os próprios artigos', 'um leitor ou uma impressora em teste'],
  },
  conferenceTech: {
    words: wordsOf(
      '(?:integra(?:[çc][ãa]o|dor(?:es)?|doras?)) (?:de )?(?:audiovisua(?:l|is))',
      '(?:integra(?:[çc][ãa]o|dor(?:es)?|doras?)) (?:de )?[áa]udio e v[íi]deo',
      'equipamentos? (?:de )?(?:audiovisua(?:l|is)|[áa]udio e v[íi]deo)',
      'solu[çc][õo]es (?:de )?(?:audiovisua(?:l|is)|[áa]udio e v[íi]deo)',
      '(?:sistemas?|instala[çc][õo]es) (?:de )?(?:audiovisua(?:l|is)|[áa]udio e v[íi]deo)',
      'videoconfer[êe]ncias?',
      'salas? de (?:reuni(?:[ãa]o|[õo]es)|confer[êe]ncias?) (?:inteligentes?|equipadas?)',
      'projetor(?:es)?|projector(?:es)?|videoprojetor(?:es)?|quadros? interativos?',
      'lousas? (?:digitais|interativas?)|ecr[ãa]s? interativos?|telas? interativas?',
      'som ambiente',
      'sistemas? de (?:som|confer[êe]ncias?)',
    ),
    sentence: 'Equipamos salas de reunião.',
    noun: 'Sistemas audiovisuais',
    offers: [
      'Equipamos salas de reunião com monitores, som e videoconferência.',
      'Instalamos som e projetores em auditórios e escolas.',
    ],
    when: [
      'cada videoconferência começa à procura do cabo certo',
      'quem participa à distância não ouve bem a sala',
      'um auditório é renovado e o som antigo tem de sair',
    ],
    gets: ['um teste de som numa sala de reunião', 'um monitor em teste por uma semana'],
  },
  instruments: {
    words: wordsOf(
      'afina(?:[çc][ãa]o|[çc][õo]es|dor|dores) de pianos?|pianos?|organeiros?|organaria',
      '[óo]rg[ãa]os de tubos|instrumentos (?:musicais|de (?:sopro|cordas?|arco))|luthiers?',
      'luthieria|lutheria|violeiros?|(?:repara[çc][ãa]o|conserto) de instrumentos',
    ),
    sentence: 'Afinamos e reparamos instrumentos.',
    noun: 'Instrumentos musicais',
    offers: [
      'Afinamos e reparamos pianos de escolas e teatros.',
      'Construímos e restauramos órgãos e outros instrumentos.',
    ],
    when: [
      'o concerto está perto e o piano de cauda está desafinado',
      'alguns tubos do órgão já não tocam',
      'os instrumentos da escola voltam danificados no fim do ano',
    ],
    gets: ['um exame do instrumento com orçamento', 'um instrumento emprestado para um ensaio'],
  },
  boats: {
    words: wordsOf(
      'estaleiros?|constru[çc][ãa]o naval|repara(?:[çc][ãa]o|[çc][õo]es) nava(?:l|is)',
      'embarca[çc](?:[ãa]o|[õo]es)|barcos|iates|n[áa]utic[oa]s?|lanchas',
      'motores? (?:mar[íi]timos?|de popa|de centro|fora de borda)|mec[âa]nica naval',
      'velari[ao]s?|veleiros|marinas?|antivegetativ[oa]s?|docagem|refit',
    ),
    sentence: 'Construímos e reparamos barcos.',
    noun: 'Reparação naval',
    offers: [
      'Construímos e renovamos barcos e iates.',
      'Cuidamos de motores marítimos e reparamos navios.',
    ],
    when: [
      'um motor falha no verão e o barco não sai',
      'um barco de trabalho tem de sair da água para a vistoria',
      'o casco fica danificado no porto',
    ],
    gets: ['uma visita ao barco no cais', 'um preço de revisão para o motor'],
  },
}
