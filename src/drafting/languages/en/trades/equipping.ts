import { wordsOf } from '../../letters.ts'
import type { EquippingTrades } from '../../trade-ids.ts'

/** Trades that equip buildings and look after what is in them, as firms of them speak. */
export const equipping: EquippingTrades = {
  stone: {
    words: wordsOf(
      'stone ?masons?|stone ?masonry|natural stone|granite|marble|worktops?|countertops?',
      'paving stones?|terrazzo',
    ),
    sentence: 'We work natural stone.',
    noun: 'Natural stone',
    offers: [
      'We make steps, worktops and facades of stone.',
      'We cut stone to drawing and lay it on site.',
    ],
    when: [
      'a step, a sill or a front has broken and must match the rest',
      'the site needs slabs in sizes that nobody has in stock',
      'a kitchen or a lobby is refitted and the top has to be exact',
    ],
    gets: ['a price from your sketch and measurements', 'samples of the stone'],
  },
  scaffolding: {
    words: wordsOf('scaffold(?:s|ing|ers?|ings)?|access towers?|edge protection'),
    sentence: 'We put up scaffolding.',
    noun: 'Scaffolding',
    offers: ['We put up and take down scaffolding.', 'We hire out scaffolding and access towers.'],
    when: [
      'the painters come on Monday and the scaffolding is missing',
      'a roof or a front needs repair while the shop stays open',
      'a scaffold has to go around machines or trees',
    ],
    gets: ['a fixed price after one visit', 'a date for the scaffold with a price'],
  },
  lifts: {
    words: wordsOf(
      'elevators?|lift (?:maintenance|installation|engineers?|companies)|platform lifts?',
      'stair ?lifts?|goods lifts?|escalators?|hoists?',
    ),
    sentence: 'We install and service lifts.',
    noun: 'Lifts',
    offers: ['We install, repair and service lifts.', 'We modernize old lifts.'],
    when: [
      'a lift stands still and tenants complain',
      'the contract of the manufacturer gets dearer every year',
      'an inspection has found faults that have a deadline',
    ],
    gets: ['a price to compare with your service contract', 'a look at one lift with a report'],
  },
  gates: {
    words: wordsOf(
      'industrial doors?|sectional doors?|roller (?:doors?|shutters?)|loading (?:docks?|bays?)',
      'automatic (?:doors?|gates?)|garage doors?|fenc(?:es|ing)|barriers?|turnstiles?',
    ),
    sentence: 'We install and service doors, gates and fences.',
    noun: 'Doors and gates',
    offers: [
      'We install, repair and service industrial doors and gates.',
      'We build fences and barriers.',
    ],
    when: [
      'a door no longer closes and the hall is open at night',
      'a truck has bent a gate or a fence',
      'the yearly inspection of their doors is due',
    ],
    gets: ['a price for the yearly service', 'a fixed price from photos and measurements'],
  },
  insulation: {
    words: wordsOf(
      'insulat(?:ion|ing|ors?)|cavity wall|loft insulation|spray foam|lagging',
      'external wall insulation|damp.?proofing|waterproofing',
    ),
    sentence: 'We insulate buildings and pipes.',
    noun: 'Insulation',
    offers: [
      'We insulate roofs, walls and cellars.',
      'We insulate pipes, tanks and industrial plants.',
    ],
    when: [
      'rooms under the roof are hot in summer and cold in winter',
      'pipes or tanks lose heat that has been paid for',
      'walls get damp behind the furniture',
    ],
    gets: ['a fixed price after one visit', 'an estimate of what you would save'],
  },
  fireSafety: {
    words: wordsOf(
      'fire (?:safety|protection|extinguishers?|alarms?|doors?|risk assessments?)|extinguishers?',
      'sprinklers?|smoke (?:alarms?|detectors?|vents?)|evacuation plans?|emergency lighting',
    ),
    sentence: 'We check and service fire safety equipment.',
    noun: 'Fire safety',
    offers: [
      'We supply and service fire extinguishers and alarms.',
      'We draw evacuation plans and train employees for a fire.',
    ],
    when: [
      'the date on the fire extinguishers has passed',
      'the insurer or an inspector asks for the fire safety records',
      'rooms were rebuilt and the evacuation plans are wrong',
    ],
    gets: ['a list of what is missing after one visit', 'a price for your number of devices'],
  },
  racks: {
    words: wordsOf(
      'pallet rack(?:s|ing)?|storage (?:systems?|racks?)|shelving|conveyors?|mezzanines?',
      'material handling',
    ),
    sentence: 'We supply and install racks and conveyors.',
    noun: 'Racks and conveyors',
    offers: ['We plan and install racks and shelving.', 'We build and install conveyors.'],
    when: [
      'the warehouse is full although the space above is empty',
      'people carry by hand what a conveyor could move',
      'an inspection found bent uprights in a rack',
    ],
    gets: ['a sketch for your warehouse', 'a price from your floor plan'],
  },
  drilling: {
    words: wordsOf(
      'well drilling|water wells?|boreholes?|geothermal|ground (?:investigations?|drilling)|geotechnical',
      'soil (?:surveys?|borings?)',
    ),
    sentence: 'We drill wells and examine the ground.',
    noun: 'Drilling',
    offers: [
      'We drill wells and for ground heat.',
      'We drill and test the ground for building projects.',
    ],
    when: [
      'the ground has to be known before the foundation is planned',
      'water from the mains has become too expensive for the fields',
      'a heat pump is planned and the drilling is missing',
    ],
    gets: ['a price for the drilling at your place', 'a first opinion on the ground'],
  },
  trafficControl: {
    words: wordsOf(
      'traffic (?:management|control)|road closures?|flagg(?:ing|ers?)|lane closures?',
    ),
    sentence: 'We close off roads and guide the traffic.',
    noun: 'Traffic control',
    offers: ['We plan and set up road closures.', 'We apply for permits and guide the traffic.'],
    when: [
      'a road job starts and the permit is not there',
      'a crane needs the street for one day',
      'an event needs closed roads and people to guide',
    ],
    gets: ['a plan for your site with a price', 'a list of the permits you need'],
  },
  eventHire: {
    words: wordsOf(
      'portable toilets?|tent(?:age)?s? (?:hire|rentals?)|marquee hire|party (?:hire|rentals?)',
      'furniture hire|chiller rentals?',
    ),
    sentence: 'We hire out tents, toilets and furniture for events.',
    noun: 'Event hire',
    offers: [
      'We hire out tents and furniture for events.',
      'We hire out portable toilets and refrigerators.',
    ],
    when: [
      'an event has a date and the tent is not booked',
      'more guests come than there are toilets for',
      'the cooling fails two days before the party',
    ],
    gets: ['a list of what is free on your date', 'a price for your number of guests'],
  },
}
