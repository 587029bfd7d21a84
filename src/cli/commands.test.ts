import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { Wired } from '#wiring/adapters.ts'
import { commands, type CommandRun } from './commands.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

/** The output of `npm run cli -- api-key`. */
async function apiKey(...args: string[]): Promise<string[]> {
  const said: string[] = []
  const run = { wired: { engine: t.engine } as Wired, say: (line: string) => void said.push(line) }
  await commands['api-key']!.run(args, run as CommandRun)
  return said
}

it('creates a secret key of an organization, which is shown once', async () => {
  const [key, ...more] = await apiKey('create', t.tenants.a, 'My', 'script')
  expect(more).toEqual([])
  const answer = await t.app.inject({
    url: '/api/v1/contacts',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(answer.statusCode).toBe(200)
})

it.each(['Halden Loggers', '01900000-0000-7000-8000-00000000ffff', ''])(
  'names an organization that does not exist: "%s"',
  async (id) => {
    await expect(apiKey('create', id, 'script')).rejects.toThrow(
      `There is no organization with the id "${id}".`,
    )
  },
)
