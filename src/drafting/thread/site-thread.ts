import { message } from '#language'
import { SECOND_MS } from '#model/lib/time-units.ts'
import { createThreadQueue } from '#platform/threads/thread-queue.ts'
import { fault } from '#platform/web/request-page.ts'
import { FetchError } from '#platform/web/web.ts'
import type { SiteSteps, StepAsked } from './site-steps.ts'

/** For one step; a site of eight pages with 600 paragraphs each takes about half of it. */
const TIME = 20 * SECOND_MS
/** Megabytes of the thread's own values. */
const MEMORY = 512

const TOO_LONG = message('The pages of this site take too long to read. Paste your text instead.')

/** Understands sites off the serving thread. */
export interface SiteThread {
  /**
   * The steps for one owner; owners take turns. Each rejects with FetchError `too-large` when the
   * site takes too long, `busy` when nothing can be read now.
   */
  stepsFor(owner: string): SiteSteps
  close(): Promise<void>
}

/**
 * Creates a thread for sites, so that one with very much text delays no other work.
 * @param time milliseconds for one step
 */
export function createSiteThread(time = TIME): SiteThread {
  const program = new URL('./site-worker.ts', import.meta.url)
  const thread = createThreadQueue<StepAsked, unknown>({ program, time, memory: MEMORY })

  async function ask(stepAsked: StepAsked, owner: string): Promise<unknown> {
    const outcome = await thread.ask(stepAsked, owner)
    if (outcome.kind === 'done') return outcome.answer
    if (outcome.kind === 'down') throw fault('busy')
    if (outcome.kind === 'time') throw new FetchError('too-large', TOO_LONG)
    throw new Error(`A site was not understood (${stepAsked.step}): ${outcome.message}.`)
  }

  const stepsFor = (owner: string): SiteSteps => {
    const step = (name: StepAsked['step']) => (given: unknown) =>
      ask({ step: name, given } as StepAsked, owner)
    return {
      readPage: step('readPage'),
      withRoles: step('withRoles'),
      refuse: step('refuse'),
      recognizeNoCompany: step('recognizeNoCompany'),
      draftCampaign: step('draftCampaign'),
      understandCompany: step('understandCompany'),
    } as SiteSteps
  }
  return { stepsFor, close: thread.close }
}

const shared = createSiteThread()

/** The steps in the thread that all of this process share. */
export const siteStepsFor = shared.stepsFor
