import { useCallback, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Outreach } from '#model/schema/entities.generated.ts'
import type { CampaignContact, CampaignView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { tWhy } from '#ui/explanation/messages.ts'
import { Empty } from '#ui/lists/empty.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchBox } from '#ui/lists/search-box.tsx'
import { Moment } from '#ui/lists/when.tsx'
import { Part, TableSkeleton } from '../page-parts/part.tsx'
import { WhyDialog } from '../page-parts/why-dialog.tsx'
import { pageOf, useUrlState } from '../page-parts/use-url-state.ts'
import { tApp } from '../page-parts/messages.ts'
import { tOne as t } from './campaign-messages.ts'

const SIZE = 30
// Not `state`, which the address of a return from the login provider has.
const DEFAULTS = { people: '', status: '', q: '', page: '0' }
const TABS = ['', 'ready', 'attention', 'excluded'] as const
const STATES: readonly Outreach['state'][] = [
  'pending',
  'scheduled',
  'in_sequence',
  'waiting',
  'needs_attention',
  'replied',
  'unsubscribed',
  'bounced',
  'complained',
  'finished',
  'excluded',
  'stopped',
]
const TONES: Partial<Record<Outreach['state'], string>> = {
  scheduled: 'd-inf',
  in_sequence: 'd-pos',
  waiting: 'd-cau',
  needs_attention: 'd-cau',
  replied: 'd-pos',
  bounced: 'd-neg',
  complained: 'd-neg',
  unsubscribed: 'd-neg',
}

/**
 * The people in the campaign: their state, what delays them, and when and why their next email
 * leaves.
 */
export function CampaignPeople({ campaign }: { campaign: CampaignView }) {
  const [url, change] = useUrlState(DEFAULTS)
  const page = pageOf(url.page)
  const query = useQuery({
    queryKey: ['campaign', campaign.id, 'people', url],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<CampaignContact>(
        `/campaigns/${campaign.id}/contacts`,
        { range: [page * SIZE, page * SIZE + SIZE - 1] },
        { signal, query: { tab: url.people || null, state: url.status || null, q: url.q || null } },
      ),
  })
  const search = useCallback((q: string) => change({ q }), [change])
  return (
    <>
      <div className="data-filters">
        <div className="seg" role="group" aria-label={t('one.group')}>
          {TABS.map((tab) => (
            <button
              key={tab}
              type="button"
              aria-pressed={url.people === tab}
              onClick={() => change({ people: tab })}
            >
              {tab === '' ? t('one.allPeople') : t(`one.tab.${tab}`)}
            </button>
          ))}
        </div>
        <select
          className="field"
          aria-label={t('one.state')}
          value={url.status}
          onChange={(event) => change({ status: event.target.value })}
        >
          <option value="">{t('one.anyState')}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`one.s.${state}`)}
            </option>
          ))}
        </select>
        <SearchBox label={t('one.search')} value={url.q} onSearch={search} />
      </div>
      <div className="panel">
        <Part query={query} skeleton={<TableSkeleton />}>
          {({ rows, total }) =>
            total === 0 ? (
              <Empty
                title={
                  url.people || url.status || url.q ? tApp('app.nothingFound') : t('one.nobody')
                }
              />
            ) : (
              <>
                <PeopleTable rows={rows} campaignId={campaign.id} />
                <Pager
                  page={page}
                  size={SIZE}
                  total={total}
                  onPage={(next) => change({ page: String(next) })}
                />
              </>
            )
          }
        </Part>
      </div>
    </>
  )
}

const nameOf = ({ contact }: CampaignContact) =>
  [contact.firstName, contact.lastName].filter(Boolean).join(' ') || contact.email

function PeopleTable({
  rows,
  campaignId,
}: {
  rows: readonly CampaignContact[]
  campaignId: string
}) {
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null)
  return (
    <div className="tbl-box" tabIndex={0} role="group" aria-label={t('one.people')}>
      <table className="tbl" aria-label={t('one.people')}>
        <thead>
          <tr>
            <th scope="col">{t('one.person')}</th>
            <th scope="col">{t('one.state')}</th>
            <th scope="col" className="p2">
              {t('one.nextTime')}
            </th>
            <th scope="col" className="p3">
              {t('one.why')}
            </th>
            <th scope="col">
              <span className="ui-sr">{tWhy('why.title')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.outreach.id}>
              <td className="two">
                <span className="med">{nameOf(row)}</span>
                <span className="sub">
                  {[row.contact.company, row.contact.email].filter(Boolean).join(' · ')}
                </span>
              </td>
              <td className="wrap">
                <span className={`dot ${TONES[row.outreach.state] ?? 'd-off'}`}>
                  {t(`one.s.${row.outreach.state}`)}
                </span>
                <span className="sub">
                  {[row.gate || row.outreach.stateReason, ...row.missing]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </td>
              <td className="num p2">{row.nextAt ? <Moment at={row.nextAt} /> : null}</td>
              <td className="wrap p3 soft s12">{row.nextAt ? row.why : null}</td>
              <td>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={tWhy('why.askNamed', { name: nameOf(row) })}
                  onClick={() => setAsked({ id: row.contact.id, name: nameOf(row) })}
                >
                  {tWhy('why.ask')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked && (
        <WhyDialog campaignId={campaignId} contact={asked} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}
