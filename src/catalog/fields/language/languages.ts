import { currentLanguage, namesOf } from '#language'
import { memoize } from '#model/lib/memoize.ts'
import { fitsPattern } from '#model/schema/check-value.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** The ISO 639-1 codes that fit a schema's pattern, of all languages that this runtime can name. */
const codesOf = memoize(20, (pattern: string): readonly string[] => {
  const known = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => fitsPattern(pattern, code) && known.of(code),
  )
})

/** "German" for `de`, with a capital also where the language itself writes it small. */
export function languageName(code: string): string {
  if (!/^[a-z]{2}$/.test(code)) return code
  const name = namesOf('language').of(code) ?? code
  return name === code ? code : name.charAt(0).toLocaleUpperCase(currentLanguage()) + name.slice(1)
}

/** The languages whose codes fit a schema's pattern, in the order of their names. */
export const languageChoices = (pattern = ''): { id: string; name: string }[] =>
  codesOf(pattern)
    .map((id) => ({ id, name: languageName(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage()))
