import { describe, expect, it } from 'vitest'
import { readHtml } from '../reading/read-html.ts'
import { understand } from './understand.ts'

const url = 'https://halden.example/'
const tradesOf = (title: string, paragraphs: readonly string[], language = 'en') => {
  const text = paragraphs.map((one) => `<p>${one}</p>`).join('')
  const html = `<html lang="${language}"><title>${title}</title><h1>Halden</h1>${text}</html>`
  return understand({ url, pages: [{ ...readHtml(html, url), url, readAt: '' }] }).trades
}

const WORK = [
  'Last spring we renovated the town hall while its offices stayed open.',
  'The brickwork of the old mill was next, and a contractor from Moss helped.',
  'Masonry of this age has to be repaired by hand.',
  'Ask the builders of the new school about us.',
]

describe('the trades of a site', () => {
  it('are those of its title first, however often the text names others', () => {
    expect(tradesOf('Halden | Roof repairs and roofing', WORK)?.[0]).toBe('roofing')
  })

  it('are those that its text repeats, where title and offer name none', () => {
    expect(tradesOf('Halden', WORK)).toEqual(['construction'])
  })

  it.each([
    [
      'signs',
      'en',
      'Halden Signs - Shop signs and vehicle lettering',
      'We make shop signs in our own workshop and letter vans for craft firms.',
    ],
    [
      'signs',
      'nb',
      'Halden Skilt - lysskilt og bildekor',
      'Vi lager lysskilt og fasadeskilt på eget verksted og dekorerer varebiler.',
    ],
    [
      'pumps',
      'de',
      'Halden Pumpentechnik - Verkauf und Reparatur',
      'Wir reparieren Kreiselpumpen, Tauchpumpen und Kompressoren in unserer Werkstatt.',
    ],
    [
      'pumps',
      'pt',
      'Halden Bombas - bombas industriais e compressores',
      'Reparamos bombas centrífugas e fazemos a manutenção de compressores de ar.',
    ],
    [
      'toolmaking',
      'it',
      'Halden Stampi - costruzione stampi per materie plastiche',
      'Costruiamo stampi a iniezione e attrezzature di controllo per l’industria.',
    ],
    [
      'toolmaking',
      'sv',
      'Halden Verktyg - formverktyg och fixturer',
      'Vi bygger formsprutningsverktyg och fixturer åt tillverkande företag.',
    ],
    [
      'refrigeration',
      'fr',
      'Halden Froid - chambres froides et froid commercial',
      'Nos frigoristes installent des chambres froides dans les commerces et les cuisines.',
    ],
    [
      'refrigeration',
      'da',
      'Halden Køleteknik - kølerum og fryserum',
      'Vi bygger kølerum og fryserum og servicerer køleanlæg i butikker.',
    ],
    [
      'kitchenEquipment',
      'es',
      'Halden - maquinaria de hostelería y cocinas industriales',
      'Montamos cocinas industriales y reparamos hornos industriales y cafeteras.',
    ],
    [
      'kitchenEquipment',
      'nl',
      'Halden Grootkeukens - horeca-apparatuur en koffiemachines',
      'Wij leveren grootkeukens en onderhouden koffiemachines bij bedrijven.',
    ],
    [
      'locks',
      'de',
      'Halden Schlüsseldienst - Schließanlagen und Tresore',
      'Wir planen Schließanlagen für Wohnhäuser und öffnen Tresore.',
    ],
    [
      'locks',
      'en',
      'Halden Locksmiths - locks, safes and master keys',
      'Our locksmiths open doors and safes and fit master key systems.',
    ],
    [
      'officeFurniture',
      'sv',
      'Halden Kontorsmöbler - skrivbord och kontorsstolar',
      'Vi säljer nya och begagnade skrivbord, kontorsstolar och konferensmöbler.',
    ],
    [
      'officeFurniture',
      'fr',
      'Halden - mobilier de bureau et sièges ergonomiques',
      'Nous livrons et montons du mobilier de bureau dans toute la région.',
    ],
    [
      'upholstery',
      'da',
      'Halden Møbelpolstring - ompolstring og gardiner',
      'Vi polstrer stole og bænke om og syr gardiner til hoteller.',
    ],
    [
      'upholstery',
      'es',
      'Halden Tapicería - tapizado de sillas y cortinas',
      'Tapizamos sillas de restaurantes y confeccionamos cortinas a medida.',
    ],
    [
      'blinds',
      'pt',
      'Halden Persianas - persianas e toldos por medida',
      'Instalamos estores, persianas e toldos em casas e escritórios.',
    ],
    [
      'blinds',
      'de',
      'Halden Sonnenschutz - Markisen und Jalousien',
      'Wir montieren Markisen, Raffstores und Rollläden an Bürogebäuden.',
    ],
    [
      'tills',
      'nb',
      'Halden Kassesystemer - kasser, vekter og etikettskrivere',
      'Vi leverer kassesystemer til butikker og vekter til industrien.',
    ],
    [
      'tills',
      'it',
      'Halden - registratori di cassa e bilance',
      'Vendiamo registratori telematici, bilance e stampanti per etichette.',
    ],
    [
      'conferenceTech',
      'nl',
      'Halden AV - audiovisuele techniek en videoconferencing',
      'Wij leveren beamers, schermen en geluidsinstallaties voor scholen.',
    ],
    [
      'conferenceTech',
      'en',
      'Halden - audio visual systems and video conferencing',
      'We install projectors and sound systems in schools and town halls.',
    ],
    [
      'instruments',
      'fr',
      'Halden Pianos - accordeur et réparation de pianos',
      'Nous accordons et réparons les pianos des écoles de musique.',
    ],
    [
      'instruments',
      'sv',
      'Halden Orgelbyggeri - orgelbyggare och pianostämning',
      'Våra orgelbyggare restaurerar kyrkorglar i hela landet.',
    ],
    [
      'boats',
      'nb',
      'Halden Båtservice - båtmotor og båtreparasjon',
      'Vi tar service på påhengsmotorer og reparerer båter på slipp.',
    ],
    [
      'boats',
      'it',
      'Halden - cantiere nautico e rimessaggio',
      'Il nostro cantiere navale ripara barche e motori marini.',
    ],
    [
      'pools',
      'da',
      'Halden Pool - poolbyggeri og saunaer',
      'Vi bygger swimmingpools og saunaer til hoteller og private.',
    ],
    [
      'pools',
      'es',
      'Halden Piscinas - construcción de piscinas y saunas',
      'Construimos piscinas de obra y mantenemos saunas en hoteles.',
    ],
    [
      'stoves',
      'nl',
      'Halden Haarden - houtkachels en schoorsteenvegen',
      'Wij plaatsen houtkachels en vegen schoorstenen in de hele provincie.',
    ],
    [
      'stoves',
      'de',
      'Halden Ofenbau - Kachelöfen und Schornsteine',
      'Unsere Ofensetzer bauen Kachelöfen und sanieren Schornsteine.',
    ],
    [
      'drains',
      'pt',
      'Halden Desentupimentos - esgotos e fossas',
      'Fazemos desentupimentos de esgotos e limpeza de fossas sépticas.',
    ],
    [
      'drains',
      'en',
      'Halden Drains - drain cleaning and septic tanks',
      'We clear blocked drains and inspect sewers by camera.',
    ],
    [
      'treeCare',
      'it',
      'Halden Tree Climbing - potature e abbattimento alberi',
      'Facciamo potature in quota e abbattimento di alberi pericolosi.',
    ],
    [
      'treeCare',
      'nb',
      'Halden Trefelling - arborist og stubbefresing',
      'Vår arborist feller trær i tau og freser stubber etterpå.',
    ],
    [
      'demolition',
      'sv',
      'Halden Rivning - rivning och betonghåltagning',
      'Vi river industrihallar och utför asbestsanering och betongsågning.',
    ],
    [
      'demolition',
      'fr',
      'Halden Démolition - désamiantage et sciage de béton',
      'Nous démolissons des bâtiments et retirons l’amiante.',
    ],
    [
      'cranes',
      'es',
      'Halden Grúas - grúas móviles e izaje',
      'Con nuestras grúas trasladamos maquinaria pesada entre naves.',
    ],
    [
      'cranes',
      'da',
      'Halden Kraner - mobilkraner og tunge løft',
      'Vi flytter maskiner med mobilkran og efterser løftegrej.',
    ],
    [
      'restoration',
      'pt',
      'Halden Restauro - conservação e restauro de pinturas',
      'O nosso restaurador trata pinturas, talha dourada e azulejos.',
    ],
    [
      'restoration',
      'nl',
      'Halden Restauratie - restauratie van monumenten',
      'Wij restaureren gevels van monumenten en kerken.',
    ],
  ])('name %s on a page in %s', (trade, language, title, text) => {
    expect(tradesOf(title, [text], language)?.[0]).toBe(trade)
  })
})
