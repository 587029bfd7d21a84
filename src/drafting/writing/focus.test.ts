import { describe, expect, it } from 'vitest'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Messaging } from '#model/api/outreach.ts'
import { checkSteps } from '../checks/check-steps.ts'
import { draftSteps } from './write-emails.ts'

const chosen = (text: string) => ({ text, confirmed: true })
const read = (text: string) => ({ text, source: { url: '', element: 'li', quote: text } })
const tapped = (text: string) => ({ ...read(text), confirmed: true })

const emailsOf = (messaging: Messaging, language: EmailLanguage = 'en', seed = 'halden') =>
  draftSteps(messaging, { seed, language, thisYear: 2026 })
const first = (messaging: Messaging, language?: EmailLanguage, seed?: string) =>
  emailsOf(messaging, language, seed)[0]!

const workshop: Messaging = {
  companyName: chosen('Halden Works'),
  whatYouDo: tapped('Halden Works builds machines for harbors in Norway.'),
  services: ['Welding', 'Milling', 'Repairs'].map(read),
  sale: chosen('job'),
}

describe('what a campaign is about', () => {
  it('is said after the offer, which says the trade', () => {
    const about = { ...workshop, services: [chosen('Pump repair'), chosen('Crane welding')] }
    const [one] = emailsOf(about)
    expect(one!.body).toMatch(/We build machines for harbors.*pump repair and crane welding/i)
    expect(one!.subject).toMatch(/^Pump repair (?:at|for) /)
  })

  it('is the offer where a person chose none', () => {
    const about = { ...workshop, whatYouDo: read(workshop.whatYouDo!.text) }
    const { body } = first({ ...about, services: [chosen('Pump repair')] })
    expect(body).toMatch(/pump repair/i)
    expect(body).not.toContain('We build machines')
  })

  it('is the offer where no email can say the one that a person chose', () => {
    const offer = tapped('Why is cooling so expensive?')
    const { body } = first({ ...workshop, whatYouDo: offer, services: [chosen('Pump repair')] })
    expect(body).toMatch(/pump repair/i)
  })

  it('is a detail of a first email that has no other', () => {
    const details = { valuePropositions: [tapped('We deliver within 2 days by our own trucks.')] }
    const [one, two] = emailsOf({ ...workshop, ...details, services: [chosen('Pump repair')] })
    expect(one!.body).not.toContain('trucks')
    expect(two!.body).toContain('We deliver within 2 days')
  })

  it('comes after the offer where it names no object', () => {
    const bare = { ...workshop, services: [chosen('Repair'), chosen('Production')] }
    expect(first(bare).body).toContain('We build machines for harbors')
  })

  it('is what the question asks for where it is work', () => {
    const { body } = first({ ...workshop, services: [chosen('Pump repair')] })
    expect(body).toMatch(/(?:any pump repair (?:coming up|planned))[^?]*\?/)
  })

  it('does not replace an offer that a person wrote', () => {
    const offer = { text: 'We build machines for harbors.', edited: true }
    const about = { ...workshop, whatYouDo: offer, services: [chosen('Pump repair')] }
    expect(first(about).body).toContain('We build machines for harbors.')
  })

  it('leaves the offer as it is where that names it', () => {
    const offer = chosen('Halden Works does milling and welding for harbors in Norway.')
    const { body } = first({ ...workshop, whatYouDo: offer, services: [chosen('Welding')] })
    expect(body).toContain('We do milling and welding for harbors')
    expect(body.match(/welding/gi)!.length).toBeLessThan(3)
  })

  it('is nothing that the company’s name says', () => {
    const books = {
      ...workshop,
      companyName: chosen('Halden Welding'),
      services: [chosen('Welding')],
    }
    expect(first(books).body).toContain('We build machines for harbors')
  })

  it.each([
    ['Try & Hire', /Try & Hire|Try and Hire|try and hire/i],
    ['Panels & -boards', /panels and -boards/i],
  ])('keeps a name that no heading joins: %s', (name, said) => {
    const { body } = first({ ...workshop, whatYouDo: undefined, services: [chosen(name)] })
    expect(body).toMatch(said)
  })

  it('parts two services that a heading joins', () => {
    const films: Messaging = {
      companyName: chosen('Halden'),
      services: [chosen('Folien & Beutel')],
      sale: chosen('market'),
    }
    expect(first(films, 'de').body).toContain('olien und Beutel')
  })

  it('stays with the offer where no person chose it', () => {
    expect(first(workshop).body).toContain('We build machines for harbors')
    expect(first(workshop).body).not.toMatch(/welding, milling/i)
  })
})

describe('an email without an offer', () => {
  it.each([
    ['en', '[Write in one sentence what you do.]'],
    ['de', '[Schreiben Sie in einem Satz, was Sie machen.]'],
  ] as const)('has a gap in %s that must be filled', (language, gap) => {
    const messaging = { companyName: chosen('Halden'), sale: chosen('job') }
    const steps = emailsOf(messaging, language)
    expect(steps[0]!.body).toContain(gap)
    expect(
      checkSteps(steps, messaging, language).some(({ message }) => message.includes(gap)),
    ).toBe(true)
  })
})

describe('the owner of a charity', () => {
  it('is asked why people support it', () => {
    const text = 'People support us because the boats carry children.'
    const { body } = first({
      ...workshop,
      buyers: chosen('donors'),
      sale: chosen('charity'),
      occasion: chosen(text),
    })
    expect(body).toContain(text)
  })
})

describe('an owner who says when customers call', () => {
  it.each([
    ['en', /Does something like that come up|Does that happen/],
    ['de', /Kommt so etwas|Kennen Sie das/],
  ] as const)('asks in %s whether that happens there', (language, asked) => {
    const occasion = chosen('Customers call us when a crane stands still.')
    const [one, ...others] = emailsOf({ ...workshop, occasion }, language)
    expect(one!.body).toMatch(asked)
    for (const { body } of others) expect(body).not.toMatch(asked)
  })

  it('says one thing with the case, and a detail in the next email', () => {
    const occasion = chosen('Customers call us when a crane stands still.')
    const otherOccasion = chosen('Customers call us when a part is no longer made.')
    const detail = 'We keep 400 spare parts in our own store.'
    const messaging = { ...workshop, occasion, valuePropositions: [tapped(detail)] }
    const [one, two] = emailsOf(messaging)
    expect(one!.body).not.toContain(detail)
    expect(two!.body).toContain(detail)
    const [, both] = emailsOf({ ...messaging, otherOccasion })
    expect(both!.body).toContain('\n\nCustomers also call us when')
  })

  it('has no second email about what any firm says', () => {
    const occasion = chosen('Customers call us when a crane stands still.')
    const perk = tapped('One contact for everything.')
    expect(emailsOf({ ...workshop, occasion, valuePropositions: [perk] })).toHaveLength(1)
  })

  it('begins the second email with another case', () => {
    const occasion = chosen('Customers call us when a crane stands still.')
    const otherOccasion = chosen('Customers call us when a part is no longer made.')
    const [, second] = emailsOf({ ...workshop, occasion, otherOccasion })
    expect(second!.body).toMatch(/Customers also call us when a part is no longer made\. /)
    const [, alone] = emailsOf({ ...workshop, otherOccasion })
    expect(alone!.body).toContain(otherOccasion.text)
  })

  it('still asks donors who decides', () => {
    const cause = { buyers: chosen('donors'), sale: chosen('charity') }
    const occasion = chosen('People support us because the boats carry children.')
    expect(first({ ...workshop, ...cause, occasion }).body).toMatch(/donations|giving|causes/)
  })
})

describe('names of services that a person chose', () => {
  const about = (names: string[], language: EmailLanguage, offer: string) =>
    first({ ...workshop, whatYouDo: tapped(offer), services: names.map(chosen) }, language)

  it('are no troubles that customers want to be rid of', () => {
    const email = about(
      ['Water leaks and emergencies', 'Pump repair'],
      'en',
      'Halden Works builds machines for harbors in Norway.',
    )
    expect(email.subject).toMatch(/^Pump repair/)
    expect(email.body).not.toContain('leaks')
  })

  it('are not shouted', () => {
    const email = about(
      ['Repair of PUMPS'],
      'en',
      'Halden Works builds machines for harbors in Norway.',
    )
    expect(email.body).toContain('epair of pumps')
  })

  it('are what follows “services of”', () => {
    const email = about(
      ['Prestation de nettoyage de vitres'],
      'fr',
      'Halden Works construit des machines pour les ports.',
    )
    expect(email.subject).toMatch(/^Nettoyage de vitres/)
  })

  it('are no verb alone in a subject', () => {
    const email = about(['Soulever'], 'fr', 'Halden Works construit des machines pour les ports.')
    expect(email.subject).not.toMatch(/^Soulever/)
  })
})

describe('beside a case of the owner', () => {
  const occasion = chosen('Customers call us when a crane stops in the middle of a shift.')

  it('the subject is what the email says, and no second line about work', () => {
    const email = first({ ...workshop, occasion, services: [chosen('Pump repair')] })
    expect(email.body).not.toMatch(/pump repair/i)
    expect(email.subject).not.toMatch(/pump/i)
    const cranes = first({ ...workshop, occasion, services: [chosen('Crane repair')] })
    expect(cranes.subject).toMatch(/^Crane repair/)
  })

  it('it is said where the offer only says “solutions”', () => {
    const whatYouDo = tapped('Halden Works builds flexible solutions for harbors in Norway.')
    const email = first({ ...workshop, whatYouDo, occasion, services: [chosen('Pump repair')] })
    expect(email.body).toMatch(/pump repair/i)
  })

  it('a suggested sentence for the firm is said word for word, with its trade as the subject', () => {
    const whatYouDo = chosen('We weld and build in metal.')
    const email = first({ ...workshop, services: [], whatYouDo, occasion })
    expect(email.body).toContain('We weld and build in metal.')
    expect(email.subject).toMatch(/^Metalwork/)
  })
})
