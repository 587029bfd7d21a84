import type { Endpoint } from '../base/endpoint.ts'
import { showInvitation } from './invitation.ts'
import { answerNewsletterLink, showNewsletterLink } from './newsletter.ts'
import { showUnsubscribe, unsubscribe } from './unsubscribe.ts'

/** Endpoints that emails and shared pages link to. */
export const links: readonly Endpoint[] = [
  showInvitation,
  showNewsletterLink,
  answerNewsletterLink,
  showUnsubscribe,
  unsubscribe,
]
