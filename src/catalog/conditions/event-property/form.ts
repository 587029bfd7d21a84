import { propertyForm } from '../property-form.ts'

export const eventPropertyForm = propertyForm('eventPropertyCondition', 'prop')
