import { wordsOf } from '../../letters.ts'
import type { SupplyingTrades } from '../../trade-ids.ts'

/** Trades that supply practices, farms, shops and offices, or handle goods for them, as firms of them speak. */
export const supplying: SupplyingTrades = {
  dentalLab: {
    words: wordsOf(
      'laborat[óo]rios? (?:de pr[óo]teses? )?dent[áa]ri[oa]s?|pr[óo]teses? dent[áa]rias?',
      'pr[óo]teses? (?:odontol[óo]gicas?|sobre implantes?)|prot[ée]tic[oa]s? dent[áa]ri[oa]s?',
      'coroas? (?:e pontes?|dent[áa]rias?|de (?:zirc[ôo]nia|porcelana))|zirc[ôo]nia|dentaduras?',
    ),
    sentence: 'Fazemos próteses dentárias.',
    noun: 'Próteses dentárias',
    offers: [
      'Fazemos coroas, pontes e próteses para clínicas dentárias.',
      'Fresamos e imprimimos estruturas para laboratórios dentários.',
    ],
    when: [
      'uma coroa tem de ser colocada amanhã e o laboratório não tem tempo',
      'as estruturas não encaixam e voltam várias vezes ao laboratório',
      'a clínica já usa scanner e o laboratório ainda pede moldes',
    ],
    gets: ['um trabalho de teste sem custo', 'uma tabela de preços com prazos de entrega'],
  },
  gifts: {
    words: wordsOf(
      'brindes?|presentes? (?:corporativos?|empresariais)|merchandising|trof[ée]us?',
      'artigos? (?:promocionais|publicit[áa]rios?)|produtos? promocionais|ofertas? empresariais',
      'cestas? de natal|cabazes? de natal|gravaç(?:ão|ões) (?:a )?laser',
    ),
    sentence: 'Fornecemos brindes para empresas.',
    noun: 'Brindes para empresas',
    offers: [
      'Estampamos e gravamos brindes e artigos promocionais.',
      'Montamos kits de presente para clientes e funcionários.',
    ],
    when: [
      'a feira está próxima e não há nada para distribuir',
      'um aniversário se aproxima e ninguém tem tempo para os presentes',
      'os brindes do ano passado continuam guardados no armário',
    ],
    gets: ['três ideias dentro do seu orçamento', 'uma amostra com o seu logotipo'],
  },
  drinks: {
    words: wordsOf(
      'vinhos?|vin[íi]colas?|vinhas?|vinhedos?|adegas?|viticult\\p{L}+|vitivin[íi]col\\p{L}+',
      'cervejarias? artesana(?:l|is)|cervejas? artesana(?:l|is)|destilarias?|alambiques?',
      'torrefa[çc]?[çc][ãa]o|torrefa[çc][õo]es|caf[ée]s? especia(?:l|is)|licores',
      'distribui\\p{L}+ de bebidas',
    ),
    sentence: 'Produzimos e fornecemos bebidas.',
    noun: 'Bebidas',
    offers: [
      'Fornecemos as nossas bebidas a restaurantes, lojas e escritórios.',
      'Produzimos bebidas com o rótulo do cliente.',
    ],
    when: [
      'um cardápio novo precisa de uma bebida que a concorrência não tem',
      'falta uma entrega antes do fim de semana',
      'os hóspedes pedem alguma coisa da região',
    ],
    gets: [
      'uma amostra para provar no seu estabelecimento',
      'uma tabela de preços com os dias de entrega',
    ],
  },
  animals: {
    words: wordsOf(
      'pecu[áa]ri[ao]s?|bovinocultura|suinocultura|avicultura|ra[çc](?:ão|ões) anima(?:l|is)',
      'ordenha|bovin[oa]s?|su[íi]n[oa]s?|av[íi]colas?|aviários?|est[áa]bulos?|currais|curral',
      'gado|nutri[çc][ãa]o animal|alimentos compostos para animais|zootecnia',
    ),
    sentence: 'Fornecemos equipamentos e ração para explorações pecuárias.',
    noun: 'Equipamentos pecuários',
    offers: [
      'Fornecemos e montamos equipamentos para estábulos e aviários.',
      'Fornecemos ração e produtos veterinários a produtores.',
    ],
    when: [
      'a ordenha ou a alimentação para de madrugada',
      'um estábulo é construído ou ampliado para mais animais',
      'uma fiscalização do bem-estar animal encontrou falhas',
    ],
    gets: [
      'um orçamento por escrito depois de uma visita',
      'uma amostra com um plano de alimentação',
    ],
  },
  paints: {
    words: wordsOf(
      'f[áa]bricas? de tintas?|fabricantes? de (?:tintas?|vernizes|adesivos?|resinas?|colas)',
      'tintas? industria(?:l|is)|vernizes|adesivos? (?:industria(?:l|is)|estruturais)|selantes?',
      'vedantes? (?:de poliuretano|de silicone)|resinas?|ep[óo]xi|ep[óo]xid\\p{L}+|pigmentos?',
      'esmaltes? sint[ée]ticos?|mastiques?',
    ),
    sentence: 'Fabricamos tintas, adesivos e selantes.',
    noun: 'Tintas e adesivos',
    offers: [
      'Fabricamos tintas e vernizes para a indústria e profissionais.',
      'Fornecemos adesivos, selantes e resinas.',
    ],
    when: [
      'a tinta descasca ou uma junta abre pouco tempo depois',
      'uma cor tem de ser exata e o fornecedor não consegue fazê-la',
      'um produto sai do mercado e é preciso um substituto',
    ],
    gets: ['uma amostra na sua cor', 'o resultado de um teste numa peça sua'],
  },
  fulfillment: {
    words: wordsOf(
      'fulfil?lment|co-?packing|3pl|operador(?:es)? log[íi]sticos?|armazenagem',
      'log[íi]stica (?:(?:para|de) )?e-?commerce|prepara[çc][ãa]o de encomendas',
      'separa[çc][ãa]o de pedidos|reetiquetage[mn]s?|reetiqueta[çc][ãa]o|manuseio de kits',
      'reembal\\p{L}+|montagem de kits',
    ),
    sentence: 'Armazenamos, embalamos e enviamos mercadorias.',
    noun: 'Armazenagem e envios',
    offers: [
      'Armazenamos, separamos e enviamos pedidos de lojas online.',
      'Embalamos, etiquetamos e conferimos produtos à mão.',
    ],
    when: [
      'chegam mais pedidos do que a equipe consegue embalar',
      'um lote tem de ser reetiquetado ou reembalado antes da venda',
      'o armazém fica cheio antes de começar a temporada',
    ],
    gets: ['um preço por pedido ou por peça', 'uma proposta de data para começar'],
  },
  laundry: {
    words: wordsOf(
      'lavandarias?|lavanderias?|limpeza a seco|lavage[mn]s? a seco|tinturarias?|engoma[dr]\\p{L}+',
      '(?:aluguel|aluguer|loca[çc][ãa]o|lavagem) de (?:roupas?|uniformes|enxovais|toalhas|fardas)',
      'enxova(?:l|is) hote(?:l|is|leiro)|roupa(?:s)? de cama',
    ),
    sentence: 'Lavamos e alugamos roupa de cama e de trabalho.',
    noun: 'Lavanderia',
    offers: [
      'Lavamos a roupa de hotéis, clínicas e empresas.',
      'Alugamos e lavamos uniformes e toalhas.',
    ],
    when: [
      'a roupa volta tarde ou manchada e os hóspedes estão chegando',
      'a máquina de lavar própria quebra em plena alta temporada',
      'os funcionários lavam o uniforme em casa e isso não é permitido',
    ],
    gets: ['um saco de roupa lavado como teste', 'um preço por peça ou por semana'],
  },
  pallets: {
    words: wordsOf(
      'paletes? de madeira|pallets? de madeira|fabrica[çc][ãa]o de (?:paletes|pallets)',
      'caixas? de madeira|embalagens de madeira',
    ),
    sentence: 'Fabricamos paletes e caixas de madeira.',
    noun: 'Paletes de madeira',
    offers: [
      'Fabricamos paletes de madeira, padrão e sob medida.',
      'Fabricamos caixas de exportação e reparamos paletes.',
    ],
    when: [
      'um produto precisa de um palete que não existe pronto',
      'os paletes de exportação precisam de tratamento e carimbo',
      'o fornecedor habitual está sem paletes nesta semana',
    ],
    gets: ['um preço por palete para a sua quantidade', 'um palete de amostra nas suas medidas'],
  },
  timber: {
    words: wordsOf(
      'serrarias?|madeira serrada|madeireiras?|moir[õo]es|estacas de madeira|lenha|t[áa]buas',
    ),
    sentence: 'Fornecemos madeira, estacas e tábuas.',
    noun: 'Madeira serrada',
    offers: ['Serramos e fornecemos madeira sob medida.', 'Fornecemos estacas, postes e lenha.'],
    when: [
      'é preciso uma medida que o depósito não tem',
      'as estacas têm de chegar antes da estação',
      'as tábuas têm de estar secas e prontas para trabalhar',
    ],
    gets: ['um preço para a sua lista de medidas', 'uma data de entrega para a sua quantidade'],
  },
  components: {
    words: wordsOf(
      'molas? (?:industriais|de compress[ãa]o|de tra[çc][ãa]o)|veda[çc][õo]es|rolamentos?|parafusos?',
      'juntas t[ée]cnicas',
    ),
    sentence: 'Fornecemos molas, vedações e outras peças.',
    noun: 'Peças técnicas',
    offers: [
      'Fabricamos molas e peças técnicas conforme desenho.',
      'Fornecemos vedações, rolamentos e parafusos.',
    ],
    when: [
      'uma peça quebra cedo e nenhum catálogo tem outra melhor',
      'são precisas poucas peças e o fabricante quer milhares',
      'uma série começa em breve e ainda faltam amostras',
    ],
    gets: ['um preço a partir de desenho ou amostra', 'algumas peças de teste antes da série'],
  },
  scrap: {
    words: wordsOf(
      'sucatas?|desmanches?|ferro[- ]velho|pe[çc]as usadas|ve[íi]culos em fim de vida',
    ),
    sentence: 'Recolhemos sucata e veículos velhos.',
    noun: 'Sucata e desmanche',
    offers: [
      'Recolhemos metais e liberamos pátios e obras.',
      'Levamos veículos velhos e vendemos peças usadas.',
    ],
    when: [
      'uma caçamba de sucata está cheia e atrapalha',
      'um veículo já não vale nada e tem de sair do pátio',
      'bastaria uma peça usada e a nova demora semanas',
    ],
    gets: ['um preço por tonelada do seu metal', 'uma data de recolha'],
  },
  stands: {
    words: wordsOf('stands? (?:para feiras|de feira)|estandes?|expositores'),
    sentence: 'Montamos estandes e expositores.',
    noun: 'Estandes e expositores',
    offers: [
      'Projetamos e montamos estandes para feiras.',
      'Fazemos expositores e lonas impressas.',
    ],
    when: [
      'a feira está perto e o estande ainda não foi pedido',
      'um produto novo chega às lojas e falta o expositor',
      'o estande anterior tem de parecer novo com pouco dinheiro',
    ],
    gets: ['um esboço de estande para o seu espaço', 'um preço a partir das suas medidas'],
  },
  fuels: {
    words: wordsOf(
      'combust[íi]ve(?:l|is)|[óo]leo diesel|gas[óo]leo|pellets?|cavaco de madeira|biomassa',
    ),
    sentence: 'Entregamos combustível e pellets.',
    noun: 'Entrega de combustível',
    offers: ['Entregamos diesel em tanques e obras.', 'Entregamos pellets e cavaco de madeira.'],
    when: [
      'o tanque da obra está quase vazio e as máquinas não podem parar',
      'os pellets não chegam até o fim do inverno',
      'o fornecedor chega tarde ou só traz grandes quantidades',
    ],
    gets: ['um preço para a próxima entrega', 'um dia de entrega para a sua quantidade'],
  },
}
