import { isAction } from '#catalog/actions/action.ts'
import type { StepEffect, EffectName, Effects } from '#journey/step.ts'
import { systemActor } from '#model/api/actor.ts'
import { ProductError } from '#model/lib/errors.ts'
import type { ActorScope } from '#engine/kernel/engine.ts'
import { queueEngageMessage } from '#engine/engage/messages/queue-message.ts'
import { storeInputs } from '#engine/ingest/events/store-events.ts'
import { summaryOf } from '#engine/rules/outcomes.ts'
import { enrollProfile } from './enroll-in-campaign.ts'
import { hopsOf, messageOutcome } from './follow-events.ts'
import type { ExecutionState } from './advance.ts'
import { normalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import type { RequestedActions } from '#engine/ingest/events/profile-input.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** A person at a step with an effect. */
export interface PendingEffect {
  execution: ExecutionState
  effect: StepEffect
  journeyName: string
  /**
   * When a message is due: now, or the time of the step if that is long past, so that the message
   * is too late to be sent (`isStale`).
   */
  messageAt: Date
}

/** The outcome. `pending`: unknown until the task is settled. */
export interface EffectResult {
  executionId: string
  outcome: string
  taskId: string | null
}

const scopeFor = (tenantId: string): ActorScope => ({
  tenantId,
  actor: { ...systemActor, name: 'journeys' },
})

/**
 * Performs the effects of steps, in the transaction that records them, so that each is performed
 * exactly once.
 */
export async function doEffects(
  tx: TenantTx,
  asking: readonly PendingEffect[],
  now: Date,
): Promise<EffectResult[]> {
  const acts = asking.filter(
    (pendingEffect): pendingEffect is PendingEffect & { effect: { effect: 'actions' } } =>
      pendingEffect.effect.effect === 'actions',
  )
  const done = await doActions(tx, acts, now)
  for (const pendingEffect of asking) {
    if (pendingEffect.effect.effect === 'actions') continue
    const run = { ...tx, asking: pendingEffect }
    done.push({
      executionId: pendingEffect.execution.id,
      ...(await doEffect(pendingEffect.effect.effect, pendingEffect.effect, run)),
    })
  }
  return done
}

interface Run extends TenantTx {
  asking: PendingEffect
}

/** Effects that are performed person by person; actions are performed in one batch. */
type Single = Exclude<EffectName, 'actions'>
type Handler<Name extends Single> = (
  effect: Effects[Name],
  run: Run,
) => Promise<Omit<EffectResult, 'executionId'>>

/** A missing handler is a type error. */
const handlers: { [Name in Single]: Handler<Name> } = {
  todo: makeTodo,
  enrol: async ({ campaignId }, run) => ({
    outcome: await enrollProfile(run, scopeFor(run.tenantId), {
      profileId: run.asking.execution.profileId,
      campaignId,
      source: `journey ${run.asking.journeyName}`,
    }),
    taskId: null,
  }),
  send: ({ engageId }, run) =>
    sendMessage(run, run.asking.execution, engageId, run.asking.messageAt),
}

const doEffect = <Name extends Single>(name: Name, effect: Effects[Name], run: Run) =>
  handlers[name](effect, run)

/**
 * Performs the actions of all people in one batch: writes people, lists, events and memberships as
 * for a batch of events.
 */
async function doActions(
  tx: TenantTx,
  asking: readonly (PendingEffect & { effect: { effect: 'actions' } })[],
  now: Date,
): Promise<EffectResult[]> {
  const done: EffectResult[] = []
  const inputs = asking.map(({ execution, effect }): RequestedActions => {
    const actions = (Array.isArray(effect.actions) ? effect.actions : [])
      .filter(isAction)
      .filter((action) => action.enabled !== false)
    const { cause } = execution
    return {
      kind: 'actions',
      incoming: normalizedEvent({
        eventType: cause?.eventType ?? 'journey',
        profileId: execution.profileId,
        scope: cause?.scope || 'journeys',
        properties: cause?.properties,
        source: cause?.source,
        target: cause?.target,
        timeStamp: now.getTime(),
      }),
      requested: {
        actions,
        by: { itemType: 'journey', itemId: execution.journeyId, hops: hopsOf(cause) + 1 },
        onSteps: (steps) =>
          void done.push({
            executionId: execution.id,
            outcome: summaryOf({ steps: [...steps], stopped: '' }),
            taskId: null,
          }),
      },
    }
  })
  await storeInputs(tx, inputs, now)
  return done
}

async function makeTodo(
  { title, details, owner, dueOn, waits }: Effects['todo'],
  { db, engine, tenantId, asking: { execution } }: Run,
): Promise<Omit<EffectResult, 'executionId'>> {
  const todo = await engine.stores.of('todo').create(
    scopeFor(tenantId),
    {
      profileId: execution.profileId,
      journeyId: execution.journeyId,
      title: title.slice(0, 120),
      details: details.slice(0, 2000),
      owner: owner.slice(0, 100),
      dueOn,
    },
    { db },
  )
  return { outcome: waits ? 'pending' : 'made', taskId: todo.id }
}

/** Queues a message in the ledger; `resumeAfterMessages` handles its outcome. */
async function sendMessage(
  tx: TenantTx,
  execution: ExecutionState,
  engageId: string,
  at: Date,
): Promise<Omit<EffectResult, 'executionId'>> {
  try {
    const { id, state, reason } = await queueEngageMessage(tx, {
      engageId,
      profileId: execution.profileId,
      owner: {
        kind: 'journey',
        id: execution.id,
        stepId: execution.nodeId,
        visit: execution.visits[execution.nodeId] ?? 1,
      },
      at,
    })
    return state === 'skipped'
      ? { outcome: messageOutcome('skipped', reason), taskId: id }
      : { outcome: 'pending', taskId: id }
  } catch (error) {
    if (error instanceof ProductError) return { outcome: `failed: ${error.message}`, taskId: null }
    throw error
  }
}
