import { withReadableMoments } from '#ui/lists/exact-moment.ts'
import type { ConditionReason } from '#condition/evaluate.ts'
import { tParts as t } from './messages.ts'

/** Explains line by line why a condition holds or fails, with the compared values. */
export function ReasonTree({ reason }: { reason: ConditionReason }) {
  return (
    <ul className="c-reasons">
      <ReasonLine reason={reason} />
    </ul>
  )
}

function ReasonLine({ reason: { holds, says, seen, parts } }: { reason: ConditionReason }) {
  return (
    <li>
      <span className={`f-dot f-${holds ? 'positive' : 'off'}`}>
        <span className="c-sr">{t(holds ? 'reason.holds' : 'reason.fails')} </span>
        {parts.length > 0 ? t(holds ? 'reason.holds' : 'reason.fails') : says}
      </span>
      {parts.length === 0 && seen !== '' && (
        <span className="c-soft"> {t('reason.seen', { seen: withReadableMoments(seen) })}</span>
      )}
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <ReasonLine key={part.path} reason={part} />
          ))}
        </ul>
      )}
    </li>
  )
}
