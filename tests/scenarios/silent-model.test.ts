import { afterAll, beforeAll, expect, test } from 'vitest'
import { startModelWorld, type ModelWorld } from '../support/model-world.ts'
import { honestWriter } from '../support/model-writer.ts'

let own: ModelWorld
beforeAll(async () => {
  own = await startModelWorld()
  // A model that takes its time, as far as the product waits.
  own.install(own.operators(), [], { connectMs: 60_000, headersMs: 60_000, totalMs: 60_000 })
})
afterAll(() => own.close())

const TEXT = 'We lend bicycles to hotels, repair them on the spot and count them every evening. '
type Headers = Record<string, string>

const makeCampaign = async (as: Headers): Promise<string> =>
  (await own.call('POST', 'campaigns', { pastedText: TEXT.repeat(4), goal: 'reply' }, as)).json.id
const startWriting = async (id: string, as: Headers): Promise<string> =>
  (await own.call('POST', `campaigns/${id}/write-emails`, { again: true }, as)).json.jobId
const stateOf = async (job: string, as: Headers): Promise<string> =>
  (await own.call('GET', `jobs/${job}`, undefined, as)).json.state
const rounds = async () => {
  for (let round = 0; round < 6; round++) await own.work.tick()
}

test('a model that is silent for one organization takes two jobs of it, and none of others', async () => {
  const { world, work, standIn } = own
  const [a, b] = [world.as.member, world.as.memberB]
  const campaigns = [await makeCampaign(a), await makeCampaign(a), await makeCampaign(a)]
  const other = await makeCampaign(b)
  await work.drain()

  let speak = () => {}
  const silence = new Promise<void>((done) => (speak = done))
  standIn.answerBy(async (asked) => {
    await silence
    return honestWriter(asked)
  })
  const jobs: string[] = []
  for (const id of campaigns) jobs.push(await startWriting(id, a))
  const states = () => Promise.all(jobs.map((job) => stateOf(job, a)))
  await rounds()
  expect(await states()).toEqual(['running', 'running', 'queued'])

  standIn.answerBy(honestWriter)
  const job = await startWriting(other, b)
  await rounds()
  await expect.poll(() => stateOf(job, b)).toBe('done')
  expect(await states()).toEqual(['running', 'running', 'queued'])

  speak()
  await work.drain()
  expect(await states()).toEqual(['done', 'done', 'done'])
})
