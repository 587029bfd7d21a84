import { wordsOf } from '../../letters.ts'
import type { BuildingTrades } from '../../trade-ids.ts'

/** Trades of builders and their kind, as firms of them speak. */
export const building: BuildingTrades = {
  electrical: {
    words: wordsOf('electrical|electricians?|rewir\\w+|wiring'),
    sentence: 'We do electrical work.',
    noun: 'Electrical work',
    offers: [
      'We install, repair and test electrical systems.',
      'We do electrical work in offices, shops and workshops.',
    ],
    when: [
      'an office or a hall is rebuilt and the wiring has to move',
      'a machine is moved and needs a new supply',
      'the electrical inspection has found faults that have a deadline',
    ],
    gets: ['a fixed price after one visit', 'a list of what has to be done first'],
  },
  plumbing: {
    words: wordsOf('plumb\\w+|heating|boilers?|gas engineers?'),
    sentence: 'We do plumbing and heating.',
    noun: 'Plumbing and heating',
    offers: [
      'We install and repair heating and plumbing.',
      'We service boilers and heating systems.',
    ],
    when: [
      'the heating fails or needs replacing before the winter',
      'a pipe leaks and the work below has to go on',
      'washrooms are rebuilt while the building stays in use',
    ],
    gets: ['a fixed price after one visit', 'a possible starting date'],
  },
  ventilation: {
    words: wordsOf('ventilation|air.?con\\w*|hvac'),
    sentence: 'We do ventilation and air conditioning.',
    noun: 'Ventilation and air conditioning',
    offers: [
      'We install and service air conditioning and ventilation.',
      'We clean, measure and replace ventilation systems.',
    ],
    when: [
      'the air in the meeting rooms is stale by noon',
      'offices or server rooms get too hot in the summer',
      'the yearly service of their air conditioning is due',
    ],
    gets: ['a price for the yearly service', 'a fixed price after one visit'],
  },
  solar: {
    words: wordsOf('solar|photovoltaics?'),
    sentence: 'We install solar systems.',
    noun: 'Solar power',
    offers: [
      'We plan and install solar systems.',
      'We clean and repair solar systems and add storage.',
    ],
    when: [
      'the electricity bill has grown and the roof is empty',
      'the power from the roof is sold cheaply at noon and bought back at night',
      'an old system yields less than it should',
    ],
    gets: ['a calculation of what your roof yields', 'a check of the yield of your old system'],
  },
  water: {
    words: wordsOf(
      'water treatment|water softeners?|water purification|reverse osmosis',
      'borehole(?:s| pumps?)|drinking water|ozone',
    ),
    sentence: 'We treat water.',
    noun: 'Water treatment',
    offers: [
      'We install and service water treatment systems.',
      'We look after wells and drinking water systems.',
    ],
    when: [
      'limescale blocks machines, boilers or taps again and again',
      'a water test shows values above the limit',
      'germs are found in the drinking water',
    ],
    gets: ['a test of one water sample', 'a price for the yearly service'],
  },
  roofing: {
    words: wordsOf('roof\\w*|gutters?'),
    sentence: 'We do roofing.',
    noun: 'Roofing',
    offers: ['We repair and renew roofs.', 'We waterproof flat roofs and clean gutters.'],
    when: [
      'a flat roof leaks after heavy rain',
      'a storm has damaged a roof and the building stays in use',
      'a roof has to be renewed before solar panels go on it',
    ],
    gets: ['photos of your roof with a written quote', 'a fixed price after one visit'],
  },
  painting: {
    words: wordsOf('decorators?|decorating|painting|painters?|plaster\\w*|drywall'),
    sentence: 'We do painting and decorating.',
    noun: 'Painting',
    offers: ['We paint interiors and facades.', 'We plaster, board and paint walls and ceilings.'],
    when: [
      'offices or stairwells need painting while people work there',
      'a tenant moves out and the next one is waiting',
      'a front has cracks or stains that visitors see',
    ],
    gets: ['a fixed price after one visit', 'a date in the evening or at the weekend'],
  },
  joinery: {
    words: wordsOf('joinery|joiners?|cabinet.?mak\\w+|woodwork\\w*|millwork'),
    sentence: 'We do joinery.',
    noun: 'Joinery',
    offers: [
      'We make furniture and fittings to measure.',
      'We fit stairs, doors and built-in furniture.',
    ],
    when: [
      'a counter, a shelf or a door has to fit an odd space',
      'a shop or an office is refitted and the opening date is fixed',
      'nobody makes the old profile anymore',
    ],
    gets: ['a price from your sketch or a photo', 'a visit with measurements and a written quote'],
  },
  windows: {
    words: wordsOf('windows and doors|glazing|glaziers?|double.?glaz\\w+'),
    sentence: 'We do windows and glazing.',
    noun: 'Windows and doors',
    offers: [
      'We supply and fit windows and doors.',
      'We replace glass and repair doors and windows.',
    ],
    when: [
      'a pane or a door is broken and the shop has to close at night',
      'old windows let the heat out',
      'an entrance door no longer closes and the draft comes in',
    ],
    gets: ['a price from your measurements', 'a visit with measurements and a written quote'],
  },
  glass: {
    words: wordsOf(
      'toughened glass|tempered glass|laminated glass|insulated glass',
      'double glazed units',
      'glass (?:processing|cutting|merchants?|balustrades?|partitions?)',
      'cut.?to.?size glass|sealed units|mirrors|glassworks?',
    ),
    sentence: 'We cut and process glass.',
    noun: 'Glass and mirrors',
    offers: [
      'We cut, toughen and supply glass and mirrors to builders.',
      'We make insulated glass units to size.',
    ],
    when: [
      'a pane was measured wrong and the fitters are on site',
      'a shower, railing or partition needs safety glass with cut-outs',
      'sealed units have gone misty and need replacing in series',
    ],
    gets: ['a price from your list of sizes', 'a quote with a delivery date'],
  },
  flooring: {
    words: wordsOf('flooring|floors|tiling|tilers?|carpets?'),
    sentence: 'We do flooring.',
    noun: 'Flooring',
    offers: ['We lay and renovate floors.', 'We lay tiles.'],
    when: [
      'a floor is worn out and the rooms can only close for a weekend',
      'a kitchen, a workshop or a bathroom needs a floor that stands water',
      'tiles have come loose where people walk',
    ],
    gets: ['samples for your rooms', 'a price per square meter after one visit'],
  },
  construction: {
    words: wordsOf('construction|builders?|renovat\\w+|masonry|brick\\w+|extensions'),
    sentence: 'We build and renovate.',
    noun: 'Building work',
    offers: ['We build and renovate commercial buildings.', 'We convert and extend buildings.'],
    when: [
      'a building is altered while business goes on',
      'a contractor has dropped out and the date is fixed',
      'damp or cracks show that a wall needs repair',
    ],
    gets: ['a fixed price after one visit', 'a possible starting date'],
  },
  groundworks: {
    words: wordsOf(
      'groundworks?|excavat\\w+|paving|drainage|civil engineering',
      'water (?:utility|mains?|network)|burst mains?|pipelines?',
    ),
    sentence: 'We do groundworks.',
    noun: 'Groundworks',
    offers: ['We do groundworks and drains.', 'We excavate, demolish and pave.'],
    when: [
      'a yard or a parking lot has to be dug up and paved',
      'a drain is blocked or a pipe has to be laid',
      'an old building has to come down before the new one begins',
    ],
    gets: ['a fixed price after one visit', 'a possible starting date'],
  },
  rental: {
    words: wordsOf(
      '(?<!(?:crane|car|van|truck|trailer|vehicle|fleet|contract|drive) )(?:hire|rentals?)',
    ),
    sentence: '',
    noun: 'Equipment hire',
    offers: [
      'We hire out machines and equipment.',
      'We hire out scaffolding and lifting equipment.',
    ],
    when: [
      'a machine is down and work cannot wait for the repair',
      'equipment is needed for a few weeks and buying it makes no sense',
      'a job starts earlier than planned and something is missing',
    ],
    gets: ['a price per day and per week', 'a list of what is free on your date'],
  },
  gardening: {
    words: wordsOf('landscap\\w+|garden\\w*|grounds maintenance|lawn\\w*'),
    sentence: 'We do landscaping.',
    noun: 'Grounds maintenance',
    offers: ['We look after gardens and grounds.', 'We prune and fell trees.'],
    when: [
      'the grounds look neglected and visitors notice',
      'a tree leans over a path or a roof',
      'their caretaker has no time left for hedges and lawns',
    ],
    gets: ['a monthly price after one visit', 'a plan of what is due in which month'],
  },
  agriculture: {
    words: wordsOf(
      'agricultural contract(?:or|ors|ing)|farm contract(?:or|ors|ing)',
      'agronom(?:y|ists?)|crop spraying|land drainage|field drainage',
      'combine harvest(?:ing|ers)|farm advis(?:ers?|ory)|slurry spreading',
      'hedge.?cutting',
    ),
    sentence: 'We do contract work for farms.',
    noun: 'Farm contracting',
    offers: [
      'We harvest, spray and cultivate for farms.',
      'We advise farms on soil, crops and drainage.',
    ],
    when: [
      'the crop is ripe and their own combine is not enough',
      'water stands in the field for days after rain',
      'spraying is due and the weather leaves only two days',
    ],
    gets: ['a price per acre or per hour', 'a look at one field with a short note'],
  },
  interiors: {
    words: wordsOf('interiors?|interior design|office fit.?outs?|shopfitt\\w+|acoustics?'),
    sentence: 'We furnish rooms.',
    noun: 'Furnishing',
    offers: ['We design and furnish offices.', 'We fit out shops and offices.'],
    when: [
      'more people join and the desks do not fit anymore',
      'a shop or a practice opens and looks like any other',
      'it is so loud in the office that nobody can phone',
    ],
    gets: ['a first sketch of one room', 'a visit with measurements and a written quote'],
  },
  surveying: {
    words: wordsOf('(?<!(?:drone|aerial) )survey(?:s|ing|ors?)|geotechnical|topographic\\w*'),
    sentence: '',
    noun: 'Surveying',
    offers: ['We survey land and buildings.', 'We examine soil and foundations.'],
    when: [
      'a plot is sold or divided and the boundary is not clear',
      'a building has to be measured because no plans exist',
      'a construction site needs its levels before work starts',
    ],
    gets: ['a price for your plot or building', 'a date for the measurement on site'],
  },
  carpentry: {
    words: wordsOf(
      'carpent(?:er|ers|ry)|timber fram(?:e|ed|es|ing)|roof trusses|timber buildings?',
    ),
    sentence: 'We build with timber, from roofs to halls.',
    noun: 'Carpentry',
    offers: [
      'We build and repair timber roofs and frames.',
      'We build timber halls, canopies and extensions.',
    ],
    when: [
      'a roof frame has to be up before the winter',
      'an extension must be up within days and not months',
      'old beams are rotten and still carry a wall',
    ],
    gets: ['a price from your drawing or a photo', 'a date for a look at the roof'],
  },
  drywall: {
    words: wordsOf(
      'dry ?wall|plasterboard|dry ?lining|suspended ceilings?|partition walls?|stud walls?',
      't-?bar ceilings?',
    ),
    sentence: 'We build drywall partitions and ceilings.',
    noun: 'Drywall',
    offers: [
      'We put up and finish drywall partitions.',
      'We hang suspended ceilings in offices and shops.',
    ],
    when: [
      'an office has to be divided and the move is planned',
      'the painters come next week and the boards are not up',
      'a ceiling was opened for pipes and has to be closed',
    ],
    gets: ['a price from your floor plan', 'a start date for your project'],
  },
  plantWork: {
    words: wordsOf(
      'pip(?:e ?work|ing)|pipe ?fitt(?:ing|ers?)|industrial maintenance|plant maintenance',
      'plant shutdowns?|industrial assembly|millwrights?',
    ),
    sentence: 'We build and maintain pipes and machines in plants.',
    noun: 'Plant maintenance',
    offers: ['We fit and repair pipework in plants.', 'We move, assemble and maintain machines.'],
    when: [
      'a line has stopped and their own fitters are busy',
      'a shutdown is planned and hands are missing',
      'a pipe leaks and the plant has to run on Monday',
    ],
    gets: ['a date for a visit to your plant', 'a fixed price after one visit'],
  },
}
