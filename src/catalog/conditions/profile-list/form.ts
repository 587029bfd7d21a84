import { membershipForm } from '../membership-form.ts'

export const profileListForm = membershipForm('profileUserListCondition', 'lists', 'users')
