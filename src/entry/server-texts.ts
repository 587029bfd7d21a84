import { addTexts, type Message } from '#language'
import de from '#ui/languages/de/texts/texts.json' with { type: 'json' }
import es from '#ui/languages/es/texts/texts.json' with { type: 'json' }
import fr from '#ui/languages/fr/texts/texts.json' with { type: 'json' }

/** Gives the server the texts of every language of the screens, for its answers. */
export function addServerTexts(): void {
  const texts: Record<string, Record<string, Message>> = { de, es, fr }
  for (const [language, table] of Object.entries(texts)) addTexts(language, table)
}
