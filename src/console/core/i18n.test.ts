// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { addTranslation, defineMessages, setLanguage } from '#ui/messages/messages.ts'
import { tConsole as t } from './messages.ts'
import { createI18nProvider } from './i18n.ts'
import { registry } from './registry.ts'

afterEach(() => setLanguage('en'))

describe('i18nProvider', () => {
  it('translates the console and react-admin from one table', () => {
    const { translate } = createI18nProvider(registry)
    expect(translate('console.list.new', { thing: 'segment' })).toBe(
      t('console.list.new', { thing: 'segment' }),
    )
    expect(translate('ra.action.add_filter')).toBe('Filter')
    expect(translate('ra.action.bulk_actions', { smart_count: 1 })).toBe('1 selected')
    expect(translate('ra.action.bulk_actions', { smart_count: 3 })).toBe('3 selected')
    expect(translate('ra.action.create_item', { item: 'goal' })).toBe('Create goal')
  })

  it('names resources and fields by their schemas', () => {
    const { translate } = createI18nProvider(registry)
    expect(translate('resources.customer/segment.name', { smart_count: 2 })).toBe('Segments')
    expect(translate('resources.customer/segment.fields.updatedAt')).toBe('Updated')
  })

  it('fills the places of a default and of a text without a key, and keeps those without a value', () => {
    const { translate } = createI18nProvider(registry)
    expect(translate('no.such.key', { _: 'Hello {name}', name: 'Ida' })).toBe('Hello Ida')
    expect(translate('{count} of {total} people', { count: 1200 })).toBe('1,200 of {total} people')
  })

  it('finds words of a room that is loaded later', () => {
    const { translate } = createI18nProvider(registry)
    expect(translate('later.hello', { _: 'missing' })).toBe('missing')
    defineMessages({ 'later.hello': 'Hello {name}' })
    expect(translate('later.hello', { name: 'Ida' })).toBe('Hello Ida')
  })

  it('follows the chosen language, in its plural forms, and falls back to English', () => {
    addTranslation('de', {
      'ra.action.bulk_actions': { one: 'Eines gewählt', other: '{smart_count} gewählt' },
      'ra.action.save': 'Speichern',
    })
    setLanguage('de')
    const provider = createI18nProvider(registry)
    expect(provider.getLocale()).toBe('de')
    expect(provider.translate('ra.action.save')).toBe('Speichern')
    expect(provider.translate('ra.action.bulk_actions', { smart_count: 1 })).toBe('Eines gewählt')
    expect(provider.translate('ra.action.bulk_actions', { smart_count: 5 })).toBe('5 gewählt')
    expect(provider.translate('ra.action.export')).toBe('Export')
  })
})
