import type { BroadcastRehearsal, RehearsalWarning } from '#model/api/answers/broadcast-answers.ts'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import { Loaded } from '#ui/base/loaded.tsx'
import { formatMoment, formatNumber } from '#ui/lists/format.ts'
import { reasonWords } from '../engage/send-dialog.tsx'
import { b } from './messages.ts'
import { SmallTable } from './small-table.tsx'
import { useRehearsal } from './use-rehearsal.ts'

/** Who gets the broadcast, when it leaves and from where, and what to check before. */
export function RehearsalPanel({ broadcast }: { broadcast: Broadcast }) {
  const query = useRehearsal(broadcast)
  return (
    <section className="c-section bc-text" aria-label={b('broadcast.rehearsal')}>
      <h2>{b('broadcast.rehearsal')}</h2>
      <Loaded
        query={query}
        loading={
          <p className="c-soft" role="status">
            {b('broadcast.rehearsing')}
          </p>
        }
        failed={({ message }) => (
          <p className="f-dot f-caution" role="alert">
            {message}
          </p>
        )}
      >
        {(rehearsal) => <Rehearsed rehearsal={rehearsal} />}
      </Loaded>
    </section>
  )
}

function Rehearsed({ rehearsal }: { rehearsal: BroadcastRehearsal }) {
  const { gets, firstAt, lastAt, sender, canarySize, version, domains, zones, warnings } = rehearsal
  return (
    <>
      <Recipients rehearsal={rehearsal} />
      {canarySize > 0 && <p>{b('broadcast.canaryFirst', { count: canarySize })}</p>}
      {firstAt && (
        <p>
          {lastAt
            ? b('broadcast.leaves', { first: formatMoment(firstAt), last: formatMoment(lastAt) })
            : b('broadcast.leavesFrom', { first: formatMoment(firstAt) })}
        </p>
      )}
      {sender && <p>{senderText(sender)}</p>}
      {version !== null && <p className="c-soft">{b('broadcast.version', { version })}</p>}
      {warnings.length > 0 && (
        <>
          <h3 className="bc-heading">{b('broadcast.warnings')}</h3>
          <ul className="eg-reasons">
            {warnings.map((warning) => (
              <li key={JSON.stringify(warning)}>{warningText(warning, gets)}</li>
            ))}
          </ul>
        </>
      )}
      {domains.length > 0 && (
        <SmallTable
          label={b('broadcast.domains')}
          columns={[b('broadcast.domain'), b('broadcast.people')]}
          rows={domains.map(({ domain, people }) => [domain, formatNumber(people)])}
        />
      )}
      {zones.length > 0 && (
        <SmallTable
          label={b('broadcast.zones')}
          columns={[b('broadcast.zone'), b('broadcast.at'), b('broadcast.people')]}
          rows={zones.map(({ zone, at, people }) => [zone, formatMoment(at), formatNumber(people)])}
        />
      )}
    </>
  )
}

function senderText({
  name,
  perDay,
  gapMinutes: gap,
}: NonNullable<BroadcastRehearsal['sender']>): string {
  if (perDay === null) return b('broadcast.senderUnlimited', { name })
  return gap === 0
    ? b('broadcast.senderLimited', { name, perDay })
    : b('broadcast.sender', { name, perDay, gap })
}

/** How many people get it, and why the others do not. */
export function Recipients({
  rehearsal: { targeted, gets, reasons },
}: {
  rehearsal: BroadcastRehearsal
}) {
  const others = Object.entries(reasons).toSorted((one, other) => other[1] - one[1])
  return (
    <>
      <p className="c-medium">
        {gets === 0 ? b('broadcast.getsNobody') : b('broadcast.gets', { count: gets })}
      </p>
      {others.length > 0 && (
        <>
          <p className="c-soft">{b('broadcast.others', { count: targeted - gets, targeted })}</p>
          <ul className="eg-reasons">
            {others.map(([reason, n]) => (
              <li key={reason}>
                <span className="c-num">{n}</span> {reasonWords(reason)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function warningText(warning: RehearsalWarning, gets: number): string {
  switch (warning.kind) {
    case 'missing-value':
      return b('broadcast.warning.missing-value', {
        count: warning.people,
        gets,
        variable: warning.variable,
      })
    case 'unknown-addresses':
      return b('broadcast.warning.unknown-addresses', {
        count: warning.count,
        some: warning.some.join(', '),
      })
    case 'local-time-over':
      return b('broadcast.warning.local-time-over', { count: warning.people })
    case 'unpublished-draft':
      return b('broadcast.warning.unpublished-draft', { version: warning.version })
    default:
      return b(`broadcast.warning.${warning.kind}`)
  }
}
