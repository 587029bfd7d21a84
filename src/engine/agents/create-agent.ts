import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import type { Conduct } from '#model/api/agents.ts'
import type { Agent } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Messaging } from '#model/api/outreach.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { loadCampaign } from '#engine/outreach/load-campaign.ts'
import { factsOfCampaign } from './campaign-facts.ts'
import { lockAgent } from './load-agent.ts'
import { storedFacts } from './known-facts.ts'
import { firstScript } from './talk/first-script.ts'
import { wordsOf } from './talk/stems.ts'

const MAX_NAME = 40
const asSentence = (text = '') => (/[.!?…]$/u.test(text.trim()) ? text.trim() : '')

/** What a campaign says at the beginning and at the end, where that is a whole sentence. */
const ownWordsOf = ({ occasion, callToAction }: Messaging) => ({
  reason: asSentence(occasion?.text),
  ask: asSentence(callToAction?.text),
})

/** The words of a campaign that its agent never says: single letters and signs are none. */
function conductOf({ wordsToAvoid = [] }: Messaging): Conduct {
  const words = wordsToAvoid.map((word) => word.trim())
  const neverSay = [...new Set(words.filter((word) => wordsOf(word).join('').length > 1))]
  return neverSay.length > 0 ? { neverSay } : {}
}

/** The language of a campaign's facts. */
const languageOf = ({ language }: { language?: string }): EmailLanguage =>
  emailLanguageOf(language ?? 'en') ?? 'en'

/**
 * Makes an agent that knows the confirmed facts of a campaign.
 * @throws ProductError `not_found`, `wrong_state` while the campaign has no facts
 */
export async function createFromCampaign(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
): Promise<Agent> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const campaign = await loadCampaign(db, campaignId)
    const { messaging } = campaign
    const language = languageOf(campaign)
    const facts = factsOfCampaign(messaging, language)
    const companyName = messaging.companyName?.text.trim() || campaign.name
    if (facts.length === 0)
      throw fail(
        'wrong_state',
        'This campaign has no confirmed facts yet. Confirm some in step 1 first.',
      )
    const agent = await engine.stores.of('agent').create(
      scope,
      {
        name: campaign.name.slice(0, MAX_NAME),
        companyName,
        campaignId,
        language,
        script: firstScript(language, companyName, ownWordsOf(messaging)),
        conduct: conductOf(messaging),
      },
      { db },
    )
    for (const fact of facts)
      await engine.stores.of('agent-fact').create(scope, { agentId: agent.id, ...fact }, { db })
    return agent
  })
}

/** How many facts were added, changed and removed. */
export interface FactChanges {
  added: number
  removed: number
}

/**
 * Takes over what the campaign says today: new facts are added, and facts that it no longer says
 * are removed. What colleagues wrote or rewrote stays.
 * @throws ProductError `not_found`, `wrong_state` for an agent without a campaign
 */
export async function updateFromCampaign(
  engine: Engine,
  scope: ActorScope,
  agentId: string,
): Promise<FactChanges> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const agent = await lockAgent(db, agentId)
    if (!agent.campaignId) throw fail('wrong_state', 'This agent belongs to no campaign.')
    const campaign = await loadCampaign(db, agent.campaignId)
    const today = factsOfCampaign(campaign.messaging, languageOf(campaign))
    const copied = (await storedFacts(db, agentId)).filter(({ campaignText }) => campaignText)
    const facts = engine.stores.of('agent-fact')
    const gone = copied.filter(
      ({ origin, campaignText }) =>
        origin === 'campaign' && !today.some((fact) => fact.campaignText === campaignText),
    )
    const fresh = today.filter(
      (fact) => !copied.some(({ campaignText }) => campaignText === fact.campaignText),
    )
    for (const { id } of gone) await facts.remove(scope, id, null, { db })
    for (const fact of fresh) await facts.create(scope, { agentId, ...fact }, { db })
    return { added: fresh.length, removed: gone.length }
  })
}
