import { wordsOf } from '../../letters.ts'
import type { MakingTrades } from '../../trade-ids.ts'

/** Trades of makers and suppliers of goods, as firms of them speak. */
export const making: MakingTrades = {
  metalwork: {
    words: wordsOf('metalwork\\w*|sheet.?metal|weld\\w+|steelwork|fabricat\\w+|railings'),
    sentence: 'We do metalwork and welding.',
    noun: 'Metalwork',
    offers: ['We weld and build in metal.', 'We cut, bend and weld sheet metal.'],
    when: [
      'a stair, a railing or a gate has to fit exactly',
      'a part has broken and has to be welded on site',
      'a steel structure is due and their own workshop is full',
    ],
    gets: ['a price from your drawing or a photo', 'a quote with a delivery date'],
  },
  machining: {
    words: wordsOf('machining|we machine|cnc|machined parts|milling|turned parts'),
    sentence: 'We do machining.',
    noun: 'Machined parts',
    offers: [
      'We turn and mill parts, single pieces and series.',
      'We make spare parts for machines, also from a sample.',
    ],
    when: [
      'a part is no longer made and has to be copied from a sample',
      'their own machines are full and the delivery date is fixed',
      'their usual supplier turns down small runs',
    ],
    gets: ['a price for one part from your drawing', 'a sample part before the series'],
  },
  finishing: {
    words: wordsOf(
      'coatings?|(?:electro)?plating|anodi[sz]ing|powder.?coating|shot.?blasting|galvani\\w+',
    ),
    sentence: 'We plate and finish metal parts.',
    noun: 'Metal finishing',
    offers: ['We coat and finish metal parts.', 'We blast and powder-coat metal parts.'],
    when: [
      'parts come back with stains, rust or the wrong thickness',
      'a batch has to be coated faster than planned',
      'a new part needs a surface that lasts outdoors',
    ],
    gets: ['one part coated as a sample', 'a price for your batch size'],
  },
  hardening: {
    words: wordsOf(
      'heat.?treat(?:ment|ments|ing|ers?)|case.?hardening|induction hardening',
      'vacuum hardening|annealing|nitriding|nitrocarburi[sz]ing|carburi[sz]ing',
      'tempering of steel',
    ),
    sentence: 'We harden and heat-treat steel.',
    noun: 'Heat treatment',
    offers: [
      'We heat-treat steel parts, as single pieces and in batches.',
      'We straighten and anneal shafts and welded parts.',
    ],
    when: [
      'parts come out of hardening warped and need straightening',
      'a batch fails its hardness test and the delivery date is fixed',
      'a worn gear is remade and still has to be hardened',
    ],
    gets: ['a price per kilo or per piece', 'a test piece with its measured hardness'],
  },
  foundry: {
    words: wordsOf(
      'foundr(?:y|ies)|castings?|die.?cast(?:ing|ings)?|sand cast(?:ing|ings)?',
      'investment cast(?:ing|ings)?|forgings?|forging|drop forg(?:ed|ing|ings)',
      'cast iron|metal casting',
    ),
    sentence: 'We cast and forge metal parts.',
    noun: 'Castings and forgings',
    offers: ['We cast parts in iron, steel, aluminum or bronze.', 'We forge parts to drawing.'],
    when: [
      'a cast part broke and its pattern no longer exists',
      'pores appear when castings are machined',
      'a welded part is to become one casting to save weight',
    ],
    gets: ['a price per piece from your drawing', 'a first sample before the series'],
  },
  plastics: {
    words: wordsOf('(?:inject\\w+|blow) mou?ld\\w+|plastics?|3d.?print\\w+|mou?ldings?'),
    sentence: 'We make plastic parts.',
    noun: 'Plastic parts',
    offers: ['We make plastic parts.', 'We print prototypes and small series in 3D.'],
    when: [
      'a prototype is needed before the tool is paid for',
      'a tool has to move because their supplier is closing',
      'their usual supplier turns down small runs',
    ],
    gets: ['a price from your drawing or 3D file', 'a sample part before the series'],
  },
  electronics: {
    words: wordsOf(
      'cable (?:assembl(?:y|ies)|harness(?:es)?)|wir(?:e|ing) harness(?:es)?',
      'electronics|pcbs?|circuit boards?|embedded|sensors?',
    ),
    sentence: 'We make electronics.',
    noun: 'Electronics',
    offers: ['We develop and make electronics.', 'We assemble circuit boards.'],
    when: [
      'a component is discontinued and the board has to change',
      'a prototype works and the first series has to be built',
      'a device fails in the field and nobody knows why',
    ],
    gets: ['a price for your first series', 'a list of parts that are hard to buy'],
  },
  machinery: {
    words: wordsOf('automation|machine build\\w+|machinery|(?<!access )control systems?|plc'),
    sentence: '',
    noun: 'Machines and controls',
    offers: [
      'We build, automate and repair machines.',
      'We supply machines and renew their controls.',
    ],
    when: [
      'a machine is down and the manufacturer has no date',
      'a step is done by hand that takes two people all day',
      'the controls of an old machine can no longer be repaired',
    ],
    gets: ['a visit at the machine and a written quote', 'a first idea with a rough price'],
  },
  dealers: {
    words: wordsOf(
      'tractor dealers?|machinery dealers?|forklift(?:s| sales| dealers?)',
      'fork.?lift trucks?|plant sales|agricultural machinery|used machinery',
      'truck dealers?|telehandlers?',
    ),
    sentence: 'We sell and service work machines.',
    noun: 'Sales and service',
    offers: [
      'We sell new and used machines and vehicles for work.',
      'We service and repair forklifts, tractors and construction machines.',
    ],
    when: [
      'a forklift costs more in repairs than it is worth',
      'a new contract starts and they are one machine short',
      'a tractor breaks down in the middle of the season',
    ],
    gets: ['a list of used machines in stock', 'a part-exchange price from photos of your machine'],
  },
  textiles: {
    words: wordsOf('embroider\\w+|workwear|uniforms?|textiles?|tailor\\w*'),
    sentence: '',
    noun: 'Workwear',
    offers: ['We print and embroider workwear.', 'We clean and rent workwear and linen.'],
    when: [
      'new people start and workwear with their logo is missing',
      'the workwear is worn out and everyone wears something else',
      'laundry is due every week and nobody has time for it',
    ],
    gets: ['one piece as a sample', 'a price for your number of people'],
  },
  safetyGear: {
    words: wordsOf(
      'ppe|personal protective equipment|work.?wear',
      'safety (?:footwear|boots|shoes|wear|gloves)|protective (?:clothing|gloves)',
      'hi.?vis|first.?aid (?:kits?|supplies)|hard hats?|fall protection',
    ),
    sentence: 'We supply workwear and protective equipment.',
    noun: 'Safety gear',
    offers: [
      'We supply workwear, safety shoes and protective equipment to companies.',
      'We refill and replace first-aid kits.',
    ],
    when: [
      'new people start on Monday and need shoes, helmets and jackets',
      'gloves wear out within days or nobody wants to wear them',
      'the first-aid boxes are half empty or out of date',
    ],
    gets: ['samples in two sizes to try on', 'a price per set for each new employee'],
  },
  packaging: {
    words: wordsOf('packaging|cartons?|boxes|labels|pallets?'),
    sentence: '',
    noun: 'Packaging',
    offers: ['We make packaging to measure.', 'We supply packaging and labels.'],
    when: [
      'goods arrive damaged',
      'a product does not fit any standard box',
      'their packaging supplier has a minimum that is too high',
    ],
    gets: ['a sample for one of your products', 'a price for the quantity you use'],
  },
  printing: {
    words: wordsOf('printing|(?<!(?:label|receipt|barcode|thermal) )printers|print shop|banners'),
    sentence: 'We do printing.',
    noun: 'Printing',
    offers: [
      'We print brochures, stationery and posters.',
      'We print labels, banners and large formats.',
    ],
    when: [
      'a trade fair is close and the brochures are not printed',
      'the address changes and all stationery shows the old one',
      'a small run is needed faster than online printers deliver',
    ],
    gets: ['a price for your next print job', 'samples of paper or material'],
  },
  chemicals: {
    words: wordsOf(
      'lubricants?|industrial oils?|cutting fluids?|coolants?',
      'cleaning (?:chemicals?|agents?)|chemical (?:suppliers?|distribut(?:or|ors|ion))',
      'solvents?|degreasers?|greases?|industrial chemicals?',
    ),
    sentence: 'We supply lubricants, chemicals and cleaning agents.',
    noun: 'Lubricants and chemicals',
    offers: [
      'We supply oils, greases and cleaning agents to industry.',
      'We supply basic and special chemicals in drums and containers.',
    ],
    when: [
      'the coolant in the machines smells or irritates the skin',
      'an oil is no longer made and the machine needs an equivalent',
      'a cleaner has to be replaced because of its hazard label',
    ],
    gets: ['a sample to try on your machine', 'the safety data sheets with a price per drum'],
  },
  covers: {
    words: wordsOf(
      'tarpaulins?|tarps?|marquees?|canopies|pvc covers?|industrial covers?',
      'made.?to.?measure covers?|curtain.?siders?|canvas (?:covers?|work)',
    ),
    sentence: 'We make tarpaulins and covers to measure.',
    noun: 'Tarpaulins and covers',
    offers: [
      'We make and repair tarpaulins, tents and covers.',
      'We put up storage tents and canvas roofs.',
    ],
    when: [
      'a truck curtain is torn and the vehicle has to go out',
      'goods stand in the yard and have to stay dry',
      'a terrace needs shade before the season opens',
    ],
    gets: ['a price from your measurements and a photo', 'samples of the fabric in your color'],
  },
  medical: {
    words: wordsOf(
      'medical (?:equipment|devices?|supplies)',
      'dental (?:equipment|supplies)',
      'laboratory (?:equipment|instruments|supplies)|lab equipment',
      'surgical instruments|hospital equipment|autoclaves?',
    ),
    sentence: 'We supply and service medical equipment.',
    noun: 'Medical equipment',
    offers: [
      'We supply equipment for practices, clinics and laboratories.',
      'We service, repair and calibrate medical devices.',
    ],
    when: [
      'a sterilizer fails and the appointments are already booked',
      'a practice opens or moves and needs its equipment',
      'the service date on the devices has passed',
    ],
    gets: ['a price for the service of your devices', 'a list of equipment in stock'],
  },
  food: {
    words: wordsOf(
      'cheeses?|olive oils?|honey|oil mills?',
      'food (?:wholesal(?:er|ers|e)|suppliers?|producers?|manufactur(?:er|ers|ing)|service suppliers?)',
      'foodservice|wholesale (?:food|bakery|butchers?|bakers?)|catering butchers?',
      'fruit and veg(?:etables?)?|bakery supplies|dairy products',
    ),
    sentence: 'We supply restaurants, canteens and shops.',
    noun: 'Food deliveries',
    offers: [
      'We supply food to restaurants, canteens and shops.',
      'We make products to order, also under a customer’s own label.',
    ],
    when: [
      'a delivery is missing and the kitchen opens in a few hours',
      'a new menu needs a product in catering packs',
      'a shop wants something that the supermarket does not have',
    ],
    gets: ['a box of samples for your kitchen', 'a price list with our delivery days'],
  },
  supplies: {
    words: wordsOf(
      'bearings|fasteners',
      'wholesal\\w+|distributors?|suppl(?:y|ies|iers?)|dealers?|spare parts',
    ),
    sentence: '',
    noun: '',
    offers: [
      'We supply companies with goods and spare parts.',
      'We supply tools and materials for the trade.',
    ],
    when: [
      'their supplier cannot deliver and the stock is nearly empty',
      'they need a small quantity that others do not sell',
      'an old product is no longer made and something has to replace it',
    ],
    gets: ['a price to compare with your last order', 'a sample of one article'],
  },
}
