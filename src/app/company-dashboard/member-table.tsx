import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { CampaignListRow } from '#model/outreach.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { formatNumber, formatShare } from '#ui/lists/format.ts'
import { byMember } from './roll-up.ts'
import { tCompany as t } from './words.ts'

const part = (share: number, of: number): string => formatShare(of > 0 ? share / of : null)

/** What each member's campaigns brought together. */
export function MemberTable({ campaigns, total }: { campaigns: readonly CampaignListRow[]; total: number }) {
  const rows = byMember(campaigns)
  return (
    <section className="panel" aria-labelledby="company-members">
      <div className="sec-h company-head">
        <h2 id="company-members">{t('company.members')}</h2>
        {total > campaigns.length ? <span className="soft s12 end">{t('company.newest', { count: campaigns.length })}</span> : null}
      </div>
      {rows.length === 0 ? (
        <Empty
          title={t('company.membersNone')}
          action={
            <Link className={buttonClass({ variant: 'primary' })} to={paths.startNew}>
              {t('company.start')}
            </Link>
          }
        />
      ) : (
        <div className="tbl-box" tabIndex={0} role="group" aria-label={t('company.members')}>
          <table className="tbl" aria-labelledby="company-members">
            <thead>
              <tr>
                <th scope="col">{t('company.member')}</th>
                <th scope="col" className="r">{t('company.campaigns')}</th>
                <th scope="col" className="r">{t('company.contacted')}</th>
                <th scope="col" className="r p2">{t('company.sent')}</th>
                <th scope="col" className="r">{t('company.replied')}</th>
                <th scope="col" className="r p2">{t('company.positive')}</th>
                <th scope="col" className="r p2">{t('company.bounced')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.ownerId}>
                  <td className="med">{row.name || t('company.unknownMember')}</td>
                  <td className="r">
                    {formatNumber(row.campaigns)} <span className="soft s12 p2">{row.running > 0 ? t('company.running', { count: row.running }) : ''}</span>
                  </td>
                  <td className="r">{formatNumber(row.contacted)}</td>
                  <td className="r p2">{formatNumber(row.accepted)}</td>
                  <td className="r">
                    {formatNumber(row.replied)} <span className="soft s12 p2">{part(row.replied, row.contacted)}</span>
                  </td>
                  <td className="r p2">{formatNumber(row.positive)}</td>
                  <td className="r p2">{part(row.bounced, row.accepted)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
