import { describe, expect, it } from 'vitest'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Messaging } from '#model/api/outreach.ts'
import { checkSteps } from '../checks/check-steps.ts'
import { withPartitive } from '../languages/fr/partitive.ts'
import { draftSteps } from './write-emails.ts'

const chosen = (text: string) => ({ text, confirmed: true })
const read = (text: string) => ({ text, source: { url: '', element: 'li', quote: text } })
const tapped = (text: string) => ({ ...read(text), confirmed: true })

const emailsOf = (messaging: Messaging, language: EmailLanguage) =>
  draftSteps(
    { companyName: chosen('Halden'), sale: chosen('job'), ...messaging },
    { seed: 'halden', language, thisYear: 2026 },
  )
const bodyOf = (messaging: Messaging, language: EmailLanguage) =>
  emailsOf(messaging, language)[0]!.body

describe('work', () => {
  it.each<[EmailLanguage, string, string]>([
    ['de', 'Drehen, Fräsen und Schleifen', 'ir drehen, fräsen und schleifen'],
    ['nl', 'Draaien en frezen', 'Wij draaien en frezen'],
    [
      'fr',
      'Usinage, plomberie et travaux de toiture',
      'de l’usinage, de la plomberie et des travaux',
    ],
    ['fr', 'Nettoyage de vitres et bornes', 'nettoyage de vitres et bornes'],
    [
      'es',
      'Fabricación de moldes y reparación de matrices',
      'Fabricamos moldes y reparamos matrices',
    ],
    ['it', 'Produzione di stampi', 'produciamo stampi'],
    ['pt', 'Montagem de estruturas', 'ontamos estruturas'],
  ])('is joined to a verb as %s asks: %s', (language, offer, said) => {
    expect(bodyOf({ whatYouDo: tapped(offer) }, language)).toContain(said)
  })

  it.each([
    ['nettoyage de vitres', 'du nettoyage de vitres'],
    ['Électricité', 'de l’électricité'],
    ['réparations', 'des réparations'],
    ['vitres', null],
    ['image de marque', null],
    ['événement', null],
  ])('has the French article of its gender: %s', (work, said) => {
    expect(withPartitive(work)).toBe(said)
  })

  it.each([
    ['Technischer Service und Wartung', 'technischen Service und Wartung'],
    ['CE-Kennzeichnung, Coaching und Schulung', 'CE-Kennzeichnung, Coaching und Schulung'],
  ])('is the object of a German verb: %s', (offer, said) => {
    const body = bodyOf({ whatYouDo: tapped(offer) }, 'de')
    expect(body).toContain(said)
    expect(body).not.toContain(':')
  })

  it('names that a heading joins with dashes are a list', () => {
    const services = [tapped('Bornage – division – partage')]
    expect(bodyOf({ services, whatYouDo: undefined }, 'fr')).toContain(
      'du bornage, de la division et du partage',
    )
  })

  it('is said as a person wrote it, in three words', () => {
    const own = { text: 'We do roofing.', edited: true }
    expect(bodyOf({ whatYouDo: own }, 'en')).toContain('We do roofing.')
  })
})

describe('one person', () => {
  const translator = {
    whatYouDo: tapped('Ich übersetze Verträge und Anleitungen aus dem Russischen.'),
    occasion: chosen('Kunden rufen uns an, wenn ein Vertrag verstanden werden muss.'),
    example: chosen('Letztes Jahr haben wir für eine Werft in Kiel drei Verträge übersetzt.'),
  }

  it('begins the owner’s sentences with "I", and the checks find them', () => {
    const steps = emailsOf(translator, 'de')
    expect(steps[0]!.body).toContain('Kunden rufen mich an, wenn ein Vertrag')
    expect(steps[1]!.body).toContain('etztes Jahr habe ich für eine Werft')
    expect(checkSteps(steps, translator, 'de')).toEqual([])
  })
})

describe('a subject', () => {
  it('is of the trade whose suggested case opens the email', () => {
    const workshop = {
      whatYouDo: tapped('We install solar panels and wiring in Leeds.'),
      services: [tapped('Solar panels')],
    }
    const ofCase = (occasion: string) => emailsOf({ ...workshop, occasion: chosen(occasion) }, 'en')
    const suggested = 'Customers call us when a machine is moved and needs a new supply.'
    expect(ofCase(suggested)[0]!.subject).toMatch(/^Electrical work /)
    expect(ofCase('Customers call us when the roof is empty.')[0]!.subject).toMatch(
      /^Solar panels /,
    )
  })

  it('is what the campaign is about where the case is of another trade than the offer', () => {
    const maker = {
      whatYouDo: tapped('We supply machine builders with connectors and relays.'),
      services: [tapped('Connectors')],
      occasion: chosen('Customers call us when their usual supplier turns down small runs.'),
    }
    expect(emailsOf(maker, 'en')[0]!.subject).toMatch(/^Connectors /)
  })

  it('is of the trade where a heading of the site is neither work nor in the email', () => {
    const garage = {
      whatYouDo: chosen('Wir reparieren und warten Fahrzeuge.'),
      services: [tapped('Karosseriezentrum')],
      occasion: chosen('Kunden rufen uns an, wenn ein Transporter nicht mehr anspringt.'),
    }
    expect(emailsOf(garage, 'de')[0]!.subject).toMatch(/^Kfz-Service /)
  })

  it('is the next name where the first is too long', () => {
    const layer = {
      services: [tapped('Progettazione e pianificazione dei tracciati'), tapped('Posa di fibra')],
      occasion: chosen('I clienti ci chiamano quando una strada non si può scavare.'),
    }
    expect(emailsOf(layer, 'it')[0]!.subject).toMatch(/^Posa di fibra /)
  })

  it('says no town that the first sentence says', () => {
    const school = {
      whatYouDo: tapped('We teach Excel and management in Leeds.'),
      services: [tapped('Excel training in Leeds')],
      occasion: chosen('Customers call us when a new system arrives and the team does not use it.'),
    }
    expect(emailsOf(school, 'en')[0]!.subject).toMatch(/^Excel training (?:at|for) /)
  })
})
