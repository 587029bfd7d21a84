import type { BroadcastRehearsal, RehearsalWarning } from '#model/api/answers/broadcast-answers.ts'
import type { Broadcast } from '#model/schema/entities.generated.ts'
import { Loaded } from '#ui/base/loaded.tsx'
import { formatMoment, formatNumber } from '#ui/lists/format.ts'
import { reasonWords } from '../engage/send-dialog.tsx'
import { tBroadcasts as t } from './messages.ts'
import { SmallTable } from './small-table.tsx'
import { useRehearsal } from './use-rehearsal.ts'

/** Who gets the broadcast, when it leaves and from where, and what to check before. */
export function RehearsalPanel({ broadcast }: { broadcast: Broadcast }) {
  const query = useRehearsal(broadcast)
  return (
    <section className="c-section bc-text" aria-label={t('broadcast.rehearsal')}>
      <h2>{t('broadcast.rehearsal')}</h2>
      <Loaded
        query={query}
        loading={
          <p className="c-soft" role="status">
            {t('broadcast.rehearsing')}
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
      {canarySize > 0 && <p>{t('broadcast.canaryFirst', { count: canarySize })}</p>}
      {firstAt && (
        <p>
          {lastAt
            ? t('broadcast.leaves', {
                first: formatMoment(firstAt),
                last: formatMoment(lastAt),
              })
            : t('broadcast.leavesFrom', { first: formatMoment(firstAt) })}
        </p>
      )}
      {sender && <p>{senderText(sender)}</p>}
      {version !== null && <p className="c-soft">{t('broadcast.version', { version })}</p>}
      {warnings.length > 0 && (
        <>
          <h3 className="bc-heading">{t('broadcast.warnings')}</h3>
          <ul className="eg-reasons">
            {warnings.map((warning) => (
              <li key={JSON.stringify(warning)}>{warningText(warning, gets)}</li>
            ))}
          </ul>
        </>
      )}
      {domains.length > 0 && (
        <SmallTable
          label={t('broadcast.domains')}
          columns={[t('broadcast.domain'), t('broadcast.people')]}
          rows={domains.map(({ domain, people }) => [domain, formatNumber(people)])}
        />
      )}
      {zones.length > 0 && (
        <SmallTable
          label={t('broadcast.zones')}
          columns={[t('broadcast.zone'), t('broadcast.at'), t('broadcast.people')]}
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
  if (perDay === null) return t('broadcast.senderUnlimited', { name })
  return gap === 0
    ? t('broadcast.senderLimited', { name, perDay })
    : t('broadcast.sender', { name, perDay, gap })
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
        {gets === 0 ? t('broadcast.getsNobody') : t('broadcast.gets', { count: gets })}
      </p>
      {others.length > 0 && (
        <>
          <p className="c-soft">{t('broadcast.others', { count: targeted - gets, targeted })}</p>
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
      return t('broadcast.warning.missing-value', {
        count: warning.people,
        gets,
        variable: warning.variable,
      })
    case 'unknown-addresses':
      return t('broadcast.warning.unknown-addresses', {
        count: warning.count,
        some: warning.some.join(', '),
      })
    case 'local-time-over':
      return t('broadcast.warning.local-time-over', { count: warning.people })
    case 'unpublished-draft':
      return t('broadcast.warning.unpublished-draft', { version: warning.version })
    default:
      return t(`broadcast.warning.${warning.kind}`)
  }
}
