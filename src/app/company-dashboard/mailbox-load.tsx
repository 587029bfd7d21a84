import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { CampaignListRow, MailboxView } from '#model/outreach.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { Segmented } from '#ui/controls/tabs.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { formatNumber } from '#ui/lists/format.ts'
import { byDomain, campaignsByMailbox } from './roll-up.ts'
import { tCompany as t } from './words.ts'

const DOTS: Record<MailboxView['state'], string> = { active: 'd-pos', paused: 'd-cau', error: 'd-neg' }
type Group = 'mailbox' | 'domain'

/** What each mailbox, or each domain, has sent and may still send today. */
export function MailboxLoad({ mailboxes, campaigns }: { mailboxes: readonly MailboxView[]; campaigns: readonly CampaignListRow[] }) {
  const [group, setGroup] = useState<Group>('mailbox')
  return (
    <section className="panel" aria-labelledby="company-sending">
      <div className="sec-h company-head">
        <h2 id="company-sending">{t('company.sending')}</h2>
        {mailboxes.length > 0 ? (
          <span className="end">
            <Segmented label={t('company.groupBy')} value={group} onChange={setGroup} options={[{ id: 'mailbox', label: t('company.byMailbox') }, { id: 'domain', label: t('company.byDomain') }]} />
          </span>
        ) : null}
      </div>
      {mailboxes.length === 0 ? (
        <Empty
          title={t('company.mailboxesNone')}
          action={
            <Link className={buttonClass()} to={paths.mailboxes}>
              {t('company.connect')}
            </Link>
          }
        />
      ) : group === 'mailbox' ? (
        <Mailboxes mailboxes={mailboxes} uses={campaignsByMailbox(campaigns)} />
      ) : (
        <Domains mailboxes={mailboxes} />
      )}
    </section>
  )
}

function Mailboxes({ mailboxes, uses }: { mailboxes: readonly MailboxView[]; uses: ReadonlyMap<string, number> }) {
  return (
    <div className="tbl-box" tabIndex={0} role="group" aria-label={t('company.sending')}>
      <table className="tbl" aria-labelledby="company-sending">
        <thead>
          <tr>
            <th scope="col">{t('company.mailbox')}</th>
            <th scope="col">{t('company.state')}</th>
            <th scope="col" className="r p2">{t('company.usedBy')}</th>
            <th scope="col" className="r">{t('company.sentDay')}</th>
            <th scope="col" className="r p2">{t('company.capToday')}</th>
            <th scope="col" className="r p2">{t('company.leftToday')}</th>
          </tr>
        </thead>
        <tbody>
          {mailboxes.map((mailbox) => (
            <tr key={mailbox.id}>
              <td>
                <Link className="nm" to={paths.mailboxes}>
                  {mailbox.address}
                </Link>
              </td>
              <td>
                <span className={`dot ${DOTS[mailbox.state]}`}>{mailbox.healthText}</span>
              </td>
              <td className="r p2">{formatNumber(uses.get(mailbox.address) ?? 0)}</td>
              <td className="r">{formatNumber(mailbox.sentLast24h)}</td>
              <td className="r p2">{formatNumber(mailbox.capToday)}</td>
              <td className="r p2">{formatNumber(mailbox.leftToday)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Domains({ mailboxes }: { mailboxes: readonly MailboxView[] }) {
  return (
    <div className="tbl-box" tabIndex={0} role="group" aria-label={t('company.sending')}>
      <table className="tbl" aria-labelledby="company-sending">
        <thead>
          <tr>
            <th scope="col">{t('company.domain')}</th>
            <th scope="col" className="r">{t('company.mailboxes')}</th>
            <th scope="col" className="r">{t('company.sentDay')}</th>
            <th scope="col" className="r p2">{t('company.capToday')}</th>
            <th scope="col" className="r p2">{t('company.leftToday')}</th>
          </tr>
        </thead>
        <tbody>
          {byDomain(mailboxes).map((row) => (
            <tr key={row.domain}>
              <td className="med">{row.domain}</td>
              <td className="r">
                {formatNumber(row.mailboxes)} <span className="soft s12 p2">{t('company.active', { count: row.active })}</span>
              </td>
              <td className="r">{formatNumber(row.sent)}</td>
              <td className="r p2">{formatNumber(row.cap)}</td>
              <td className="r p2">{formatNumber(row.left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
