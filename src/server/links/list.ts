import type { Endpoint } from '../endpoint.ts'
import { answerNewsletterLink, showNewsletterLink } from './newsletter.ts'

/** What mail and shared pages call. */
export const links: readonly Endpoint[] = [showNewsletterLink, answerNewsletterLink]
