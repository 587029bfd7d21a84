import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { Dashboard } from '#model/api/outreach.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { formatRelative } from '#ui/lists/format.ts'
import { campaignHref } from '../campaigns/use-campaign-actions.ts'
import { tApp } from '../page-parts/messages.ts'
import { tDash as t } from './messages.ts'

const SHOWN = 3

/** Tasks that need a person: replies to answer, mailboxes to fix, campaigns to finish. */
export function NeedsYou({ needs, now }: { needs: Dashboard['needs']; now: number }) {
  const replies = [...needs.replies].sort((a, b) => a.receivedAt.localeCompare(b.receivedAt))
  const isQuiet =
    replies.length + needs.mailboxes.length + needs.campaigns.length === 0 &&
    !needs.nothingSentToday
  return (
    <section className="needs" aria-labelledby="needs-you">
      <div className="sec-h">
        <h2 id="needs-you">{t('dash.needs')}</h2>
      </div>
      {isQuiet ? <p className="dash-quiet soft">{t('dash.needNothing')}</p> : null}
      {needs.nothingSentToday ? <p className="dash-today">{needs.nothingSentToday}</p> : null}
      <Group
        title={t('dash.needReplies')}
        end={<All count={needs.repliesTotal} to={paths.inbox} />}
      >
        {replies.slice(0, SHOWN).map((reply, index) => (
          <Need
            key={reply.id}
            title={
              <>
                {reply.contactName || reply.fromAddress}{' '}
                <span className="dash-age">· {formatRelative(reply.receivedAt, now)}</span>
              </>
            }
            words={`“${reply.text.replace(/\s+/g, ' ').trim().slice(0, 160)}”`}
            to={`${paths.inbox}?open=${reply.id}`}
            action={t('dash.answer')}
            isFirst={index === 0}
          />
        ))}
      </Group>
      <Group
        title={t('dash.needMailboxes')}
        end={<All count={needs.mailboxes.length} to={paths.mailboxes} />}
      >
        {needs.mailboxes.slice(0, SHOWN).map((mailbox) => (
          <Need
            key={mailbox.id}
            title={
              <span className={`dot ${mailbox.state === 'error' ? 'd-neg' : 'd-cau'}`}>
                {mailbox.address}
              </span>
            }
            words={mailbox.healthText}
            to={`${paths.mailboxes}?open=${mailbox.id}`}
            action={t('dash.fix')}
          />
        ))}
      </Group>
      <Group
        title={t('dash.needCampaigns')}
        end={<All count={needs.campaigns.length} to={paths.campaigns} />}
      >
        {needs.campaigns.slice(0, SHOWN).map((campaign) => (
          <Need
            key={campaign.id}
            title={campaign.name}
            words={
              campaign.state === 'running'
                ? t('dash.peopleNeed', { count: campaign.counts.needsAttention })
                : campaign.stateReason || tApp(`app.state.${campaign.state}`)
            }
            to={campaignHref(campaign)}
            action={campaign.launchedAt ? t('dash.look') : t('dash.finish')}
          />
        ))}
      </Group>
    </section>
  )
}

/** The number of all entries, as a link to the page of those that are not shown. */
const All = ({ count, to }: { count: number; to: string }) =>
  count > SHOWN ? (
    <Link className="link" to={to}>
      {t('dash.needAll', { count })}
    </Link>
  ) : (
    count || null
  )

function Group({ title, end, children }: { title: string; end: ReactNode; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <>
      <h3>
        {title}
        <span>{end}</span>
      </h3>
      <ul className="dash-needs">{children}</ul>
    </>
  )
}

function Need({
  title,
  words,
  to,
  action,
  isFirst,
}: {
  title: ReactNode
  words: string
  to: string
  action: string
  isFirst?: boolean
}) {
  return (
    <li className="need">
      <p className="t clip">{title}</p>
      <p className="q clip">{words}</p>
      <Link
        className={buttonClass({ size: 's', variant: isFirst ? 'primary' : 'default' }, 'need-act')}
        to={to}
      >
        {action}
      </Link>
    </li>
  )
}
