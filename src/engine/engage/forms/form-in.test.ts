import { describe, expect, it } from 'vitest'
import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import { formIn } from './form-in.ts'

/** Every text of the phrases with its path. */
const textsOf = (value: object, path = ''): [path: string, text: string][] =>
  Object.entries(value).flatMap(([key, inner]: [string, string | object]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner]] : textsOf(inner, `${key}.`),
  )
const placesOf = (text: string) => (text.match(/<\w+>/g) ?? []).toSorted()

describe.each(EMAIL_LANGUAGES)('forms in %s', (language) => {
  it('say everything that English says, with the same values', () => {
    expect(textsOf(formIn(language)).map(([path, text]) => [path, placesOf(text)])).toEqual(
      textsOf(formIn('en')).map(([path, text]) => [path, placesOf(text)]),
    )
    expect(textsOf(formIn(language)).filter(([, text]) => !text.trim())).toEqual([])
  })

  it('say it in their own words', () => {
    const known = new Set(textsOf(formIn('en')).map(([, text]) => text))
    if (language !== 'en')
      expect(textsOf(formIn(language)).filter(([, text]) => known.has(text))).toEqual([])
  })
})
