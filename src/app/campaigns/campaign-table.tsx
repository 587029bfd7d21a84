import { Link } from 'react-router-dom'
import type { CampaignListRow } from '#model/api/outreach.ts'
import { ActionMenu, type MenuAction } from '#ui/lists/action-menu.tsx'
import { formatNumber, formatShare } from '#ui/lists/format.ts'
import { Ago, Moment } from '#ui/lists/when.tsx'
import { CampaignState } from '../page-parts/campaign-state.tsx'
import { Changing } from '../page-parts/read-only.tsx'
import { campaignHref } from './use-campaign-actions.ts'
import { tCampaigns as t } from './messages.ts'
import './campaigns.css'

/** Highlights bounce rates from 2 %; at the guard's limit the campaign pauses automatically. */
const BOUNCE_ALARM = 0.02

/** Campaigns as rows; `actionsOf` adds a menu, the owner and the mailboxes. */
export function CampaignTable({
  rows,
  now,
  label,
  actionsOf,
}: {
  rows: readonly CampaignListRow[]
  now: number
  label: string
  actionsOf?: (row: CampaignListRow) => MenuAction[]
}) {
  return (
    <div className="tbl-box" tabIndex={0} role="group" aria-label={label}>
      <table className="tbl campaign-tbl" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('campaigns.name')}</th>
            <th scope="col">{t('campaigns.state')}</th>
            <th scope="col" className="p2">
              {t('campaigns.done')}
            </th>
            <th scope="col" className="r p2">
              {t('campaigns.sent')}
            </th>
            <th scope="col" className="r">
              {t('campaigns.replies')}
            </th>
            <th scope="col" className="r p2">
              {t('campaigns.positive')}
            </th>
            <th scope="col" className="r p2">
              {t('campaigns.bounced')}
            </th>
            <th scope="col" className="p3">
              {t('campaigns.next')}
            </th>
            {actionsOf ? (
              <th scope="col" className="p3 campaign-wide">
                {t('campaigns.mailboxes')}
              </th>
            ) : null}
            {actionsOf ? (
              <th scope="col" className="p3 campaign-wide">
                {t('campaigns.owner')}
              </th>
            ) : null}
            <th scope="col" className="r p3">
              {t('campaigns.updated')}
            </th>
            {actionsOf ? (
              <th scope="col" className="end-cell">
                <span className="ui-sr">{t('campaigns.open')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CampaignRow key={row.id} row={row} now={now} actions={actionsOf?.(row)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function NextSend({ nextSendAt, launchedAt, state }: CampaignListRow) {
  if (nextSendAt) return <Moment at={nextSendAt} />
  if (!launchedAt || state === 'archived') return null
  return <span className="soft">{t('campaigns.nextNone')}</span>
}

function CampaignRow({
  row,
  now,
  actions,
}: {
  row: CampaignListRow
  now: number
  actions?: MenuAction[]
}) {
  const { counts } = row
  // Refused emails count as bounced but were never accepted.
  const tried = counts.delivered + counts.bounced
  const bounces = tried > 0 ? counts.bounced / tried : null
  return (
    <tr>
      <td>
        <Link className="nm" to={campaignHref(row)}>
          {row.name}
        </Link>
      </td>
      <td>
        <CampaignState {...row} />
      </td>
      <td className="num p2">
        {counts.people > 0 ? (
          <Progress done={counts.done} of={counts.people} />
        ) : (
          <span className="soft s12">{t('campaigns.noPeople')}</span>
        )}
      </td>
      <td className={counts.accepted ? 'r p2' : 'r p2 soft'}>{formatNumber(counts.accepted)}</td>
      <td className={counts.replied ? 'r' : 'r soft'}>
        {formatNumber(counts.replied)}
        <span className="soft s12 p2 campaign-rate">
          {counts.contacted > 0 ? formatShare(counts.replied / counts.contacted) : ''}
        </span>
      </td>
      <td className={counts.positive ? 'r p2' : 'r p2 soft'}>{formatNumber(counts.positive)}</td>
      <td className={bounces !== null && bounces >= BOUNCE_ALARM ? 'r p2 warn med' : 'r p2'}>
        {bounces === null ? '' : formatShare(bounces)}
      </td>
      <td className="num p3">
        <NextSend {...row} />
      </td>
      {actions ? (
        <td className="p3 campaign-wide soft">
          <span className="campaign-boxes clip" title={row.mailboxes.join(', ')}>
            {row.mailboxes.length > 1
              ? `${row.mailboxes[0]} +${row.mailboxes.length - 1}`
              : row.mailboxes[0]}
          </span>
        </td>
      ) : null}
      {actions ? <td className="p3 campaign-wide soft">{row.ownerName}</td> : null}
      <td className="r soft p3">
        <Ago at={row.updatedAt} now={now} />
      </td>
      {actions ? (
        <td className="end-cell">
          <Changing>
            <ActionMenu label={t('campaigns.actions', { name: row.name })} items={actions} />
          </Changing>
        </td>
      ) : null}
    </tr>
  )
}

/** Progress as a bar and in words. */
export function Progress({ done, of }: { done: number; of: number }) {
  return (
    <>
      <span className="bar" aria-hidden="true">
        <i style={{ width: `${of > 0 ? (done / of) * 100 : 0}%` }} />
      </span>
      {t('campaigns.doneOf', { done, people: of })}
    </>
  )
}
