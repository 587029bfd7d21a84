import { wordsOf } from '../../letters.ts'
import type { GuidingTrades } from '../../trade-ids.ts'

/** Trades that examine, develop, finance, teach and guide, as firms of them speak. */
export const guiding: GuidingTrades = {
  laboratory: {
    words: wordsOf(
      'laborat[óo]rios? (?:de (?:an[áa]lises?|ensaios?)|acreditados?)|laboratoriais',
      'an[áa]lises? (?:de (?:[áa]gua|[áa]guas|solos?|alimentos|efluentes)|qu[íi]micas?)',
      'an[áa]lises? (?:microbiol[óo]gicas?|laboratoria(?:l|is))|ensaios? de materiais',
      'microbiologia|legionella|coleta de amostras|recolha de amostras',
    ),
    sentence: 'Analisamos amostras.',
    noun: 'Análises laboratoriais',
    offers: [
      'Analisamos água, solos, alimentos e materiais.',
      'Recolhemos amostras e fazemos os ensaios no nosso laboratório.',
    ],
    when: [
      'um comprador ou um órgão público pede um laudo de análise',
      'há dúvidas sobre um lote e é preciso liberá-lo ou retê-lo',
      'o laboratório atual demora semanas para responder',
    ],
    gets: ['um preço por amostra', 'uma lista dos valores que vale a pena analisar'],
  },
  environment: {
    words: wordsOf(
      '(?:consultoria|licenciamento) ambiental|impact[oe]s? ambienta(?:l|is)|[áa]reas contaminadas',
      'estudos? (?:de impacte|ambienta(?:l|is)|de impacto)|pegada de carbono|solos? contaminados?',
      'invent[áa]rio de emiss[õo]es|relat[óo]rios? de sustentabilidade|passivo ambiental',
    ),
    sentence: 'Fazemos consultoria ambiental.',
    noun: 'Consultoria ambiental',
    offers: [
      'Estudamos terrenos e escrevemos relatórios ambientais.',
      'Preparamos licenças ambientais e calculamos a pegada de carbono.',
    ],
    when: [
      'uma licença exige um estudo de fauna, ruído ou solo',
      'vão comprar um terreno e ninguém sabe o que há no solo',
      'um grande comprador pede a pegada de carbono da empresa',
    ],
    gets: ['uma lista dos estudos de que o projeto precisa', 'um preço fechado para o estudo'],
  },
  productDesign: {
    words: wordsOf(
      '(?:desenvolvimento|design|projeto) de (?:produtos?|m[áa]quinas)|engenharia mec[âa]nica',
      'design industrial|projetos? mec[âa]nicos?|engenharia reversa|prot[óo]tipos?|prototipagem',
      'desenho industrial|desenho t[ée]cnico mec[âa]nico',
    ),
    sentence: 'Desenvolvemos produtos e máquinas.',
    noun: 'Desenvolvimento de produtos',
    offers: [
      'Desenvolvemos e projetamos produtos até à primeira série.',
      'Desenhamos e calculamos peças e máquinas.',
    ],
    when: [
      'uma ideia tem de passar a protótipo antes de uma feira',
      'a engenharia própria não tem tempo para mais um projeto',
      'uma peça sai cara demais e tem de ser redesenhada',
    ],
    gets: [
      'uma primeira opinião sobre um desenho ou esboço',
      'um preço fechado para a primeira fase',
    ],
  },
  finance: {
    words: wordsOf(
      'financiamentos? (?:empresaria(?:l|is)|para empresas|[àa]s empresas)|cr[ée]dito empresarial',
      'cr[ée]dito para empresas|leasing|factoring|incentivos financeiros',
      'candidaturas a (?:fundos|incentivos)|capta[çc][ãa]o de (?:recursos|investimento)',
      'fus[õo]es e aquisi[çc][õo]es|compra e venda de empresas|cfo externo',
    ),
    sentence: 'Assessoramos empresas em financiamento.',
    noun: 'Financiamento de empresas',
    offers: [
      'Procuramos crédito, leasing e incentivos para empresas.',
      'Assessoramos donos na compra e venda de empresas.',
    ],
    when: [
      'o banco diz que não ou demora meses para responder',
      'uma máquina tem de ser paga antes de chegarem as encomendas',
      'há um apoio adequado e ninguém tem tempo para o pedido',
    ],
    gets: [
      'uma lista dos créditos e apoios possíveis',
      'uma primeira opinião sobre as suas possibilidades',
    ],
  },
  dataAnalysis: {
    words: wordsOf(
      'an[áa]lise de dados|ci[êe]ncia de dados|data (?:analytics|science)|power ?bi|big data',
      'intelig[êe]ncia de neg[óo]cios|business intelligence|dashboards?|pain[ée]is de indicadores',
      'machine learning|aprendizado de m[áa]quina|pesquisas? de mercado|estudos? de mercado',
    ),
    sentence: 'Analisamos dados.',
    noun: 'Análise de dados',
    offers: [
      'Transformamos os dados da empresa em relatórios e painéis.',
      'Fazemos previsões e modelos a partir de dados.',
    ],
    when: [
      'cada departamento chega à reunião com números diferentes',
      'o relatório do mês leva dois dias de copiar e colar',
      'ninguém sabe quais produtos ou pedidos dão dinheiro',
    ],
    gets: [
      'um exemplo de relatório com os seus dados',
      'uma primeira opinião sobre os números necessários',
    ],
  },
  driving: {
    words: wordsOf(
      'escolas? de condu[çc][ãa]o|autoescolas?|centros? de forma[çc][ãa]o de condutores',
      'carta de condu[çc][ãa]o|cnh|aptid[ãa]o de motorista|forma[çc][ãa]o de motoristas',
      'cursos? de (?:empilhadeira|empilhador(?:es)?|condu[çc][ãa]o)|dire[çc][ãa]o defensiva',
    ),
    sentence: 'Formamos motoristas.',
    noun: 'Formação de motoristas',
    offers: [
      'Formamos motoristas de carros, caminhões e ônibus.',
      'Damos cursos de reciclagem a motoristas profissionais.',
    ],
    when: [
      'o certificado de um motorista vence e os cursos estão cheios',
      'um novo funcionário precisa da carteira para caminhão ou reboque',
      'os acidentes com veículos da empresa voltam a acontecer',
    ],
    gets: ['uma lista das próximas datas de curso', 'um preço conforme o número de motoristas'],
  },
  outings: {
    words: wordsOf(
      'team ?building|passeios? (?:guiad[oa]s?|de barco|em grupo)|visitas? guiadas?',
      'guias? (?:de turismo|tur[íi]stic[oa]s?)|escape ?rooms?|turismo de aventura|rafting',
      'escalada|caiaques?|canoagem|confraterniza[çc](?:ão|ões)|viagens em grupo|arvorismo',
      'excurs(?:ão|ões)|tirolesas?|atividades? ao ar livre|passeios? de equipa|eventos? de equipa',
    ),
    sentence: 'Organizamos passeios para grupos.',
    noun: 'Passeios de empresa',
    offers: [
      'Organizamos passeios e atividades para equipes.',
      'Guiamos grupos e organizamos viagens.',
    ],
    when: [
      'o passeio anual se aproxima e ninguém tem uma ideia',
      'visitantes de fora têm uma tarde livre',
      'um grupo novo de colegas mal se conhece',
    ],
    gets: ['duas propostas para a data e o grupo', 'um preço fixo por pessoa'],
  },
  workplaceHealth: {
    words: wordsOf('fisioterap\\w*|osteopat\\w*|massage(?:m|ns)|ioga|yoga|pilates|ergonomia'),
    sentence: '',
    noun: 'Saúde no trabalho',
    offers: [
      'Vamos à empresa com massagem e fisioterapia.',
      'Damos aulas de ioga e exercício para funcionários.',
    ],
    when: [
      'o pescoço e as costas travam em frente à tela',
      'há faltas por dor nas costas',
      'um dia da saúde está marcado e falta o programa',
    ],
    gets: ['uma sessão de teste para uma equipe', 'um preço por um dia na empresa'],
  },
  machineSafety: {
    words: wordsOf(
      'nr-?12|marca[çc][ãa]o ce|seguran[çc]a de m[áa]quinas|adequa[çc][ãa]o de m[áa]quinas|manuais t[ée]cnicos',
    ),
    sentence: 'Adequamos máquinas às normas de segurança.',
    noun: 'Segurança de máquinas',
    offers: [
      'Avaliamos os riscos das máquinas e adequamos.',
      'Escrevemos manuais e documentos técnicos.',
    ],
    when: [
      'uma fiscalização encontrou máquinas sem proteção',
      'uma máquina está pronta e faltam os documentos',
      'duas máquinas foram ligadas e ninguém sabe quem responde',
    ],
    gets: ['uma verificação rápida de uma máquina', 'um preço fechado para uma máquina'],
  },
}
