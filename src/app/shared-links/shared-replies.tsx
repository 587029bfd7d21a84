import type { SharedCampaign } from '#model/api/outreach.ts'
import { Moment } from '#ui/lists/when.tsx'
import { replyLabel } from '../page-parts/reply-label.ts'
import { tShared as t } from './messages.ts'

/** Replies without names and addresses: initials, company, label and text. */
export function SharedReplies({ replies }: { replies: NonNullable<SharedCampaign['replies']> }) {
  return (
    <section className="panel shared-part" aria-labelledby="shared-replies">
      <h2 id="shared-replies">{t('shared.replies')}</h2>
      {replies.length === 0 ? <p className="soft">{t('shared.replies.none')}</p> : null}
      <ul className="shared-replies">
        {replies.map((reply, index) => {
          const { tone, words } = replyLabel(reply.label)
          return (
            <li key={index}>
              <p className="s13">
                <span className="med">
                  {[reply.initials, reply.company].filter(Boolean).join(', ')}
                </span>
                <span className={`dot ${tone}`}>{words}</span>
                <Moment at={reply.receivedAt} className="soft num" />
              </p>
              <p className="shared-letter">{reply.text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
