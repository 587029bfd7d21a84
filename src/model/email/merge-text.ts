/** The text of an email with a person's values in it. */
export interface Rendered {
  text: string
  /** Pieces of `text` that were filled in: [start, end). */
  filled: [number, number][]
  /** Variables without value and without fallback; an email with any of these is not sent. */
  missing: string[]
}

/**
 * FNV-1a over the seed and the place of a group: the same mail to the same person always reads the
 * same.
 */
function pick(seed: string, index: number, count: number): number {
  let hash = 0x811c9dc5
  for (const sign of `${seed}|${index}`)
    hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0
  return hash % count
}

const TOKEN = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}|\{([^{}|]*\|[^{}]*)\}/g

/**
 * Fills `{{name}}` and `{{name|fallback}}`, and chooses one side of each `{one|another}`. Values
 * are put in as they are: nothing in a value is read as a variable. A single brace that is no group
 * stays.
 * @param seed makes the choices repeatable.
 */
export function renderText(
  template: string,
  values: Readonly<Record<string, string>>,
  seed: string,
): Rendered {
  const filled: [number, number][] = []
  const missing: string[] = []
  let text = ''
  let last = 0
  let group = 0
  for (const match of template.matchAll(TOKEN)) {
    text += template.slice(last, match.index)
    last = match.index + match[0].length
    if (match[3] !== undefined) {
      const choices = match[3].split('|')
      text += choices[pick(seed, group++, choices.length)]
      continue
    }
    const name = match[1]!.trim()
    const value = (Object.hasOwn(values, name) ? values[name]! : '').trim() || match[2]?.trim()
    if (value === undefined || value === '') {
      if (!missing.includes(name)) missing.push(name)
      continue
    }
    filled.push([text.length, text.length + value.length])
    text += value
  }
  return { text: text + template.slice(last), filled, missing }
}
