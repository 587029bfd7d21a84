import { wordsOf } from '../letters.ts'
import type { Trades } from '../trade-ids.ts'

/** Words for each trade, what a firm of it does in a sentence, and its work for a subject. */
export const trades: Trades = {
  electrical: [
    wordsOf('electrical|electricians?|rewir\\w+|wiring'),
    'We do electrical work.',
    'Electrical work',
  ],
  plumbing: [
    wordsOf('plumb\\w+|heating|boilers?|gas engineers?'),
    'We do plumbing and heating.',
    'Plumbing and heating',
  ],
  ventilation: [
    wordsOf('ventilation|air.?con\\w*|refrigeration|hvac|cold rooms?'),
    'We do air conditioning and refrigeration.',
    'Air conditioning and refrigeration',
  ],
  solar: [
    wordsOf('solar|photovoltaics?|ev charg\\w+|charging points?'),
    'We install solar systems.',
    'Solar power',
  ],
  roofing: [wordsOf('roof\\w*|gutters?'), 'We do roofing.', 'Roofing'],
  painting: [
    wordsOf('decorators?|decorating|painting|painters?|plaster\\w*|drywall'),
    'We do painting and decorating.',
    'Painting',
  ],
  joinery: [
    wordsOf('joinery|joiners?|carpent\\w+|cabinet.?mak\\w+|woodwork\\w*|millwork'),
    'We do joinery and carpentry.',
    'Joinery',
  ],
  windows: [
    wordsOf('windows and doors|glazing|glaziers?|double.?glaz\\w+|blinds|shutters'),
    'We do windows and glazing.',
    'Windows and doors',
  ],
  flooring: [wordsOf('flooring|floors|tiling|tilers?|carpets?'), 'We do flooring.', 'Flooring'],
  metalwork: [
    wordsOf('metalwork\\w*|sheet.?metal|weld\\w+|steelwork|fabricat\\w+|locksmiths?|railings'),
    'We do metalwork and welding.',
    'Metalwork',
  ],
  machining: [
    wordsOf('machining|cnc|machined parts|toolmak\\w+|milling|turned parts'),
    'We do machining.',
    'Machined parts',
  ],
  finishing: [
    wordsOf(
      'coatings?|(?:electro)?plating|anodi[sz]ing|powder.?coating|shot.?blasting|galvani\\w+',
    ),
    'We plate and finish metal parts.',
    'Metal finishing',
  ],
  plastics: [
    wordsOf('inject\\w+ mou?ld\\w+|plastics?|3d.?print\\w+|mou?ldings?'),
    'We make plastic parts.',
    'Plastic parts',
  ],
  electronics: [
    wordsOf('electronics|pcbs?|circuit boards?|embedded|sensors?'),
    'We make electronics.',
    'Electronics',
  ],
  machinery: [
    wordsOf(
      'automation|compressors?|compressed air|pumps?|machine build\\w+|machinery',
      'control systems?|plc|hydraulics?',
    ),
    '',
    'Machines and controls',
  ],
  construction: [
    wordsOf('construction|builders?|renovat\\w+|masonry|brick\\w+|extensions'),
    'We build and renovate.',
    'Building work',
  ],
  groundworks: [
    wordsOf(
      'groundworks?|excavat\\w+|demolition|paving|drain\\w*|civil engineering',
      'water (?:utility|mains?|network)|burst mains?|pipelines?',
    ),
    'We do groundworks.',
    'Groundworks',
  ],
  rental: [wordsOf('hire|rentals?|scaffold\\w*|crane hire'), '', 'Equipment hire'],
  gardening: [
    wordsOf('landscap\\w+|garden\\w*|tree (?:care|surg\\w+|work)|grounds maintenance|lawn\\w*'),
    'We do landscaping.',
    'Grounds maintenance',
  ],
  cleaning: [
    wordsOf('clean(?:ing|ers?)|janitorial|window clean\\w+'),
    'We do cleaning.',
    'Cleaning',
  ],
  security: [
    wordsOf('security guards?|guarding|alarms?|cctv|access control|locks?'),
    '',
    'Site security',
  ],
  pests: [wordsOf('pest control|pests?|exterminat\\w+'), 'We do pest control.', 'Pest control'],
  inspection: [
    wordsOf('inspections?|calibrat\\w+|testing|pat testing|fire safety|extinguishers?'),
    '',
    'Tests and inspections',
  ],
  surveying: [wordsOf('survey(?:s|ing|ors?)|geotechnical|topographic\\w*'), '', 'Surveying'],
  planning: [
    wordsOf('architect\\w*|structural engineer\\w*|engineering consult\\w+|building design'),
    'We plan buildings.',
    'Planning',
  ],
  itSupport: [
    wordsOf('it support|it services|managed (?:it|services)|networks?|servers?|cyber\\w*|voip'),
    '',
    'IT support',
  ],
  software: [
    wordsOf('software|apps?|app development|saas|databases?|artificial intelligence'),
    '',
    'Software',
  ],
  webDesign: [
    wordsOf('web ?design\\w*|websites?|web development|wordpress|e-?commerce|seo'),
    'We build websites.',
    'Website',
  ],
  advertising: [
    wordsOf('advertising|marketing|branding|graphic design|brand design|social media'),
    '',
    'Marketing',
  ],
  printing: [
    wordsOf('printing|printers|print shop|signage|signs|sign.?mak\\w+|banners'),
    'We do printing.',
    'Printing',
  ],
  photography: [
    wordsOf('photograph\\w*|video\\w*|films?|filming|drone'),
    'We take photos and make films.',
    'Photos and film',
  ],
  translation: [
    wordsOf('translat\\w+|interpret(?:ers?|ing)|locali[sz]ation'),
    'We translate texts and documents.',
    'Translations',
  ],
  accounting: [
    wordsOf('account(?:ants?|ancy|ing)|book-?keep\\w+|payroll|tax'),
    'We do accounting.',
    'Accounting',
  ],
  law: [wordsOf('law|lawyers?|solicitors?|attorneys?|legal'), '', 'Legal questions'],
  consulting: [
    wordsOf('lean|consult(?:ing|ancy|ants?)|advisory|management systems?|iso 9001|strategy'),
    '',
    '',
  ],
  training: [
    wordsOf('training|courses?|workshops?|coach(?:ing|es)?|seminars?|first aid'),
    '',
    'Training',
  ],
  staffing: [
    wordsOf('recruit\\w+|staffing|temp(?:orary)? (?:staff|workers)|headhunt\\w+'),
    'We find people for open jobs.',
    'Open positions',
  ],
  transport: [
    wordsOf(
      '3pl|fulfil?lment|transport\\w*|haulage|logistics|freight|couriers?|forwarding|warehousing',
    ),
    'We do transport and deliveries.',
    'Transport',
  ],
  passengers: [
    wordsOf('coach hire|minibus\\w*|bus hire|shuttles?|chauffeur\\w*|charter buses'),
    'We drive groups of people.',
    'Coach hire',
  ],
  customs: [
    wordsOf('customs|import and export|customs brok\\w+|foreign trade|trade compliance'),
    '',
    'Customs and import',
  ],
  removals: [wordsOf('removals?|moving company|movers|relocations?'), 'We do removals.', 'Moving'],
  catering: [
    wordsOf('catering|caterers?|food trucks?|buffets?'),
    'We cater for meetings and events.',
    'Catering',
  ],
  rooms: [
    wordsOf('hotels?|guest ?house|meeting rooms?|venue|conference rooms?|restaurant'),
    '',
    '',
  ],
  events: [
    wordsOf('events?|event technology|sound and light\\w*|stages?|marquees?|djs?'),
    '',
    'Events',
  ],
  vehicles: [
    wordsOf('garage|car repairs?|vehicle repairs?|body ?shop|fleet maintenance|tyres?|tires?'),
    '',
    'Vehicle repairs',
  ],
  waste: [
    wordsOf('waste|skip hire|recycling|scrap|junk removal|dumpsters?'),
    'We collect and dispose of waste.',
    'Waste collection',
  ],
  property: [
    wordsOf(
      'property management|facilit\\w+ (?:management|services)|real estate|caretak\\w+|lettings?',
    ),
    '',
    'Property management',
  ],
  insurance: [
    wordsOf('insurance|insurers?|pensions?|financial (?:advice|planning)'),
    'We advise on insurance.',
    'Insurance',
  ],
  interiors: [
    wordsOf(
      'interiors?|interior design|office fit.?outs?|office furniture|shopfitt\\w+|acoustics?',
    ),
    'We furnish rooms.',
    'Furnishing',
  ],
  textiles: [
    wordsOf('embroider\\w+|workwear|uniforms?|upholster\\w+|laundry|textiles?|tailor\\w*'),
    '',
    'Textiles',
  ],
  packaging: [wordsOf('packaging|cartons?|boxes|labels?|pallets?'), '', 'Packaging'],
  supplies: [
    wordsOf('wholesal\\w+|distributors?|suppl(?:y|ies|iers?)|dealers?|spare parts'),
    '',
    '',
  ],
}
