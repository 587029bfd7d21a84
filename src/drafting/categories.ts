import { categoryWords } from './category-words.ts'

/** What kind of business a site is, by the words it uses, and who usually buys from one. */
export interface Category {
  id: string
  /** In English. */
  words: readonly string[]
  /** In other languages, by their code. */
  localWords: Readonly<Record<string, readonly string[]>>
  industries: readonly string[]
  titles: readonly string[]
  departments: readonly string[]
}

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const c = (
  id: string,
  words: string,
  titles: string,
  departments: string,
  industries = '',
): Category => ({
  id,
  words: list(words),
  localWords: Object.fromEntries(
    Object.entries(categoryWords[id] ?? {}).map(([language, text]) => [language, list(text)]),
  ),
  titles: list(titles),
  departments: list(departments),
  industries: list(industries),
})

export const categories: readonly Category[] = [
  c(
    'HR software',
    'payroll, hiring, onboarding, applicants, employees, recruiting, hr, leave requests, performance review',
    'Head of People, HR Manager, Chief People Officer',
    'Human resources',
  ),
  c(
    'Sales software',
    'crm, pipeline, sales team, leads, prospects, deals, outreach, quotes',
    'Head of Sales, VP Sales, Sales Operations Manager',
    'Sales',
    'Software',
  ),
  c(
    'Marketing software',
    'campaigns, newsletter, seo, landing pages, marketing automation, attribution, ads',
    'Head of Marketing, Marketing Manager, CMO',
    'Marketing',
  ),
  c(
    'Finance software',
    'invoices, accounting, expenses, bookkeeping, reconciliation, cash flow, audit',
    'CFO, Finance Manager, Controller',
    'Finance',
  ),
  c(
    'Customer support software',
    'tickets, help desk, support team, live chat, customer service, knowledge base',
    'Head of Support, Customer Service Manager',
    'Customer service',
  ),
  c(
    'Developer tools',
    'api, sdk, developers, deploy, kubernetes, ci/cd, open source, code, database',
    'CTO, Head of Engineering, Engineering Manager',
    'Engineering',
    'Software',
  ),
  c(
    'Data and analytics',
    'dashboards, analytics, data warehouse, reporting, metrics, business intelligence',
    'Head of Data, Data Analyst, COO',
    'Data',
    'Software',
  ),
  c(
    'IT security',
    'security, vulnerability, phishing, compliance, soc 2, iso 27001, encryption, threats',
    'CISO, Head of IT, IT Security Manager',
    'IT',
  ),
  c(
    'IT services',
    'managed it, it support, cloud migration, network, servers, helpdesk',
    'IT Manager, Managing Director, Operations Manager',
    'IT, Operations',
  ),
  c(
    'Project management software',
    'projects, tasks, kanban, roadmap, collaboration, teams',
    'Head of Operations, Project Manager, COO',
    'Operations',
  ),
  c(
    'Logistics',
    'shipping, freight, warehouse, delivery, supply chain, pallets, carriers, customs, cold chain',
    'Head of Logistics, Supply Chain Manager, Operations Manager',
    'Logistics, Operations',
    'Logistics, Wholesale',
  ),
  c(
    'Manufacturing',
    'factory, machining, cnc, production line, parts, tooling, assembly',
    'Head of Production, Purchasing Manager, Plant Manager',
    'Production, Purchasing',
    'Manufacturing',
  ),
  c(
    'Measurement and calibration',
    'calibration, gauge, gauges, metrology, sensors, measurement, uncertainty, loggers',
    'Quality Manager, Head of Quality, Production Manager',
    'Quality',
    'Manufacturing',
  ),
  c(
    'Construction',
    'construction, contractors, building site, renovation, architects, concrete, roofing',
    'Project Manager, Managing Director, Site Manager',
    'Operations',
    'Construction',
  ),
  c(
    'Real estate',
    'property, tenants, landlords, apartments, real estate, facility',
    'Property Manager, Head of Facilities, Managing Director',
    'Operations',
    'Real estate',
  ),
  c(
    'Design agency',
    'branding, brand identity, web design, creative, design studio, logo, visual',
    'Head of Marketing, Founder, Brand Manager',
    'Marketing',
  ),
  c(
    'Marketing agency',
    'agency, ppc, social media, content marketing, lead generation, google ads',
    'Head of Marketing, Founder, Managing Director',
    'Marketing',
  ),
  c(
    'Web agency',
    'websites, web development, wordpress, shopify, e-commerce development, web apps',
    'Founder, Head of Marketing, Head of Digital',
    'Marketing, IT',
  ),
  c(
    'Consulting',
    'consulting, consultancy, advisory, strategy, transformation, workshops',
    'CEO, Managing Director, COO',
    'Management',
  ),
  c(
    'Legal services',
    'law firm, attorneys, lawyers, contracts, litigation, legal advice',
    'General Counsel, CEO, Managing Director',
    'Legal, Management',
  ),
  c(
    'Accounting services',
    'tax, accountants, bookkeeping services, tax return, annual accounts',
    'Founder, CFO, Managing Director',
    'Finance',
  ),
  c(
    'Recruiting services',
    'recruitment agency, headhunting, staffing, candidates, placements',
    'Head of People, HR Manager, Managing Director',
    'Human resources',
  ),
  c(
    'Training',
    'training, courses, learning, e-learning, workshops, certification, coaching',
    'Head of Learning, HR Manager, Team Lead',
    'Human resources',
  ),
  c(
    'Health clinic',
    'clinic, patients, dental, dentist, doctor, therapy, physiotherapy, practice',
    'HR Manager, Office Manager, Managing Director',
    'Human resources',
  ),
  c(
    'Medical technology',
    'medical device, hospital, diagnostics, clinical, patients monitoring',
    'Head of Procurement, Medical Director, Clinic Manager',
    'Purchasing',
    'Hospital and health care',
  ),
  c(
    'Online shop',
    'add to cart, free shipping, shop now, returns, basket, gift',
    'Purchasing Manager, Office Manager, Store Owner',
    'Purchasing',
    'Retail',
  ),
  c(
    'Food and drink',
    'coffee, bakery, organic, roastery, wine, catering, restaurant, tea',
    'Office Manager, Purchasing Manager, Restaurant Owner',
    'Purchasing',
    'Hospitality, Food and beverages',
  ),
  c(
    'Hospitality',
    'hotel, rooms, booking, guests, venue, conference rooms',
    'Event Manager, Office Manager, Travel Manager',
    'Operations',
  ),
  c(
    'Events',
    'events, conference, exhibition, trade fair, tickets, speakers',
    'Event Manager, Head of Marketing',
    'Marketing',
  ),
  c(
    'Energy',
    'solar, photovoltaic, heat pump, wind, energy, electricity, charging stations',
    'Facility Manager, Managing Director, Head of Sustainability',
    'Operations',
  ),
  c(
    'Sustainability',
    'carbon, emissions, sustainability, esg, recycling, climate',
    'Head of Sustainability, COO, ESG Manager',
    'Operations',
  ),
  c(
    'Automotive',
    'vehicles, fleet, car, workshop, leasing, drivers',
    'Fleet Manager, Operations Manager, Managing Director',
    'Operations',
    'Transportation',
  ),
  c(
    'Agriculture',
    'farm, farmers, crops, livestock, harvest, irrigation',
    'Farm Manager, Managing Director',
    'Operations',
    'Farming',
  ),
  c(
    'Education software',
    'students, schools, teachers, classroom, university, learning platform',
    'Head Teacher, Head of IT, Dean',
    'Education',
    'Education',
  ),
  c(
    'Non-profit',
    'donate, donation, volunteers, charity, foundation, non-profit, community',
    'Head of CSR, Managing Director, Partnership Manager',
    'Management',
  ),
  c(
    'Insurance',
    'insurance, claims, coverage, policy, broker',
    'CFO, Risk Manager, Managing Director',
    'Finance',
    'Insurance',
  ),
  c(
    'Payments',
    'payments, checkout, card, payouts, point of sale, merchants',
    'CFO, Head of E-commerce, Founder',
    'Finance',
    'Retail',
  ),
  c(
    'Cleaning and facilities',
    'cleaning, facility services, office cleaning, maintenance, janitorial',
    'Facility Manager, Office Manager',
    'Operations',
  ),
  c(
    'Translation',
    'translation, localization, interpreters, languages, subtitles',
    'Head of Marketing, Localization Manager',
    'Marketing',
  ),
  c(
    'Video and photography',
    'video production, photography, film, animation, photos',
    'Head of Marketing, Brand Manager',
    'Marketing',
  ),
]

/** Words that name who buys, with the titles and industries they point to. */
export const audiences: readonly (readonly [
  pattern: RegExp,
  industries: readonly string[],
  titles: readonly string[],
])[] = [
  [
    /exporters?|importers?|wholesale/i,
    ['Wholesale', 'Import and export'],
    ['Head of Operations', 'Export Manager'],
  ],
  [/retailers?|shops?\b|e-?commerce|stores?\b/i, ['Retail'], ['Head of E-commerce', 'Store Owner']],
  [/manufactur|factories|producers?/i, ['Manufacturing'], ['Head of Production', 'Plant Manager']],
  [/agenc(?:y|ies)/i, ['Marketing and advertising'], ['Founder', 'Managing Director']],
  [/restaurants?|caf[eé]s?|hotels?|hospitality/i, ['Hospitality'], ['Owner', 'General Manager']],
  [
    /clinics?|hospitals?|practices?|dentists?|doctors?/i,
    ['Hospital and health care'],
    ['Practice Manager', 'Medical Director'],
  ],
  [/law firms?|lawyers?/i, ['Law practice'], ['Managing Partner', 'Office Manager']],
  [/schools?|universit|teachers?/i, ['Education'], ['Head Teacher', 'Head of IT']],
  [/start-?ups?|founders?/i, ['Software'], ['Founder', 'CEO']],
  [/developers?|engineering teams?|engineers/i, ['Software'], ['CTO', 'Head of Engineering']],
  [/sales teams?/i, [], ['Head of Sales', 'VP Sales']],
  [/marketing teams?|marketers?/i, [], ['Head of Marketing', 'Marketing Manager']],
  [/finance teams?|accountants?/i, [], ['CFO', 'Finance Manager']],
  [/hr teams?|people teams?/i, [], ['Head of People', 'HR Manager']],
  [/support teams?/i, [], ['Head of Support']],
  [
    /construction|builders?|contractors?/i,
    ['Construction'],
    ['Managing Director', 'Project Manager'],
  ],
  [
    /logistics|carriers?|freight|warehouses?/i,
    ['Logistics'],
    ['Head of Logistics', 'Operations Manager'],
  ],
  [/farmers?|growers?/i, ['Farming'], ['Farm Manager']],
  [/banks?|insurers?|financial/i, ['Banking', 'Insurance'], ['Head of Operations', 'COO']],
  [/non-?profits?|charities/i, ['Non-profit'], ['Managing Director']],
]
