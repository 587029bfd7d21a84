import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { getLanguage } from '#ui/messages/messages.ts'
import type { Registry } from './registry.ts'

/** Names of resources and fields for react-admin's own components, from the schemas. */
function resourceMessages(registry: Registry): Record<string, unknown> {
  return Object.fromEntries(
    registry.all.map(({ name, entity, resource }) => [
      name,
      {
        name: `${entity.title} |||| ${resource.label}`,
        fields: Object.fromEntries(
          entity.fields.map((field) => [field.name, field.node.title ?? field.name]),
        ),
      },
    ]),
  )
}

/** react-admin's English, overridden by the product's names. */
export function createI18nProvider(registry: Registry): I18nProvider {
  const messages = {
    ...english,
    resources: resourceMessages(registry),
  } as unknown as TranslationMessages
  return polyglotI18nProvider(() => messages, getLanguage(), [{ locale: 'en', name: 'English' }], {
    allowMissing: true,
  })
}
