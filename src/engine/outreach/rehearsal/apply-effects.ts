import { say } from '#language'
import type { Consequence } from '#model/api/rehearsal.ts'
import { enabledSteps } from '#model/api/outreach.ts'
import { wallTime } from '#model/lib/windows.ts'
import { suppressionWords } from '#engine/audience/contacts/suppression-list.ts'
import { absenceOf, type ReplyEffect } from '#engine/outreach/replies/decide-reply.ts'
import type { ReplyVerdict } from '#drafting/replies/classify-incoming.ts'
import { checkGuards } from '#engine/outreach/lifecycle/guards.ts'
import { statesEndedBy, SUPPRESSED_ENDINGS } from '#engine/outreach/lifecycle/end-suppressed.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import {
  guardFigures,
  isOpenState,
  nameOf,
  shortName,
  type SimulatedPerson,
  type Simulation,
} from './simulation.ts'

export interface Reaction {
  simulation: Simulation
  person: SimulatedPerson
  mail: IncomingMail
  judged: ReplyVerdict
  now: number
}

export interface Reacted {
  consequences: Consequence[]
  /** Why a guard pauses the campaign; null when none does. */
  pausedBy: string | null
}

/** Applies the effects of a reply to the simulation and describes them in sentences. */
export function applyEffects(reaction: Reaction, effects: readonly ReplyEffect[]): Reacted {
  const consequences: Consequence[] = []
  let pausedBy: string | null = null
  for (const effect of effects) {
    if (effect.kind === 'guards') {
      pausedBy = checkGuards(guardFigures(reaction.simulation, reaction.now))?.text ?? null
      continue
    }
    consequences.push(...applyEffect(reaction, effect))
  }
  const { kind, label } = reaction.judged
  if (kind === 'human' && label !== 'opt-out')
    consequences.push({
      kind: 'waits-for-you',
      text: say('The reply is in your inbox for you to answer.'),
    })
  return { consequences, pausedBy }
}

function applyEffect(
  reaction: Reaction,
  effect: Exclude<ReplyEffect, { kind: 'guards' }>,
): Consequence[] {
  const { simulation, person, now } = reaction
  switch (effect.kind) {
    case 'log':
    case 'label':
    case 'stop-elsewhere':
      if (effect.kind === 'log' && effect.type === 'complained')
        simulation.marks.push({ at: now, kind: 'complaint' })
      return []
    case 'end':
      return end(simulation, person, { state: 'replied', reason: effect.reason, from: effect.from })
    case 'positive':
      return stopColleagues(simulation, person)
    case 'wait':
      return wait(reaction)
    case 'bounce':
      simulation.marks.push({ at: now, kind: 'bounce' })
      return [
        {
          kind: 'noted',
          text: say('The address is marked as invalid: {status}.', { status: effect.status }),
        },
      ]
    case 'suppress':
      return suppress(simulation, person, effect.reason)
  }
}

function endText(name: string, left: number): string {
  if (left === 0) return say("{name}'s sequence is over: no email was left.", { name })
  return say(
    {
      one: 'The remaining email to {name} is canceled.',
      other: 'The remaining {count} emails to {name} are canceled.',
    },
    { name, count: left },
  )
}

/** Ends the person's sequence from one of the states, and counts the emails that will not leave. */
function end(
  simulation: Simulation,
  person: SimulatedPerson,
  {
    state,
    reason,
    from,
  }: {
    state: SimulatedPerson['state']
    reason: string
    from: readonly SimulatedPerson['state'][]
  },
): Consequence[] {
  if (!from.includes(person.state)) return []
  const left = isOpenState(person)
    ? enabledSteps(simulation.input.campaign.steps).length - person.sent.length
    : 0
  person.state = state
  person.outcome = reason
  person.waitUntil = 0
  const name = shortName(person.contact)
  return [
    {
      kind: 'stopped',
      text: endText(name, left),
    },
  ]
}

function suppress(
  simulation: Simulation,
  person: SimulatedPerson,
  reason: keyof typeof SUPPRESSED_ENDINGS,
): Consequence[] {
  const { state } = SUPPRESSED_ENDINGS[reason]
  const ended = end(simulation, person, {
    state,
    reason: suppressionWords[reason],
    from: statesEndedBy(state),
  })
  person.suppressed = true
  return [
    ...ended,
    {
      kind: 'suppressed',
      text: say('{address} is on the suppression list: no campaign writes to it again.', {
        address: person.contact.email,
      }),
    },
  ]
}

/** Stops colleagues at the same company, unless the campaign is set otherwise. */
function stopColleagues(simulation: Simulation, person: SimulatedPerson): Consequence[] {
  if (simulation.input.campaign.schedule.stopCompanyOnPositive === false) return []
  const domain = person.companyDomain
  const colleagues = simulation.people.filter(
    (other) =>
      other !== person && domain !== '' && other.companyDomain === domain && isOpenState(other),
  )
  return colleagues.map((colleague) => {
    colleague.state = 'stopped'
    colleague.outcome = `${person.contact.email} of the same company answered positively`
    colleague.waitUntil = 0
    simulation.colleaguesStopped++
    return {
      kind: 'colleague-stopped',
      contactId: colleague.contact.id,
      text: say('Emails to {name}, a colleague at {company}, are canceled too.', {
        name: nameOf(colleague.contact),
        company: person.contact.company || domain,
      }),
    }
  })
}

function wait({ person, mail, now }: Reaction): Consequence[] {
  const { until, text } = absenceOf(mail, person.zone, now)
  if (!['in_sequence', 'scheduled', 'waiting', 'pending'].includes(person.state))
    return [{ kind: 'noted', text: say('The sequence had ended already: nothing changes.') }]
  person.state = 'waiting'
  person.outcome = text
  person.waitUntil = until
  return [
    {
      kind: 'noted',
      text: say('An automatic reply is not a reply: the sequence continues later.'),
    },
    {
      kind: 'paused',
      text: say('Emails to {name} are paused until {time}.', {
        name: shortName(person.contact),
        time: wallTime(person.zone, until),
      }),
    },
  ]
}
