import { propertyForm } from '../property-form.ts'

export const profilePropertyForm = propertyForm('profilePropertyCondition', 'prop')
