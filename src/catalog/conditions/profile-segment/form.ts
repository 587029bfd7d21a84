import { membershipForm } from '../membership-form.ts'

export const profileSegmentForm = membershipForm('profileSegmentCondition', 'segments', 'seg')
