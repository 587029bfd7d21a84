import { describe, expect, it } from 'vitest'
import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import { optOutIn, optOutLanguage } from './opt-out-in.ts'

/** Every text of the phrases with its path. */
const textsOf = (value: object, path = ''): [path: string, text: string][] =>
  Object.entries(value).flatMap(([key, inner]: [string, string | object]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner]] : textsOf(inner, `${key}.`),
  )

const placesOf = (text: string) => (text.match(/<\w+>/g) ?? []).toSorted()
const english = textsOf(optOutIn('en'))

describe.each(EMAIL_LANGUAGES)('opting out in %s', (language) => {
  it('says everything that English says, with the same values', () => {
    expect(textsOf(optOutIn(language)).map(([path, text]) => [path, placesOf(text)])).toEqual(
      english.map(([path, text]) => [path, placesOf(text)]),
    )
  })

  it('says it in its own words', () => {
    const texts = textsOf(optOutIn(language))
    expect(texts.filter(([, text]) => !text.trim())).toEqual([])
    const known = new Set(english.map(([, text]) => text))
    if (language !== 'en') expect(texts.filter(([, text]) => known.has(text))).toEqual([])
  })
})

it('speaks the first language that it knows, and English otherwise', () => {
  expect(optOutLanguage('', null, 'pl', 'no', 'de')).toBe('nb')
  expect(optOutLanguage('pt-BR')).toBe('pt')
  expect(optOutLanguage(undefined, 'fi')).toBe('en')
})
