import { anyOf } from '../languages/all-traits.ts'

/** Headings of parts about a company's values, which no customer gets. */
export const VALUES = new RegExp(
  String.raw`(?<!\p{L})(?:core )?(?:${anyOf('values')})(?!\p{L})`,
  'iu',
)

/** Headings of parts that list the places a company works at. */
export const AREAS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('areas')})(?!\p{L})`, 'iu')

/** "Integrity", "Respect": a value of the company under its own heading. */
export const VALUE_NAME = new RegExp(
  String.raw`^(?:our )?(?:${anyOf('valueNames')})(?!\p{L})`,
  'iu',
)
