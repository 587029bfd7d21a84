/** Trades by which customers call for different reasons, each with its words in every language. */
export const TRADES = [
  'electrical',
  'plumbing',
  'ventilation',
  'solar',
  'roofing',
  'painting',
  'joinery',
  'windows',
  'flooring',
  'metalwork',
  'machining',
  'finishing',
  'plastics',
  'electronics',
  'machinery',
  'construction',
  'groundworks',
  'rental',
  'gardening',
  'cleaning',
  'security',
  'pests',
  'inspection',
  'surveying',
  'planning',
  'itSupport',
  'software',
  'webDesign',
  'advertising',
  'printing',
  'photography',
  'translation',
  'accounting',
  'law',
  'consulting',
  'training',
  'staffing',
  'transport',
  'passengers',
  'customs',
  'removals',
  'catering',
  'rooms',
  'events',
  'vehicles',
  'waste',
  'property',
  'insurance',
  'interiors',
  'textiles',
  'packaging',
  'supplies',
] as const
export type TradeId = (typeof TRADES)[number]

/**
 * Of each trade: its words on websites and in names of firms, what such a firm does as a sentence of
 * ours, and its work as a noun for a subject; both empty where no few words say it.
 */
export type Trades = Readonly<
  Record<TradeId, readonly [words: RegExp, sentence: string, noun: string]>
>

/** Of each trade, two sentences in which a firm may say what it does. */
export type TradeOffers = Readonly<Record<TradeId, readonly [one: string, other: string]>>

/** Kinds of sale whose customers call for reasons that fit any trade. */
export const ANY_TRADE = ['job', 'service'] as const

/**
 * Why customers of a trade call, and what one who answers gets: ends of the owner's sentences, of
 * which the first three finish `beginnings.occasion` and the others `beginnings.answer`.
 */
export type Occasions = Readonly<
  Record<
    TradeId | (typeof ANY_TRADE)[number],
    readonly [when: string, orWhen: string, orElse: string, gets: string, orGets: string]
  >
>
