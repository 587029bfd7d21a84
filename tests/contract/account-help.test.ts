import { expect, test } from 'vitest'
import { stepsAt, useEmbeddedIdentity } from './identity-world.ts'

/** What administrators ask about accounts, at the embedded provider. */

const world = useEmbeddedIdentity()
const steps = stepsAt(world)

const account = (email: string, verified: boolean) =>
  world.identity.addAccount({ email, password: 'a fine long password', verified })

test('lists unverified accounts, latest first, by address, page by page', async () => {
  for (const name of ['ada', 'bea', 'cleo']) await account(`${name}@unverified.example`, false)
  await account('dora@unverified.example', true)
  const { identity } = world
  const emails = async (query: object) =>
    (await identity.unverified({ offset: 0, limit: 10, ...query }))!.rows.map(({ email }) => email)
  const search = '@unverified.example'
  expect(await emails({ search })).toEqual([
    'cleo@unverified.example',
    'bea@unverified.example',
    'ada@unverified.example',
  ])
  expect(await emails({ search, except: ['bea@unverified.example'] })).toHaveLength(2)
  expect(await emails({ among: ['ada@unverified.example', 'dora@unverified.example'] })).toEqual([
    'ada@unverified.example',
  ])
  expect(await emails({ among: [] })).toEqual([])
  const page = await identity.unverified({ search, offset: 1, limit: 1 })
  expect([page!.total, page!.rows[0]!.email]).toEqual([3, 'bea@unverified.example'])
})

test('sends verification and reset emails, and says when there is nothing to send', async () => {
  const { identity } = world
  const { subject } = await account('fay@help.example', false)
  expect(await identity.sendVerification('Fay@help.example')).toBe('sent')
  expect(await identity.sendVerification('nobody@help.example')).toBe('unknown')
  expect(await identity.accountFacts(subject, 'fay@help.example')).toEqual({
    emailVerified: false,
    hasPassword: true,
  })
  expect(await identity.sendPasswordReset(subject, 'fay@help.example')).toBe('sent')
  const outcomes = []
  for (let n = 0; n < 6; n++) outcomes.push(await identity.sendVerification('fay@help.example'))
  expect(outcomes.at(-1)).toBe('limited')
  const { email } = await steps.newPerson()
  expect(await identity.sendVerification(email)).toBe('not-needed')
})
