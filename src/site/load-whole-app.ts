import type { ReactNode } from 'react'
import { keptLanguage } from '#ui/messages/messages.ts'

/** Puts everything into the language that the user has chosen; nothing to do for English. */
async function prepareLanguage(): Promise<void> {
  if (keptLanguage() === 'en') return
  const { showWholeLanguage } = await import('#ui/messages/load-language.ts')
  await showWholeLanguage()
  const { translateDefinitions } = await import('./definition-texts.ts')
  translateDefinitions()
}

/**
 * Loads the whole app, which is made by the result and starts at the browser's address of that
 * moment. The language comes first, because modules read texts of definitions as they load.
 */
export async function loadWholeApp(): Promise<() => ReactNode> {
  await prepareLanguage()
  return (await import('./whole-app.tsx')).wholeApp
}
