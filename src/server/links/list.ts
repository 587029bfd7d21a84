import type { Endpoint } from '../base/endpoint.ts'
import { showInvitation } from './invitation.ts'
import { embedAgent } from './embed-agent.ts'
import { embedForm, postConfirmation, postForm, showConfirmation, showForm } from './forms.ts'
import { answerNewsletterLink, showNewsletterLink } from './newsletter.ts'
import { answerPreferences, showPreferences, showUnsubscribe, unsubscribe } from './unsubscribe.ts'

/** Endpoints that emails and shared pages link to. */
export const links: readonly Endpoint[] = [
  showInvitation,
  showNewsletterLink,
  answerNewsletterLink,
  embedAgent,
  showForm,
  embedForm,
  postForm,
  showConfirmation,
  postConfirmation,
  showUnsubscribe,
  unsubscribe,
  showPreferences,
  answerPreferences,
]
