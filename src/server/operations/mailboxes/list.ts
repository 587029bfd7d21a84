import type { Endpoint } from '../../base/endpoint.ts'
import {
  getMailbox,
  listMailboxes,
  postMailbox,
  postMailboxPause,
  postMailboxResume,
  postMailboxTest,
  putMailbox,
} from './mailboxes.ts'
import {
  getMailboxProviders,
  postMailboxDisconnect,
  postMailboxSignIn,
  postMailboxSignInFinish,
} from './sign-ins.ts'

/** Mailboxes and their sign-in at providers. */
export const mailboxOperations: readonly Endpoint[] = [
  getMailbox,
  listMailboxes,
  postMailbox,
  postMailboxPause,
  postMailboxResume,
  postMailboxTest,
  putMailbox,
  getMailboxProviders,
  postMailboxSignIn,
  postMailboxSignInFinish,
  postMailboxDisconnect,
]
