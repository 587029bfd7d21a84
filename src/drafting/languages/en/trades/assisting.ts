import { wordsOf } from '../../letters.ts'
import type { AssistingTrades } from '../../trade-ids.ts'

/** Trades that help other firms with special work, as firms of them speak. */
export const assisting: AssistingTrades = {
  shipAgents: {
    words: wordsOf(
      'ship(?:ping)? agen(?:ts?|cy|cies)|port agen(?:ts?|cy|cies)|vessel agency|ship chandler\\w*',
      'ship suppl(?:y|ies|iers?)|ship ?brok\\w+|vessel husbandry|crew changes?|port calls?',
    ),
    sentence: 'We act as agents for ships.',
    noun: 'Port agency',
    offers: [
      'We look after ships, crews and papers during port calls.',
      'We deliver provisions, spare parts and stores to ships.',
    ],
    when: [
      'a ship arrives on Saturday and the berth is not arranged',
      'a sailor has to see a doctor and the ship leaves tonight',
      'a spare part is at the airport and has to get on board',
    ],
    gets: ['an estimate of the costs for one port call', 'a price for your list of stores'],
  },
  freightBrokers: {
    words: wordsOf(
      'freight brok\\w+|load brok\\w+|truck brok\\w+|truck dispatch\\w*|dispatch(?:ing)? (?:services?|company)',
      'carrier dispatch\\w*|load boards?|freight exchanges?',
    ),
    sentence: 'We find trucks for loads.',
    noun: 'Freight brokerage',
    offers: [
      'We find carriers for full and partial loads.',
      'We dispatch trucks for small carriers and find their next load.',
    ],
    when: [
      'a load is ready and the usual carrier has canceled',
      'a truck would have to drive home empty after a delivery',
      'their dispatcher is on vacation and the phone keeps ringing',
    ],
    gets: ['a rate for one of your lanes', 'two possible loads for one truck'],
  },
  languageLessons: {
    words: wordsOf(
      'language (?:schools?|courses?|training|lessons?|classes|coach\\w*|trainers?)|business english',
      '(?:english|german|french|spanish) (?:courses?|lessons?|classes|training)|tefl|language teach\\w+',
    ),
    sentence: 'We teach languages.',
    noun: 'Language courses',
    offers: [
      'We teach languages to teams, at their office or online.',
      'We teach new employees from abroad in intensive courses.',
    ],
    when: [
      'a new hire starts on Monday and hardly speaks the language',
      'a buyer abroad calls and nobody wants to pick up',
      'a manager moves abroad in three months',
    ],
    gets: ['a trial lesson for one team', 'a placement test for your group'],
  },
  coaching: {
    words: wordsOf(
      'coaching|(?:executive|business|leadership|career|life|team) coach(?:es)?|mediations?|mediators?',
      'conflict (?:resolution|management)',
    ),
    sentence: 'We coach managers and teams.',
    noun: 'Coaching',
    offers: [
      'We coach managers and owners, one on one.',
      'We mediate in conflicts within teams and between owners.',
    ],
    when: [
      'a specialist becomes a manager and old colleagues resist',
      'two people in one department no longer talk to each other',
      'two owners disagree and decisions are put off',
    ],
    gets: ['a first talk with one manager', 'an outline of a mediation with the price'],
  },
  copywriting: {
    words: wordsOf(
      'copy ?writ\\w+|ghost ?writ\\w+|proof ?read\\w+|copy.?edit\\w+|technical writ(?:ers?|ing)|content writ\\w+',
      'speech ?writ\\w+|editorial services|text editing',
    ),
    sentence: 'We write and edit texts.',
    noun: 'Copywriting',
    offers: [
      'We write texts for websites, brochures and newsletters.',
      'We edit and proofread reports, books and manuals.',
    ],
    when: [
      'a new website is ready and the texts are missing',
      'the annual report goes to print and has to be proofread',
      'their engineers wrote a text and readers do not understand it',
    ],
    gets: ['one of your pages edited as a sample', 'a price for your text'],
  },
  dataProtection: {
    words: wordsOf(
      'data protection (?:consult\\w+|advi\\w+|audits?|services|impact assessments?)',
      '(?:external|outsourced) (?:dpos?|data protection officers?)|dpo services?',
      'gdpr (?:compliance|consult\\w+|audits?|training|advi\\w+)|privacy (?:consult\\w+|audits?|compliance|advi\\w+)',
      'iso.?27001|soc 2|tisax|information security management',
    ),
    sentence: 'We advise on data protection.',
    noun: 'Data protection',
    offers: [
      'We act as external data protection officers for companies.',
      'We prepare companies for certification in information security.',
    ],
    when: [
      'a laptop with customer data is stolen and a deadline runs',
      'a former employee asks for all data about them',
      'a large buyer sends a questionnaire on information security',
    ],
    gets: ['a short check of your privacy policy', 'a list of the documents that are missing'],
  },
  patents: {
    words: wordsOf(
      '(?:patent|trade ?mark) (?:attorneys?|lawyers?|agents?|law)',
      'patent (?:applications?|search\\w*|filings?|prosecution|protection)',
      'trade ?marks? (?:registrations?|search\\w*|applications?|protection)|intellectual property|utility models?',
      'ip law',
    ),
    sentence: 'We protect inventions and trademarks.',
    noun: 'Patents and trademarks',
    offers: [
      'We file patents and defend them against copies.',
      'We search, register and watch trademarks.',
    ],
    when: [
      'a new product goes to a trade fair and is not protected yet',
      'a letter says that their product infringes a patent',
      'a competitor uses a name that sounds like theirs',
    ],
    gets: ['a quick search for your brand name', 'a first call about one invention'],
  },
  answering: {
    words: wordsOf(
      '(?:telephone|phone|call) answering|answering services?|call.?cent(?:er|re)s?',
      'virtual (?:receptionists?|assistants?|secretar\\w+)|inbound calls?|secretarial services?|office services',
    ),
    sentence: 'We answer calls for companies.',
    noun: 'Telephone answering',
    offers: [
      'We answer calls in the name of our customers.',
      'We take over appointments, invoices and other office work.',
    ],
    when: [
      'their receptionist is ill and calls go unanswered',
      'everybody is out on a job and callers reach only voicemail',
      'a campaign brings more calls than the office can take',
    ],
    gets: ['a trial week with your calls', 'a price for your number of calls'],
  },
  archives: {
    words: wordsOf(
      'document (?:scanning|storage|destruction|shredding|archiv\\w+)|records? (?:storage|management)|shredding',
      'scanning (?:services?|bureaus?)|archive storage|hard drive destruction',
      'digiti[sz]\\w+ (?:of )?(?:paper|documents|archives|records|files)|microfilm\\w*',
    ),
    sentence: 'We scan, store and destroy documents.',
    noun: 'Document archiving',
    offers: [
      'We scan paper files and store the originals.',
      'We destroy files and hard drives and certify it.',
    ],
    when: [
      'an office moves and the basement is full of folders',
      'an auditor asks for an old file and the search takes days',
      'retention periods end and old files have to be destroyed',
    ],
    gets: ['one folder scanned as a sample', 'a price after a look at your files'],
  },
  debtCollection: {
    words: wordsOf(
      'debt (?:collect\\w+|recovery)|collection agenc(?:y|ies)|credit (?:checks?|reports?|control|bureaus?)',
      'accounts receivable|(?:unpaid|overdue) invoices?|bailiffs?|receivables management',
    ),
    sentence: 'We collect unpaid invoices.',
    noun: 'Debt collection',
    offers: [
      'We collect unpaid invoices, first by letter and phone.',
      'We check the credit of new customers before delivery.',
    ],
    when: [
      'an invoice is still unpaid after the third reminder',
      'a large order comes from a company that nobody knows',
      'a debtor has moved and letters come back',
    ],
    gets: ['a first view of one unpaid invoice', 'a sample of a credit report'],
  },
  coworking: {
    words: wordsOf(
      'co-?working|shared (?:offices?|desks?)|serviced offices?|business cent(?:er|re)s?',
      'office space (?:for rent|to rent|rentals?)|virtual offices?|hot desks?|self.?storage|storage units?',
    ),
    sentence: 'We rent out desks and offices.',
    noun: 'Office space',
    offers: [
      'We rent out furnished offices and desks by the month.',
      'We rent out storage units for files, tools and goods.',
    ],
    when: [
      'a project team needs desks for half a year',
      'the lease on their office ends before the new one is ready',
      'their storeroom is full and boxes block the corridor',
    ],
    gets: ['a trial day at one of our desks', 'a tour of the vacant rooms'],
  },
  performers: {
    words: wordsOf(
      'live (?:music|bands?)|cover bands?|wedding bands?|jazz bands?|musicians?|magicians?',
      '(?:keynote|motivational|guest) speak(?:ers?|ing)|comedians?|emcees?|master of ceremonies|entertainers?',
      'string quartets?|event hosts?',
    ),
    sentence: 'We perform at events.',
    noun: 'Music and shows',
    offers: [
      'We play live music at company parties and receptions.',
      'We host and entertain at galas, meetings and anniversaries.',
    ],
    when: [
      'the gala has a room and a menu but no program',
      'a speaker has canceled a week before the conference',
      'an anniversary should be more than speeches and a buffet',
    ],
    gets: ['a short video of a performance', 'a suggestion for your evening'],
  },
  soundStudio: {
    words: wordsOf(
      '(?:sound|recording|audio) studios?|voice.?overs?|voice (?:actors?|talents?|recordings?)',
      'podcast (?:production|studios?|editing|producers?)|audio (?:production|post.?production)|audiobooks?',
      'sound design\\w*|mixing and mastering|dubbing',
    ),
    sentence: 'We record voices and sound.',
    noun: 'Sound recordings',
    offers: [
      'We record voices for films, courses and phone systems.',
      'We produce podcasts from the recording to the final mix.',
    ],
    when: [
      'a training video is cut and the voice is missing',
      'the greeting on their phone still gives the old hours',
      'a podcast was recorded in-house and sounds like a bathroom',
    ],
    gets: ['three voices that fit your text', 'one minute of your recording cleaned up'],
  },
  mapping: {
    words: wordsOf(
      'drones?|gis|cartograph\\w+|geospatial|geodata|mapping services|custom maps|map ?mak\\w+',
      'aerial (?:photo\\w*|images?|imagery|surveys?|mapping|filming)|lidar|photogrammetry|ortho(?:photos?|mosaics?)',
    ),
    sentence: 'We make maps and aerial images.',
    noun: 'Maps and drone surveys',
    offers: [
      'We make maps and look after geographic data.',
      'We fly drones over roofs, sites and fields and analyze the images.',
    ],
    when: [
      'a roof has to be examined and a scaffold costs too much',
      'a stockpile has to be measured before the books are closed',
      'the map of a site no longer shows what was built',
    ],
    gets: ['a sample image of a similar site', 'a price for your area'],
  },
  hosting: {
    words: wordsOf(
      '(?:web|website|cloud|server|managed|email|domain|application|wordpress) hosting',
      'hosting (?:providers?|services?|plans?|company)|data ?cent(?:er|re) (?:services?|operators?|space|providers?)',
      'colocation|domain (?:registration|names)|(?:dedicated|virtual|root) servers?',
      'cloud (?:hosting|operations?|migrations?|infrastructure)',
    ),
    sentence: 'We host websites and servers.',
    noun: 'Hosting',
    offers: [
      'We run servers, mailboxes and domains for companies.',
      'We move applications to the cloud and operate them.',
    ],
    when: [
      'their online shop goes down on a busy Sunday',
      'the provider of their old server closes its data center',
      'a domain expires and the email stops',
    ],
    gets: ['a speed test of your website', 'a plan for moving one server'],
  },
  cyberSecurity: {
    words: wordsOf(
      'cyber\\w*|pen(?:etration)?.?test\\w*|it security|network security|incident response|ransomware',
      'ethical hack\\w+|security operations cent(?:er|re)|vulnerability (?:scans?|assessments?|management)|phishing',
      'red team\\w*',
    ),
    sentence: 'We test the security of IT systems.',
    noun: 'IT security',
    offers: [
      'We test networks and applications for security gaps.',
      'We help companies after an attack and restore their systems.',
    ],
    when: [
      'files are encrypted and a ransom note is on the screen',
      'an insurer asks for a penetration test before it signs',
      'a fake invoice was paid because a mailbox was hacked',
    ],
    gets: ['a short outside check of your domain', 'a plan for the first hours after an attack'],
  },
  vehicleHire: {
    words: wordsOf(
      '(?:car|van|truck|trailer|vehicle|fleet|auto|minivan|lorry) (?:hire|rentals?|leasing|leases?)|contract hire',
      'rent.a.car|car sharing|rental (?:cars|vans|trucks|vehicles|fleets?)',
      '(?:hire|rental|leasing) of (?:cars|vans|vehicles|trucks)|self.?drive hire',
    ),
    sentence: 'We rent out cars, vans and trucks.',
    noun: 'Vehicle rental',
    offers: [
      'We rent out cars, vans and trailers by the day.',
      'We lease trucks and whole fleets, with maintenance.',
    ],
    when: [
      'a van is in the shop for two weeks and deliveries go on',
      'new sales reps start and their cars arrive months later',
      'the season begins and their own trucks are not enough',
    ],
    gets: ['a price for your dates and mileage', 'a list of vehicles for your dates'],
  },
  standards: {
    words: wordsOf(
      'management systems?',
      'iso.?9001.?(?:consult\\w+|certification (?:consult\\w+|support|services)|audits?|implementation)',
      'iso (?:consult\\w+|certification|standards|audits?|implementation)|quality management consult\\w+',
      'internal audits?|certification (?:bod(?:y|ies)|consult\\w+|support|services)|(?:lead|iso|quality) auditors?',
    ),
    sentence: 'We help companies get certified.',
    noun: 'Certification',
    offers: [
      'We set up management systems and prepare companies for certification.',
      'We do internal audits and act as external quality managers.',
    ],
    when: [
      'a buyer asks for an ISO certificate with the next order',
      'the auditor comes in six weeks and procedures are out of date',
      'their quality manager has left just before the annual audit',
    ],
    gets: ['a list of what is missing for the certificate', 'a sample of a finished procedure'],
  },
  publishing: {
    words: wordsOf(
      'publish(?:ers?|ing (?:house|company|services))|book (?:production|design|publishing|layout)|self.?publishing',
      'typesetting|trade magazines?|(?:customer|corporate|employee|print) magazines?',
      'magazine (?:production|publish\\w+|layout)|desktop publishing',
    ),
    sentence: 'We publish books and magazines.',
    noun: 'Books and magazines',
    offers: [
      'We publish books and trade magazines.',
      'We lay out and produce books and magazines for companies.',
    ],
    when: [
      'an anniversary is coming and the company history is still in boxes',
      'a manuscript is finished and has to become a book',
      'the employee magazine is due and its editor has left',
    ],
    gets: ['two sample pages with your text', 'a price for your number of copies'],
  },
  flowers: {
    words: wordsOf(
      'florists?|floristry|floral (?:design\\w*|arrangements?|decorations?)',
      'flower (?:shops?|deliver\\w+|arrangements?|subscriptions?)|flower bouquets?|(?:office|indoor|interior) plants?',
      'plantscap\\w+|green walls?|funeral flowers',
    ),
    sentence: 'We supply flowers and plants.',
    noun: 'Flowers and plants',
    offers: [
      'We arrange flowers for receptions, tables and events.',
      'We place plants in offices and look after them.',
    ],
    when: [
      'guests are coming tomorrow and the lobby looks bare',
      'the office plants are brown and nobody waters them',
      'a colleague retires on Friday and the bouquet is missing',
    ],
    gets: ['a sketch for one table or lobby', 'a monthly price for your plants'],
  },
}
