import type { Endpoint } from '../endpoint.ts'
import { answerNewsletterLink, showNewsletterLink } from './newsletter.ts'
import { showUnsubscribe, unsubscribe } from './unsubscribe.ts'

/** What mail and shared pages call. */
export const links: readonly Endpoint[] = [showNewsletterLink, answerNewsletterLink, showUnsubscribe, unsubscribe]
