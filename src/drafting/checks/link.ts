import { say } from '#language'
import { warning, type EmailCheck } from './email-text.ts'

/** A link in the first email, which spam filters count against it. */
export const checkLink: EmailCheck = ({ plain, isFirst }) =>
  isFirst && /https?:\/\/|www\./i.test(plain)
    ? [warning('body', say('A link in the first email hurts delivery.'))]
    : []
