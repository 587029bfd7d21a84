/**
 * Fictitious people at fictitious companies, all on reserved domains; the same in every
 * installation, so that tests and guides can refer to them.
 */
export interface DemoContact {
  email: string
  firstName: string
  lastName: string
  title: string
  company: string
  companyDomain: string
  industry: string
  companySize: '1-10' | '11-50' | '51-200' | '201-1000' | '1001+'
  city: string
  country: string
  timeZone: string
}

const first = [
  'Marta',
  'Kenji',
  'Aoife',
  'Paulo',
  'Ines',
  'Tomasz',
  'Hannah',
  'Daniel',
  'Freya',
  'Luca',
  'Sofia',
  'Erik',
  'Nadia',
  'Oscar',
  'Clara',
  'Jonas',
  'Mei',
  'Rafael',
  'Signe',
  'Pieter',
  'Ewa',
  'Callum',
  'Astrid',
  'Bruno',
  'Leila',
  'Henrik',
  'Noor',
  'Victor',
  'Elsa',
  'Milan',
]
const last = [
  'Lindqvist',
  'Mori',
  'Brennan',
  'Reis',
  'Carvalho',
  'Nowak',
  'Reid',
  'Roy',
  'Larsen',
  'Conti',
  'Marin',
  'Dahl',
  'Haddad',
  'Berg',
  'Vidal',
  'Keller',
  'Chen',
  'Costa',
  'Holm',
  'de Vries',
  'Zielinska',
  'Fraser',
  'Moe',
  'Ferrari',
  'Rahimi',
  'Sand',
  'Bakker',
  'Moreau',
  'Svensson',
  'Novak',
]
const companies = [
  ['Alvön Kalibrering', 'alvon', 'Manufacturing', '51-200', 'Göteborg', 'SE', 'Europe/Stockholm'],
  ['Yaizu Marine', 'yaizu-marine', 'Wholesale', '201-1000', 'Yaizu', 'JP', 'Asia/Tokyo'],
  ['Galway Bay Foods', 'galwaybay', 'Food and beverages', '11-50', 'Galway', 'IE', 'Europe/Dublin'],
  ['Costa Fria', 'costafria', 'Import and export', '51-200', 'Peniche', 'PT', 'Europe/Lisbon'],
  ['Nordhavn Logistik', 'nordhavn', 'Logistics', '201-1000', 'Aarhus', 'DK', 'Europe/Copenhagen'],
  ['Gdynia Fish', 'gdyniafish', 'Wholesale', '51-200', 'Gdynia', 'PL', 'Europe/Warsaw'],
  ['Tasman Seafoods', 'tasman', 'Food and beverages', '51-200', 'Nelson', 'NZ', 'Pacific/Auckland'],
  ['Halifax Cold Store', 'halifaxcold', 'Logistics', '11-50', 'Halifax', 'CA', 'America/Halifax'],
  [
    'Bergen Sjømat',
    'bergensjomat',
    'Food and beverages',
    '201-1000',
    'Bergen',
    'NO',
    'Europe/Oslo',
  ],
  ['Mercato Ittico Conti', 'mercatoconti', 'Wholesale', '11-50', 'Chioggia', 'IT', 'Europe/Rome'],
  ['Vigo Frescos', 'vigofrescos', 'Food and beverages', '51-200', 'Vigo', 'ES', 'Europe/Madrid'],
  [
    'Haven Rotterdam Koel',
    'havenkoel',
    'Logistics',
    '1001+',
    'Rotterdam',
    'NL',
    'Europe/Amsterdam',
  ],
] as const
const titles = [
  'Quality manager',
  'Head of operations',
  'Export manager',
  'Purchasing manager',
  'Managing director',
  'Logistics manager',
]

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ø/g, 'o')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')

/** @param count how many, each with a distinct address */
export function demoContacts(count: number): DemoContact[] {
  return Array.from({ length: count }, (_, n) => {
    const firstName = first[n % first.length]!
    const lastName = last[(n * 7 + Math.floor(n / first.length)) % last.length]!
    const [company, domain, industry, companySize, city, country, timeZone] =
      companies[(n * 5) % companies.length]!
    const suffix = n < 210 ? '' : String(n)
    return {
      email: `${plain(firstName)}.${plain(lastName)}${suffix}@${domain}.example`,
      firstName,
      lastName,
      title: titles[n % titles.length]!,
      company,
      companyDomain: `${domain}.example`,
      industry,
      companySize,
      city,
      country,
      timeZone,
    }
  })
}
