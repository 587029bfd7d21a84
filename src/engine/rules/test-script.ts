import type { ActionFacts, ActionArguments } from '#catalog/actions/action.ts'
import { fillReferences } from '#catalog/actions/references.ts'
import type { ScriptTrial } from '#catalog/actions/rule-trial.ts'
import {
  scriptedAction,
  scriptedDefinition,
  scriptTypeId,
  type ScriptedAction,
} from '#catalog/actions/scripted.ts'
import { matchAll } from '#condition/condition.ts'
import { dateText } from '#condition/date-math.ts'
import { assertNoFaults } from '#model/lib/errors.ts'
import { isObject } from '#model/lib/is-object.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { evaluateScript } from './evaluate-script.ts'
import { scriptFaults } from './check-script.ts'
import { loadActionLanguage } from './load-action-language.ts'
import { prepareRule } from './load-rules.ts'
import { doChanges, factsOf } from './run-rules.ts'
import { openPast } from './test-rule.ts'

/** An unsaved script with the parameters that a rule would pass. */
export interface TriedScript {
  id?: string
  code: string
  parameters?: unknown
  raises?: readonly string[]
  given?: ActionArguments
}

/**
 * A sample event and person, which need not exist: `{ event: { eventType, properties }, profile: {
 * properties } }`.
 */
export interface ScriptSample {
  event?: unknown
  profile?: unknown
  session?: unknown
}

function sampleFacts({ event, profile, session }: ScriptSample, now: number): ActionFacts {
  const at = dateText(now)
  const given = (one: unknown) => (isObject(one) ? one : {})
  const open = { properties: {}, systemProperties: {} }
  return {
    now,
    event: {
      id: 'sample',
      eventType: 'Sample',
      scope: '',
      sessionId: null,
      timeStamp: at,
      source: {},
      target: {},
      ...open,
      ...given(event),
    },
    profile: {
      id: 'sample',
      name: '',
      email: null,
      tags: [],
      anonymous: false,
      firstSeenAt: at,
      lastSeenAt: at,
      consents: {},
      ...open,
      ...given(profile),
      segments: new Set(),
      lists: new Set(),
      scores: new Map(),
      goals: new Map(),
      campaigns: new Map(),
      journeys: new Map(),
      membershipPeriods: [],
      mails: [],
      events: [],
    },
    session: isObject(session)
      ? {
          id: 'sample',
          scope: '',
          timeStamp: at,
          lastEventDate: at,
          duration: 0,
          size: 0,
          ...open,
          ...session,
        }
      : null,
  }
}

async function onPastEvent(
  engine: Engine,
  tenantId: string,
  script: ScriptedAction,
  { given, eventId }: { given: ActionArguments; eventId: string },
): Promise<ScriptTrial> {
  return inTenant(engine, tenantId, async (tx) => {
    const language = await loadActionLanguage(tx.db, tenantId)
    const type = scriptTypeId(script.id)
    const alone = {
      ...language,
      touches: () => {
        const { reads, writes } = scriptedDefinition(script)
        return { reads: reads({}), writes: writes({}) }
      },
    }
    const rule = prepareRule(
      {
        id: 'tried',
        name: '',
        scope: '',
        condition: matchAll,
        actions: [{ type, parameterValues: {} }],
        raise_event_only_once: false,
        raise_event_only_once_for_profile: false,
        raise_event_only_once_for_session: false,
      },
      await loadLanguage(tx),
      alone,
    )
    const { event, world } = await openPast(tx, eventId, [rule])
    const facts = factsOf(engine, world, event)
    const asked = await evaluateScript(
      engine,
      tenantId,
      script,
      fillReferences(given, facts),
      facts,
    )
    return {
      ...asked,
      step: asked.fault ? null : await doChanges(world, event, type, asked.changes, []),
    }
  })
}

/**
 * Runs an unsaved script on a past event or a sample. Returns the requested changes, its `log`
 * output and the location of an error. Changes nothing.
 * @throws ProductError `invalid` with the path of each fault of the script, or of the event
 */
export async function tryScript(
  engine: Engine,
  { tenantId }: ActorScope,
  tried: TriedScript,
  target: { eventId: string } | { sample: ScriptSample },
): Promise<ScriptTrial> {
  const faults = await scriptFaults(engine, tenantId, tried)
  assertNoFaults(faults)
  // Uses a separate id, so that failures of the draft do not suspend the saved script.
  const script = scriptedAction({
    id: `tried-${tried.id ?? ''}`,
    name: '',
    description: '',
    code: tried.code,
    parameters: tried.parameters ?? { type: 'object', properties: {} },
    raises: tried.raises ?? [],
  })
  const actionArguments = tried.given ?? {}
  if ('eventId' in target)
    return onPastEvent(engine, tenantId, script, {
      given: actionArguments,
      eventId: target.eventId,
    })
  const facts = sampleFacts(target.sample, engine.clock.now())
  return {
    ...(await evaluateScript(
      engine,
      tenantId,
      script,
      fillReferences(actionArguments, facts),
      facts,
    )),
    step: null,
  }
}
