import { beforeAll, describe, expect, test } from 'vitest'
import { readOnlyWhile } from '#tests/support/read-only-while.ts'
import { newPkce } from './identity-browser.ts'
import { stepsAt, useEmbeddedIdentity } from './identity-world.ts'

const world = useEmbeddedIdentity()
const steps = stepsAt(world)
let isFull = false
beforeAll(() => readOnlyWhile(world.database, () => isFull))

const whileFull = async <T>(work: () => Promise<T>): Promise<T> => {
  isFull = true
  try {
    return await work()
  } finally {
    isFull = false
  }
}
const shown = async (answer: Response) => [
  answer.status,
  /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1],
]
const FULL = [507, 'The disk is full']

describe('signing in while a disk is full', () => {
  test('is refused in a sentence, and works when there is room again', async () => {
    const { email } = await steps.newPerson()
    const browser = steps.browser()
    const { path } = await steps.begin(browser)
    const logIn = { email, password: 'correct horse battery', action: 'default' }
    await whileFull(async () => {
      const begun = await steps.browser().send(steps.authorizeUrl(newPkce().challenge), {
        headers: { accept: 'text/html' },
      })
      expect(await shown(begun)).toEqual(FULL)
      expect(await shown((await browser.submit(path, logIn)).answer)).toEqual(FULL)
    })
    expect((await browser.submit(path, logIn)).url.pathname).toBe('/oauth/callback')
  })

  test('a code is not exchanged, and can be later', async () => {
    const { email } = await steps.newPerson()
    const { url, verifier } = await steps.signIn(steps.browser(), email)
    const code = url.searchParams.get('code')!
    expect(await whileFull(() => steps.exchange(code, verifier))).toMatchObject({
      status: 507,
      body: { error: 'server_error' },
    })
    expect((await steps.exchange(code, verifier)).status).toBe(200)
  })
})
