import type { Campaign } from '#model/schema/entities.generated.ts'
import { tApp } from './messages.ts'

const TONES: Record<Campaign['state'], string> = {
  draft: 'd-off',
  configuring: 'd-off',
  ready: 'd-inf',
  running: 'd-pos',
  paused: 'd-cau',
  completed: 'd-inf',
  archived: 'd-off',
}

/** These states need no reason. */
const PLAIN: readonly Campaign['state'][] = ['running', 'completed']

/** The state as a dot and a word, then the cause if it informs or needs an action. */
export function CampaignState({
  state,
  stateReason,
  pauseReason,
  brief = false,
}: Pick<Campaign, 'state' | 'stateReason' | 'pauseReason'> & { brief?: boolean }) {
  const cause = state === 'paused' && pauseReason ? tApp(`app.pause.${pauseReason}`) : stateReason
  return (
    <>
      <span className={`dot ${TONES[state]}`}>{tApp(`app.state.${state}`)}</span>
      {cause && !brief && !PLAIN.includes(state) ? (
        <>
          {' '}
          <span className="soft s12 p2 data-cause" title={stateReason || undefined}>
            {cause}
          </span>
        </>
      ) : null}
    </>
  )
}
