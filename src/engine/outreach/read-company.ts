import { describeFetchProblem } from '#drafting/describe-fetch-problem.ts'
import type { SiteSnapshot } from '#drafting/reading/page.ts'
import { readSite } from '#drafting/reading/read-site.ts'
import type { SiteSteps } from '#drafting/thread/site-steps.ts'
import type { Engine } from '#engine/kernel/engine.ts'

export interface ReadCompany {
  /** Null when the site could not be read, or is not a company's. */
  snapshot: SiteSnapshot | null
  /** Why there is no snapshot, as a sentence; otherwise empty. */
  problem: string
}

/** Reads the website of a company. */
export async function readCompany(
  { web }: Pick<Engine, 'web'>,
  url: string,
  steps: SiteSteps,
): Promise<ReadCompany> {
  try {
    const snapshot = await readSite(web, url, { steps })
    const refusal = await steps.recognizeNoCompany(snapshot)
    return refusal ? { snapshot: null, problem: refusal.message } : { snapshot, problem: '' }
  } catch (error) {
    const problem = describeFetchProblem(error)
    if (problem === null) throw error
    return { snapshot: null, problem }
  }
}
