import { say } from '#language'
import TinyQueue from 'tinyqueue'
import { DateTime } from 'luxon'
import type { Consequence } from '#model/api/rehearsal.ts'
import { enabledSteps } from '#model/api/outreach.ts'
import { dayAfter } from '#model/lib/time-zone.ts'
import { dateIn, startOfDate } from '#model/lib/windows.ts'
import { HORIZON_DAYS, planCampaign, planPerson } from '#engine/outreach/planning/load-plan.ts'
import { planSends, type SendPlan, type PlannedMail } from '#engine/outreach/planning/plan-sends.ts'
import { decideReply } from '#engine/outreach/replies/decide-reply.ts'
import { classifyIncoming } from '#drafting/replies/classify-incoming.ts'
import { renderStep } from '../preview-mail.ts'
import { answerTime, firstDayBack } from './assign-answers.ts'
import { scriptOf } from './answers/languages.ts'
import { applyEffects } from './apply-effects.ts'
import { writeAnswer } from './write-answer.ts'
import {
  isOpenState,
  momentOf,
  nameOf,
  startSimulation,
  rehearsedContact,
  shortName,
  type SimulatedPerson,
  type SimulationInput,
  type Simulation,
} from './simulation.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { required } from '#model/lib/lookup.ts'

/** Upper bound of the simulated time. */
export const MAX_DURATION = 180 * DAY_MS

/** A timed event other than the emails of the plan. */
interface Timer {
  at: number
  order: number
  run: () => void
}

interface Run {
  simulation: Simulation
  timers: TinyQueue<Timer>
  after(at: number, run: () => void): void
  now: number
  /** False after a reply that changes which emails leave. */
  planIsCurrent: boolean
}

/**
 * Runs a whole campaign on a simulated clock with the code of live sending: its planner, its
 * rendering, its classification of replies and its decisions. Pure: the same input gives the same
 * result.
 */
export function simulateCampaign(input: SimulationInput): Simulation {
  const days = simulateDays(input)
  for (;;) {
    const { done, value } = days.next()
    if (done) return value
  }
}

/** Like `simulateCampaign`, but yields before each day, so that a server can serve requests. */
export function* simulateDays(input: SimulationInput): Generator<string, Simulation> {
  const run = startRun(input)
  const { simulation, timers } = run
  const last = input.now + MAX_DURATION
  let plan: SendPlan = { sends: [], held: [] }
  let next = 0
  let planned = ''
  while (run.now < last) {
    const today = dateIn(zoneOfSimulation(simulation), run.now)
    // Live, the plan is refreshed twice a day: ramps grow and the horizon moves.
    if (!run.planIsCurrent || planned !== today) {
      plan = planFrom(simulation, run.now)
      next = 0
      planned = today
      run.planIsCurrent = true
      yield today
    }
    const send = plan.sends[next]
    const timer = timers.peek()
    const at = Math.min(send?.at ?? Infinity, timer?.at ?? Infinity)
    if (at === Infinity && !simulation.people.some(mayGetMore(plan))) break
    const tomorrow = startOfDate(zoneOfSimulation(simulation), dayAfter(today, 1))
    if (at >= tomorrow) {
      run.now = Math.max(run.now + 1, tomorrow)
      continue
    }
    run.now = Math.max(run.now, at)
    if (timer && timer.at === at) timers.pop()!.run()
    else if (send) {
      next++
      sendEmail(run, send)
    }
  }
  for (const { outreachId, why } of plan.held) {
    const person = simulation.people.find(
      (simulatedPerson) => simulatedPerson.outreachId === outreachId,
    )
    if (person && isOpenState(person)) person.outcome ||= why
  }
  return simulation
}

export const zoneOfSimulation = ({ input: { campaign, tenant } }: Simulation): string =>
  campaign.schedule.timeZone || tenant.timeZone

/** True for people with an email that can still leave. */
const mayGetMore = (plan: SendPlan) => {
  const stuck = new Set(
    plan.held
      .filter(({ gate }) => gate !== 'not_yet' && gate !== 'full')
      .map(({ outreachId }) => outreachId),
  )
  return (person: SimulatedPerson) => isOpenState(person) && !stuck.has(person.outreachId)
}

function startRun(input: SimulationInput): Run {
  let order = 0
  const timers = new TinyQueue<Timer>([], (a, b) => a.at - b.at || a.order - b.order)
  return {
    simulation: startSimulation(input),
    timers,
    after: (at, run) => timers.push({ at, run, order: order++ }),
    now: input.now,
    planIsCurrent: false,
  }
}

/** The plan of live sending for the current state. */
function planFrom(simulation: Simulation, now: number): SendPlan {
  const { campaign, tenant, sendsFrom } = simulation.input
  if (simulation.paused) return { sends: [], held: [] }
  const recent = now - 1.5 * DAY_MS
  return planSends({
    now,
    horizonDays: HORIZON_DAYS,
    campaigns: [
      { ...planCampaign(campaign, tenant.timeZone, sendsFrom, []), newOn: simulation.newOn },
    ],
    mailboxes: [...simulation.mailboxes.values()].map(({ plan }) => ({
      ...plan,
      sentAt: plan.sentAt.filter((at) => at > recent),
    })),
    people: simulation.people.filter(isOpenState).flatMap((person) => {
      const planned = planPerson({ ...person, campaignId: campaign.id }, campaign, now)
      return typeof planned === 'string' ? [] : [planned]
    }),
    domainSends: simulation.domainSends.filter(({ at }) => at > now - DAY_MS),
  })
}

function sendEmail(run: Run, send: PlannedMail): void {
  const { simulation } = run
  const { campaign, tenant, publicUrl } = simulation.input
  const person = simulation.people.find(
    (simulatedPerson) => simulatedPerson.outreachId === send.outreachId,
  )
  const mailbox = simulation.mailboxes.get(send.mailboxId)
  if (!person || !mailbox) return
  const steps = enabledSteps(campaign.steps)
  const { contact } = person
  const rendered = renderStep({
    campaign,
    contact,
    tenant,
    publicUrl,
    mailbox: mailbox.record,
    outreachId: person.outreachId,
    stepId: send.stepId,
  })
  noteSend(simulation, person, send)
  const isLast = send.stepIndex === steps.length - 1
  const consequences: Consequence[] = isLast
    ? [
        {
          kind: 'finished',
          text: say('This was the last email to {name}.', { name: shortName(contact) }),
        },
      ]
    : []
  person.state = isLast ? 'finished' : 'in_sequence'
  person.outcome = isLast ? 'Every email was sent' : ''
  simulation.events.push({
    ...momentOf(simulation, send.at, person.zone),
    kind: 'email',
    contact: rehearsedContact(contact),
    stepNumber: send.stepIndex + 1,
    steps: steps.length,
    subject: rendered.subject,
    text: rendered.text,
    from: `${mailbox.record.fromName} <${mailbox.record.address}>`.trim(),
    why: send.why,
    missing: rendered.missing,
    consequences,
  })
  if (person.answer.step === send.stepIndex + 1)
    awaitAnswer(run, person, { subject: rendered.subject, body: rendered.body, at: send.at })
}

function noteSend(
  simulation: Simulation,
  person: SimulatedPerson,
  { at, stepId, stepIndex, mailboxId, earliest }: PlannedMail,
) {
  const mailbox = required(simulation.mailboxes, mailboxId).plan
  mailbox.firstSendAt ??= at
  mailbox.sentAt = [...mailbox.sentAt, at]
  person.mailboxId = mailboxId
  person.waitUntil = 0
  person.touchedAt = null
  person.sent.push({ stepId, state: 'accepted', at, acceptedAt: at, earliest })
  simulation.marks.push({ at, kind: 'attempt' })
  if (stepIndex === 0) {
    const date = dateIn(zoneOfSimulation(simulation), at)
    simulation.newOn[date] = (simulation.newOn[date] ?? 0) + 1
  }
  if (person.companyDomain)
    simulation.domainSends.push({ domain: person.companyDomain, outreachId: person.outreachId, at })
}

interface Answered {
  subject: string
  body: string
  at: number
}

/** Schedules the scripted answer to an email. */
function awaitAnswer(run: Run, person: SimulatedPerson, email: Answered): void {
  const { kind } = person.answer
  if (kind === 'silence') return
  const seed = `${run.simulation.input.seed}|${person.contact.id}`
  const at = answerTime(kind, email.at, person.zone, seed)
  run.after(at, () => takeAnswer(run, person, email, at))
}

function takeAnswer(run: Run, person: SimulatedPerson, email: Answered, at: number): void {
  const { simulation } = run
  const { kind } = person.answer
  if (kind === 'silence') return
  const { campaign, seed } = simulation.input
  const { contact, zone } = person
  const key = `${seed}|${contact.id}`
  const { fromName: name, address } = required(simulation.mailboxes, person.mailboxId ?? '').record
  const mail = writeAnswer({
    kind,
    at,
    zone,
    email,
    seed: key,
    script: scriptOf(campaign.language),
    person: { name: nameOf(contact), email: contact.email },
    colleague: colleagueName(simulation, person),
    sender: { name, address },
    backAt: firstDayBack(at, zone, key),
  })
  const judged = classifyIncoming(mail)
  const { consequences, pausedBy } = applyEffects(
    { simulation, person, mail, judged, now: at },
    decideReply(judged, mail.machine),
  )
  simulation.events.push({
    ...momentOf(simulation, at, zone),
    kind: 'answer',
    contact: rehearsedContact(contact),
    answer: kind,
    stepNumber: person.sent.length,
    from: mail.from.address,
    subject: mail.subject,
    text: mail.text,
    label: judged.label,
    reason: judged.reason,
    consequences,
  })
  run.planIsCurrent = false
  if (person.state === 'waiting') run.after(person.waitUntil, () => comeBack(run, person))
  if (pausedBy !== null) pauseCampaign(run, at, pausedBy)
}

/** Another person of the campaign at the same company, or a made-up name. */
const colleagueName = (
  { people }: Simulation,
  { contact, companyDomain }: SimulatedPerson,
): string => {
  const colleague = people.find(
    (person) =>
      person.contact !== contact && companyDomain !== '' && person.companyDomain === companyDomain,
  )
  return colleague ? nameOf(colleague.contact) : 'Robin Sample'
}

function comeBack({ simulation, now }: Run, person: SimulatedPerson): void {
  if (person.state !== 'waiting') return
  const name = shortName(person.contact)
  simulation.events.push({
    ...momentOf(simulation, now, person.zone),
    kind: 'back',
    contact: rehearsedContact(person.contact),
    consequences: [
      {
        kind: 'resumed',
        text: say('{name} is back: the sequence continues where it stopped.', { name }),
      },
    ],
  })
}

/** Pauses the campaign, as a guard does; the simulated user resumes it the next morning. */
function pauseCampaign(run: Run, at: number, why: string): void {
  const { simulation } = run
  if (simulation.paused) return
  const zone = zoneOfSimulation(simulation)
  simulation.paused = true
  simulation.events.push({
    ...momentOf(simulation, at, zone),
    kind: 'campaign',
    state: 'paused',
    consequences: [{ kind: 'paused', text: why }],
  })
  const morning = DateTime.fromMillis(at, { zone })
    .plus({ days: 1 })
    .startOf('day')
    .set({ hour: 9 })
  run.after(morning.toMillis(), () => {
    simulation.paused = false
    run.planIsCurrent = false
    simulation.events.push({
      ...momentOf(simulation, run.now, zone),
      kind: 'campaign',
      state: 'running',
      consequences: [
        {
          kind: 'resumed',
          text: say('In this rehearsal you check the cause and resume the campaign.'),
        },
        { kind: 'planned', text: say('The remaining emails are planned again from now.') },
      ],
    })
  })
}
