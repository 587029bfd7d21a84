import { currentLanguage, namesOf } from '#language'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const known = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** The ISO 639-1 codes of all languages that this runtime can name. */
const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) =>
  known.of(code),
)

/** "German" for `de`, with a capital also where the language itself writes it small. */
export function languageName(code: string): string {
  if (!codes.includes(code)) return code
  const name = namesOf('language').of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(currentLanguage()) + name.slice(1)
}

/** The languages whose codes match a schema's pattern, in the order of their names. */
export const languageChoices = (pattern = ''): { id: string; name: string }[] =>
  codes
    .filter((code) => new RegExp(pattern, 'u').test(code))
    .map((id) => ({ id, name: languageName(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage()))
