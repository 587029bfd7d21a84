import { propertyMeaning } from '../property-meaning.ts'

export const eventPropertyMeaning = propertyMeaning('event')
