import { wordsOf } from '../../letters.ts'
import type { EquippingTrades } from '../../trade-ids.ts'

/** Trades that equip buildings and look after what is in them, as firms of them speak. */
export const equipping: EquippingTrades = {
  stone: {
    words: wordsOf(
      'marmorarias?|marmoristas?|m[áa]rmor(?:e|es)|granitos?|pedras? natura(?:l|is)|cantarias?',
      'canteiros? de pedra',
      'pavers?|terrazzo|bancadas? (?:de|em) (?:granito|pedra)',
    ),
    sentence: 'Trabalhamos pedra natural.',
    noun: 'Pedra natural',
    offers: [
      'Fazemos degraus, bancadas e fachadas de pedra.',
      'Cortamos pedra sob desenho e fazemos a colocação.',
    ],
    when: [
      'um degrau ou uma soleira quebra e a pedra tem de ser igual',
      'a obra precisa de peças em medidas que ninguém tem em estoque',
      'uma cozinha ou recepção é renovada e a bancada tem de ser exata',
    ],
    gets: ['um preço a partir de um esboço com medidas', 'algumas amostras da pedra'],
  },
  scaffolding: {
    words: wordsOf('andaimes?|andaimaria|torres? de acesso|balancins? suspensos?'),
    sentence: 'Montamos andaimes.',
    noun: 'Andaimes',
    offers: ['Montamos e desmontamos andaimes.', 'Alugamos andaimes e torres de acesso.'],
    when: [
      'os pintores chegam na segunda-feira e falta o andaime',
      'o telhado ou a fachada precisa de reparo sem fechar a loja',
      'o andaime tem de contornar máquinas ou árvores',
    ],
    gets: ['um preço fechado depois de uma visita', 'uma data de montagem com preço'],
  },
  lifts: {
    words: wordsOf(
      'elevadores|ascensores|elevador (?:residencial|de carga|comercial|panor[âa]mico)',
      'monta-?cargas|plataformas? elevat[óo]rias?|escadas? rolantes?|cadeiras? elevat[óo]rias?',
      'assist[êe]ncia t[ée]cnica de elevadores',
    ),
    sentence: 'Instalamos elevadores e fazemos a manutenção.',
    noun: 'Elevadores',
    offers: [
      'Instalamos, reparamos e fazemos a manutenção de elevadores.',
      'Modernizamos elevadores antigos e as suas portas.',
    ],
    when: [
      'o elevador está parado e os moradores reclamam',
      'o contrato com o fabricante fica mais caro todos os anos',
      'a inspeção encontrou defeitos com prazo para corrigir',
    ],
    gets: [
      'um preço para comparar com o contrato atual',
      'um relatório breve sobre um dos elevadores',
    ],
  },
  gates: {
    words: wordsOf(
      'port(?:as?|ões|ão) (?:industria(?:l|is)|seccionad[oa]s?|autom[áa]tic[oa]s?|de garage[mn]s?)',
      'portas? (?:r[áa]pidas?|de enrolar|secciona(?:l|is))|docas? de carga|catracas?',
      'cercas? (?:met[áa]licas?|el[ée]tricas?)|cercamentos?|veda[çc][õo]es met[áa]licas',
      'cancelas? autom[áa]ticas?|torniquetes?|cais de carga',
    ),
    sentence: 'Instalamos portas, portões e cercas e fazemos a manutenção.',
    noun: 'Portas e portões',
    offers: [
      'Instalamos, reparamos e mantemos portas e portões industriais.',
      'Montamos cercas e cancelas.',
    ],
    when: [
      'uma porta já não fecha e o armazém fica aberto à noite',
      'um caminhão entortou um portão ou uma cerca',
      'chegou a hora da revisão anual das portas e dos portões',
    ],
    gets: ['um preço para a manutenção anual', 'um preço fechado a partir de fotos e medidas'],
  },
  insulation: {
    words: wordsOf(
      'isolament(?:o|os) (?:t[ée]rmic[oa]s?|ac[úu]stic[oa]s?|industria(?:l|is)|de coberturas)',
      'isolante t[ée]rmico|capoto|etics|l[ãa] (?:de rocha|mineral|de vidro)|poliuretano projetado',
      'humidades?|isolamento de (?:tubula[çc][õo]es|tetos)',
    ),
    sentence: 'Isolamos edifícios e tubulações.',
    noun: 'Isolamento',
    offers: [
      'Isolamos telhados, paredes e subsolos.',
      'Isolamos tubos, tanques e instalações industriais.',
    ],
    when: [
      'as salas sob o telhado são quentes no verão e frias no inverno',
      'tubos ou tanques perdem um calor que já foi pago',
      'as paredes ficam úmidas atrás dos móveis',
    ],
    gets: ['um preço fechado depois de uma visita', 'uma estimativa do que poderiam poupar'],
  },
  fireSafety: {
    words: wordsOf(
      '(?:contra|combate a|preven[çc][ãa]o de|alarmes? de) inc[êe]ndios?|extintor(?:es)?',
      'sprinklers?|dete(?:c?t)or(?:es)? de fum(?:o|a[çc]a)|hidrantes?',
      'plano(?:s)? de (?:evacua[çc][ãa]o|emerg[êe]ncia)|avcb|ppci|medidas de autoprote[çc][ãa]o',
      'ilumina[çc][ãa]o de emerg[êe]ncia|portas? corta-fogo|brigada de inc[êe]ndio',
    ),
    sentence: 'Fazemos a revisão e manutenção de equipamentos contra incêndio.',
    noun: 'Segurança contra incêndio',
    offers: [
      'Fornecemos e mantemos extintores e alarmes de incêndio.',
      'Desenhamos planos de evacuação e formamos os funcionários.',
    ],
    when: [
      'passou a data de revisão dos extintores',
      'a seguradora ou um fiscal pede os registros de incêndio',
      'as salas mudaram e os planos de evacuação já não servem',
    ],
    gets: [
      'uma lista do que falta depois de uma visita',
      'um preço conforme o número de extintores',
    ],
  },
  racks: {
    words: wordsOf(
      'estantes? (?:industriais|met[áa]licas)|porta-?paletes|esteiras? transportadoras?',
      'transportadores|mezaninos?|armazenagem industrial',
    ),
    sentence: 'Montamos estantes e esteiras transportadoras.',
    noun: 'Estantes e esteiras',
    offers: [
      'Projetamos e montamos estantes para armazéns.',
      'Fabricamos e instalamos esteiras transportadoras.',
    ],
    when: [
      'o armazém está cheio e a altura fica vazia',
      'se carrega à mão o que uma esteira levaria',
      'uma inspeção encontrou colunas tortas numa estante',
    ],
    gets: ['um esboço para o seu armazém', 'um preço a partir da sua planta'],
  },
  drilling: {
    words: wordsOf(
      'perfura[çc](?:[ãa]o|[õo]es)|po[çc]os? (?:artesianos?|de [áa]gua)|sondagens?',
      'geot[ée]cni(?:co|ca)s?|furos de [áa]gua',
    ),
    sentence: 'Perfuramos poços e estudamos o solo.',
    noun: 'Perfurações',
    offers: ['Perfuramos poços e para geotermia.', 'Fazemos sondagens do solo antes das obras.'],
    when: [
      'é preciso conhecer o solo antes de projetar as fundações',
      'a água da rede ficou cara demais para regar',
      'uma bomba de calor está prevista e falta a perfuração',
    ],
    gets: ['um preço pela perfuração no seu terreno', 'uma primeira opinião sobre o solo'],
  },
  trafficControl: {
    words: wordsOf(
      'sinaliza[çc][ãa]o (?:vi[áa]ria|de obras?)|controle de tr[áa]fego|interdi[çc][ãa]o de vias',
      'desvios? de tr[âa]nsito',
    ),
    sentence: 'Sinalizamos obras e orientamos o trânsito.',
    noun: 'Sinalização de obras',
    offers: [
      'Planejamos e montamos a sinalização.',
      'Pedimos as autorizações e orientamos o trânsito.',
    ],
    when: [
      'uma obra começa e falta a autorização',
      'um guindaste precisa da rua por um dia',
      'um evento precisa de ruas fechadas e pessoal',
    ],
    gets: ['um plano para a sua obra com preço', 'uma lista das autorizações necessárias'],
  },
  eventHire: {
    words: wordsOf(
      'aluguel de (?:tendas|m[óo]veis|banheiros|mobili[áa]rio)|banheiros qu[íi]micos',
      'tendas para eventos|aluguer de tendas',
    ),
    sentence: 'Alugamos tendas, banheiros e móveis para eventos.',
    noun: 'Aluguel para eventos',
    offers: [
      'Alugamos tendas e móveis para eventos.',
      'Alugamos banheiros móveis e câmaras frias.',
    ],
    when: [
      'um evento tem data e a tenda não está reservada',
      'vêm mais convidados do que banheiros previstos',
      'o frio falha dois dias antes da festa',
    ],
    gets: ['uma lista do que está livre na sua data', 'um preço para o número de convidados'],
  },
}
