import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brand } from '#brand'
import { storageKeys } from '#client/storage.ts'
import { entities, entityOf } from '#model/schema/entities.generated.ts'
import { paging } from '#model/api/paging.ts'
import { timing } from '#ui/base/timing.ts'

describe('constants of the specification, section 9', () => {
  it('Paging: default page 0, default size 30, max size 50, default sort desc', () =>
    expect(paging).toMatchObject({
      defaultPage: 0,
      defaultSize: 30,
      maxSize: 50,
      defaultSort: ['updatedAt', 'DESC'],
    }))

  it('times in milliseconds, the swipe in pixels', () =>
    expect(timing).toMatchObject({
      tooltipDelay: 700,
      tooltipSkip: 300,
      toastDuration: 5000,
      toastSwipe: 50,
      notificationAutoHide: 3000,
      scrollReset: 50,
      submenuClose: 200,
    }))

  it('Component width 580, transition .15s', () => {
    const tokens = readFileSync('src/ui/tokens.css', 'utf8')
    expect(/--form: (\d+)px/.exec(tokens)?.[1]).toBe('580')
    expect(/--fast: ([\d.]+)s/.exec(tokens)?.[1]).toBe('0.15')
  })
})

describe('older length constants, section 5', () => {
  const named = [
    'action-type',
    'campaign',
    'campaign-event',
    'condition-type',
    'engage',
    'goal',
    'journey',
    'rule',
    'scoring',
    'scope',
    'segment',
    'template',
    'tenant',
    'topic',
    'user-list',
  ] as const

  it.each(named)('name 4 to 40: %s', (id) => {
    const { minLength, maxLength } = entityOf(id).schema.properties.name as {
      minLength?: number
      maxLength?: number
    }
    expect([minLength, maxLength]).toEqual([4, 40])
  })

  it('description max 200: everything that people name and describe', () => {
    const long = entities.filter(({ id, schema }) => {
      const { minLength, readOnly } = schema.properties.name ?? {}
      const length = schema.properties.description?.maxLength
      return length !== undefined && length !== 200 && minLength === 4 && !readOnly && id !== ''
    })
    expect(long.map(({ id }) => id)).toEqual([])
  })

  it('email max 100: people who sign in, and who are invited', () => {
    for (const id of ['user', 'invitation', 'newsletter-subscription'] as const)
      expect(entityOf(id).schema.properties.email?.maxLength, id).toBe(100)
  })
})

describe('what the browser keeps, section 3', () => {
  it('session, temporary token, language keys and the flags of a sign-up have their places', () => {
    expect(storageKeys).toMatchObject({
      signupEmail: 'signup_email',
      justSignedUp: 'just_signed_up',
    })
    for (const key of ['session', 'temporaryToken', 'languagePrefix'] as const)
      expect(storageKeys[key], key).toMatch(/^outrider\./)
  })
})

describe('what the product is called, introduction', () => {
  it('intelligent revenue engine, early access beta, never selling alone', () => {
    expect(brand.stage).toBe('Early access beta')
    expect(brand.tagline).toBe('Never sell alone.')
    expect(`${Object.values(brand).join(' ')}`).toMatch(/intelligent revenue engine/i)
  })
})
