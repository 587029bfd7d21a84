import type { Endpoint } from '../../base/endpoint.ts'
import {
  getPendingUsers,
  getUserAccount,
  postInvitationResend,
  postPendingVerification,
  postUserReset,
  postUserVerification,
} from './account-help.ts'

/** Help for people with their accounts and invitations. */
export const accountHelpOperations: readonly Endpoint[] = [
  getPendingUsers,
  getUserAccount,
  postUserVerification,
  postUserReset,
  postPendingVerification,
  postInvitationResend,
]
