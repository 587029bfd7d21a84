/* The records that sampled conditions name. Tests with a database create them. */
export const SEGMENTS = ['buyers', 'readers'] as const
export const LISTS = ['vip', 'press'] as const
export const PLANS = ['fit', 'heat', 'none'] as const
export const GOALS = ['signup', 'order'] as const
export const JOURNEYS = ['welcome', 'winback'] as const
export const CAMPAIGNS = [
  '01900000-0000-7000-8000-0000000000c1',
  '01900000-0000-7000-8000-0000000000c2',
] as const

/** Ids of the first profiles of every crowd. */
export const PROFILES = [
  '01900000-0000-7000-8000-0000000000d1',
  '01900000-0000-7000-8000-0000000000d2',
  '01900000-0000-7000-8000-0000000000d3',
  '01900000-0000-7000-8000-0000000000d4',
] as const

export const EVENT_TYPES = ['view', 'buy', 'form'] as const
