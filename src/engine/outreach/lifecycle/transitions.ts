import { choiceWords } from '#catalog/fields/words.ts'
import { inSentence, message, say } from '#language'
import type { Campaign } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'

export type CampaignState = Campaign['state']
export type CampaignAction =
  | 'drafted'
  | 'complete-setup'
  | 'reopen-setup'
  | 'launch'
  | 'undo-launch'
  | 'pause'
  | 'resume'
  | 'complete'
  | 'reactivate'
  | 'archive'
  | 'restore'

/** The allowed transitions by state and action. All others are rejected. */
export const transitions: Record<CampaignState, Partial<Record<CampaignAction, CampaignState>>> = {
  draft: { drafted: 'configuring', archive: 'archived' },
  configuring: { 'complete-setup': 'ready', archive: 'archived' },
  ready: { 'reopen-setup': 'configuring', launch: 'running', archive: 'archived' },
  running: { 'undo-launch': 'ready', pause: 'paused', complete: 'completed' },
  paused: { resume: 'running', archive: 'archived' },
  completed: { reactivate: 'running', archive: 'archived' },
  // A campaign that had been launched is restored as paused: nothing starts automatically.
  archived: { restore: 'configuring' },
}

const refusals: Record<CampaignAction, string> = {
  drafted: message('A campaign that is {state} cannot be drafted.'),
  'complete-setup': message('A campaign that is {state} cannot be made ready.'),
  'reopen-setup': message('A campaign that is {state} cannot be reopened.'),
  launch: message('A campaign that is {state} cannot be launched.'),
  'undo-launch': message('A campaign that is {state} cannot be taken back.'),
  pause: message('A campaign that is {state} cannot be paused.'),
  resume: message('A campaign that is {state} cannot be resumed.'),
  complete: message('A campaign that is {state} cannot be completed.'),
  reactivate: message('A campaign that is {state} cannot be continued.'),
  archive: message('A campaign that is {state} cannot be archived.'),
  restore: message('A campaign that is {state} cannot be restored.'),
}

/**
 * The state after the action.
 * @throws ProductError `wrong_state` with the state in the sentence
 */
export function nextState(
  campaign: Pick<Campaign, 'state' | 'archivedFrom'>,
  action: CampaignAction,
): CampaignState {
  const to = transitions[campaign.state][action]
  if (!to)
    throw fail(
      'wrong_state',
      say(refusals[action], { state: inSentence(choiceWords(campaign.state)) }),
      [],
      { state: campaign.state },
    )
  return action === 'restore' && ['running', 'paused', 'completed'].includes(campaign.archivedFrom)
    ? 'paused'
    : to
}
