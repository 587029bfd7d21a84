import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { AgentCall } from '#model/schema/entities.generated.ts'
import { Link } from '#ui/base/routing.tsx'
import { formatMoment } from '#ui/lists/format.ts'
import { tAgents as t } from './messages.ts'
import './agents.css'

const MAX_SHOWN = 20

/** The latest calls of a contact with agents; nothing where there are none. */
export function ContactCalls({ contactId }: { contactId: string }) {
  const { data } = useQuery({
    queryKey: ['agents', 'contact', contactId],
    queryFn: ({ signal }) =>
      api.list<AgentCall>(
        '/agent-calls',
        { filter: { contactId }, sort: ['createdAt', 'DESC'], range: [0, MAX_SHOWN - 1] },
        { signal },
      ),
  })
  if (!data || data.rows.length === 0) return null
  return (
    <section className="panel pad" aria-labelledby="contact-calls">
      <h2 id="contact-calls" className="ui-label">
        {t('calls.ofContact')}
      </h2>
      <ul className="contact-calls">
        {data.rows.map((call) => (
          <li key={call.id}>
            <Link to={`${paths.agent(call.agentId)}?tab=calls&call=${call.id}`}>
              {formatMoment(call.createdAt)}
            </Link>
            <span>{t(`agents.outcome.${call.outcome || 'none'}`)}</span>
          </li>
        ))}
      </ul>
      {data.total > MAX_SHOWN ? (
        <p className="soft s12">{t('calls.more', { count: data.total - MAX_SHOWN })}</p>
      ) : null}
    </section>
  )
}
