import type { SetAside } from '#platform/mailbox-reading/mailbox-reading.ts'

/** Why an email was not read, as the end of a sentence. */
export const SET_ASIDE_REASONS: Record<SetAside | 'handling', string> = {
  size: 'it is larger than 10 MB',
  time: 'reading it took too long',
  fault: 'reading it failed',
  handling: 'what it says could not be stored',
}

/** The reason of a reply of which only the header was read. */
export const setAsideReason = (why: SetAside): string =>
  `only its header was read, because ${SET_ASIDE_REASONS[why]}; open it in the mailbox`
