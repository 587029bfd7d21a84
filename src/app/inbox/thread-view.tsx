import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api, ApiError, errorSentence } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { Reply } from '#model/schema/entities.generated.ts'
import type { Thread } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { Moment } from '#ui/lists/when.tsx'
import { useActingSelect } from '#ui/lists/use-acting-select.ts'
import { replyLabel, replyLabels } from '../page-parts/reply-label.ts'
import { Changing } from '../page-parts/read-only.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { tApp } from '../page-parts/messages.ts'
import { AnswerForm } from './answer-form.tsx'
import { replyPath } from './reply-path.ts'
import { tInbox as t } from './messages.ts'

const refresh = [['inbox'], ['dashboard'], ['campaign']]

/** The conversation with one person, the label of the last reply, and the form to answer it. */
export function ThreadView({ id, now, onClose }: { id: string; now: number; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['inbox', 'thread', id],
    queryFn: ({ signal }) => api.get<Thread>(replyPath(id), { signal }),
  })
  return (
    <>
      <div className="inbox-back">
        <Button variant="quiet" size="s" onClick={onClose}>
          <Icon name="left" size={14} />
          {t('inbox.back')}
        </Button>
      </div>
      <Loaded
        query={query}
        keepsData
        loading={
          <div className="inbox-part">
            <SkeletonLines lines={9} label={tApp('app.loading')} />
          </div>
        }
        failed={(error) => (
          <div className="inbox-part">
            <DataError
              sentence={errorSentence(error, t('inbox.threadFailed'))}
              onRetry={
                error instanceof ApiError && error.status === 404
                  ? undefined
                  : () => void query.refetch()
              }
            />
          </div>
        )}
      >
        {(thread) => <Opened thread={thread} now={now} />}
      </Loaded>
    </>
  )
}

function Opened({ thread, now }: { thread: Thread; now: number }) {
  const { reply } = thread
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus({ preventScroll: true }), [])
  const name = reply.contactName || reply.fromAddress
  return (
    <section aria-label={t('inbox.thread', { name })}>
      <header className="inbox-part inbox-head">
        <h2 ref={head} tabIndex={-1}>
          {name}
        </h2>
        <p className="s13 soft">
          {[reply.company, reply.fromAddress].filter((part) => part && part !== name).join(' · ')}
          {reply.campaignName && reply.campaignId ? (
            <>
              {' '}
              <Link className="link" to={paths.campaign(reply.campaignId)}>
                {t('inbox.inCampaign', { campaign: reply.campaignName })}
              </Link>
            </>
          ) : null}
          {reply.stepNumber ? `, ${t('inbox.afterMail', { number: reply.stepNumber })}` : null}
        </p>
        <Changing>
          <Understood reply={reply} />
        </Changing>
      </header>
      <ol className="inbox-entries">
        {thread.entries.map((entry, index) => (
          <Entry key={`${entry.at}-${index}`} entry={entry} name={name} />
        ))}
      </ol>
      <Changing>
        <AnswerForm reply={reply} name={name} now={now} />
      </Changing>
    </section>
  )
}

/** The label, which can be corrected, and whether the reply still needs an action. */
function Understood({ reply }: { reply: Thread['reply'] }) {
  const relabel = useAction((label: Reply['label']) => api.put(replyPath(reply.id), { label }), {
    refresh,
    done: (label) => t('inbox.labelled', { label: replyLabel(label).words }),
  })
  const choice = useActingSelect<Reply['label']>(
    relabel.isPending ? relabel.variables : reply.label,
    (label) => relabel.isPending || relabel.mutate(label),
  )
  const handle = useAction((handled: boolean) => api.put(replyPath(reply.id), { handled }), {
    refresh,
    done: (handled) => t(handled ? 'inbox.markedDone' : 'inbox.markedOpen'),
  })
  return (
    <div className="inbox-understood">
      <label>
        <span className="soft s13">{t('inbox.labelField')}</span>
        <select className="field field-s" aria-busy={relabel.isPending} {...choice}>
          {replyLabels.map((label) => (
            <option key={label} value={label}>
              {replyLabel(label).words}
            </option>
          ))}
        </select>
      </label>
      {reply.reason ? <span className="soft s12 inbox-reason">{reply.reason}</span> : null}
      <Button size="s" busy={handle.isPending} onClick={() => handle.mutate(!reply.handledAt)}>
        {t(reply.handledAt ? 'inbox.markOpen' : 'inbox.markDone')}
      </Button>
      {reply.label === 'opt-out' ? (
        <p className="data-note inbox-note">{t('inbox.optOutNote')}</p>
      ) : null}
    </div>
  )
}

/** The tones of the outcome of an email that was not plainly sent. */
const MESSAGE_STATES = {
  bounced: 'd-neg',
  rejected: 'd-neg',
  unknown: 'd-cau',
  sending: 'd-cau',
} as const

const isMessageState = (label: string): label is keyof typeof MESSAGE_STATES =>
  label in MESSAGE_STATES

function Entry({ entry, name }: { entry: Thread['entries'][number]; name: string }) {
  const isOut = entry.direction === 'out'
  return (
    <li className={isOut ? 'inbox-entry inbox-out' : 'inbox-entry'}>
      <p className="inbox-entry-head">
        <span className="med">{isOut ? t('inbox.you') : name}</span>
        <span className="soft s12 clip">{entry.from}</span>
        {isOut && isMessageState(entry.label) ? (
          <span className={`dot s12 ${MESSAGE_STATES[entry.label]}`}>
            {t(`inbox.messageState.${entry.label}`)}
          </span>
        ) : null}
        {!isOut && entry.label ? (
          <span className={`dot s12 ${replyLabel(entry.label).tone}`}>
            {replyLabel(entry.label).words}
          </span>
        ) : null}
        <Moment at={entry.at} className="soft s12 num" />
      </p>
      {entry.subject ? <p className="inbox-subject">{entry.subject}</p> : null}
      <p className="inbox-text">{entry.text}</p>
    </li>
  )
}
