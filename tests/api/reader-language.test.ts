import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import Fastify from 'fastify'
import { addServerTexts } from '#entry/server-texts.ts'
import { addTexts, inEnglish, say, setLanguageReader } from '#language'
import { fail } from '#model/lib/errors.ts'
import { followReaderLanguage, languageOf } from '#server/plugins/reader-language.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

addTexts('de', { 'Nothing is due.': 'Nichts ist fällig.' })
const app = Fastify()
followReaderLanguage(app)
app.get('/', async () => {
  await new Promise(setImmediate)
  return { text: say('Nothing is due.') }
})
afterAll(async () => {
  setLanguageReader(() => 'en')
  await app.close()
})

it.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,de;q=0.9', 'en'],
  ['xx', 'en'],
])('of "%s" is %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

it('is that of each request, also after waiting and beside others', async () => {
  const answers = await Promise.all(
    ['de', 'en', 'de', 'fr'].map((code) =>
      app.inject({ url: '/', headers: { 'accept-language': code } }),
    ),
  )
  expect(answers.map((answer) => answer.json<{ text: string }>().text)).toEqual([
    'Nichts ist fällig.',
    'Nothing is due.',
    'Nichts ist fällig.',
    'Nothing is due.',
  ])
  expect(say('Nothing is due.')).toBe('Nothing is due.')
})

describe('a refusal', () => {
  let t: TestApp
  beforeAll(async () => {
    addServerTexts()
    t = await startTestApp()
  })
  afterAll(() => t.close())

  const unknownField = encodeURIComponent(JSON.stringify({ nope: 1 }))
  const asks = {
    sentence: { url: '/api/v1/nothing' },
    value: { url: `/api/v1/segments?filter=${unknownField}` },
    fault: { method: 'POST', url: '/api/v1/sending-domains', payload: { domain: 'no domain' } },
  } as const
  const answers = {
    en: {
      sentence: 'There is no such address in the API.',
      value: 'There is no field "nope" in segments to filter by.',
      fault: 'Enter a domain such as example.com, without https:// and without an address.',
    },
    de: {
      sentence: 'Diese Adresse gibt es in der API nicht.',
      value: 'Segmente: Es gibt kein Feld „nope“ zum Filtern.',
      fault: 'Geben Sie eine Domain wie example.com ein, ohne https:// und ohne Adresse.',
    },
    fr: {
      sentence: 'Cette adresse n’existe pas dans l’API.',
      value: 'segments\u00a0: il n’y a pas de champ «\u00a0nope\u00a0» pour filtrer.',
      fault: 'Saisissez un domaine comme example.com, sans https:// et sans adresse.',
    },
    es: {
      sentence: 'Esa dirección no existe en la API.',
      value: 'segmentos: no hay ningún campo «nope» por el que filtrar.',
      fault: 'Introduzca un dominio como example.com, sin https:// y sin dirección.',
    },
  }

  it.each(Object.entries(answers))('is written in %s', async (language, expected) => {
    const ask = async (kind: keyof typeof asks) => {
      const answer = await t.app.inject({
        ...asks[kind],
        headers: { ...t.as.admin, 'accept-language': language },
      })
      return answer.json<{ detail: string; errors: { message: string }[] }>()
    }
    const fault = await ask('fault')
    expect({
      sentence: (await ask('sentence')).detail,
      value: (await ask('value')).detail,
      fault: fault.detail,
    }).toEqual(expected)
    expect(fault.errors).toEqual([{ path: '/domain', message: expected.fault }])
  })

  it('is English without a request, and where it is stored', () => {
    const text = answers.en.sentence
    expect(fail('not_found', text).message).toBe(text)
    setLanguageReader(() => 'de')
    expect(fail('not_found', text).message).toBe(answers.de.sentence)
    expect(inEnglish(() => fail('not_found', text).message)).toBe(text)
  })
})
