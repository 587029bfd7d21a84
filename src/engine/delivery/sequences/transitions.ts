import type { Campaign } from '#model/entities.generated.ts'
import { fail } from '#model/errors.ts'

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

const words: Record<CampaignAction, string> = {
  drafted: 'drafted',
  'complete-setup': 'made ready',
  'reopen-setup': 'reopened',
  launch: 'launched',
  'undo-launch': 'taken back',
  pause: 'paused',
  resume: 'resumed',
  complete: 'completed',
  reactivate: 'continued',
  archive: 'archived',
  restore: 'restored',
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
      `A campaign that is ${campaign.state} cannot be ${words[action]}.`,
      [],
      { state: campaign.state },
    )
  return action === 'restore' && ['running', 'paused', 'completed'].includes(campaign.archivedFrom)
    ? 'paused'
    : to
}
