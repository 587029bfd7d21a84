import { addTexts } from '#language'
import { addTranslation, keptLanguage, setLanguage, type Messages } from './messages.ts'

/**
 * The parts of a language: the shell with the public pages, the customer area, the console, and
 * the texts of schemas and definitions by their English text.
 */
type Part = 'shell' | 'app' | 'console' | 'texts'

const files = import.meta.glob<Messages>('../languages/*/*/*.json', { import: 'default' })

async function loadPart(language: string, part: Part): Promise<void> {
  const folder = `../languages/${language}/${part}/`
  const loading = Object.keys(files).filter((path) => path.startsWith(folder))
  const tables = await Promise.all(loading.map((path) => files[path]!()))
  for (const table of tables)
    if (part === 'texts') addTexts(language, table)
    else addTranslation(language, table)
}

/**
 * Loads parts of the language that the user has chosen, then shows it. English needs no loading. If
 * a file cannot be loaded, the page stays English rather than empty.
 */
async function show(parts: readonly Part[]): Promise<void> {
  const language = keptLanguage()
  if (language === 'en') return
  try {
    await Promise.all(parts.map((part) => loadPart(language, part)))
    setLanguage(language)
  } catch (error) {
    console.error('language', error)
  }
}

/** The chosen language for the public pages: called after their hydration, which is English. */
export const showLanguage = (): Promise<void> => show(['shell'])

/**
 * The chosen language for the whole app: called before its modules are loaded, because they read
 * titles of schemas as they load.
 */
export const showWholeLanguage = (): Promise<void> => show(['shell', 'app', 'console', 'texts'])
