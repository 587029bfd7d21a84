import { wordsOf } from '../../letters.ts'
import type { GuidingTrades } from '../../trade-ids.ts'

/** Trades that examine, develop, finance, teach and guide, as firms of them speak. */
export const guiding: GuidingTrades = {
  laboratory: {
    words: wordsOf(
      'testing laborator(?:y|ies)|laborator(?:y|ies) (?:analys[ie]s|tests?|services)',
      'chemical analys[ie]s|microbiolog\\w+|water analys[ie]s|soil analys[ie]s|material tests?',
      'sample analys[ie]s|accredited laborator(?:y|ies)',
    ),
    sentence: 'We analyze samples.',
    noun: 'Analyses',
    offers: [
      'We analyze water, soil, food and materials.',
      'We take samples and test them in our laboratory.',
    ],
    when: [
      'a buyer or an authority asks for a test report',
      'a batch is suspicious and has to be released or stopped',
      'their laboratory takes weeks to answer',
    ],
    gets: ['a price per sample', 'a list of the values worth testing'],
  },
  environment: {
    words: wordsOf(
      'environmental (?:consult(?:ants?|ancy|ing)|permits?|impact|assessments?|studies)',
      'ecolog(?:y|ists?|ical surveys?)|contaminated (?:land|sites?)|asbestos surveys?',
      'carbon footprints?|sustainability (?:reports?|consult\\w+)|nature conservation',
    ),
    sentence: 'We advise on environmental matters.',
    noun: 'Environmental advice',
    offers: [
      'We survey sites and write environmental reports.',
      'We prepare permits and carbon footprints for companies.',
    ],
    when: [
      'a permit needs a report on nature, noise or soil',
      'a site is bought and nobody knows what is in the ground',
      'a large buyer asks for their carbon footprint',
    ],
    gets: ['a list of the reports that your project needs', 'a fixed price for the survey'],
  },
  productDesign: {
    words: wordsOf(
      'product (?:design|development)|industrial design|mechanical (?:design|engineering)',
      'engineering design|cad|prototyp(?:es?|ing)|design engineers?|reverse engineering',
    ),
    sentence: 'We develop products and machines.',
    noun: 'Product development',
    offers: [
      'We develop and design products up to the first series.',
      'We draw and calculate parts and machines.',
    ],
    when: [
      'an idea has to become a prototype before a trade fair',
      'their own engineers have no time for another project',
      'a part is too expensive to make and has to be redesigned',
    ],
    gets: ['a first call about your drawing or sketch', 'a fixed price for the first phase'],
  },
  finance: {
    words: wordsOf(
      'business (?:loans?|finance|funding)|leasing|factoring|invoice finance|asset finance',
      'grant (?:applications?|funding)|fundraising advice|corporate finance|cfo services',
      'mergers and acquisitions|m&a|investment advice|debt advice',
    ),
    sentence: 'We advise companies on financing.',
    noun: 'Financing',
    offers: [
      'We find loans, leasing and grants for companies.',
      'We advise owners on buying and selling companies.',
    ],
    when: [
      'the bank says no or takes months to answer',
      'a machine has to be paid for before the orders come in',
      'a grant would fit and nobody has time for the application',
    ],
    gets: ['a list of the grants or loans that fit', 'a first view of your chances'],
  },
  dataAnalysis: {
    words: wordsOf(
      'data (?:analy(?:sis|tics)|science|engineering|warehouses?)|business intelligence',
      'dashboards?|power ?bi|machine learning|market research|surveys and data',
    ),
    sentence: 'We analyze data.',
    noun: 'Data analysis',
    offers: [
      'We turn a company’s data into reports and dashboards.',
      'We build forecasts and models from data.',
    ],
    when: [
      'each department reports different figures',
      'the monthly report takes two days of copying',
      'nobody can say which products or orders earn money',
    ],
    gets: ['one report rebuilt with your data', 'a first call about the figures you need'],
  },
  driving: {
    words: wordsOf(
      'driving (?:schools?|lessons|instructors?)|driver (?:training|cpc)|hgv training',
      'forklift (?:training|licen[cs]es?)|licen[cs]e categor(?:y|ies)|cpc',
    ),
    sentence: 'We train drivers.',
    noun: 'Driver training',
    offers: [
      'We train drivers of cars, trucks and buses.',
      'We hold refresher courses for professional drivers.',
    ],
    when: [
      'a driver’s qualification expires and courses are full',
      'a new employee needs a license for the truck or the trailer',
      'accidents with company vehicles keep happening',
    ],
    gets: ['the next course dates', 'a price for your number of drivers'],
  },
  outings: {
    words: wordsOf(
      'team ?building|team (?:events?|outings?)|guided tours?|escape rooms?|boat (?:trips?|hire)',
      'outdoor activit(?:y|ies)|climbing|kayak(?:s|ing)?|group (?:trips?|travel)|excursions?',
    ),
    sentence: 'We organize outings for groups.',
    noun: 'Team outings',
    offers: [
      'We organize outings and activities for teams.',
      'We guide groups and organize trips.',
    ],
    when: [
      'the yearly outing is due and nobody has an idea',
      'guests from abroad have an afternoon free',
      'a new team hardly knows one another',
    ],
    gets: ['two suggestions for your date and group', 'a fixed price per person'],
  },
  workplaceHealth: {
    words: wordsOf(
      'physiotherap\\w*|physical therap\\w*|osteopath\\w*|massages?|chiropract\\w*|yoga',
      'pilates|ergonomics?',
    ),
    sentence: '',
    noun: 'Health at work',
    offers: [
      'We come to offices with massage and physiotherapy.',
      'We give exercise and yoga classes for staff.',
    ],
    when: [
      'people at screens have stiff necks and backs',
      'staff keep calling in sick with back pain',
      'a health day is planned and the program is open',
    ],
    gets: ['a trial session for one team', 'a price for one day at your office'],
  },
  machineSafety: {
    words: wordsOf(
      'ce[- ]marking|machine(?:ry)? safety|technical documentation|operating manuals?|machinery directive',
    ),
    sentence: 'We check machines for the CE mark.',
    noun: 'CE marking',
    offers: [
      'We assess the risks of machines for the CE mark.',
      'We write operating manuals and technical documents.',
    ],
    when: [
      'a machine is built and the papers for the CE mark are missing',
      'two machines are joined and nobody knows who is liable',
      'a buyer abroad refuses a machine without a manual',
    ],
    gets: ['a short check of your documents', 'a fixed price for one machine'],
  },
}
