import { warning, type EmailCheck } from './email-text.ts'

/** A link in the first email, which spam filters count against it. */
export const checkLink: EmailCheck = ({ plain, isFirst }) =>
  isFirst && /https?:\/\/|www\./i.test(plain)
    ? [warning('body', 'A link in the first email harms delivery.')]
    : []
