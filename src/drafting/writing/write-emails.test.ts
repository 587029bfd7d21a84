import { describe, expect, it } from 'vitest'
import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import type { Messaging } from '#model/api/outreach.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { SALES } from '../languages/letters.ts'
import { ownTexts } from './own-wordings.ts'
import { sampleFacts } from './samples.cases.ts'
import { otherLanguageOf } from './speaks.ts'
import { wordsIn } from './words-in.ts'
import { draftSteps, MAX_WORDS } from './write-emails.ts'

const claim = (text: string) => ({ text, confirmed: true })
const readClaim = (text: string) => ({ text, source: { url: '', element: 'h3', quote: text } })

const options = (language: string) => ({ seed: 'https://any.example', language, thisYear: 2026 })

const bodiesOf = (messaging: Messaging, language = 'en') =>
  draftSteps(messaging, options(language)).map(({ body }) => body)

const cleaner: Messaging = {
  companyName: claim('Halden Cleaning'),
  whatYouDo: claim('Halden Cleaning cleans offices, workshops and stairwells in Leeds.'),
  valuePropositions: [claim('We clean at night and lock up afterwards.'), claim('Fixed price')],
  sale: claim('service'),
}

describe('emails', () => {
  it('say "we", one detail and one question, without the sender’s name', () => {
    const [first = ''] = bodiesOf(cleaner)
    expect(first).toContain('We clean offices, workshops and stairwells in Leeds.')
    expect(first).not.toContain('Halden')
    expect(first.match(/\?/g)).toHaveLength(1)
  })

  it('keep the capital of "Sie" after the greeting', () => {
    const whatYouDo = claim('Wir reinigen Büros und Treppenhäuser in Unna.')
    const valuePropositions = [claim('Zum Festpreis'), claim('Fester Ansprechpartner')]
    const messaging = { companyName: claim('Halden'), whatYouDo, valuePropositions }
    const drafts = [...'abcdefghi'].flatMap((seed) =>
      draftSteps(messaging, { ...options('de'), seed }).map(({ body }) => body),
    )
    expect(drafts.join('')).toMatch(/\n(?:Sie|sie) haben durchgehend/)
    expect(drafts.join('')).not.toMatch(/\nsie\s/)
  })

  it('are as many as there are facts', () => {
    const proof = [
      {
        ...claim('They come when they say.'),
        kind: 'quotation' as const,
        speaker: 'Ann Berg, Fjord',
      },
    ]
    expect(bodiesOf({ ...cleaner, valuePropositions: [] })).toHaveLength(1)
    expect(bodiesOf(cleaner)).toHaveLength(2)
    const three = bodiesOf({ ...cleaner, proof })
    expect(three).toHaveLength(3)
    expect(three[2]).toContain('“They come when they say”, ')
  })

  it('name the services that the offer leaves out, where nothing else is known', () => {
    const services = ['Stairwell cleaning', 'Window cleaning', 'Gritting', 'Gutter cleaning']
    const offer = claim('Window cleaning in Leeds')
    const named = { services: services.map(readClaim), whatYouDo: offer, valuePropositions: [] }
    const [first = ''] = bodiesOf({ ...cleaner, ...named })
    expect(first.match(/[^.\n]*stairwell[^.\n]*/i)?.[0]).toMatch(/gritting/i)
    expect(first.match(/window cleaning/gi)).toHaveLength(1)
  })

  it('say the only work that is known as the offer, not as one more', () => {
    const valuePropositions = [claim('Cleaning of solar panels on barns')]
    const { whatYouDo: _none, ...rest } = cleaner
    const messaging = { ...rest, companyName: claim('Halden'), valuePropositions }
    for (let seed = 0; seed < 9; seed++) {
      const [first] = draftSteps(messaging, { ...options('en'), seed: `${seed}` })
      expect(first!.body).toMatch(/cleaning of solar panels on barns/i)
      expect(first!.body).not.toMatch(/\b(?:too|as well)\b/)
    }
  })

  it('say no frame twice', () => {
    const valuePropositions = [
      claim('Cleaning of solar panels on barns'),
      claim('Removal of graffiti from stone walls'),
    ]
    const { alsoWork } = lettersOf.en
    const ends = alsoWork.map((frame) => frame.replace(/<\w+>:?/, '').trim())
    for (let seed = 0; seed < 30; seed++) {
      const all = draftSteps(
        { ...cleaner, valuePropositions },
        { ...options('en'), seed: `${seed}` },
      )
      const text = all.map(({ body }) => body).join('\n')
      expect(ends.filter((end) => text.split(end).length > 2)).toEqual([])
      expect(all).toHaveLength(2)
    }
  })

  it('name one more work in the first email where nothing else is known', () => {
    const valuePropositions = [claim('Cleaning of solar panels on barns')]
    const bodies = bodiesOf({ ...cleaner, valuePropositions })
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toMatch(/cleaning of solar panels on barns/i)
  })

  it('are one note where customers are private people or the trade is regulated', () => {
    expect(bodiesOf({ ...cleaner, buyers: claim('people') })).toHaveLength(1)
    expect(draftSteps(cleaner, { ...options('en'), isRegulated: true })).toHaveLength(1)
  })

  it.each([
    ['de', 'Schreinerei Lohr', 'sind eine Schreinerei.'],
    ['it', 'Autotrasporti Serio', 'rasportiamo merci.'],
    ['pt', 'Vale Usinagem', 'azemos usinagem.'],
    ['sv', 'Tunna Måleri', 'i gör måleriarbeten.'],
    ['en', 'Wexcombe Plumbing', 'We do plumbing and heating.'],
  ])('say the trade that a name says where the site says nothing: %s', (language, name, said) => {
    const [first] = bodiesOf({ companyName: claim(name), sale: claim('job') }, language)
    expect(first).toContain(said)
  })

  it('take no trade from a name of software, nor instead of what a person wrote', () => {
    const name = { companyName: claim('Wexcombe Transport') }
    const [software = ''] = bodiesOf({ ...name, sale: claim('software') })
    const own = { text: 'What do you need?', edited: true }
    const [written = ''] = bodiesOf({ ...name, sale: claim('job'), whatYouDo: own })
    expect([software, written].filter((body) => body.includes('We do'))).toEqual([])
  })

  it('ask which of several subjects is open only where they name several', () => {
    const asked = (whatYouDo: string) =>
      bodiesOf({ ...cleaner, sale: claim('advice'), whatYouDo: claim(whatYouDo) })[0] ?? ''
    const several = /which|any of these|most urgent/i
    expect(asked('We advise on tax, payroll and audits in Leeds.')).toMatch(several)
    expect(asked('We advise firms in Leeds on tax.')).not.toMatch(several)
  })

  it('use the owner’s sentences word for word, each in its place', () => {
    const own = {
      occasion: claim('Customers call us when the cleaner quits.'),
      example: claim('Last year, for a dentist in York, we cleaned three floors in one night.'),
      answer: claim('If you reply, you get a plan within two days.'),
    }
    const [first = '', second = ''] = bodiesOf({ ...cleaner, ...own })
    const paragraphs = first.split('\n\n')
    expect(paragraphs[1]).toMatch(/^Customers call us when the cleaner quits\. We clean/)
    expect(paragraphs[2]).toMatch(
      /^(?:Would you like|Are you interested in) a plan within two days\?$/,
    )
    expect(second).toContain(own.example.text)
  })

  it('say what one who answers gets as it is written where it is no short object', () => {
    const long = 'If you reply, you get a visit on the same day. Then we send you a price.'
    const [first = ''] = bodiesOf({ ...cleaner, answer: claim(long) })
    expect(first).toContain(`? ${long}`)
  })

  it('leave out a beginning that was not finished', () => {
    expect(bodiesOf({ ...cleaner, occasion: claim('Customers call us when ') })).toEqual(
      bodiesOf(cleaner),
    )
  })

  it('offer the site’s own first step after the question, whose “that” is the work', () => {
    const [first = ''] = bodiesOf({ ...cleaner, firstStep: claim('Free quote within 24 hours') })
    expect(first).toMatch(/\? [^?]*24 hours[^?]*\./)
  })

  it.each(SALES)('ask what fits the sale of %s', (sale) => {
    const [first = ''] = bodiesOf({ ...cleaner, sale: claim(sale) })
    const asked = lettersOf.en.questions[sale].map((text) =>
      text.replace('{company}', '{{company|your company}}'),
    )
    expect(asked.some((question) => first.includes(question))).toBe(true)
  })

  it.each([
    ['since a year', 'since' as const, 'Family business since 1966', /since 1966\./],
    ['for years', 'since' as const, 'Over 30 years of experience', /(?:more than|over) 30 years\./],
    ['a young firm', 'since' as const, 'Founded in 2021', /^(?![^]*2021)/],
    ['a certificate', 'certificate' as const, 'ISO 9001 certified', /to ISO 9001\./],
  ])('say proof by its kind: %s', (_what, kind, text, pattern) => {
    const proof = [{ ...claim(text), kind }]
    const bodies = bodiesOf({ ...cleaner, valuePropositions: [], proof })
    expect(bodies.join('\n')).toMatch(pattern)
  })

  it('name the trade of the company’s name where the site only praises itself', () => {
    const source = { url: 'https://oak.example/', quote: 'x', element: 'p', confidence: 0.5 }
    const [first = ''] = bodiesOf({
      ...cleaner,
      services: [],
      companyName: claim('Oak Joinery'),
      whatYouDo: { text: 'We keep our promises until you are happy with us.', source },
    })
    expect(first).toMatch(/joinery/i)
    expect(first).not.toContain('promises')
  })

  it('say the place that the site writes after its name', () => {
    const [first = ''] = bodiesOf({
      ...cleaner,
      companyName: claim('Halden'),
      whatYouDo: claim('Halden in York: office cleaning and window cleaning'),
    })
    expect(first).toMatch(/ffice cleaning and window cleaning.* in York\./)
  })

  it('speak as one person where the site does', () => {
    const [first = ''] = bodiesOf({
      ...cleaner,
      whatYouDo: claim('I repair harps and zithers for orchestras in Wales.'),
      services: [],
    })
    expect(first).toMatch(/\bI repair/)
    expect(first).not.toMatch(/\bwe\b|\bour\b/i)
  })

  it('keep a person’s own question', () => {
    const callToAction = { kind: 'reply' as const, text: 'Who cleans at {{company|yours}}?' }
    expect(bodiesOf({ ...cleaner, callToAction })[0]).toContain('Who cleans at {{company|yours}}?')
  })

  it.each([
    [
      'de',
      'Die Firma Brandt fertigt Drehteile und liefert Werkzeuge aus Stahl.',
      'wir fertigen Drehteile und liefern Werkzeuge aus Stahl.',
    ],
    [
      'fr',
      'Morel fabrique des escaliers et pose des garde-corps à Lens.',
      'Nous fabriquons des escaliers et posons des garde-corps à Lens.',
    ],
    [
      'it',
      'Tirso realizza impianti elettrici e installa quadri a Sassari.',
      'realizziamo impianti elettrici e installiamo quadri a Sassari.',
    ],
    [
      'es',
      'Aranda se dedica a la limpieza de oficinas en Soria.',
      'Nos dedicamos a la limpieza de oficinas en Soria.',
    ],
    [
      'pt',
      'Lima fabrica moldes e monta estruturas em Braga.',
      'Fabricamos moldes e montamos estruturas em Braga.',
    ],
    [
      'nl',
      'Helder uit Breda plaatst kozijnen en levert trappen voor aannemers.',
      'Wij plaatsen kozijnen en leveren trappen voor aannemers.',
    ],
    [
      'da',
      'Bjerre sliber gulve og lægger parket i Odense.',
      'Vi sliber gulve og lægger parket i Odense.',
    ],
    [
      'nb',
      'Fjord leverer kraner og monterer stål i Bergen.',
      'Vi leverer kraner og monterer stål i Bergen.',
    ],
    [
      'sv',
      'Almdal bygger kök och renoverar fönster i Lund.',
      'Vi bygger kök och renoverar fönster i Lund.',
    ],
    [
      'en',
      'Kestrel builds boats and repairs engines for harbors.',
      'We build boats and repair engines for harbors.',
    ],
  ])('turn a company’s name into "we" in %s', (language, whatYouDo, said) => {
    const company = /^(?:Die Firma )?(\p{L}+)/u.exec(whatYouDo)![1]!
    const [first = ''] = bodiesOf(
      { companyName: claim(company), whatYouDo: claim(whatYouDo) },
      language,
    )
    expect(first).toContain(said)
  })

  it.each([
    [
      'a tail that promises',
      'We build stairs in oak, ensuring perfect quality for you.',
      'We build stairs in oak.',
    ],
    [
      'what follows a dash',
      'We repair engines for harbors – with passion since 1990.',
      'We repair engines for harbors.',
    ],
    [
      'praise',
      'We offer professional, reliable cleaning for offices in Leeds.',
      'We offer cleaning for offices in Leeds.',
    ],
    [
      'a clause that praises',
      'We build kitchens in Kent that bring harmony and quality to life.',
      'We build kitchens in Kent.',
    ],
    [
      'a lead without content',
      'Your partner for metal stairs and railings in Kent',
      'metal stairs and railings in Kent',
    ],
  ])('cut %s from the offer', (_what, whatYouDo, said) => {
    const [first = ''] = bodiesOf({ whatYouDo: claim(whatYouDo) })
    expect(first).toContain(said)
  })
})

const full = (language: (typeof EMAIL_LANGUAGES)[number]): Messaging => {
  const facts = sampleFacts[language]
  return {
    companyName: claim(facts.company),
    whatYouDo: claim(facts.sentence),
    valuePropositions: facts.points.map(claim),
    proof: [{ ...claim(facts.quote[0]), kind: 'quotation', speaker: facts.quote[1] }],
  }
}

describe('a trader', () => {
  const goods = { en: 'Valves, belts, hoses', de: 'Ventile, Riemen, Schläuche' }

  it.each(['en', 'de'] as const)('supplies goods, and does not do them, in %s', (language) => {
    const services = goods[language].split(', ').map(claim)
    const messaging = { companyName: claim('Rolbom'), services, sale: claim('market') }
    const [body = ''] = bodiesOf(messaging, language)
    const said = { en: /We supply valves|that is what we supply/, de: /liefern wir|wir liefern/ }
    expect(body).toMatch(said[language])
  })

  it('says nothing of the steps by which its goods are made', () => {
    const messaging = {
      companyName: claim('Rolbom'),
      whatYouDo: claim('We are a manufacturer of rubber seals and sealing elements.'),
      services: ['Rubber mixing', 'Endurance testing', 'Quality control'].map(readClaim),
      sale: claim('market'),
    }
    expect(bodiesOf(messaging, 'en').join('\n')).not.toMatch(/mixing|testing/i)
  })
})

describe.each(EMAIL_LANGUAGES)('emails in %s', (language) => {
  const letters = lettersOf[language]
  const texts = ownTexts(language)

  it('are short, ask once each, and never say the same', () => {
    const bodies = bodiesOf(full(language), language)
    expect(bodies.length).toBeGreaterThan(1)
    expect(bodies.filter((body) => wordsIn(body) > MAX_WORDS)).toEqual([])
    expect(bodies.map((body) => (body.match(/\?/g) ?? []).length)).toEqual(bodies.map(() => 1))
    expect(new Set(bodies).size).toBe(bodies.length)
  })

  it('have several wordings of each sentence, all in their language', () => {
    const lists = [
      letters.work,
      letters.alsoWork,
      letters.supply,
      letters.alsoSupply,
      letters.since,
      letters.forYears,
      letters.certified,
      letters.quoted,
      letters.again,
      letters.resellers,
      letters.subjects,
      ...Object.values(letters.questions),
      ...Object.values(letters.subjectOf),
      ...Object.values(letters.perks).map(({ plain }) => plain),
    ]
    expect(lists.filter((list) => new Set(list).size < 2)).toEqual([])
    const bare = texts.map((text) => text.replace(/<\w+>|\{[^{}]*\}/g, ' '))
    expect(bare.filter((text) => otherLanguageOf(text, language))).toEqual([])
  })

  it('ask in at most 14 words, and nowhere but in questions', () => {
    const asked = [...Object.values(letters.questions).flat(), ...letters.open, ...letters.again]
    const long = asked.filter((text) => wordsIn(text.replace(/\{[^{}]*\}/g, 'x')) > 18)
    expect(long).toEqual([])
    expect(asked.filter((text) => !text.endsWith('?'))).toEqual([])
  })

  it('have no sentence about the email itself', () => {
    const about = /e-?mail|e-?post|correo|courriel|mensaje|bericht|nachricht|message/iu
    const own = texts.filter(
      (text) => about.test(text) && !letters.multipliers.questions.includes(text),
    )
    expect(own).toEqual([])
  })
})
