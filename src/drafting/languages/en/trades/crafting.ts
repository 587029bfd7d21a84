import { wordsOf } from '../../letters.ts'
import type { CraftingTrades } from '../../trade-ids.ts'

/** Trades that make, mount and repair special equipment, as firms of them speak. */
export const crafting: CraftingTrades = {
  signs: {
    words: wordsOf(
      'sign ?(?:makers?|making|shops?|company|manufacturers?|installation)|(?<!digital )signage|signwrit\\w+',
      '(?<!(?:road|traffic|safety|warning|vital) )signs(?! (?:of|off|that|up|a|an|the|in|on))',
      '(?:vehicle|car|van|fleet) (?:wraps?|wrapping|graphics|lettering)',
      'window (?:lettering|graphics)|channel letters|vinyl (?:lettering|graphics|wraps?)',
      'light ?boxes|nameplates?',
    ),
    sentence: 'We make signs.',
    noun: 'Signs',
    offers: [
      'We make and mount signs for buildings and shops.',
      'We letter and wrap vehicles and windows.',
    ],
    when: [
      'a new location opens and the sign above the door is missing',
      'new vans arrive and have to be lettered',
      'the logo changes and every sign still shows the old one',
    ],
    gets: ['a sketch of the sign on a photo of your building', 'a price per vehicle from a photo'],
  },
  pumps: {
    words: wordsOf(
      '(?<!(?:heat|source|breast|gas|insulin|petrol) )pumps',
      'pump (?:repairs?|services?|servicing|sales|systems|stations?|overhauls?)',
      '(?:air )?compressors?|compressed air|hydraulics',
      'hydraulic (?:hoses?|cylinders?|systems|repairs?)|pneumatics?|vacuum pumps?',
    ),
    sentence: 'We repair pumps and compressors.',
    noun: 'Pumps and compressors',
    offers: [
      'We supply, install and repair industrial pumps.',
      'We service compressors, hydraulics and pneumatics on site.',
    ],
    when: [
      'a pump fails on the weekend and production stops',
      'a hydraulic hose bursts in the middle of a job',
      'the compressor runs day and night and the pressure still drops',
    ],
    gets: [
      'a price for the repair from a photo of the nameplate',
      'a check of your compressed air for leaks',
    ],
  },
  toolmaking: {
    words: wordsOf(
      'tool ?mak(?:ers?|ing)|tools and mou?lds|mou?lds and dies|plastic mou?lds',
      'tool (?:and|&) die|tool ?rooms?|dies|die.?(?:sets?|makers?|making)|injection mou?lds?',
      'mou?ld ?(?:makers?|making|shops?|repairs?)|jigs|fixtures and jigs|jigs and fixtures',
      '(?:press|stamping|punching|cutting) tools?|tool (?:grinding|sharpening|regrinding)',
      'gauges and fixtures',
    ),
    sentence: 'We make tools and molds.',
    noun: 'Tools and molds',
    offers: [
      'We build molds and dies for plastic and sheet metal.',
      'We make fixtures and gauges and regrind worn tools.',
    ],
    when: [
      'a mold breaks and the machine has nothing to run',
      'a new part needs a tool before the series can start',
      'a worn tool leaves burrs on every part',
    ],
    gets: ['a price for the tool from your drawing', 'a look at a damaged mold in our workshop'],
  },
  refrigeration: {
    words: wordsOf(
      'refrigeration|cold (?:rooms?|storage rooms?|stores?)',
      'walk.?in (?:coolers?|freezers?|fridges?)|chillers?',
      '(?:commercial|industrial) (?:fridges?|freezers?|cooling|cold)|freezer rooms?',
      'ice machines?|display fridges?',
      'refrigerat(?:ed|ing) (?:cabinets?|counters?|display|systems)|condensing units?',
    ),
    sentence: 'We build and service cold rooms.',
    noun: 'Refrigeration',
    offers: [
      'We build cold rooms and freezers for food companies.',
      'We maintain and repair commercial refrigeration.',
    ],
    when: [
      'the cold room gets warm and the goods have to be saved',
      'an old system runs on a refrigerant that is no longer sold',
      'a kitchen or shop is extended and needs another cold room',
    ],
    gets: [
      'a check of one cold room with a short report',
      'a rough price from your room dimensions',
    ],
  },
  kitchenEquipment: {
    words: wordsOf(
      '(?:commercial|industrial|professional|restaurant) kitchens?',
      '(?:catering|kitchen|restaurant|bar|bakery) equipment|espresso machines?',
      '(?:commercial|combi|pizza) ovens?',
      '(?:commercial|industrial) (?:dishwashers?|ranges?|fryers?)|glasswashers?',
    ),
    sentence: 'We equip commercial kitchens.',
    noun: 'Commercial kitchen equipment',
    offers: [
      'We plan, supply and repair commercial kitchens.',
      'We repair ovens, dishwashers and espresso machines on site.',
    ],
    when: [
      'the dishwasher breaks down in the middle of lunch service',
      'a canteen is refitted and has to serve again after a few weeks',
      'an oven in the kitchen no longer holds its temperature',
    ],
    gets: ['a look at the machine that worries you', 'a price for the repair from a photo'],
  },
  locks: {
    words: wordsOf(
      'locksmiths?|lock(?:s|sets?|outs?| repairs?| changes?)|master key(?:s| systems?)?',
      'key (?:cutting|systems?|cabinets?)|safes|safe (?:openings?|engineers?|installation)',
      'strong ?rooms?|vaults|lock cylinders?|door hardware',
    ),
    sentence: 'We fit locks and safes.',
    noun: 'Locks and keys',
    offers: [
      'We plan and fit master key systems for buildings.',
      'We open doors and safes and replace locks.',
    ],
    when: [
      'an employee leaves and the key does not come back',
      'a door is broken open at night and has to lock again',
      'nobody knows anymore who has which key',
    ],
    gets: ['a look at your doors and key plan', 'a price per door from your list'],
  },
  officeFurniture: {
    words: wordsOf(
      'office (?:furniture|chairs?|desks?|seating|furnishings?)',
      '(?:height.adjustable|standing|sit.stand) desks?|ergonomic (?:chairs?|seating)',
      '(?:contract|workplace|school|conference) furniture|cubicles|phone booths',
    ),
    sentence: 'We supply office furniture.',
    noun: 'Office furniture',
    offers: [
      'We furnish offices with desks, chairs and cabinets.',
      'We supply used office furniture and take back old pieces.',
    ],
    when: [
      'a department moves and the desks do not fit the new rooms',
      'ten people start at once and have no desk yet',
      'a doctor’s note asks for a height-adjustable desk',
    ],
    gets: ['a chair on trial at your office', 'a floor plan with furniture for one room'],
  },
  upholstery: {
    words: wordsOf(
      'upholster\\w*|re-?upholster\\w*|(?:seat|chair|furniture|sofa) (?:covers?|re-?covering)',
      'leather ?(?:work|goods|repairs?)|saddlers?|saddlery|curtains?|drap(?:es|ery|eries)',
      'seat cushions?|trimmers?',
    ),
    sentence: 'We upholster furniture and seats.',
    noun: 'Upholstery',
    offers: [
      'We upholster chairs, benches and vehicle seats.',
      'We sew and hang curtains for hotels and offices.',
    ],
    when: [
      'the benches in the dining room are worn through',
      'a vehicle seat is torn and a new one takes months to come',
      'the curtains on the stage do not pass the fire inspection',
    ],
    gets: ['fabric and leather samples for your furniture', 'a price per chair from a photo'],
  },
  blinds: {
    words: wordsOf(
      'blinds|(?:window|roller|solar) (?:blinds?|shades?)|(?<!roller )shutters|awnings?',
      'sun (?:protection|shad(?:es|ing))|window (?:treatments|coverings|films?)|solar shading',
      'pergolas|insect screens?|external shading',
    ),
    sentence: 'We fit blinds and shutters.',
    noun: 'Blinds and shutters',
    offers: [
      'We measure, supply and fit blinds and awnings.',
      'We repair shutters and motorized blinds in office buildings.',
    ],
    when: [
      'the sun shines on the screens and the office heats up',
      'a storm tears down the blinds on one side of the building',
      'a shutter jams and the shop cannot open',
    ],
    gets: ['fabric samples for one room', 'a price from photos and the window sizes'],
  },
  tills: {
    words: wordsOf(
      'cash registers?|tills',
      '(?:pos|epos|point.of.sale|checkout|till) (?:systems?|software|terminals?)',
      '(?:pos|epos|point.of.sale|checkout|till) (?:solutions?|hardware)|epos',
      '(?:weighing|industrial|retail|truck|platform) scales',
      'weighing (?:systems?|equipment|technology)|weighbridges?',
      'barcode (?:scanners?|printers?|labels?|readers?)|label (?:printers?|printing systems?)',
      'thermal printers?|card (?:terminals|readers)',
    ),
    sentence: 'We supply point-of-sale systems.',
    noun: 'Point-of-sale systems',
    offers: [
      'We install point-of-sale systems in shops and restaurants.',
      'We supply scales, scanners and label printers.',
    ],
    when: [
      'the register freezes while customers wait in line',
      'the old register cannot read the new payment cards',
      'a scale is due for calibration and goods cannot be sold',
    ],
    gets: ['a demo with your own products', 'a scanner or printer on trial'],
  },
  conferenceTech: {
    words: wordsOf(
      'audio.?visual',
      'av (?:integrat\\w+|systems?|installations?|technology|equipment|solutions?)',
      '(?:conference|meeting|board) ?rooms? (?:technology|systems?|equipment|av)',
      'conference (?:technology|systems?)|video ?conferenc\\w+|projectors?',
      'interactive (?:displays?|whiteboards?)|smart ?boards?',
      '(?:installed|commercial) (?:sound|audio)|(?:sound|pa|public address) systems?',
    ),
    sentence: 'We install conference technology.',
    noun: 'Conference technology',
    offers: [
      'We equip meeting rooms with screens, cameras and microphones.',
      'We install sound systems and projectors in halls and schools.',
    ],
    when: [
      'every video meeting starts with a search for the right cable',
      'colleagues who join remotely cannot hear the room',
      'a hall is renovated and the old sound system has to go',
    ],
    gets: ['a sound check in one meeting room', 'a trial screen for a week'],
  },
  instruments: {
    words: wordsOf(
      'piano (?:tun\\w+|repairs?|restoration|technicians?|movers?|shops?)|pianos',
      'organ ?(?:build\\w+|tuning|makers?|restoration)|pipe organs?',
      '(?:violin|guitar|instrument|bow|harpsichord) (?:mak(?:ers?|ing)|repairs?)|luthiers?',
      '(?:musical|wind|brass) instruments?',
    ),
    sentence: 'We tune and repair instruments.',
    noun: 'Musical instruments',
    offers: [
      'We tune and repair pianos for schools and stages.',
      'We build and restore organs and other instruments.',
    ],
    when: [
      'a concert is near and the grand piano is out of tune',
      'some pipes of the organ no longer sound',
      'the instruments of a school come back damaged after the year',
    ],
    gets: [
      'a look at the instrument with a written estimate',
      'a trial instrument for one rehearsal',
    ],
  },
  boats: {
    words: wordsOf(
      'boat ?(?:build\\w+|yards?|repairs?|services?|maintenance)',
      'ship ?(?:yards?|repairs?|build\\w+)',
      'marine (?:engines?|engineering|services?|electronics|repairs?)',
      'yacht (?:services?|refits?|repairs?|building|maintenance|care)|outboards?',
      'outboard motors?|marinas?|sailmak\\w+|antifouling',
    ),
    sentence: 'We build and repair boats.',
    noun: 'Boat repair',
    offers: ['We build and refit boats and yachts.', 'We service marine engines and repair ships.'],
    when: [
      'an engine fails in season and the boat cannot go out',
      'a workboat is due for inspection and has to come out of the water',
      'the hull is damaged in the harbor',
    ],
    gets: ['a look at the boat at its berth', 'a price for the service from your engine type'],
  },
}
