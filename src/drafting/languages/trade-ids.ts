/** Makers and suppliers of goods. */
export const MAKING = [
  'metalwork',
  'machining',
  'finishing',
  'hardening',
  'foundry',
  'plastics',
  'electronics',
  'machinery',
  'dealers',
  'textiles',
  'safetyGear',
  'packaging',
  'printing',
  'chemicals',
  'covers',
  'medical',
  'food',
  'supplies',
] as const

/** Builders and their kind. */
export const BUILDING = [
  'electrical',
  'plumbing',
  'ventilation',
  'solar',
  'water',
  'roofing',
  'painting',
  'joinery',
  'windows',
  'glass',
  'flooring',
  'construction',
  'groundworks',
  'rental',
  'gardening',
  'agriculture',
  'interiors',
  'surveying',
  'carpentry',
  'drywall',
  'plantWork',
] as const

/** Advisers, planners and makers of software. */
export const ADVISING = [
  'planning',
  'inspection',
  'health',
  'valuation',
  'metering',
  'energyAdvice',
  'itSupport',
  'telecom',
  'software',
  'automating',
  'webDesign',
  'advertising',
  'photography',
  'translation',
  'interpreting',
  'accounting',
  'law',
  'consulting',
  'training',
  'buildingServices',
] as const

/** Services around people, goods and buildings. */
export const SERVING = [
  'cleaning',
  'security',
  'pests',
  'staffing',
  'hr',
  'transport',
  'forwarding',
  'passengers',
  'vehicleDelivery',
  'customs',
  'removals',
  'catering',
  'rooms',
  'events',
  'vehicles',
  'waste',
  'property',
  'insurance',
  'remediation',
] as const

/** Suppliers of practices, farms, shops and offices, and handlers of goods. */
export const SUPPLYING = [
  'dentalLab',
  'gifts',
  'drinks',
  'animals',
  'paints',
  'fulfillment',
  'laundry',
  'pallets',
  'timber',
  'components',
  'scrap',
  'stands',
  'fuels',
] as const

/** Firms that equip buildings and look after what is in them. */
export const EQUIPPING = [
  'stone',
  'scaffolding',
  'lifts',
  'gates',
  'insulation',
  'fireSafety',
  'racks',
  'drilling',
  'trafficControl',
  'eventHire',
] as const

/** Firms that examine, develop, finance, teach and guide. */
export const GUIDING = [
  'laboratory',
  'environment',
  'productDesign',
  'finance',
  'dataAnalysis',
  'driving',
  'outings',
  'workplaceHealth',
  'machineSafety',
] as const

/** Firms that help other firms with special work. */
export const ASSISTING = [
  'shipAgents',
  'freightBrokers',
  'languageLessons',
  'coaching',
  'copywriting',
  'dataProtection',
  'patents',
  'answering',
  'archives',
  'debtCollection',
  'coworking',
  'performers',
  'soundStudio',
  'mapping',
  'hosting',
  'cyberSecurity',
  'vehicleHire',
  'standards',
  'publishing',
  'flowers',
] as const

/** Firms that make, mount and repair special equipment. */
export const CRAFTING = [
  'signs',
  'pumps',
  'toolmaking',
  'refrigeration',
  'kitchenEquipment',
  'locks',
  'officeFurniture',
  'upholstery',
  'blinds',
  'tills',
  'conferenceTech',
  'instruments',
  'boats',
] as const

/** Firms that work on buildings and grounds with special equipment. */
export const SITEWORK = [
  'pools',
  'stoves',
  'drains',
  'treeCare',
  'demolition',
  'cranes',
  'restoration',
] as const

/** Suppliers and contractors of industry, fleets and offices. */
export const INDUSTRIAL = [
  'gases',
  'copiers',
  'vetting',
  'vehicleWash',
  'roadworks',
  'commodities',
  'mining',
  'displays',
  'concrete',
  'telematics',
  'charging',
  'vending',
] as const

/** Trades by which customers call for different reasons, each with its words in every language. */
export const TRADES = [
  ...INDUSTRIAL,
  ...MAKING,
  ...SUPPLYING,
  ...BUILDING,
  ...EQUIPPING,
  ...CRAFTING,
  ...SITEWORK,
  ...ASSISTING,
  ...ADVISING,
  ...GUIDING,
  ...SERVING,
] as const
export type TradeId = (typeof TRADES)[number]

/**
 * Why customers call, and what one who answers gets: ends of the owner's sentences, which finish
 * `beginnings.occasion` and `beginnings.answer`.
 */
export interface Reasons {
  when: readonly [one: string, other: string, third: string]
  gets: readonly [one: string, other: string]
}

/** A trade in one language. */
export interface Trade extends Reasons {
  /** Its words on websites and in names of firms. */
  words: RegExp
  /** What such a firm does, where only its name says it; empty where no few words do. */
  sentence: string
  /** Its work as a noun for a subject; empty where no noun says it. */
  noun: string
  /** Two sentences in which a firm may say what it does. */
  offers: readonly [one: string, other: string]
}

export type MakingTrades = Readonly<Record<(typeof MAKING)[number], Trade>>
export type BuildingTrades = Readonly<Record<(typeof BUILDING)[number], Trade>>
export type AdvisingTrades = Readonly<Record<(typeof ADVISING)[number], Trade>>
export type ServingTrades = Readonly<Record<(typeof SERVING)[number], Trade>>
export type SupplyingTrades = Readonly<Record<(typeof SUPPLYING)[number], Trade>>
export type EquippingTrades = Readonly<Record<(typeof EQUIPPING)[number], Trade>>
export type GuidingTrades = Readonly<Record<(typeof GUIDING)[number], Trade>>
export type CraftingTrades = Readonly<Record<(typeof CRAFTING)[number], Trade>>
export type SiteworkTrades = Readonly<Record<(typeof SITEWORK)[number], Trade>>
export type IndustrialTrades = Readonly<Record<(typeof INDUSTRIAL)[number], Trade>>
export type AssistingTrades = Readonly<Record<(typeof ASSISTING)[number], Trade>>
export type Trades = Readonly<Record<TradeId, Trade>>

/** Kinds of sale in which one who answers gets what any trade can give. */
export const ANY_TRADE = ['job', 'service'] as const
export type AnyTrade = Readonly<Record<(typeof ANY_TRADE)[number], Pick<Reasons, 'gets'>>>
