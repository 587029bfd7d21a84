import { readdirSync, readFileSync } from 'node:fs'

const SUFFIX = '.template'
const folderOf = (kind: string) => new URL(`templates/${kind}/`, import.meta.url)

/**
 * The text of a template, with `__name__` replaced by the value of that name. In TypeScript, places
 * within quotes get their value escaped.
 * @throws Error for a name without a value
 */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/__(\w+?)__/g, (_place, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template wants "${name}".`)
    return value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  })
}

/** One template, such as `entity/resource.ts`, filled. */
export const fillTemplate = (path: string, values: Readonly<Record<string, string>>): string =>
  fill(readFileSync(new URL(`templates/${path}${SUFFIX}`, import.meta.url), 'utf8'), values)

/** Every template of a kind, filled, by the path that it gets below a folder. */
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
