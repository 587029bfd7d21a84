import { readFileSync, writeFileSync } from 'node:fs'
import type { Message } from '#language'
import { LANGUAGES } from '#ui/messages/languages.ts'
import { englishTexts, translationsOf } from '#tests/architecture/house/translations.ts'

/*
 * `npm run texts`: adds each English text of definitions and sentences that a language lacks, in
 * English until it is translated, and lists what it added.
 */

const english = englishTexts()

/** @returns the texts that the language lacked */
function addTo(language: string): string[] {
  const known = translationsOf(language, 'texts')
  const missing = [...english].filter(([text]) => !known.has(text))
  if (missing.length === 0) return []
  const path = `src/ui/languages/${language}/texts/texts.json`
  const table = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Message>
  const all = { ...table, ...Object.fromEntries(missing) }
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`)
  return missing.map(([text]) => text)
}

for (const language of LANGUAGES.filter((code) => code !== 'en')) {
  const added = addTo(language)
  if (added.length > 0)
    console.log(
      `Translate in src/ui/languages/${language}/texts/texts.json:\n` +
        added.map((text) => `  ${text}`).join('\n'),
    )
}
