import { wordsOf } from '../../letters.ts'
import type { BuildingTrades } from '../../trade-ids.ts'

/** Trades of builders and their kind, as firms of them speak. */
export const building: BuildingTrades = {
  electrical: {
    words: wordsOf('el[ée]c?tricas?|elec?tricidade|elec?tricistas?|quadros? elétricos?|cablagens?'),
    sentence: 'Fazemos instalações elétricas.',
    noun: 'Instalações elétricas',
    offers: [
      'Instalamos, reparamos e verificamos instalações elétricas.',
      'Fazemos a parte elétrica de escritórios, lojas e oficinas.',
    ],
    when: [
      'o escritório entra em obras e as tomadas mudam de lugar',
      'mudam uma máquina de lugar e é preciso levar energia até lá',
      'a inspeção elétrica aponta falhas com prazo para corrigir',
    ],
    gets: ['um preço fechado depois de uma visita', 'uma lista do que deve ser feito primeiro'],
  },
  plumbing: {
    words: wordsOf(
      'canaliza(?:ção|ções|dor|dores)|encanador(?:es)?|encanamentos?|hidráulicas?|aquecimento',
    ),
    sentence: 'Fazemos instalações de água e aquecimento.',
    noun: 'Água e aquecimento',
    offers: [
      'Instalamos e reparamos aquecimento e hidráulica.',
      'Fazemos a manutenção de caldeiras e aquecimento.',
    ],
    when: [
      'falta água quente ou o aquecimento deixa de funcionar',
      'um cano rompe e a água ameaça o andar de baixo',
      'é preciso renovar os sanitários sem fechar o edifício',
    ],
    gets: ['um preço fechado depois de uma visita', 'uma proposta de data para começar'],
  },
  ventilation: {
    words: wordsOf('ar[- ]condicionado|climatiza(?:ção|dores)|ventilação'),
    sentence: 'Fazemos climatização e ventilação.',
    noun: 'Climatização e ventilação',
    offers: [
      'Instalamos e mantemos ar-condicionado e ventilação.',
      'Limpamos, medimos e renovamos a ventilação.',
    ],
    when: [
      'o ar das salas de reunião fica abafado antes do almoço',
      'o escritório ou a sala dos servidores fica quente demais',
      'chega a hora da manutenção anual da climatização',
    ],
    gets: ['um preço para a manutenção anual', 'um preço fechado depois de uma visita'],
  },
  solar: {
    words: wordsOf('fotovoltaic\\p{L}+|energia solar|pain[ée](?:l|is) solar(?:es)?|placas solares'),
    sentence: 'Instalamos painéis solares.',
    noun: 'Energia solar',
    offers: [
      'Projetamos e instalamos sistemas solares.',
      'Revisamos sistemas solares e acrescentamos baterias.',
    ],
    when: [
      'a conta da luz sobe e o telhado está vazio',
      'a energia do telhado é vendida barata ao meio-dia e comprada cara à noite',
      'um sistema antigo produz menos do que deveria',
    ],
    gets: ['um cálculo do que o telhado pode produzir', 'uma revisão do rendimento do sistema'],
  },
  water: {
    words: wordsOf(
      'tratamentos? de [áa]guas?|osmose (?:reversa|inversa)|abrandadores?|[áa]gua pot[áa]vel',
      'oz[ôoó]nio|po[çc]os artesianos|purifica[çc][ãa]o de [áa]gua',
      'esta[çc][õo]es de tratamento',
    ),
    sentence: 'Tratamos água.',
    noun: 'Tratamento de água',
    offers: [
      'Instalamos e mantemos sistemas de tratamento de água.',
      'Cuidamos de poços e sistemas de água potável.',
    ],
    when: [
      'o calcário entope máquinas, caldeiras ou torneiras com frequência',
      'uma análise da água passa do limite',
      'aparecem bactérias na água potável',
    ],
    gets: ['uma análise de uma amostra de água', 'um preço para a manutenção anual'],
  },
  roofing: {
    words: wordsOf(
      'telhados?|telhas?|coberturas? (?:metálicas?|industria(?:l|is))|impermeabiliza\\p{L}+',
      'calhas?',
    ),
    sentence: 'Reparamos telhados e coberturas.',
    noun: 'Telhados e coberturas',
    offers: [
      'Reparamos e renovamos telhados e coberturas.',
      'Impermeabilizamos coberturas e limpamos calhas.',
    ],
    when: [
      'o telhado deixa entrar água depois de chuva forte',
      'um temporal danifica o telhado e o edifício continua em uso',
      'é preciso renovar o telhado antes de instalar painéis solares',
    ],
    gets: [
      'um orçamento por escrito com fotos do telhado',
      'um preço fechado depois de uma visita',
    ],
  },
  painting: {
    words: wordsOf('pinturas?|pintor(?:es)?|pintura (?:predial|de fachadas)|gesso|drywall|pladur'),
    sentence: 'Fazemos trabalhos de pintura.',
    noun: 'Trabalhos de pintura',
    offers: ['Pintamos interiores e fachadas.', 'Fazemos reboco, gesso e pintura.'],
    when: [
      'é preciso pintar escritórios ou escadas sem parar o trabalho',
      'um inquilino sai e o próximo já espera',
      'a fachada tem fissuras ou manchas à vista',
    ],
    gets: [
      'um preço fechado depois de uma visita',
      'uma proposta de data fora do horário de trabalho',
    ],
  },
  joinery: {
    words: wordsOf(
      'carpintarias?|marcenarias?|carpinteiros?|marceneiros?',
      'móveis (?:planejados|sob medida|por medida)',
    ),
    sentence: 'Fazemos trabalhos de carpintaria.',
    noun: 'Carpintaria',
    offers: ['Fabricamos móveis sob medida.', 'Fazemos carpintaria e construção em madeira.'],
    when: [
      'um balcão ou uma estante tem de caber num canto difícil',
      'uma loja é renovada e a abertura já tem data',
      'é preciso trocar uma porta e o modelo já não existe',
    ],
    gets: [
      'um preço a partir de um esboço ou foto',
      'um orçamento por escrito depois das medições',
    ],
  },
  windows: {
    words: wordsOf('caixilharias?|esquadrias|vidraçarias?|vidros?|janelas (?:de|e|em)'),
    sentence: 'Instalamos janelas e vidros.',
    noun: 'Janelas e portas',
    offers: [
      'Fornecemos e montamos janelas e portas.',
      'Trocamos vidros e reparamos portas e janelas.',
    ],
    when: [
      'um vidro quebra e a loja fica desprotegida',
      'as janelas antigas deixam passar frio e barulho',
      'a porta de entrada já não fecha bem',
    ],
    gets: ['um preço a partir das suas medidas', 'um orçamento por escrito depois das medições'],
  },
  glass: {
    words: wordsOf(
      'vidra[çc]arias?',
      'vidros? (?:temperados?|laminados?|insulados?|duplos?|sob medida|planos?|isolantes?)',
      'espelhos? sob medida|beneficiamento de vidros?|transforma[çc][ãa]o de vidro',
      'corte de vidros?|espelhos|guarda-corpos? de vidro',
    ),
    sentence: 'Cortamos e trabalhamos vidro.',
    noun: 'Vidro e espelhos',
    offers: [
      'Fornecemos a construtoras vidro cortado, temperado e espelhos.',
      'Fabricamos vidro duplo sob medida.',
    ],
    when: [
      'um vidro veio com a medida errada e a equipe já está na obra',
      'um box ou um guarda-corpo precisa de vidro temperado com furos',
      'os vidros duplos estão embaçados e precisam ser trocados em série',
    ],
    gets: ['um preço a partir da sua lista de medidas', 'um orçamento com prazo de entrega'],
  },
  flooring: {
    words: wordsOf(
      'pisos? (?:industria(?:l|is)|vinílicos?|laminados?)|pavimentos?|revestimentos?|azulejos?',
      'ladrilh\\p{L}+',
    ),
    sentence: 'Instalamos pisos e revestimentos.',
    noun: 'Pisos e revestimentos',
    offers: ['Colocamos e renovamos pisos.', 'Colocamos azulejos e revestimentos.'],
    when: [
      'o piso está gasto e só podem fechar no fim de semana',
      'uma cozinha ou oficina precisa de um piso que aguente água',
      'há ladrilhos soltos onde as pessoas passam',
    ],
    gets: ['amostras de material', 'um preço por metro quadrado depois da visita'],
  },
  construction: {
    words: wordsOf(
      'construções|construção civil|construtoras?|engenharia civil|remodela(?:ção|ções)',
    ),
    sentence: 'Fazemos obras.',
    noun: 'Obras',
    offers: [
      'Construímos e reformamos edifícios para empresas.',
      'Reformamos e ampliamos edifícios.',
    ],
    when: [
      'é preciso fazer obras sem fechar as portas',
      'um empreiteiro desiste da obra e a data está marcada',
      'aparecem fissuras ou infiltrações numa parede',
    ],
    gets: ['um preço fechado depois de uma visita', 'uma proposta de data para começar'],
  },
  groundworks: {
    words: wordsOf(
      'terrapl[ea]nage(?:m|ns)|escava(?:ção|ções)|pavimentação|movimentação de terras?',
    ),
    sentence: 'Fazemos escavações e terraplenagem.',
    noun: 'Escavações e terraplenagem',
    offers: ['Fazemos terraplenagem e redes.', 'Escavamos, demolimos e pavimentamos.'],
    when: [
      'um pátio ou estacionamento tem de ser escavado e pavimentado',
      'um esgoto entope ou é preciso instalar novos canos',
      'um edifício antigo tem de vir abaixo antes da nova obra',
    ],
    gets: ['um preço fechado depois de uma visita', 'uma proposta de data para começar'],
  },
  rental: {
    words: wordsOf(
      '(?:loca(?:ção|ções)|alugue[lr])(?! de (?:carro|autom|ve[íi]culo|van|viatura|grua|guindaste|furg|frota))',
      '(?:alugue[lr]|locação) de (?:máquinas|equipamentos?|andaimes|plataformas)',
      'plataformas elevatórias',
    ),
    sentence: '',
    noun: 'Equipamento temporário',
    offers: ['Alugamos máquinas e equipamentos.', 'Alugamos andaimes e equipamentos de elevação.'],
    when: [
      'há uma máquina parada e o trabalho não pode esperar',
      'precisam de um equipamento por semanas e não compensa comprar',
      'uma obra começa mais cedo e falta equipamento',
    ],
    gets: ['um preço por dia e por semana', 'uma lista do equipamento livre na sua data'],
  },
  gardening: {
    words: wordsOf('jardin\\p{L}+|paisagis\\p{L}+|espaços verdes|áreas verdes|relvados?'),
    sentence: 'Fazemos jardinagem.',
    noun: 'Jardinagem',
    offers: ['Cuidamos de jardins e áreas verdes.', 'Podamos e cortamos árvores.'],
    when: [
      'o jardim parece abandonado e os visitantes notam',
      'uma árvore pende sobre uma passagem ou um telhado',
      'ninguém tem tempo para podar e cuidar do jardim',
    ],
    gets: ['um preço por mês depois de uma visita', 'um calendário de trabalhos mês a mês'],
  },
  agriculture: {
    words: wordsOf(
      'servi[çc]os? agr[íi]colas?|trabalhos? agr[íi]colas?',
      'consultoria (?:agr[íi]cola|agron[ôo]mica)|assessoria agron[ôo]mica',
      'agr[ôo]nomos?|agronomia|colheita mecanizada|pulveriza[çc][ãa]o agr[íi]cola',
      'drenagem agr[íi]cola|colheita terceirizada',
    ),
    sentence: 'Fazemos trabalhos agrícolas para fazendas.',
    noun: 'Serviços agrícolas',
    offers: [
      'Colhemos, pulverizamos e semeamos para produtores rurais.',
      'Orientamos produtores sobre solo, culturas e drenagem.',
    ],
    when: [
      'a colheita está madura e as máquinas deles não bastam',
      'a água fica dias no terreno depois da chuva',
      'é preciso pulverizar e o tempo só dá dois dias',
    ],
    gets: ['um preço por hectare ou por hora', 'uma nota curta depois da visita a um talhão'],
  },
  interiors: {
    words: wordsOf(
      'design de interiores|arquitec?tura de interiores|decoração|decorador(?:es|as?)?',
    ),
    sentence: 'Equipamos escritórios e lojas.',
    noun: 'Projetos de interiores',
    offers: ['Projetamos e mobiliamos escritórios.', 'Montamos lojas e escritórios.'],
    when: [
      'entra mais gente e as mesas já não bastam',
      'abrem uma loja e querem um espaço diferente dos outros',
      'há tanto barulho no escritório que ninguém consegue telefonar',
    ],
    gets: ['um primeiro esboço de um espaço', 'um orçamento por escrito depois das medições'],
  },
  surveying: {
    words: wordsOf('topografia|topógraf\\p{L}+|topográfic\\p{L}+|geotecni\\p{L}+|geotécnic\\p{L}+'),
    sentence: '',
    noun: 'Topografia e medições',
    offers: ['Fazemos levantamentos de terrenos e edifícios.', 'Estudamos solos e fundações.'],
    when: [
      'um terreno é vendido ou dividido e o limite não está claro',
      'um edifício tem de ser medido porque não há plantas',
      'uma obra precisa das marcações no terreno antes de começar',
    ],
    gets: [
      'um preço para medir o terreno ou o edifício',
      'uma proposta de data para as medições no local',
    ],
  },
  carpentry: {
    words: wordsOf(
      'carpintaria|estruturas? (?:de|em) madeira|telhados? de madeira|casas? de madeira',
    ),
    sentence: 'Construímos em madeira, de telhados a galpões.',
    noun: 'Estruturas de madeira',
    offers: [
      'Montamos e reparamos telhados e estruturas de madeira.',
      'Construímos coberturas e ampliações em madeira.',
    ],
    when: [
      'um telhado tem de ficar montado antes das chuvas',
      'uma ampliação tem de ficar de pé em poucos dias',
      'há vigas podres que ainda seguram uma parede',
    ],
    gets: ['um preço a partir de um desenho ou de uma foto', 'uma data para ver a estrutura'],
  },
  drywall: {
    words: wordsOf(
      'drywall|gesso acartonado|pladur|divis[óo]rias?|forros? de gesso|tetos? falsos?',
    ),
    sentence: 'Montamos paredes e forros de gesso.',
    noun: 'Paredes de gesso',
    offers: [
      'Montamos e acabamos paredes de gesso acartonado.',
      'Instalamos forros em escritórios e lojas.',
    ],
    when: [
      'um escritório precisa ser dividido e a mudança tem data',
      'os pintores chegam e as placas ainda não estão no lugar',
      'um forro foi aberto para passar canos e precisa ser fechado',
    ],
    gets: ['um preço a partir da sua planta', 'uma data possível de início'],
  },
  plantWork: {
    words: wordsOf(
      'manuten[çc][ãa]o industrial|montage(?:m|ns) industria(?:l|is)',
      'tubula[çc](?:[ãa]o|[õo]es)|caldeiraria|paradas? de manuten[çc][ãa]o',
    ),
    sentence: 'Montamos e mantemos instalações industriais.',
    noun: 'Manutenção industrial',
    offers: [
      'Montamos e reparamos tubulações em fábricas.',
      'Montamos, transferimos e mantemos máquinas.',
    ],
    when: [
      'uma linha para e a equipe própria está ocupada',
      'há uma parada programada e falta gente',
      'um cano vaza e a fábrica precisa voltar na segunda-feira',
    ],
    gets: ['uma data de visita à fábrica', 'um preço fechado depois de uma visita'],
  },
}
