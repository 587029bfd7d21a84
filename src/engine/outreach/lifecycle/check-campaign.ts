import { message, say } from '#language'
import type { Campaign } from '#model/schema/entities.generated.ts'
import { isUnconfirmed } from '#model/email/drafting-questions.ts'
import type { Messaging, Missing, Schedule, Targets } from '#model/api/outreach.ts'
import { isZone } from '#model/lib/time-zone.ts'
import { checkSteps } from '#drafting/checks/check-steps.ts'

type Level = Missing['level']
const item = (
  part: Missing['part'],
  path: string,
  message: string,
  level: Level = 'blocker',
): Missing => ({ part, path, message, level })

type CheckedLine = { text: string } & Parameters<typeof isUnconfirmed>[0]

const EMPTY_LINE = message('This line is empty. Fill it in or remove it.')
const UNCONFIRMED = message('We are not sure about this. Confirm it or change it.')

/** A line that every email needs: filled in, and confirmed where reading had doubts. */
function checkLine(path: string, line: CheckedLine | undefined, missing: string): Missing[] {
  if (!line?.text.trim()) return [item('messaging', path, missing)]
  return isUnconfirmed(line) ? [item('messaging', path, UNCONFIRMED)] : []
}

function checkProof(proof: NonNullable<Messaging['proof']>): Missing[] {
  return proof.flatMap((one, index) => {
    const path = `/proof/${index}`
    if (!one.text.trim()) return [item('messaging', path, EMPTY_LINE)]
    return one.confirmed
      ? []
      : [item('messaging', path, say('Confirm that this is true to use it in emails.'), 'warning')]
  })
}

/** Step 1, messaging. */
export function checkMessaging(messaging: Messaging): Missing[] {
  const { buyers, companyName, whatYouDo, valuePropositions = [], pains = [] } = messaging
  const hasBenefit = valuePropositions.some(({ text }) => text.trim())
  return [
    ...checkLine('/companyName', companyName, say('Enter the name of your company.')),
    ...checkLine('/whatYouDo', whatYouDo, say('Enter one sentence about what you do.')),
    ...checkLine('/buyers', buyers, say('Choose who you write to.')),
    ...(hasBenefit
      ? []
      : [
          item(
            'messaging',
            '/valuePropositions',
            say('Add a detail worth telling. Without one, there is one email.'),
            'warning',
          ),
        ]),
    ...valuePropositions.flatMap((line, index) =>
      checkLine(`/valuePropositions/${index}`, line, EMPTY_LINE),
    ),
    ...pains.flatMap((line, index) => checkLine(`/pains/${index}`, line, EMPTY_LINE)),
    ...checkProof(messaging.proof ?? []),
  ]
}

/**
 * Checks step 3, targets: all fields are optional, but targets without any rule match all people.
 */
export function checkTargets(targets: Targets): Missing[] {
  const found: Missing[] = []
  const rules = [
    targets.industries,
    targets.companySizes,
    targets.countries,
    targets.titles,
    targets.seniorities,
    targets.departments,
    targets.keywords,
  ]
  if (!rules.some((rule) => rule && rule.values.length > 0))
    found.push(item('targets', '', say('No target is named, so every contact fits.'), 'warning'))
  if (!targets.industries?.values.length)
    found.push(
      item('targets', '/industries', say('No industry is named: the target is broad.'), 'warning'),
    )
  if ((targets.departments?.values.length ?? 0) > 3)
    found.push(
      item(
        'targets',
        '/departments',
        say('More than three departments: the target is broad.'),
        'warning',
      ),
    )
  return found
}

/** Checks the schedule. Its empty fields have defaults. */
function checkSchedule(schedule: Schedule): Missing[] {
  const found: Missing[] = []
  const { from = '09:00', to = '17:00', startDate, endDate, timeZone } = schedule
  if (from >= to) found.push(item('schedule', '/to', say('The window must close after it opens.')))
  if (startDate && endDate && endDate < startDate)
    found.push(item('schedule', '/endDate', say('The end date must be after the start date.')))
  if (timeZone && !isZone(timeZone))
    found.push(
      item(
        'schedule',
        '/timeZone',
        say('"{zone}" is not a time zone; write for example Europe/Berlin.', { zone: timeZone }),
      ),
    )
  if (schedule.days && schedule.days.length === 0)
    found.push(item('schedule', '/days', say('Choose at least one day of the week.')))
  return found
}

/**
 * All faults and warnings of a campaign, part by part.
 * @param people number of people who can be written to and who need attention
 */
export function checkCampaign(
  campaign: Pick<Campaign, 'messaging' | 'steps' | 'targets' | 'schedule' | 'language'>,
  people: { ready: number; needsAttention: number },
): Missing[] {
  const contacts: Missing[] = []
  if (people.ready === 0)
    contacts.push(
      item(
        'contacts',
        '',
        people.needsAttention > 0
          ? say('No one can be emailed yet. Fix the people under "Needs attention".')
          : say('Add at least one person who can be written to.'),
      ),
    )
  else if (people.needsAttention > 0)
    contacts.push(
      item(
        'contacts',
        '',
        say(
          {
            one: '{count} person needs attention before they can be written to.',
            other: '{count} people need attention before they can be written to.',
          },
          { count: people.needsAttention },
        ),
        'warning',
      ),
    )
  return [
    ...checkMessaging(campaign.messaging),
    ...checkSteps(campaign.steps, campaign.messaging, campaign.language ?? 'en'),
    ...checkTargets(campaign.targets),
    ...contacts,
    ...checkSchedule(campaign.schedule),
  ]
}
