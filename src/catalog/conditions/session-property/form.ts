import { propertyForm } from '../property-form.ts'

export const sessionPropertyForm = propertyForm('sessionPropertyCondition', 'clock')
