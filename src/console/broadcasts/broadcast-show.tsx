import type { RaRecord } from 'react-admin'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import { formatMoment } from '#ui/lists/format.ts'
import { useMay } from '../core/access.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import { useReloadWhile } from '../parts/use-reload-while.ts'
import { BroadcastActions } from './broadcast-actions.tsx'
import { BroadcastResults } from './broadcast-results.tsx'
import { tBroadcasts as t } from './messages.ts'
import { RehearsalPanel } from './rehearsal-panel.tsx'

export type BroadcastRecord = Broadcast & RaRecord

/** One broadcast: its rehearsal before it is sent, and its results afterwards. */
export function BroadcastShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const may = useMay(consoleResource)
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) =>
        may('update') && <BroadcastActions broadcast={record as BroadcastRecord} />
      }
      lead={(record) => <Lead broadcast={record as BroadcastRecord} />}
    />
  )
}

/** How often the page asks whether a scheduled broadcast has begun. */
const SCHEDULED_POLL_MS = 15_000
const RUNNING = ['freezing', 'canary', 'sending']
const TONES: Partial<Record<NonNullable<Broadcast['state']>, string>> = {
  scheduled: 'f-info',
  freezing: 'f-info',
  canary: 'f-info',
  sending: 'f-info',
  paused: 'f-caution',
  done: 'f-positive',
}

function Lead({ broadcast }: { broadcast: BroadcastRecord }) {
  const { state = 'draft', stateReason, startedAt, canarySize = 0, canaryUntil } = broadcast
  useReloadWhile(RUNNING.includes(state))
  useReloadWhile(state === 'scheduled', SCHEDULED_POLL_MS)
  const said = state === 'canary' && canaryUntil ? 'canaryWait' : state
  return (
    <>
      <section className="c-section">
        <p className={`f-dot ${TONES[state] ?? ''}`} role="status">
          {t(`broadcast.state.${said}`, {
            at: formatMoment(canaryUntil ?? startedAt),
            size: canarySize,
          })}
        </p>
        {stateReason && <p className="c-measure">{stateReason}</p>}
      </section>
      <Findings broadcast={broadcast} />
    </>
  )
}

function Findings({ broadcast }: { broadcast: BroadcastRecord }) {
  const { state = 'draft' } = broadcast
  if (state === 'draft' || state === 'scheduled') return <RehearsalPanel broadcast={broadcast} />
  return state === 'freezing' ? null : <BroadcastResults broadcast={broadcast} />
}
