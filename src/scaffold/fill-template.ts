import { readdirSync, readFileSync } from 'node:fs'

const SUFFIX = '.template'
const folderOf = (kind: string) => new URL(`templates/${kind}/`, import.meta.url)

/**
 * Replaces each `__name__` in a template with its value, escaped inside quotes in TypeScript.
 * @throws Error for a name without a value
 */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/__(\w+?)__/g, (_place, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template wants "${name}".`)
    return value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  })
}

/** One filled template, named by its kind and file. */
export const fillTemplate = (path: string, values: Readonly<Record<string, string>>): string =>
  fill(readFileSync(new URL(`templates/${path}${SUFFIX}`, import.meta.url), 'utf8'), values)

/** All filled templates of a kind, by their target path in a folder. */
export const fillTemplates = (
  kind: string,
  folder: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folderOf(kind))
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => [
        `${folder}/${file.slice(0, -SUFFIX.length)}`,
        fillTemplate(`${kind}/${file.slice(0, -SUFFIX.length)}`, values),
      ]),
  )
