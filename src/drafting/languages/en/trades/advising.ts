import { wordsOf } from '../../letters.ts'
import type { AdvisingTrades } from '../../trade-ids.ts'

/** Trades of advisers and makers of plans and software, as firms of them speak. */
export const advising: AdvisingTrades = {
  planning: {
    words: wordsOf('architect\\w*|structural engineer\\w*|engineering consult\\w+|building design'),
    sentence: 'We plan buildings.',
    noun: 'Planning',
    offers: ['We plan new buildings and conversions.', 'We do structural and technical planning.'],
    when: [
      'a building permit is needed and the drawings are missing',
      'a building has to be used for something else',
      'their own engineers have no time for another project',
    ],
    gets: ['a first call about what is possible on your site', 'a price for the first phase'],
  },
  inspection: {
    words: wordsOf('inspections?|calibrat\\w+|testing|pat testing'),
    sentence: '',
    noun: 'Tests and inspections',
    offers: ['We test and inspect equipment.', 'We calibrate measuring instruments.'],
    when: [
      'a test is due and the certificate runs out',
      'an audit has asked for records that are missing',
      'a new machine needs its papers before it may run',
    ],
    gets: ['a list of what has to be tested and when', 'a price for all your devices'],
  },
  health: {
    words: wordsOf(
      'occupational health|health and safety|health & safety|risk assessments?',
      'safety consult(?:ants?|ing|ancy)|workplace safety|coshh|fit.?for.?work',
      'medical surveillance',
    ),
    sentence: 'We look after health and safety at work.',
    noun: 'Health and safety',
    offers: [
      'We write risk assessments and keep the safety documents current.',
      'We arrange medical checks for employees.',
    ],
    when: [
      'an inspector has announced a visit and the risk assessments are old',
      'someone was hurt at work and a report is needed',
      'a tender asks for safety documents that they do not have',
    ],
    gets: ['a list of the documents you must have', 'a price per employee and year'],
  },
  valuation: {
    words: wordsOf(
      'valuations?|valuers?|apprais(?:al|als|ers?)|asset valuations?',
      'business valuations?|property valuations?|machinery valuations?|rics registered',
    ),
    sentence: 'We value property, machines and companies.',
    noun: 'Valuations',
    offers: [
      'We value buildings, land and machinery with a written report.',
      'We value companies before a sale or a handover.',
    ],
    when: [
      'the bank asks for a valuation before it lends',
      'a partner leaves and the share has to be paid out',
      'machines are sold or insured and nobody knows their value',
    ],
    gets: ['a fixed price for the report', 'a list of the papers we would need'],
  },
  metering: {
    words: wordsOf(
      '(?:smart|sub|energy|electricity|heat).?meter(?:s|ing)|metering|telemetry',
      'energy monitoring|condition monitoring|remote monitoring|machine monitoring',
      'data.?loggers?',
    ),
    sentence: 'We measure and monitor energy and machines.',
    noun: 'Metering and monitoring',
    offers: [
      'We install meters and show consumption by machine or area.',
      'We monitor machines and equipment remotely.',
    ],
    when: [
      'the energy bill rises and nobody can say which machine causes it',
      'tenants want a bill by what they really use',
      'a pump failed overnight and nobody noticed until morning',
    ],
    gets: ['a list of the points worth measuring', 'a price per metering point'],
  },
  energyAdvice: {
    words: wordsOf(
      'energy (?:audits?|assess(?:or|ors|ments?)|advis(?:er|ers|ors?)|consult(?:ants?|ing|ancy))',
      'energy (?:performance )?certificates?',
      'epc|epcs|energy efficiency',
      'retrofit (?:assess(?:or|ors|ments?)|coordinat(?:or|ors|ion))',
    ),
    sentence: 'We advise on saving energy in buildings.',
    noun: 'Energy advice',
    offers: [
      'We carry out energy audits of buildings and companies.',
      'We issue energy certificates and check which grants apply.',
    ],
    when: [
      'a building is sold or let and the energy certificate is missing',
      'a renovation is planned and the grant must be requested first',
      'the heating costs more each year and nobody knows where it goes',
    ],
    gets: ['a list of the grants that may apply', 'a fixed price for the certificate or audit'],
  },
  itSupport: {
    words: wordsOf('it support|it services|managed (?:it|services)|networks?|servers?|voip'),
    sentence: '',
    noun: 'IT support',
    offers: [
      'We look after computers, servers and networks.',
      'We set up and run IT for small companies.',
    ],
    when: [
      'the person who knew the servers has left',
      'the network fails and nobody picks up the phone',
      'they are not sure that the backup can be restored',
    ],
    gets: ['a check of one backup', 'a list of what would fail first'],
  },
  telecom: {
    words: wordsOf(
      'business internet|leased lines?',
      'telecoms?|telecommunications?|phone systems?|telephone systems?',
      'business broadband|structured cabling|data cabling|fibre optics?',
      'hosted telephony|two.?way radios?',
    ),
    sentence: 'We install telephone and internet for companies.',
    noun: 'Telephone and internet',
    offers: [
      'We install telephone systems and internet lines for companies.',
      'We lay data cables and supply radios.',
    ],
    when: [
      'an office moves and phones must work on the first day',
      'the internet line fails and nobody can take payments',
      'radio or mobile reception ends at the warehouse door',
    ],
    gets: ['a check of your current telephone bill', 'a fixed price after one visit'],
  },
  software: {
    words: wordsOf('software|apps?|app development|saas|databases?|artificial intelligence'),
    sentence: '',
    noun: 'Software',
    offers: ['We build software for companies.', 'We develop apps and web applications.'],
    when: [
      'two systems hold the same data and someone types it twice',
      'an Excel sheet has grown too big for its job',
      'the developer of an old program can no longer be reached',
    ],
    gets: ['a first estimate of effort and price', 'a short demo with your own data'],
  },
  automating: {
    words: wordsOf(
      'process automation|workflow automation|business automation|office automation',
      'ai (?:consult(?:ing|ants?|ancy)|automation|agents?|solutions|for business)|rpa',
      'chatbots?|automate your|ai assistants?',
    ),
    sentence: 'We automate office routines.',
    noun: 'Office automation',
    offers: [
      'We automate recurring office work such as invoices and orders.',
      'We build assistants for companies that use artificial intelligence.',
    ],
    when: [
      'orders arrive by email and someone types them in again',
      'someone puts the same report together by hand every week',
      'invoices pile up because each one is checked by hand',
    ],
    gets: ['a short call about one task of yours', 'a fixed price for a first small trial'],
  },
  webDesign: {
    words: wordsOf('web ?design\\w*|websites?|web development|wordpress|e-?commerce|seo'),
    sentence: 'We build websites.',
    noun: 'Website',
    offers: ['We design and build websites.', 'We build and look after online shops.'],
    when: [
      'nobody can change the website anymore',
      'visitors come but hardly anyone writes or orders',
      'the old site does not work on a phone',
    ],
    gets: ['three faults of your website with what to do', 'a fixed price for your pages'],
  },
  advertising: {
    words: wordsOf('advertising|marketing|branding|graphic design|brand design|social media'),
    sentence: '',
    noun: 'Marketing',
    offers: ['We design logos, brochures and ads.', 'We run ads and social media for companies.'],
    when: [
      'a product is ready and nobody knows about it yet',
      'every brochure looks different',
      'money goes into ads and nobody knows what it brings',
    ],
    gets: ['a first idea with a rough price', 'an opinion on your latest ad or brochure'],
  },
  photography: {
    words: wordsOf('photograph\\w*|video\\w*|films?|filming'),
    sentence: 'We take photos and make films.',
    noun: 'Photos and film',
    offers: ['We take photos and make films for companies.', 'We film from the air with drones.'],
    when: [
      'the photos on their website show people who left long ago',
      'an event or a building has to be recorded and the date is fixed',
      'a product needs a picture or a film before it is launched',
    ],
    gets: ['a price for half a day', 'examples from your line of business'],
  },
  translation: {
    words: wordsOf('translat\\w+|locali[sz]ation'),
    sentence: 'We translate texts and documents.',
    noun: 'Translations',
    offers: ['We translate texts and documents.', 'We translate websites, manuals and contracts.'],
    when: [
      'a contract has to be understood before it is signed',
      'a manual has to go out in another language with the machine',
      'a buyer abroad asks for the website in their language',
    ],
    gets: ['one page translated as a sample', 'a price from your document'],
  },
  interpreting: {
    words: wordsOf('interpret(?:ers?|ing|ation services)'),
    sentence: 'We interpret at meetings and events.',
    noun: 'Interpreting',
    offers: [
      'We interpret at meetings and events.',
      'We provide interpreters on site and by video.',
    ],
    when: [
      'partners from abroad visit and no one speaks their language',
      'a conference is booked and the interpreter has canceled',
      'an audit or a hearing needs an interpreter at short notice',
    ],
    gets: [
      'a price for your date and languages',
      'the names of interpreters who are free on the day',
    ],
  },
  accounting: {
    words: wordsOf('account(?:ants?|ancy|ing)|book-?keep\\w+|payroll|tax'),
    sentence: 'We do accounting.',
    noun: 'Accounting',
    offers: ['We do accounting and payroll.', 'We prepare annual accounts and tax returns.'],
    when: [
      'their bookkeeper has left and the month has to be closed',
      'a letter from the tax office sets a deadline',
      'they want to know their result before the year ends',
    ],
    gets: ['a fixed monthly price', 'a first look at your last annual accounts'],
  },
  law: {
    words: wordsOf('(?<!(?:patent|trademark|ip) )(?:law|lawyers?|attorneys?)|solicitors?|legal'),
    sentence: '',
    noun: 'Legal questions',
    offers: ['We advise companies on legal questions.', 'We draft and check contracts.'],
    when: [
      'a contract is on the table and has to be signed soon',
      'a letter from the other side has a deadline',
      'an employee has to go and nothing may go wrong',
    ],
    gets: ['a first view of your case with the likely costs', 'a date this week'],
  },
  consulting: {
    words: wordsOf('lean|consult(?:ing|ancy|ants?)|advisory|strategy|interim manag\\w+'),
    sentence: '',
    noun: '',
    offers: [
      'We advise companies on organization and processes.',
      'We step in as interim managers.',
    ],
    when: [
      'the same problem comes back and everybody is too close to it',
      'a manager leaves and the position stays empty for months',
      'the company has grown and the old ways no longer work',
    ],
    gets: ['a half-hour call with a first opinion', 'a written view with the next three steps'],
  },
  training: {
    words: wordsOf('training|courses?|workshops?|seminars?|first aid'),
    sentence: '',
    noun: 'Training',
    offers: ['We train teams and managers.', 'We hold courses and workshops in companies.'],
    when: [
      'staff certificates are about to expire',
      'new people start and nobody has time to show them the job',
      'a new system arrives and the team does not use it',
    ],
    gets: ['a course outline with a price for your group', 'a list of our free dates'],
  },
  buildingServices: {
    words: wordsOf(
      'building services engineer\\w*|m&e (?:design|consult\\w*)|mep',
      'thermal (?:studies|studies?|design)|hvac design|lighting design',
    ),
    sentence: 'We design heating, ventilation and electrics.',
    noun: 'Building services design',
    offers: [
      'We design heating, ventilation and electrical systems.',
      'We calculate energy needs and write tenders.',
    ],
    when: [
      'an architect needs the systems drawn before the tender',
      'an old system uses far too much energy',
      'a permit asks for calculations that are missing',
    ],
    gets: ['a first opinion on your project', 'a price for the design phase'],
  },
}
