import type { Campaign } from '#model/entities.generated.ts'
import { tApp } from './words.ts'

const TONES: Record<Campaign['state'], string> = {
  draft: 'd-off',
  configuring: 'd-off',
  ready: 'd-inf',
  running: 'd-pos',
  paused: 'd-cau',
  completed: 'd-inf',
  archived: 'd-off',
}

/** What runs or is done as it should needs no reason beside it. */
const PLAIN: readonly Campaign['state'][] = ['running', 'completed']

/** State as dot and word, then its cause in words where there is something to know or to do. */
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
