import { describe, expect, it } from 'vitest'
import { entityTitles, findUserTexts, glossaryWords, textTurnsIn } from './house/texts.ts'

const texts = findUserTexts()
const at = ({ path, line, text }: (typeof texts)[number]) => `${path}:${line}: "${text}"`

describe('texts that users read', () => {
  it.each([
    ['Counted again when what is to mend is mended.', ['mends']],
    ['Everybody of whom this is true', ['everybody', 'whom', 'of whom, for which']],
    ['This is no e-mail address.', ['mail as a message', 'e-mail', 'is no']],
    ['A mail is on its way.', ['mail as a message']],
    ['The list could not be read', ['could not be read']],
    ['A file is fetched again and again.', ['again and again']],
    ['STARTER: a trial', ['no words of the API']],
  ])('"%s" has turns that are banned', (text, names) => {
    expect(textTurnsIn(text).map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })

  it.each([
    'Connect a mailbox to send emails through your mail server.',
    'People who match join the segment.',
    'Postal mail or any other service.',
    'No one is in this campaign.',
  ])('"%s" has none', (text) => {
    expect(textTurnsIn(text)).toEqual([])
  })

  it('do without the banned turns', () => {
    expect(texts.length).toBeGreaterThan(3_000)
    const hits = texts.flatMap((one) =>
      textTurnsIn(one.text).map(({ name, better }) => `${at(one)}: ${name}; better: ${better}`),
    )
    expect(hits).toEqual([])
  })

  it('have labels without a period', () => {
    const labels = texts.filter(({ kind, text }) => kind === 'label' && /(?<!\.)\.$/.test(text))
    expect(labels.map(at)).toEqual([])
  })

  it('have help that adds something to the label', () => {
    const plain = (text: string) => text.toLowerCase().replace(/^(the|a|an) |[^a-z0-9 ]/g, '')
    const repeated = texts.filter(
      ({ kind, path, text }, index) =>
        kind === 'help' &&
        texts[index - 1]?.kind === 'label' &&
        texts[index - 1]!.path === path &&
        plain(texts[index - 1]!.text) === plain(text),
    )
    expect(repeated.map(at)).toEqual([])
  })

  it('have no help without a text', () => {
    expect(texts.filter(({ kind, text }) => kind === 'help' && !text.trim()).map(at)).toEqual([])
  })
})

describe('titles of entities', () => {
  it('are each used for one entity', () => {
    const titles = entityTitles().map(({ title }) => title.toLowerCase())
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('are in the glossary', () => {
    const words = glossaryWords()
    const missing = entityTitles().filter(({ title }) => !words.has(title.toLowerCase()))
    expect(missing.map(({ id, title }) => `${id}: ${title}`)).toEqual([])
  })
})
