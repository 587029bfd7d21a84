import { wordsOf } from '../../letters.ts'
import type { SupplyingTrades } from '../../trade-ids.ts'

/** Trades that supply practices, farms, shops and offices, or handle goods for them, as firms of them speak. */
export const supplying: SupplyingTrades = {
  dentalLab: {
    words: wordsOf(
      'dental (?:labs?|laborator(?:y|ies)|technicians?|prosthe(?:tics|ses))|dentures?',
      'crowns? and bridges?|zirconia|milled (?:frameworks?|restorations?)',
    ),
    sentence: 'We make dental crowns, bridges and dentures.',
    noun: 'Dental work',
    offers: [
      'We make crowns, bridges and dentures for dental practices.',
      'We mill and print frameworks for dental laboratories.',
    ],
    when: [
      'a crown has to fit tomorrow and their laboratory has no time',
      'frameworks come back and have to be reworked again and again',
      'a practice scans digitally and its laboratory does not',
    ],
    gets: ['a trial case free of charge', 'a price list with delivery times'],
  },
  gifts: {
    words: wordsOf(
      'promotional (?:items?|products?|gifts?|merchandise)|corporate gifts?|giveaways?',
      'engrav(?:ing|ers?)|trophies|branded merchandise|gift (?:boxes|hampers?|baskets?)',
    ),
    sentence: 'We supply promotional items and gifts.',
    noun: 'Promotional items',
    offers: [
      'We print and engrave promotional items and gifts.',
      'We pack gifts for customers and employees.',
    ],
    when: [
      'a trade fair is close and there is nothing to hand out',
      'an anniversary is coming and nobody has time for presents',
      'last year’s giveaways are still in the cupboard',
    ],
    gets: ['three ideas for your budget', 'one piece with your logo as a sample'],
  },
  drinks: {
    words: wordsOf(
      'wine(?:s|ry|ries)?|vineyards?|brewer(?:y|ies)|craft beers?|distiller(?:y|ies)',
      'coffee roast(?:ers?|ery|ing)|beverages?|juices?|spirits',
    ),
    sentence: 'We make and supply drinks.',
    noun: 'Drinks',
    offers: [
      'We supply restaurants, shops and offices with our drinks.',
      'We roast, brew or bottle under a customer’s own label.',
    ],
    when: [
      'a new menu needs a drink that the competition does not have',
      'a delivery is missing before the weekend',
      'guests ask for something from the region',
    ],
    gets: ['a tasting at your place', 'a price list with our delivery days'],
  },
  animals: {
    words: wordsOf(
      'livestock|cattle|dairy farms?|stables?|milking|feed (?:mills?|suppliers?)|animal feed',
      'barn equipment|poultry|pig farms?|veterinary',
    ),
    sentence: 'We supply farms with equipment and feed.',
    noun: 'Livestock equipment',
    offers: [
      'We supply and install equipment for barns and stables.',
      'We supply feed and veterinary products to farms.',
    ],
    when: [
      'a milking or feeding system stops in the early morning',
      'a barn is built or converted for more animals',
      'an inspection of animal welfare has found faults',
    ],
    gets: ['a visit to the barn with a written quote', 'a sample with a feeding plan'],
  },
  paints: {
    words: wordsOf(
      'paint (?:manufactur(?:er|ers|ing)|suppliers?)|varnish(?:es)?|lacquers?|resins?',
      'adhesives?|sealants?|industrial paints?|epox(?:y|ies)|pigments?|floor coatings?',
    ),
    sentence: 'We make paints, adhesives and sealants.',
    noun: 'Paints and adhesives',
    offers: [
      'We make paints and varnishes for industry and trade.',
      'We supply adhesives, sealants and resins.',
    ],
    when: [
      'paint peels off or a joint opens after a short time',
      'a color has to match exactly and the supplier cannot mix it',
      'a product is taken off the market and needs a substitute',
    ],
    gets: ['a sample mixed to your color', 'a test on one of your parts'],
  },
  fulfillment: {
    words: wordsOf(
      '3pl|fulfil?lment|order (?:picking|processing)|pick and pack|co-?packing|re-?packing',
      'kitting|contract packing|e-?commerce logistics|warehousing',
    ),
    sentence: 'We store, pack and ship goods.',
    noun: 'Storage and shipping',
    offers: [
      'We store, pick, pack and ship goods for online shops.',
      'We pack, label and rework goods by hand.',
    ],
    when: [
      'more orders come in than they can pack themselves',
      'a batch has to be relabeled or repacked before it can be sold',
      'the warehouse is full before the season begins',
    ],
    gets: ['a price per order or per piece', 'a possible starting date'],
  },
  laundry: {
    words: wordsOf(
      'laundr(?:y|ies)|linen (?:hire|rental|service)|dry.?clean(?:ers?|ing)|ironing',
      'workwear (?:rental|hire|cleaning)|towels?|textile services?',
    ),
    sentence: 'We wash and rent linen and workwear.',
    noun: 'Laundry',
    offers: [
      'We wash linen and workwear for hotels, practices and companies.',
      'We rent out workwear and towels and wash them.',
    ],
    when: [
      'linen comes back late or not clean and guests arrive',
      'their own washing machine breaks in the high season',
      'employees wash their workwear at home and may not',
    ],
    gets: ['a trial wash of one bag', 'a price per piece or per week'],
  },
  pallets: {
    words: wordsOf(
      'wooden pallets?|pallets? (?:in|made|to)|pallet (?:makers?|manufactur\\w*|repairs?)',
      'wooden crates?|export crates?',
    ),
    sentence: 'We make pallets and crates.',
    noun: 'Pallets',
    offers: [
      'We make wooden pallets, standard and to measure.',
      'We make crates for export and repair pallets.',
    ],
    when: [
      'a product needs a pallet size that is not in stock anywhere',
      'pallets for export need treatment and the stamp',
      'their usual supplier has no pallets this week',
    ],
    gets: ['a price per pallet for your quantity', 'a sample pallet in your size'],
  },
  timber: {
    words: wordsOf('sawmills?|sawn timber|fence posts?|firewood|lumber|planks?|logs? and posts'),
    sentence: 'We supply timber, posts and boards.',
    noun: 'Timber',
    offers: [
      'We saw and supply timber and boards to measure.',
      'We supply posts, stakes and firewood.',
    ],
    when: [
      'a size is needed that the timber yard does not keep',
      'a delivery of posts has to be there before the season',
      'boards have to be dry and ready to work with',
    ],
    gets: ['a price for your list of sizes', 'a delivery date for your quantity'],
  },
  components: {
    words: wordsOf(
      '(?:compression|torsion|extension|industrial) springs?|spring manufactur\\w*|gaskets?|seals?|bearings?',
      'fasteners?',
    ),
    sentence: 'We supply springs, seals and other parts.',
    noun: 'Technical parts',
    offers: [
      'We make springs and technical parts to drawing.',
      'We supply seals, bearings and fasteners.',
    ],
    when: [
      'a part breaks too soon and no catalog has a better one',
      'a small quantity is needed and the maker wants thousands',
      'a series starts soon and samples are still missing',
    ],
    gets: ['a price from your drawing or a sample', 'a few sample parts before the series'],
  },
  scrap: {
    words: wordsOf(
      'scrap (?:metal|yards?|cars?|dealers?)|vehicle (?:dismantl\\w*|recycling)|car breakers?|auto salvage',
      'used (?:car )?parts',
    ),
    sentence: 'We collect scrap and old vehicles.',
    noun: 'Scrap and old vehicles',
    offers: [
      'We collect scrap metal and clear it from sites.',
      'We take old vehicles and sell used parts.',
    ],
    when: [
      'a container of scrap is full and in the way',
      'a vehicle has no value left but has to leave the yard',
      'a used part would do and a new one takes weeks',
    ],
    gets: ['a price per ton for your metal', 'a date for the pickup'],
  },
  stands: {
    words: wordsOf(
      'exhibition stands?|trade show (?:booths?|displays?)|display stands?|roll-?ups?',
      'shop ?fitting|point.of.sale (?:displays?|materials?)',
    ),
    sentence: 'We build exhibition stands and displays.',
    noun: 'Stands and displays',
    offers: ['We design and build exhibition stands.', 'We make displays and banners.'],
    when: [
      'a trade fair is close and the stand is not ordered',
      'a new product comes to the shops and needs a display',
      'last year’s stand has to look new with little money',
    ],
    gets: ['a sketch of a stand for your space', 'a price from your measurements'],
  },
  fuels: {
    words: wordsOf(
      'heating oil|diesel deliver\\w*|fuel (?:suppliers?|deliver(?:y|ies)|transport)',
      'wood pellets?|wood ?chips?|petroleum products',
    ),
    sentence: 'We deliver fuel and pellets.',
    noun: 'Fuel deliveries',
    offers: [
      'We deliver diesel and heating oil to tanks and sites.',
      'We deliver wood pellets and chips.',
    ],
    when: [
      'the tank on a site is nearly empty and machines must run',
      'the pellet store will not last through the winter',
      'their supplier delivers too late or only large amounts',
    ],
    gets: ['a price for your next delivery', 'a delivery day for your amount'],
  },
}
