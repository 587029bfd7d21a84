import type { Endpoint } from '../base/endpoint.ts'
import { showInvitation } from './invitation.ts'
import { answerNewsletterLink, showNewsletterLink } from './newsletter.ts'
import { showUnsubscribe, unsubscribe } from './unsubscribe.ts'

/** What mail and shared pages call. */
export const links: readonly Endpoint[] = [
  showInvitation,
  showNewsletterLink,
  answerNewsletterLink,
  showUnsubscribe,
  unsubscribe,
]
