import type { Endpoint } from '../endpoint.ts'
import { getDashboard } from './dashboard/get-dashboard.ts'
import { resendVerification } from './auth/resend-verification.ts'
import { sendContactRequest } from './contact/send-contact-request.ts'
import { createKey } from './keys/create-key.ts'
import { getConfig } from './me/get-config.ts'
import { getTenant } from './me/get-tenant.ts'
import { getUser } from './me/get-user.ts'
import { putTenant } from './me/put-tenant.ts'
import { putUser } from './me/put-user.ts'
import { subscribeToNewsletter } from './newsletter/subscribe.ts'
import { inviteUser } from './users/invite-user.ts'
import { deleteUser, updateUser } from './users/update-user.ts'
import { postContact, putContact } from './contacts/save-contact.ts'
import { getLedgerCsv } from './campaigns/export-ledger.ts'

/** Every hand-written endpoint of the API, one line each. */
export const operations: readonly Endpoint[] = [
  getConfig,
  getUser,
  putUser,
  getTenant,
  putTenant,
  resendVerification,
  subscribeToNewsletter,
  sendContactRequest,
  createKey,
  updateUser,
  deleteUser,
  inviteUser,
  getDashboard,
  postContact,
  putContact,
  getLedgerCsv,
]
