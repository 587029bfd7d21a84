import { lowerFirst, upperFirst } from '#model/lib/first-letter.ts'

/** A name in the spellings of code: `lastVisit`, `last-visit`, "Last visit". */
export interface EntityNames {
  kebab: string
  camel: string
  pascal: string
  title: string
}

/**
 * Derives all spellings of a name from any of them.
 * @throws Error for an invalid name
 */
export function namesOf(typed: string, title?: string): EntityNames {
  const kebab = typed
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab) || kebab.length > 40)
    throw new Error(
      `"${typed}" cannot be a name. Use letters and digits, such as lastVisit or last-visit.`,
    )
  const camel = kebab.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
  const words = kebab.replaceAll('-', ' ')
  return {
    kebab,
    camel,
    pascal: upperFirst(camel),
    title: title ?? upperFirst(words),
  }
}

/** Lower-cases the first letter for use in a sentence; keeps abbreviations. */
export const inSentence = (title: string): string =>
  /^.[A-Z]/.test(title) ? title : lowerFirst(title)
