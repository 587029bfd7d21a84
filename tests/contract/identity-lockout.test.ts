import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { createAccounts, type Accounts } from '#platform/identity/embedded/accounts.ts'
import { deviceCookies } from '#platform/identity/embedded/device-cookie.ts'
import type { PageContext } from '#platform/identity/embedded/answer-page.ts'
import { openTestDatabase } from '../support/open-database.ts'
import { newEmail, PASSWORD } from './identity-world.ts'

let database: Database
let accounts: Accounts
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())
beforeEach(() => {
  accounts = createAccounts(database)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const LOCK = 15 * 60_000
const from = (network: string, device: string | null = null) => ({
  network,
  deviceOf: () => device,
})

async function person(): Promise<string> {
  const email = newEmail()
  await accounts.create({ email, password: PASSWORD, verified: true })
  return email
}
const wrong = async (
  email: string,
  times: number,
  where: (n: number) => ReturnType<typeof from>,
) => {
  const kinds: string[] = []
  for (let n = 0; n < times; n++) kinds.push((await accounts.signIn(email, 'wrong', where(n))).kind)
  return kinds
}
const right = async (email: string, where: ReturnType<typeof from>) =>
  (await accounts.signIn(email, PASSWORD, where)).kind

describe('wrong passwords', () => {
  test('lock an account for the network they came from, and for nobody else', async () => {
    const email = await person()
    expect(await wrong(email, 7, () => from('attacker'))).toEqual([
      'wrong',
      'wrong',
      'wrong',
      'wrong',
      'locked',
      'locked',
      'locked',
    ])
    expect(await right(email, from('attacker'))).toBe('locked')
    expect(await right(email, from('home'))).toBe('ok')
  })

  test('of many networks lock an account for strangers, while a known device goes on', async () => {
    const email = await person()
    const kinds = await wrong(email, 50, (n) => from(`network ${n}`))
    expect([kinds.filter((kind) => kind === 'wrong').length, kinds.at(-1)]).toEqual([49, 'locked'])
    expect(await right(email, from('a fresh network'))).toBe('locked')
    // A restart or another process forgets nothing of that.
    accounts = createAccounts(database)
    expect(await right(email, from('a fresh network'))).toBe('locked')
    expect(await right(email, from('a fresh network', 'known device'))).toBe('ok')
  })

  test('are as many for a known device as for a network', async () => {
    const email = await person()
    expect(await wrong(email, 6, () => from('home', 'known device'))).toEqual([
      'wrong',
      'wrong',
      'wrong',
      'wrong',
      'locked',
      'locked',
    ])
    expect(await right(email, from('home', 'known device'))).toBe('locked')
    expect(await right(email, from('home', 'another device'))).toBe('ok')
  })

  test('of many networks are answered alike for an address without an account', async () => {
    const [email, nobody] = [await person(), newEmail()]
    const where = (n: number) => from(`network ${n % 20}`)
    expect(await wrong(nobody, 60, where)).toEqual(await wrong(email, 60, where))
  })

  test('are forgotten after fifteen minutes and by a new password', async () => {
    const email = await person()
    await wrong(email, 5, () => from('home'))
    vi.setSystemTime(Date.now() + LOCK + 1)
    expect(await right(email, from('home'))).toBe('ok')
    await wrong(email, 5, () => from('home'))
    await accounts.setPassword((await accounts.byEmail(email))!, PASSWORD)
    expect(await right(email, from('home'))).toBe('ok')
  })
})

describe('the cookie of a device', () => {
  /** A browser's jar for one cookie. */
  const jar = (value = '') => {
    const held = { value, options: {} as Record<string, unknown> }
    return {
      held,
      ctx: {
        cookies: {
          get: () => held.value,
          set: (_name: string, next: string, options: Record<string, unknown>) =>
            Object.assign(held, { value: next, options }),
        },
      } as unknown as PageContext,
    }
  }
  const devices = deviceCookies(['secret'], true)

  test('proves the account that it was made for and no other', () => {
    const { ctx, held } = jar()
    devices.remember(ctx, 'auth0|a')
    const id = devices.deviceOf(ctx, 'auth0|a')
    expect(id).toMatch(/^[\w-]{16}$/)
    expect(devices.deviceOf(ctx, 'auth0|b')).toBeNull()
    devices.remember(ctx, 'auth0|b')
    expect([devices.deviceOf(ctx, 'auth0|a'), devices.deviceOf(ctx, 'auth0|b') !== null]).toEqual([
      id,
      true,
    ])
    expect(held.options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax' })
  })

  test.each([
    ['another secret', (value: string) => [deviceCookies(['other'], true), value] as const],
    [
      'a changed id',
      (value: string) =>
        [devices, `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`] as const,
    ],
    ['nonsense', () => [devices, '~~a.b~'] as const],
    ['nothing', () => [devices, ''] as const],
  ])('proves nothing with %s', (_what, change) => {
    const { ctx, held } = jar()
    devices.remember(ctx, 'auth0|a')
    const [reader, value] = change(held.value)
    expect(reader.deviceOf(jar(value).ctx, 'auth0|a')).toBeNull()
  })

  test('remembers five accounts, the last one first', () => {
    const { ctx } = jar()
    for (const n of [1, 2, 3, 4, 5, 6]) devices.remember(ctx, `auth0|${n}`)
    expect([1, 2, 3, 4, 5, 6].map((n) => devices.deviceOf(ctx, `auth0|${n}`) !== null)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ])
  })
})
