import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { isTranslated, setLanguageReader } from '#language'

const language = new AsyncLocalStorage<string>()

/**
 * The language of an `Accept-Language` header (RFC 9110, section 12.5.4), or `en` where the first
 * one named has no texts. The product's own screens name exactly one.
 */
export function languageOf(header: string | undefined): string {
  const [first = ''] = (header ?? '').toLowerCase().split(/[,;]/)
  const [base = ''] = first.trim().split('-')
  return isTranslated(base) ? base : 'en'
}

/**
 * Writes the sentences of an answer in the language of its request. Work without a request, such
 * as jobs and logs, stays English.
 */
export function followReaderLanguage(app: FastifyInstance): void {
  setLanguageReader(() => language.getStore() ?? 'en')
  app.addHook('onRequest', (request, _reply, done) => {
    language.run(languageOf(request.headers['accept-language']), done)
  })
}
