import { describe, expect, it } from 'vitest'
import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import { optOutIn } from '#drafting/opt-out/opt-out-in.ts'
import { renderMail, type MailSource } from './render-mail.ts'

const step = { id: 'mail-1', delayDays: 0, subject: 'Cold chain records', body: 'Hello.' }
const tenant = { name: 'Nordlicht', senderName: 'Nordlicht IT GmbH', postalAddress: 'Weg 1\nKiel' }

/** The last lines of the first email of a campaign that was drafted from another company's site. */
function footerOf(changes: { tenant?: Partial<typeof tenant>; language?: string } = {}): string[] {
  const source = {
    campaign: {
      language: changes.language ?? 'en',
      steps: [step],
      messaging: { companyName: { text: 'Halden Loggers' } },
    },
    step,
    contact: { email: 'ann@buyer.example', company: 'Buyer', custom: {} },
    outreach: { id: 'o' },
    mailbox: { address: 'kim@nordlicht.example', fromName: 'Kim Holt', signature: '' },
    tenant: { ...tenant, ...changes.tenant },
    baseSubject: '',
    unsubscribeUrl: 'https://app.example/unsubscribe/x',
  } as unknown as MailSource
  return renderMail(source).text.trimEnd().split('\n').slice(-3)
}

describe('the foot of an email', () => {
  it('names the account, and never the company of the site', () => {
    expect(footerOf()).toEqual([
      'I am writing to you because of your role at Buyer.',
      'Nordlicht IT GmbH, Weg 1, Kiel',
      'If you would rather not hear from me: https://app.example/unsubscribe/x',
    ])
  })

  it('falls back to the name of the organization', () => {
    expect(footerOf({ tenant: { senderName: ' ' } })[1]).toBe('Nordlicht, Weg 1, Kiel')
  })

  it.each(EMAIL_LANGUAGES)('speaks the language of the campaign: %s', (language) => {
    const [why, , optOut] = footerOf({ language })
    expect(why).toBe(optOutIn(language).why.replace('<company>', 'Buyer'))
    expect(optOut).toBe(`${optOutIn(language).optOut}: https://app.example/unsubscribe/x`)
  })

  it('is English for a language without phrases', () => {
    expect(footerOf({ language: 'pl' })).toEqual(footerOf())
  })
})
