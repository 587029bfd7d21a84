/** A name as code spells it in its different places: `lastVisit`, `last-visit`, "Last visit". */
export interface Names {
  kebab: string
  camel: string
  pascal: string
  title: string
}

/**
 * The spellings of a name that was typed in any of them.
 * @throws Error for what cannot be a name
 */
export function namesOf(typed: string, title?: string): Names {
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
    pascal: camel[0]!.toUpperCase() + camel.slice(1),
    title: title ?? words[0]!.toUpperCase() + words.slice(1),
  }
}

/** With a small first letter, as in the middle of a sentence; abbreviations stay. */
export const inSentence = (title: string): string =>
  /^.[A-Z]/.test(title) ? title : title[0]!.toLowerCase() + title.slice(1)
