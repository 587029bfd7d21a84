import type { Consequence } from '#model/rehearsal.ts'
import { enabledSteps } from '#model/outreach.ts'
import { wallTime } from '#model/windows.ts'
import { suppressionWords } from '#engine/audience/contacts/suppression-list.ts'
import { absenceOf, type ReplyEffect } from '#engine/delivery/replies/decide-reply.ts'
import type { Judged } from '#engine/delivery/replies/judge-incoming.ts'
import { judgeGuards } from '#engine/delivery/sends/guards.ts'
import { statesEndedBy, SUPPRESSED_ENDINGS } from '#engine/delivery/sequences/suppress.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import { guardFigures, isOpenState, nameOf, shortName, type Actor, type Stage } from './stage.ts'

export interface Reaction {
  stage: Stage
  actor: Actor
  mail: IncomingMail
  judged: Judged
  now: number
}

export interface Reacted {
  consequences: Consequence[]
  /** Why a guard pauses the campaign; null when none does. */
  pausedBy: string | null
}

/** Applies the consequences of a reply to the stage, and says in sentences what was done. */
export function applyEffects(reaction: Reaction, effects: readonly ReplyEffect[]): Reacted {
  const consequences: Consequence[] = []
  let pausedBy: string | null = null
  for (const effect of effects) {
    if (effect.kind === 'guards') {
      pausedBy = judgeGuards(guardFigures(reaction.stage, reaction.now))?.text ?? null
      continue
    }
    consequences.push(...applyEffect(reaction, effect))
  }
  const { kind, label } = reaction.judged
  if (kind === 'human' && label !== 'opt-out')
    consequences.push({
      kind: 'waits-for-you',
      text: 'The reply is in your inbox for you to answer.',
    })
  return { consequences, pausedBy }
}

function applyEffect(
  reaction: Reaction,
  effect: Exclude<ReplyEffect, { kind: 'guards' }>,
): Consequence[] {
  const { stage, actor, now } = reaction
  switch (effect.kind) {
    case 'log':
    case 'label':
    case 'stop-elsewhere':
      if (effect.kind === 'log' && effect.type === 'complained')
        stage.marks.push({ at: now, kind: 'complaint' })
      return []
    case 'end':
      return end(stage, actor, 'replied', effect.reason, effect.from)
    case 'positive':
      return stopColleagues(stage, actor)
    case 'wait':
      return wait(reaction)
    case 'bounce':
      stage.marks.push({ at: now, kind: 'bounce' })
      return [{ kind: 'noted', text: `The address is marked as invalid: ${effect.status}.` }]
    case 'suppress':
      return suppress(stage, actor, effect.reason)
  }
}

/** Ends the actor's sequence from one of the states, and counts the emails that will not leave. */
function end(
  stage: Stage,
  actor: Actor,
  state: Actor['state'],
  reason: string,
  from: readonly Actor['state'][],
): Consequence[] {
  if (!from.includes(actor.state)) return []
  const left = isOpenState(actor)
    ? enabledSteps(stage.input.campaign.steps).length - actor.sent.length
    : 0
  actor.state = state
  actor.outcome = reason
  actor.waitUntil = 0
  const name = shortName(actor.contact)
  return [
    {
      kind: 'stopped',
      text:
        left === 0
          ? `${name}'s sequence is over: no email was left.`
          : left === 1
            ? `The remaining email to ${name} is canceled.`
            : `The remaining ${left} emails to ${name} are canceled.`,
    },
  ]
}

function suppress(
  stage: Stage,
  actor: Actor,
  reason: keyof typeof SUPPRESSED_ENDINGS,
): Consequence[] {
  const { state } = SUPPRESSED_ENDINGS[reason]
  const ended = end(stage, actor, state, suppressionWords[reason], statesEndedBy(state))
  actor.suppressed = true
  return [
    ...ended,
    {
      kind: 'suppressed',
      text: `${actor.contact.email} is on the suppression list: no campaign writes to it again.`,
    },
  ]
}

/** Nobody else at the company is written to, unless the campaign is set otherwise. */
function stopColleagues(stage: Stage, actor: Actor): Consequence[] {
  if (stage.input.campaign.schedule.stopCompanyOnPositive === false) return []
  const domain = actor.companyDomain
  const colleagues = stage.actors.filter(
    (one) => one !== actor && domain !== '' && one.companyDomain === domain && isOpenState(one),
  )
  return colleagues.map((colleague) => {
    colleague.state = 'stopped'
    colleague.outcome = `${actor.contact.email} of the same company answered positively`
    colleague.waitUntil = 0
    stage.colleaguesStopped++
    return {
      kind: 'colleague-stopped',
      contactId: colleague.contact.id,
      text: `Emails to ${nameOf(colleague.contact)}, a colleague at ${
        actor.contact.company || domain
      }, are canceled too.`,
    }
  })
}

function wait({ actor, mail, now }: Reaction): Consequence[] {
  const { until, text } = absenceOf(mail, actor.zone, now)
  if (!['in_sequence', 'scheduled', 'waiting', 'pending'].includes(actor.state))
    return [{ kind: 'noted', text: 'The sequence had ended already: nothing changes.' }]
  actor.state = 'waiting'
  actor.outcome = text
  actor.waitUntil = until
  return [
    { kind: 'noted', text: 'An automatic reply is no answer: the sequence continues later.' },
    {
      kind: 'paused',
      text: `Emails to ${shortName(actor.contact)} are paused until ${wallTime(actor.zone, until)}.`,
    },
  ]
}
