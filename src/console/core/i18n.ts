import type { I18nProvider } from 'react-admin'
import { formatMessage, type Message, type Vars } from '#language'
import {
  allMessages,
  getLanguage,
  messagesRevision,
  setLanguage,
  type Messages,
} from '#ui/messages/messages.ts'
import type { Registry } from './registry.ts'
import './ra-messages.ts'

/** Names of resources and fields for react-admin's own components, from the schemas. */
function resourceMessages(registry: Registry): Messages {
  return Object.fromEntries(
    registry.all.flatMap(({ name, entity, resource }): [string, Message][] => [
      [`resources.${name}.name`, { one: entity.title, other: resource.label }],
      ...entity.fields.map((field): [string, Message] => [
        `resources.${name}.fields.${field.name}`,
        field.node.title ?? field.name,
      ]),
    ]),
  )
}

/** What react-admin gives a phrase: values of its places, the number for plurals, the default. */
interface Options {
  _?: string
  smart_count?: number
  [name: string]: unknown
}

/** The values of a phrase's places; one without a value keeps its place. */
const varsOf = (options: Options): Vars =>
  Object.fromEntries(
    Object.entries({ count: options.smart_count, ...options }).filter(([, value]) => value != null),
  ) as Vars

/**
 * react-admin's i18nProvider over the product's one translation table, in the chosen language. A
 * key without a message is its own text, unless a default is given. The table is read again when a
 * room with further words is loaded.
 */
export function createI18nProvider(registry: Registry, language = getLanguage()): I18nProvider {
  const resources = resourceMessages(registry)
  let table: Messages = {}
  let revision: number | null = null
  return {
    translate: (key: string, options: Options = {}) => {
      if (revision !== messagesRevision()) {
        table = { ...allMessages(), ...resources }
        revision = messagesRevision()
      }
      return formatMessage(table[key] ?? options._ ?? key, varsOf(options), language)
    },
    changeLocale: async (locale) => setLanguage(locale),
    getLocale: () => language,
  }
}
