import { wordsOf } from '../../letters.ts'
import type { SiteworkTrades } from '../../trade-ids.ts'

/** Trades that work on buildings and sites with special equipment, as firms of them speak. */
export const sitework: SiteworkTrades = {
  pools: {
    words: wordsOf(
      'piscinas?|saunas?|spas?|jacuzzis?|banhos? turcos?|hidromassage(?:m|ns)',
      'banheiras? de hidromassagem|banhos? de vapor|ofur[ôo]s?',
    ),
    sentence: 'Construímos e cuidamos de piscinas e saunas.',
    noun: 'Piscinas e saunas',
    offers: [
      'Construímos e cuidamos de piscinas de hotéis e clubes.',
      'Construímos e reparamos saunas e banhos de vapor.',
    ],
    when: [
      'a água da piscina fica verde e os hóspedes não entram',
      'o aquecedor da sauna falha com o hotel cheio',
      'uma inspeção reprova os valores da água',
    ],
    gets: ['uma análise da água da piscina', 'uma revisão da casa de máquinas'],
  },
  stoves: {
    words: wordsOf(
      'lareiras?|salamandras?|recuperadores? de calor|chamin[ée]s?|limpa-?chamin[ée]s',
      'limpeza de (?:chamin[ée]s|dutos? de exaust[ãa]o|condutas de fumos?)|fog[õo]es a lenha',
      'foga?reiros a lenha|aquecedores? a (?:lenha|pellets?)|estufas? a pellets?',
      'condutas? de fumos?|churrasqueiras?',
    ),
    sentence: 'Instalamos lareiras e chaminés.',
    noun: 'Lareiras e chaminés',
    offers: [
      'Construímos lareiras e fogões a lenha para casas e pousadas.',
      'Limpamos, revestimos e reparamos chaminés.',
    ],
    when: [
      'uma vistoria encontra fissuras na chaminé',
      'a lareira do salão já não puxa bem',
      'a caldeira é trocada e a chaminé antiga já não serve',
    ],
    gets: ['uma inspeção da chaminé com vídeo', 'um preço com fotos da lareira'],
  },
  drains: {
    words: wordsOf(
      'desentup(?:imento|imentos|idoras?|ir|imos)',
      'limpeza de (?:fossas?|esgotos?|colectores|coletores)',
      'limpeza de (?:tubula[çc][õo]es|canaliza[çc][õo]es|caixas? de gordura|ralos)',
      'hidrojateamento|hidrojato|fossas?(?: s[ée]pticas?)?|esgotos|limpa[- ]fossas?',
      'caixas? de gordura|esvaziamento de fossas',
      'inspe[çc][ãa]o (?:v[íi]deo|de tubula[çc][õo]es|com c[âa]mara|com c[âa]mera|cctv)',
      'v[íi]deo[- ]?inspe[çc][ãa]o',
    ),
    sentence: 'Fazemos desentupimentos e limpamos esgotos.',
    noun: 'Desentupimentos',
    offers: [
      'Desentupimos e limpamos esgotos com água sob pressão.',
      'Inspecionamos tubos com vídeo e esvaziamos fossas.',
    ],
    when: [
      'o esgoto volta pelos ralos e a cozinha tem de fechar',
      'a caixa de gordura da cozinha transborda',
      'uma vistoria exige prova de que a ligação ao esgoto não tem perdas',
    ],
    gets: ['uma inspeção com vídeo a um tubo', 'um preço fixo por fossa'],
  },
  treeCare: {
    words: wordsOf(
      'arboricultura|arboristas?|podas?(?: (?:de [áa]rvores|em altura))?',
      '(?:corte|abate|remo[çc][ãa]o|supress[ãa]o) de [áa]rvores|destocas?|destoca(?:mento|gem)',
      'remo[çc][ãa]o de (?:tocos|cepos)',
      '(?:servi[çc]os?|trabalhos?|explora[çc](?:[ãa]o|[õo]es)|empresas?) florestal?(?:is)?',
      'silvicultura|limpeza de (?:terrenos|matas?|matos)|desmata(?:[çc][ãa]o|mento)|ro[çc]agem',
      'ro[çc]adas?|colheita florestal',
    ),
    sentence: 'Fazemos poda e corte de árvores.',
    noun: 'Poda de árvores',
    offers: [
      'Cuidamos de árvores e fazemos cortes com cordas e plataformas.',
      'Limpamos terrenos, cortamos madeira e retiramos tocos.',
    ],
    when: [
      'um temporal deixa um galho pendurado sobre o estacionamento',
      'uma árvore inclina-se para a rua ou para a rede elétrica',
      'um terreno tem de ser limpo antes da época seca',
    ],
    gets: ['uma visita às árvores que preocupam', 'um preço a partir de fotos da árvore'],
  },
  demolition: {
    words: wordsOf(
      'demoli(?:[çc][ãa]o|[çc][õo]es)|demolidoras?|desmontes? industria(?:l|is)|desmantelamento',
      'remo[çc][ãa]o de (?:amianto|fibrocimento)|amianto',
      '(?:corte|perfura[çc][ãa]o|furo) (?:de|em|no|do) (?:bet[ãa]o|concreto)',
      'corte (?:com|a) (?:fio |disco )?diamant\\w+|carotagens?|caroteamento',
      'furos? (?:diamantad\\w+|em laje)|extra[çc][ãa]o de testemunhos',
    ),
    sentence: 'Demolimos edifícios e cortamos paredes.',
    noun: 'Demolições e cortes',
    offers: [
      'Demolimos edifícios e removemos amianto.',
      'Cortamos e perfuramos lajes e paredes com diamante.',
    ],
    when: [
      'um edifício antigo tem de sair antes de a obra nova começar',
      'aparece amianto no meio da obra e tudo para',
      'uma porta ou um tubo tem de atravessar uma laje ou parede',
    ],
    gets: [
      'uma visita ao edifício e um orçamento por escrito',
      'um preço por abertura a partir da planta',
    ],
  },
  cranes: {
    words: wordsOf(
      'guindastes?|gruas?(?: (?:m[óo]veis|torre|telesc[óo]picas?))?|autogruas?|camiões[- ]grua',
      'munck|caminh[õo]es? munck|i[çc]amentos?|eleva[çc][ãa]o de cargas|pontes? rolantes?',
      'talhas?|lingas?|cintas de eleva[çc][ãa]o|polipastos?|cargas pesadas',
      '(?:remo[çc][ãa]o|movimenta[çc][ãa]o) (?:t[ée]cnica )?de m[áa]quinas',
      '(?:transporte|mudan[çc]a) (?:t[ée]cnica )?de m[áa]quinas',
      'remo[çc][õo]es (?:industriais|t[ée]cnicas)|mudan[çc]as industriais',
      'transportes? especiais',
    ),
    sentence: 'Içamos e movemos cargas pesadas.',
    noun: 'Gruas e guindastes',
    offers: [
      'Içamos e movimentamos máquinas e cargas pesadas.',
      'Inspecionamos e reparamos pontes rolantes, talhas e cintas.',
    ],
    when: [
      'chega uma máquina pesada demais para descarregar',
      'uma linha de produção muda de edifício',
      'vence a inspeção das cintas e correntes',
    ],
    gets: ['uma visita ao local antes do içamento', 'um preço pelo peso e por uma foto'],
  },
  restoration: {
    words: wordsOf(
      'restauro|restaura[çc][ãa]o de (?:m[óo]veis|quadros|pinturas?|obras de arte)',
      'restaura[çc][ãa]o de (?:livros|documentos|edif[íi]cios)',
      'restaura[çc][ãa]o de (?:fachadas|monumentos|igrejas|patrim[óôo]nio)',
      'restaura[çc][ãa]o de (?:antiguidades|azulejos|esculturas)',
      'restaura[çc][ãa]o (?:art[íi]stica|arquitet[ôo]nica)|restaurador(?:es|as?)',
      'conserva[çc][ãa]o e restaur\\w+',
      'patrim[óôo]nio (?:hist[óo]rico|cultural|edificado|arquitet[óôo]nico)',
      'edif[íi]cios hist[óo]ricos|bens culturais|douradores?|douramento|encaderna[çc][ãa]o',
      'encadernadores?',
    ),
    sentence: 'Restauramos edifícios e obras de arte.',
    noun: 'Restauro',
    offers: [
      'Restauramos fachadas, estuques e pedra de edifícios históricos.',
      'Restauramos quadros, móveis e livros na nossa oficina.',
    ],
    when: [
      'cai estuque do teto de um edifício histórico',
      'um quadro ou um documento fica molhado e é preciso salvá-lo',
      'as autoridades pedem um estudo antes da obra',
    ],
    gets: ['uma primeira opinião a partir de fotos', 'uma área de teste que mostra o resultado'],
  },
}
