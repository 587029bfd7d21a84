import { Link } from 'react-router-dom'
import type { Attention } from '#model/api/answers/overview.ts'
import { attentionFacts, attentionPath } from './attention.ts'
import { tRooms as t } from './messages.ts'

/** Open work, each line linked to the page where it is handled. */
export function AttentionList({ items }: { items: readonly Attention[] }) {
  if (items.length === 0) return <p className="c-soft">{t('rooms.quiet')}</p>
  return (
    <ul className="c-attention">
      {items.map(({ id, count, names }) => (
        <li key={id}>
          <Link to={attentionPath(id)}>
            <span className={`f-dot f-${attentionFacts[id].tone}`}>
              {t(`attention.${id}`, { count })}
            </span>
            {names.length > 0 && (
              <span className="c-soft c-attention-names">
                {names.join(', ')}
                {count > names.length ? ', …' : ''}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
