import { propertyMeaning } from '../property-meaning.ts'

export const sessionPropertyMeaning = propertyMeaning('session')
