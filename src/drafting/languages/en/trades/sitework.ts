import { wordsOf } from '../../letters.ts'
import type { SiteworkTrades } from '../../trade-ids.ts'

/** Trades that work on buildings and sites with special equipment, as firms of them speak. */
export const sitework: SiteworkTrades = {
  pools: {
    words: wordsOf(
      'swimming pools?|pool (?:builders?|construction|maintenance|services?)',
      'pool (?:cleaning|supplies|installation|technology)|saunas?|hot tubs?|whirlpools?',
      'steam (?:rooms?|baths?)|jacuzzis?',
      'spas? (?:builders?|construction|installation|technology|pools?)',
    ),
    sentence: 'We build and service pools and saunas.',
    noun: 'Pools and saunas',
    offers: [
      'We build and maintain pools for hotels and clubs.',
      'We build saunas and steam rooms and repair them.',
    ],
    when: [
      'the pool water turns green and guests stay out',
      'the sauna heater of a hotel fails in high season',
      'the health department objects to the water readings',
    ],
    gets: ['a test of your pool water', 'a look at the pump room'],
  },
  stoves: {
    words: wordsOf(
      '(?:wood|pellet|tiled|masonry|log|multi.?fuel)[- ](?:burn\\w+ )?(?:stoves?|heaters?)',
      'wood.?burners?|stove (?:fitters?|installation|shops?)|fireplaces?|chimneys?',
      'chimney (?:sweeps?|sweeping|repairs?|liners?|cleaning)|flues?|flue liners?',
    ),
    sentence: 'We build and service stoves and chimneys.',
    noun: 'Stoves and chimneys',
    offers: [
      'We build stoves and fireplaces for homes and inns.',
      'We sweep, line and repair chimneys and flues.',
    ],
    when: [
      'an inspection finds that the chimney is cracked',
      'the fireplace in the lobby fills the room with smoke',
      'a boiler is replaced and the old flue no longer fits',
    ],
    gets: ['a look at the chimney with a camera', 'a price from photos of the fireplace'],
  },
  drains: {
    words: wordsOf(
      'drain (?:cleaning|cleaners?|clearance|unblocking|jetting)',
      'drain (?:surveys?|repairs?|relining|inspections?)|blocked (?:drains?|toilets?)|sewers?',
      'sewer (?:cleaning|inspections?|repairs?)|septic(?: tanks?| systems?| pumping)?',
      'cess ?(?:pools?|pits?)',
      '(?:cctv|camera) (?:drain|pipe|sewer)?\\s?(?:surveys?|inspections?)|hydro.?jetting',
      'grease traps?|rooter|drains',
    ),
    sentence: 'We clean drains and sewers.',
    noun: 'Drain cleaning',
    offers: [
      'We clear blocked drains and sewers with high-pressure water.',
      'We inspect pipes by camera and empty septic tanks.',
    ],
    when: [
      'wastewater backs up in the basement and the restrooms have to close',
      'the grease trap of the kitchen overflows',
      'the city asks for proof that the sewer line does not leak',
    ],
    gets: ['a camera look into one pipe', 'a fixed price per grease trap or tank'],
  },
  treeCare: {
    words: wordsOf(
      'tree (?:care|surg\\w+|work|services?|removals?)',
      'tree (?:felling|trimming|pruning|cutting|inspections?)|arborists?|arboricultur\\w+',
      'stump (?:grinding|removal)|forestry|logging|hedge (?:trimming|cutting)',
      'woodland management',
    ),
    sentence: 'We do tree work.',
    noun: 'Tree work',
    offers: [
      'We care for trees and fell them with ropes and lifts.',
      'We clear land, cut timber and grind stumps.',
    ],
    when: [
      'a storm breaks a tree and a branch hangs over the parking lot',
      'a tree on their property leans toward a road or power line',
      'a plot has to be cleared before the nesting season',
    ],
    gets: ['a look at the trees that worry you', 'a price from photos of the tree'],
  },
  demolition: {
    words: wordsOf(
      'demolition|demolish\\w*|dismantling|strip.?outs?|soft strip',
      'asbestos (?:removal|abatement|disposal)',
      'concrete (?:cutting|sawing|drilling|crushing|coring)|core drilling',
      'diamond (?:drilling|sawing|cutting)|wrecking|wall saw\\w+',
    ),
    sentence: 'We demolish buildings and cut concrete.',
    noun: 'Demolition',
    offers: [
      'We take down buildings and remove asbestos.',
      'We cut and drill openings in concrete.',
    ],
    when: [
      'an old warehouse has to go before construction can start',
      'asbestos turns up during a renovation and work has to stop',
      'a new door or pipe has to go through a concrete wall',
    ],
    gets: [
      'a walk through the building with a written quote',
      'a price per opening from your plan',
    ],
  },
  cranes: {
    words: wordsOf(
      'cranes?|heavy (?:lifting|lifts?|haulage|moving)|rigging|riggers',
      'machine(?:ry)? (?:moving|movers?|relocations?|removals?)',
      'lifting (?:gear|equipment|operations|services)|hoists?|slings|loler',
    ),
    sentence: 'We lift and move heavy loads.',
    noun: 'Cranes and lifting',
    offers: [
      'We lift and move machines and heavy loads by crane.',
      'We inspect and repair cranes, chains and lifting gear.',
    ],
    when: [
      'a machine is delivered and no forklift can lift it',
      'a production line moves to another hall',
      'the inspection of their chains and slings is due',
    ],
    gets: ['a look at the site before the lift', 'a price from the weight and a photo'],
  },
  restoration: {
    words: wordsOf(
      '(?:furniture|art|painting|book|paper|stone) (?:restoration|conservation)',
      '(?:furniture|art|painting|book|paper|stone) (?:restorers?|conservators?)',
      '(?:building|antiques?|historic|church|facade|mural) (?:restoration|conservation)',
      '(?:building|antiques?|historic|church|facade|mural) (?:restorers?|conservators?)',
      'restorers?|conservators?|art conservation',
      'restoration (?:of (?:paintings?|furniture|art\\w*|books?|historic \\w+|monuments?))',
      'restoration workshop|restoration studio|historic (?:buildings?|preservation)',
      'listed buildings?|heritage (?:conservation|restoration)|gilding|gilders?|bookbind\\w+',
    ),
    sentence: 'We restore old buildings and works of art.',
    noun: 'Restoration',
    offers: [
      'We restore facades, plaster and stone in historic buildings.',
      'We restore paintings, furniture and books in our workshop.',
    ],
    when: [
      'plaster falls from the ceiling of a historic building',
      'a painting or document gets wet and has to be saved',
      'the preservation office asks for a report before work starts',
    ],
    gets: ['a first opinion from photos of the damage', 'a test area that shows the result'],
  },
}
