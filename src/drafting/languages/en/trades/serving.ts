import { wordsOf } from '../../letters.ts'
import type { ServingTrades } from '../../trade-ids.ts'

/** Trades of services around people, goods and buildings, as firms of them speak. */
export const serving: ServingTrades = {
  cleaning: {
    words: wordsOf(
      '(?<!(?:drain|sewer|chimney|flue|tank|pool|pipe) )clean(?:ing|ers?)|janitorial',
      'window clean\\w+',
    ),
    sentence: 'We do cleaning.',
    noun: 'Cleaning',
    offers: ['We clean offices and commercial premises.', 'We clean windows and facades.'],
    when: [
      'their cleaner is ill and no one fills in',
      'building work is finished and the opening is in two days',
      'complaints about the cleaning keep coming back',
    ],
    gets: ['a monthly price after one visit', 'a trial clean of one floor'],
  },
  security: {
    words: wordsOf('security guards?|guarding|alarms?|cctv|access control'),
    sentence: '',
    noun: 'Site security',
    offers: ['We guard buildings and sites.', 'We install alarms, cameras and access control.'],
    when: [
      'there was a break-in next door',
      'keys are lost and nobody knows who can still get in',
      'a site or an event has to be guarded at short notice',
    ],
    gets: ['a visit with a list of the weak points', 'a fixed price after one visit'],
  },
  pests: {
    words: wordsOf('pest control|pests?|exterminat\\w+'),
    sentence: 'We do pest control.',
    noun: 'Pest control',
    offers: [
      'We control pests in business premises.',
      'We check premises for pests and keep the records.',
    ],
    when: [
      'mice or cockroaches are seen where food is kept',
      'an inspection has asked for a pest control log',
      'a wasps’ nest hangs over an entrance',
    ],
    gets: ['a visit and a written quote', 'a price for regular checks'],
  },
  staffing: {
    words: wordsOf('recruit\\w+|staffing|temp(?:orary)? (?:staff|workers)|headhunt\\w+'),
    sentence: 'We find people for open jobs.',
    noun: 'Staffing',
    offers: ['We find people for open jobs.', 'We supply temporary staff.'],
    when: [
      'a job has been open for months',
      'somebody is ill for weeks and the orders do not wait',
      'many hands are needed for one season',
    ],
    gets: ['two profiles that fit your opening', 'an hourly rate before anything is signed'],
  },
  hr: {
    words: wordsOf(
      'hr (?:consult(?:ants?|ing|ancy)|advice|support|services|outsourcing|documents)',
      'human resources|employment contracts?|(?:staff|employee) handbooks?',
      'personnel administration|people consultancy',
    ),
    sentence: 'We handle contracts and staff administration.',
    noun: 'Staff administration',
    offers: [
      'We write employment contracts and staff handbooks.',
      'We advise employers on leave, absence and dismissal.',
    ],
    when: [
      'they take on their first people and have no contracts',
      'an employee is off sick for weeks and the rules are unclear',
      'working hours change and old contracts no longer fit',
    ],
    gets: ['a short check of one contract', 'a fixed monthly price for your number of staff'],
  },
  transport: {
    words: wordsOf('transport\\w*|haulage|logistics|freight|couriers?|forwarding'),
    sentence: 'We do transport and deliveries.',
    noun: 'Transport and storage',
    offers: ['We carry goods by road.', 'We store, pick and ship goods.'],
    when: [
      'a delivery has to arrive tomorrow and their haulier has no truck',
      'goods are too long, too heavy or too delicate for a parcel service',
      'the warehouse is full and pallets have to go somewhere',
    ],
    gets: ['a price for one of your routes', 'a list of free trucks on your dates'],
  },
  forwarding: {
    words: wordsOf(
      'freight forward(?:er|ers|ing)|forwarding agents?|sea.?freight|ocean freight',
      'air.?freight|air cargo|fcl|lcl|container shipping',
    ),
    sentence: 'We forward freight by sea and air.',
    noun: 'Freight forwarding',
    offers: [
      'We forward goods by sea and air, door to door.',
      'We group small consignments into shared containers.',
    ],
    when: [
      'a spare part has to cross an ocean before the line stops',
      'a first order from overseas is ready and nobody has booked space',
      'a container is stuck in port and storage costs run up',
    ],
    gets: ['a door-to-door price for one shipment', 'the next sailing dates for your route'],
  },
  passengers: {
    words: wordsOf('coach hire|minibus\\w*|bus hire|shuttles?|chauffeur\\w*|charter buses'),
    sentence: 'We drive groups of people.',
    noun: 'Coach hire',
    offers: ['We drive groups by coach and minibus.', 'We drive to airports, meetings and events.'],
    when: [
      'a team or guests have to get to a site and back together',
      'their staff cannot get to the early shift by bus',
      'a driver or a coach has dropped out before an event',
    ],
    gets: ['a price for your date and number of people', 'a list of free coaches on your date'],
  },
  vehicleDelivery: {
    words: wordsOf(
      'vehicle (?:delivery|deliveries|movements?|collection)',
      'trade plate(?:s| drivers?)|car delivery|driven delivery|vehicle transfers?',
      'drive.?away|fleet delivery|vehicle logistics',
    ),
    sentence: 'We deliver vehicles for dealers and fleets.',
    noun: 'Vehicle delivery',
    offers: [
      'We collect and deliver cars and vans by road.',
      'We hand vehicles over to drivers and bring the old ones back.',
    ],
    when: [
      'a sold car has to reach a buyer several hours away',
      'lease cars have to be returned by the end of the month',
      'a van is at the wrong branch and nobody can be spared',
    ],
    gets: ['a fixed price for one route', 'a copy of our handover report'],
  },
  customs: {
    words: wordsOf('customs|import and export|customs brok\\w+|foreign trade|trade compliance'),
    sentence: '',
    noun: 'Customs and import',
    offers: ['We handle customs clearance.', 'We advise on import and export.'],
    when: [
      'a consignment is held at customs and papers are missing',
      'they import or export for the first time',
      'their broker has no time and the deadline runs',
    ],
    gets: ['a list of the papers that your goods need', 'a price for one consignment'],
  },
  removals: {
    words: wordsOf('removals?|moving company|movers|relocations?'),
    sentence: 'We do removals.',
    noun: 'Moving',
    offers: ['We move offices and households.', 'We move and store furniture.'],
    when: [
      'an office moves and has to work again on Monday',
      'a heavy machine has to go to another hall',
      'an archive or a store has to be cleared',
    ],
    gets: ['a fixed price after one visit', 'a plan for the day of the move'],
  },
  catering: {
    words: wordsOf('catering|caterers?|food trucks?|buffets?'),
    sentence: 'We cater for meetings and events.',
    noun: 'Catering',
    offers: ['We cater for meetings and events.', 'We deliver lunch to companies.'],
    when: [
      'a meeting runs over lunch and the guests need to eat',
      'an anniversary or a summer party needs food for the whole staff',
      'the canteen is closed and people have to eat',
    ],
    gets: ['two menus with a price per person', 'a tasting for two'],
  },
  rooms: {
    words: wordsOf(
      'hotels?|guest ?house|meeting rooms?(?! (?:technology|systems?|av))|venue',
      'conference rooms?(?! (?:technology|systems?|av))|restaurant',
    ),
    sentence: '',
    noun: '',
    offers: ['We rent out rooms for meetings and events.', 'We have rooms for overnight guests.'],
    when: [
      'a team wants two days away from the office',
      'a meeting is bigger than their own rooms',
      'fitters or guests need rooms for several nights',
    ],
    gets: ['a price for your date and number of people', 'a look at the rooms before you decide'],
  },
  events: {
    words: wordsOf('events?|event technology|sound and light\\w*|stages?|marquees?|djs?'),
    sentence: '',
    noun: 'Events',
    offers: ['We plan and run events.', 'We supply sound, light and stages.'],
    when: [
      'an anniversary is close and nobody has begun',
      'a speech has to be heard in the last row',
      'a supplier has dropped out before the event',
    ],
    gets: ['a first plan with a rough price', 'a list of what your event needs'],
  },
  vehicles: {
    words: wordsOf(
      'garage|car repairs?|vehicle repairs?|body ?shop|fleet maintenance|tyres?|tires?',
    ),
    sentence: '',
    noun: 'Vehicle repairs',
    offers: ['We repair and service vehicles.', 'We repair bodywork and paint.'],
    when: [
      'a van is off the road and the round has to be driven',
      'the inspection of several vehicles is due at once',
      'a damage has to be repaired without losing a week',
    ],
    gets: ['a date this week', 'a price from photos of the damage'],
  },
  waste: {
    words: wordsOf('waste|skip hire|recycling|scrap|junk removal|dumpsters?'),
    sentence: 'We collect and dispose of waste.',
    noun: 'Waste collection',
    offers: ['We collect and dispose of waste.', 'We buy and recycle scrap.'],
    when: [
      'a building is cleared and a container is needed tomorrow',
      'waste has piled up that nobody takes',
      'they need proof of where their waste has gone',
    ],
    gets: ['a price per container', 'a list of what you could sort to pay less'],
  },
  property: {
    words: wordsOf(
      'property management|facilit\\w+ (?:management|services)|real estate|caretak\\w+|lettings?',
    ),
    sentence: '',
    noun: 'Property management',
    offers: ['We manage buildings.', 'We do caretaking and building maintenance.'],
    when: [
      'a caretaker retires and nobody follows',
      'tenants complain and nobody answers',
      'a flat or an office stays empty for months',
    ],
    gets: ['a fixed price per unit', 'a visit to your building'],
  },
  insurance: {
    words: wordsOf('insurance|insurers?|pensions?|financial (?:advice|planning)'),
    sentence: 'We advise on insurance.',
    noun: 'Insurance',
    offers: ['We advise companies on insurance.', 'We advise on pensions and financing.'],
    when: [
      'a premium has gone up again',
      'a damage happened and the insurer does not pay',
      'they have grown and nobody has looked at the old policies',
    ],
    gets: ['a comparison for one of your policies', 'a list of risks that are not covered'],
  },
  remediation: {
    words: wordsOf(
      'mou?ld removal|remediation|graffiti|fire damage|water damage|restoration services?',
      'dry ice',
    ),
    sentence: 'We remove mold, soot and graffiti.',
    noun: 'Damage restoration',
    offers: ['We dry and clean buildings after water and fire.', 'We remove mold and graffiti.'],
    when: [
      'a pipe has burst and the floor is under water',
      'mold has been found and the room is closed',
      'a wall was sprayed over night and must be clean again',
    ],
    gets: ['a first look at the damage', 'a written price after one visit'],
  },
}
