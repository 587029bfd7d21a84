import { say } from '#language'
import { warning, type EmailCheck } from './email-text.ts'

/** More than one question. */
export const checkQuestions: EmailCheck = ({ plain }) =>
  (plain.match(/\?/g) ?? []).length > 1
    ? [warning('body', say('More than one question. Readers answer one.'))]
    : []
