import { propertyMeaning } from '../property-meaning.ts'

export const profilePropertyMeaning = propertyMeaning('profile')
