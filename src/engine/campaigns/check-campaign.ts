import type { Campaign } from '#model/entities.generated.ts'
import type { Messaging, Missing, Schedule, Targets } from '#model/outreach.ts'
import { isZone } from '#model/time-zone.ts'
import { checkSteps } from './checks/check-steps.ts'

type Level = Missing['level']
const item = (
  part: Missing['part'],
  path: string,
  message: string,
  level: Level = 'blocker',
): Missing => ({ part, path, message, level })

/** Step 1, messaging (outreach design, 3.1). */
export function checkMessaging(messaging: Messaging): Missing[] {
  const found: Missing[] = []
  const need = (path: string, text: string | undefined, message: string) => {
    if (!text?.trim()) found.push(item('messaging', path, message))
  }
  need('/companyName', messaging.companyName?.text, 'Say what your company is called.')
  need('/whatYouDo', messaging.whatYouDo?.text, 'Say in one line what you do.')
  need('/audience', messaging.audience?.text, 'Say who it is for.')
  for (const [path, list, what] of [
    ['/valuePropositions', messaging.valuePropositions, 'what people gain'],
    ['/pains', messaging.pains, 'a problem you solve'],
  ] as const) {
    if (!list?.some((one) => one.text.trim()))
      found.push(item('messaging', path, `Name at least one: ${what}.`))
    list?.forEach((one, index) =>
      need(`${path}/${index}`, one.text, 'This line is empty. Fill it or remove it.'),
    )
  }
  messaging.proof?.forEach((proof, index) => {
    need(`/proof/${index}`, proof.text, 'This line is empty. Fill it or remove it.')
    if (proof.text.trim() && !proof.evidenceUrl && !proof.source?.url && !proof.confirmed)
      found.push(
        item(
          'messaging',
          `/proof/${index}`,
          'Add a link that shows this, or confirm that it is true.',
        ),
      )
  })
  need('/callToAction', messaging.callToAction?.text, 'Say what the reader should do.')
  return found
}

/** Step 3, targets: everything is optional, but a target without any rule reaches everybody. */
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
    found.push(item('targets', '', 'No target is named, so every contact fits.', 'warning'))
  if (!targets.industries?.values.length)
    found.push(
      item('targets', '/industries', 'No industry is named: the target is broad.', 'warning'),
    )
  if ((targets.departments?.values.length ?? 0) > 3)
    found.push(
      item(
        'targets',
        '/departments',
        'More than three departments: the target is broad.',
        'warning',
      ),
    )
  return found
}

/** The schedule. Its empty fields have defaults. */
export function checkSchedule(schedule: Schedule): Missing[] {
  const found: Missing[] = []
  const { from = '09:00', to = '17:00', startDate, endDate, timeZone } = schedule
  if (from >= to) found.push(item('schedule', '/to', 'The window must close after it opens.'))
  if (startDate && endDate && endDate < startDate)
    found.push(item('schedule', '/endDate', 'The end date lies before the start date.'))
  if (timeZone && !isZone(timeZone))
    found.push(
      item(
        'schedule',
        '/timeZone',
        `"${timeZone}" is not a time zone; write for example Europe/Berlin.`,
      ),
    )
  if (schedule.days && schedule.days.length === 0)
    found.push(item('schedule', '/days', 'Choose at least one day of the week.'))
  return found
}

/**
 * Everything that is missing or doubtful in a campaign, part by part. `readyPeople`: people who can
 * be written to.
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
          ? 'Nobody can be written to yet: mend what the people under "Needs attention" miss.'
          : 'Add at least one person who can be written to.',
      ),
    )
  else if (people.needsAttention > 0)
    contacts.push(
      item(
        'contacts',
        '',
        `${people.needsAttention} ${people.needsAttention === 1 ? 'person needs' : 'people need'} attention before they can be written to.`,
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
