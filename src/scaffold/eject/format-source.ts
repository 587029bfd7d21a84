import { readFileSync } from 'node:fs'
import { format, type FormatConfig } from 'oxfmt'

/** Read from the root of the repository, where its scripts run. */
const CONFIG = '.oxfmtrc.json'

/**
 * A source file in the layout of the project.
 * @param file its name, by whose ending it is read
 * @throws Error with the first fault of a text that is no source
 */
export async function formatSource(file: string, source: string): Promise<string> {
  const { ignorePatterns: _, ...options } = JSON.parse(
    readFileSync(CONFIG, 'utf8'),
  ) as FormatConfig & { ignorePatterns: string[] }
  const { code, errors } = await format(file, source, options)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code
}
