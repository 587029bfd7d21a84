import type { Mailbox } from '#model/schema/entities.generated.ts'
import type { MailboxView } from '#model/api/outreach.ts'

/** The fields of a mailbox that the form shows. */
const FORM_FIELDS = [
  'address',
  'fromName',
  'signature',
  'sentCopy',
  'smtpHost',
  'smtpPort',
  'smtpSecurity',
  'smtpUser',
  'imapHost',
  'imapPort',
  'imapSecurity',
  'imapUser',
  'dailyCap',
  'rampStart',
  'rampStep',
  'gapMinutes',
  'windowDays',
  'windowFrom',
  'windowTo',
  'timeZone',
] as const satisfies readonly (keyof Mailbox)[]

export type MailboxValues = Pick<Mailbox, (typeof FORM_FIELDS)[number]> & {
  smtpPassword: string
  imapPassword: string
}

export type Provider = 'gmail' | 'microsoft' | 'other'

type Servers = Pick<
  MailboxValues,
  'smtpHost' | 'smtpPort' | 'smtpSecurity' | 'imapHost' | 'imapPort' | 'imapSecurity'
>

/**
 * Servers as published by the providers (support.google.com/mail/answer/7126229,
 * learn.microsoft.com POP, IMAP and SMTP settings).
 */
export const providerServers: Record<Provider, Servers> = {
  gmail: {
    smtpHost: 'smtp.gmail.com',
    smtpPort: 465,
    smtpSecurity: 'tls',
    imapHost: 'imap.gmail.com',
    imapPort: 993,
    imapSecurity: 'tls',
  },
  microsoft: {
    smtpHost: 'smtp.office365.com',
    smtpPort: 587,
    smtpSecurity: 'starttls',
    imapHost: 'outlook.office365.com',
    imapPort: 993,
    imapSecurity: 'tls',
  },
  other: {
    smtpHost: '',
    smtpPort: 587,
    smtpSecurity: 'starttls',
    imapHost: '',
    imapPort: 993,
    imapSecurity: 'tls',
  },
}

export const providerOf = ({ smtpHost }: Pick<Servers, 'smtpHost'>): Provider => {
  if (smtpHost === providerServers.gmail.smtpHost) return 'gmail'
  return smtpHost === providerServers.microsoft.smtpHost ? 'microsoft' : 'other'
}

/** Initial values of the form: the mailbox, or conservative limits for a new one. */
export function startValues(mailbox: MailboxView | null, zone: string): MailboxValues {
  if (!mailbox)
    return {
      ...providerServers.gmail,
      address: '',
      fromName: '',
      signature: '',
      sentCopy: 'auto',
      smtpUser: '',
      smtpPassword: '',
      imapUser: '',
      imapPassword: '',
      dailyCap: 30,
      rampStart: 10,
      rampStep: 2,
      gapMinutes: 8,
      windowDays: [1, 2, 3, 4, 5],
      windowFrom: '07:00',
      windowTo: '21:00',
      timeZone: zone,
    }
  const shown = Object.fromEntries(FORM_FIELDS.map((field) => [field, mailbox[field]]))
  return {
    ...(shown as Pick<MailboxView, (typeof FORM_FIELDS)[number]>),
    smtpPassword: '',
    imapPassword: '',
  }
}

/**
 * The values to send: passwords only if typed; for a new mailbox one password serves both servers,
 * and user names default to the address.
 */
export function toSend(values: MailboxValues, isNew: boolean): Partial<MailboxValues> {
  const { smtpPassword, imapPassword, ...rest } = values
  const filled = {
    ...rest,
    address: rest.address.trim(),
    smtpUser: rest.smtpUser.trim() || rest.address.trim(),
    imapUser: rest.imapUser.trim() || rest.address.trim(),
  }
  const reading = imapPassword || (isNew ? smtpPassword : '')
  return {
    ...filled,
    ...(smtpPassword ? { smtpPassword } : {}),
    ...(reading ? { imapPassword: reading } : {}),
  }
}
