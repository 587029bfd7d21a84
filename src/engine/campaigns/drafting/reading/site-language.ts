import { eld } from 'eld/extrasmall'
import type { SiteSnapshot } from './page.ts'

/** Letters of one language alone, or nearly so. */
const SCRIPTS: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Han}/u, 'zh'],
]

/** Letters of the text that the detector reads: enough to be sure, and quick. */
const MAX_LETTERS = 6000

/** Codes of other makers for the languages that have a lexicon. */
const ALIASES: Record<string, string> = { no: 'nb', nn: 'nb' }

const codeOf = (language: string) => {
  const code = language.slice(0, 2).toLowerCase()
  return ALIASES[code] ?? code
}

/** Texts of the start page that are long enough to show their language. */
function sampleOf({ pages }: SiteSnapshot): string {
  const texts = pages
    .slice(0, 3)
    .flatMap(({ blocks, meta }) => [
      meta.description ?? '',
      ...blocks
        .filter(({ role, text }) => role !== 'cookie' && role !== 'code' && text.length >= 30)
        .map(({ text }) => text),
    ])
  const sample = texts.join('\n').slice(0, MAX_LETTERS)
  return sample.length >= 80
    ? sample
    : pages
        .slice(0, 1)
        .flatMap(({ title, blocks }) => [title, ...blocks.map(({ text }) => text)])
        .join('\n')
        .slice(0, MAX_LETTERS)
}

const share = (text: string, pattern: RegExp) =>
  (text.match(new RegExp(pattern.source, 'gu')) ?? []).length / Math.max(1, text.length)

/**
 * The language of a site by the words of its pages; the `lang` attribute decides only where they
 * leave it open, because templates and builders often leave it wrong.
 */
export function detectLanguage(snapshot: SiteSnapshot): { code: string; confidence: number } {
  const declared = codeOf(snapshot.pages[0]?.lang ?? '')
  const text = sampleOf(snapshot)
  for (const [pattern, language] of SCRIPTS)
    if (share(text, pattern) > 0.1) return { code: language, confidence: 0.95 }
  const result = eld.detect(text)
  const found = codeOf(result.language)
  if (!found) return { code: declared || 'en', confidence: declared ? 0.5 : 0.2 }
  if (found === declared) return { code: found, confidence: 0.98 }
  const isShort = text.length < 120
  if (isShort && declared) return { code: declared, confidence: 0.6 }
  return { code: found, confidence: declared ? 0.8 : 0.85 }
}
