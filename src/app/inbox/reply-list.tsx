import type { InboxRow } from '#model/api/outreach.ts'
import { Ago } from '#ui/lists/when.tsx'
import { replyLabel } from '../page-parts/reply-label.ts'
import { tInbox as t } from './messages.ts'

const SNIPPET = 140

/** A list of replies: the person, the company, the label and the first words. */
export function ReplyList({
  rows,
  now,
  open,
  onOpen,
}: {
  rows: readonly InboxRow[]
  now: number
  open: string
  onOpen: (id: string) => void
}) {
  return (
    <ul className="inbox-rows" aria-label={t('inbox.list')}>
      {rows.map((row) => {
        const { tone, words } = replyLabel(row.label)
        return (
          <li key={row.id}>
            <button
              type="button"
              className="inbox-row"
              aria-current={row.id === open ? 'true' : undefined}
              onClick={() => onOpen(row.id)}
            >
              <span className={row.handledAt ? 'inbox-name' : 'inbox-name inbox-new'}>
                <span className="clip">
                  {row.contactName || row.fromAddress}
                  {row.company ? <span className="soft"> · {row.company}</span> : null}
                </span>
                <Ago at={row.receivedAt} now={now} className="soft s12" />
              </span>
              <span className="clip soft">
                {row.text.replace(/\s+/g, ' ').trim().slice(0, SNIPPET) || row.subject}
              </span>
              <span className="inbox-marks s12">
                <span className={`dot ${tone}`}>{words}</span>
                {row.campaignName ? <span className="clip soft">{row.campaignName}</span> : null}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
