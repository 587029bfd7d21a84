import { DateTime } from 'luxon'
import type { Consequence } from '#model/rehearsal.ts'
import { enabledSteps } from '#model/outreach.ts'
import { dateIn, DAY, startOfDate } from '#model/windows.ts'
import { HORIZON_DAYS, planCampaign, planPerson } from '#engine/delivery/sends/load-plan.ts'
import { createHeap, type Heap } from '#engine/delivery/sends/heap.ts'
import { planSends, type Plan, type PlannedMail } from '#engine/delivery/sends/plan-sends.ts'
import { decideReply } from '#engine/delivery/replies/decide-reply.ts'
import { judgeIncoming } from '#engine/delivery/replies/judge-incoming.ts'
import { renderStep } from '../preview-mail.ts'
import { answerTime, firstDayBack } from './assign-answers.ts'
import { scriptOf } from './answers/languages.ts'
import { applyEffects } from './apply-effects.ts'
import { writeAnswer } from './write-answer.ts'
import {
  isOpenState,
  momentOf,
  nameOf,
  openStage,
  rehearsedContact,
  shortName,
  type Actor,
  type FilmInput,
  type Stage,
} from './stage.ts'

/** A film ends here at the latest. */
export const LONGEST_FILM = 180 * DAY

/** Something that happens at a moment, besides the emails of the plan. */
interface Happening {
  at: number
  order: number
  run: () => void
}

interface Film {
  stage: Stage
  happenings: Heap<Happening>
  after(at: number, run: () => void): void
  now: number
  /** False once something happened that changes which emails leave. */
  planIsCurrent: boolean
}

/**
 * Plays a whole campaign on a simulated clock: the planner of live sending decides when emails
 * leave, the same rendering writes them, the same reader judges the scripted answers, and the same
 * decisions follow. Pure: the same input gives the same film.
 */
export function playFilm(input: FilmInput): Stage {
  const days = playDays(input)
  for (;;) {
    const { done, value } = days.next()
    if (done) return value
  }
}

/** The same, day by day, so that a server can do other work in between. */
export function* playDays(input: FilmInput): Generator<string, Stage> {
  const film = openFilm(input)
  const { stage, happenings } = film
  const last = input.now + LONGEST_FILM
  let plan: Plan = { sends: [], held: [] }
  let next = 0
  let planned = ''
  while (film.now < last) {
    const today = dateIn(zoneOfFilm(stage), film.now)
    // Live, the plan is refreshed twice a day: ramps grow and the horizon moves.
    if (!film.planIsCurrent || planned !== today) {
      plan = planFrom(stage, film.now)
      next = 0
      planned = today
      film.planIsCurrent = true
      yield today
    }
    const send = plan.sends[next]
    const happening = happenings.peek()
    const at = Math.min(send?.at ?? Infinity, happening?.at ?? Infinity)
    if (at === Infinity && !stage.actors.some(mayGetMore(plan))) break
    const tomorrow = startOfDate(zoneOfFilm(stage), dateAfter(today))
    if (at >= tomorrow) {
      film.now = Math.max(film.now + 1, tomorrow)
      continue
    }
    film.now = Math.max(film.now, at)
    if (happening && happening.at === at) happenings.pop()!.run()
    else if (send) {
      next++
      sendEmail(film, send)
    }
  }
  for (const { outreachId, why } of plan.held) {
    const actor = stage.actors.find((one) => one.outreachId === outreachId)
    if (actor && isOpenState(actor)) actor.outcome ||= why
  }
  return stage
}

export const zoneOfFilm = ({ input: { campaign, tenant } }: Stage): string =>
  campaign.schedule.timeZone || tenant.timeZone

const dateAfter = (date: string) => new Date(Date.parse(date) + DAY).toISOString().slice(0, 10)

/** Whether a person still waits for an email that can leave some day. */
const mayGetMore = (plan: Plan) => {
  const stuck = new Set(
    plan.held
      .filter(({ gate }) => gate !== 'not_yet' && gate !== 'full')
      .map(({ outreachId }) => outreachId),
  )
  return (actor: Actor) => isOpenState(actor) && !stuck.has(actor.outreachId)
}

function openFilm(input: FilmInput): Film {
  let order = 0
  const happenings = createHeap<Happening>((a, b) => a.at - b.at || a.order - b.order)
  return {
    stage: openStage(input),
    happenings,
    after: (at, run) => happenings.push({ at, run, order: order++ }),
    now: input.now,
    planIsCurrent: false,
  }
}

/** The plan of live sending for the people as they are now. */
function planFrom(stage: Stage, now: number): Plan {
  const { campaign, tenant, sendsFrom } = stage.input
  if (stage.paused) return { sends: [], held: [] }
  const recent = now - 1.5 * DAY
  return planSends({
    now,
    horizonDays: HORIZON_DAYS,
    campaigns: [{ ...planCampaign(campaign, tenant.timeZone, sendsFrom, []), newOn: stage.newOn }],
    mailboxes: [...stage.mailboxes.values()].map(({ plan }) => ({
      ...plan,
      sentAt: plan.sentAt.filter((at) => at > recent),
    })),
    people: stage.actors.filter(isOpenState).flatMap((actor) => {
      const person = planPerson({ ...actor, campaignId: campaign.id }, campaign, now)
      return typeof person === 'string' ? [] : [person]
    }),
    domainSends: stage.domainSends.filter(({ at }) => at > now - DAY),
  })
}

function sendEmail(film: Film, send: PlannedMail): void {
  const { stage } = film
  const { campaign, tenant, publicUrl } = stage.input
  const actor = stage.actors.find((one) => one.outreachId === send.outreachId)
  const mailbox = stage.mailboxes.get(send.mailboxId)
  if (!actor || !mailbox) return
  const steps = enabledSteps(campaign.steps)
  const { contact } = actor
  const rendered = renderStep({
    campaign,
    contact,
    tenant,
    publicUrl,
    mailbox: mailbox.record,
    outreachId: actor.outreachId,
    stepId: send.stepId,
  })
  noteSend(stage, actor, send)
  const isLast = send.stepIndex === steps.length - 1
  const consequences: Consequence[] = isLast
    ? [{ kind: 'finished', text: `This was the last email to ${shortName(contact)}.` }]
    : []
  actor.state = isLast ? 'finished' : 'in_sequence'
  actor.outcome = isLast ? 'Every email was sent' : ''
  stage.events.push({
    ...momentOf(stage, send.at, actor.zone),
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
  if (actor.answer.step === send.stepIndex + 1)
    awaitAnswer(film, actor, { subject: rendered.subject, body: rendered.body, at: send.at })
}

function noteSend(
  stage: Stage,
  actor: Actor,
  { at, stepId, stepIndex, mailboxId, earliest }: PlannedMail,
) {
  const mailbox = stage.mailboxes.get(mailboxId)!.plan
  mailbox.firstSendAt ??= at
  mailbox.sentAt = [...mailbox.sentAt, at]
  actor.mailboxId = mailboxId
  actor.waitUntil = 0
  actor.touchedAt = null
  actor.sent.push({ stepId, state: 'accepted', at, acceptedAt: at, earliest })
  stage.marks.push({ at, kind: 'attempt' })
  if (stepIndex === 0) {
    const date = dateIn(zoneOfFilm(stage), at)
    stage.newOn[date] = (stage.newOn[date] ?? 0) + 1
  }
  if (actor.companyDomain)
    stage.domainSends.push({ domain: actor.companyDomain, outreachId: actor.outreachId, at })
}

interface Answered {
  subject: string
  body: string
  at: number
}

/** Lets the scripted answer to an email arrive at its time. */
function awaitAnswer(film: Film, actor: Actor, email: Answered): void {
  const { kind } = actor.answer
  if (kind === 'silence') return
  const seed = `${film.stage.input.seed}|${actor.contact.id}`
  const at = answerTime(kind, email.at, actor.zone, seed)
  film.after(at, () => takeAnswer(film, actor, email, at))
}

function takeAnswer(film: Film, actor: Actor, email: Answered, at: number): void {
  const { stage } = film
  const { kind } = actor.answer
  if (kind === 'silence') return
  const { campaign, seed } = stage.input
  const { contact, zone } = actor
  const key = `${seed}|${contact.id}`
  const { fromName: name, address } = stage.mailboxes.get(actor.mailboxId ?? '')!.record
  const mail = writeAnswer({
    kind,
    at,
    zone,
    email,
    seed: key,
    script: scriptOf(campaign.language),
    person: { name: nameOf(contact), email: contact.email },
    colleague: colleagueName(stage, actor),
    sender: { name, address },
    backAt: firstDayBack(at, zone, key),
  })
  const judged = judgeIncoming(mail)
  const { consequences, pausedBy } = applyEffects(
    { stage, actor, mail, judged, now: at },
    decideReply(judged, mail.machine),
  )
  stage.events.push({
    ...momentOf(stage, at, zone),
    kind: 'answer',
    contact: rehearsedContact(contact),
    answer: kind,
    stepNumber: actor.sent.length,
    from: mail.from.address,
    subject: mail.subject,
    text: mail.text,
    label: judged.label,
    reason: judged.reason,
    consequences,
  })
  film.planIsCurrent = false
  if (actor.state === 'waiting') film.after(actor.waitUntil, () => comeBack(film, actor))
  if (pausedBy !== null) pauseCampaign(film, at, pausedBy)
}

/** Another person of the campaign at the same company, or a name that nobody there has. */
const colleagueName = ({ actors }: Stage, { contact, companyDomain }: Actor): string => {
  const colleague = actors.find(
    (one) => one.contact !== contact && companyDomain !== '' && one.companyDomain === companyDomain,
  )
  return colleague ? nameOf(colleague.contact) : 'Robin Sample'
}

function comeBack({ stage, now }: Film, actor: Actor): void {
  if (actor.state !== 'waiting') return
  const name = shortName(actor.contact)
  stage.events.push({
    ...momentOf(stage, now, actor.zone),
    kind: 'back',
    contact: rehearsedContact(actor.contact),
    consequences: [
      { kind: 'resumed', text: `${name} is back: the sequence continues where it stopped.` },
    ],
  })
}

/** A guard stops the campaign; the film assumes that you look and resume it the next morning. */
function pauseCampaign(film: Film, at: number, why: string): void {
  const { stage } = film
  const zone = zoneOfFilm(stage)
  const isNew = !stage.paused
  stage.paused = true
  stage.events.push({
    ...momentOf(stage, at, zone),
    kind: 'campaign',
    state: 'paused',
    consequences: [{ kind: 'paused', text: why }],
  })
  if (!isNew) return
  const morning = DateTime.fromMillis(at, { zone })
    .plus({ days: 1 })
    .startOf('day')
    .set({ hour: 9 })
  film.after(morning.toMillis(), () => {
    stage.paused = false
    film.planIsCurrent = false
    stage.events.push({
      ...momentOf(stage, film.now, zone),
      kind: 'campaign',
      state: 'running',
      consequences: [
        { kind: 'resumed', text: 'In this rehearsal you check the cause and resume the campaign.' },
        { kind: 'planned', text: 'The remaining emails are planned again from now.' },
      ],
    })
  })
}
