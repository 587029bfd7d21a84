import { useState, type FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import { useDraftState } from '#client/drafts.ts'
import type { InboxRow, Thread } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { TextArea } from '#ui/base/field.tsx'
import { formatRelative } from '#ui/lists/format.ts'
import { useAction } from '../page-parts/use-action.ts'
import { tApp } from '../page-parts/messages.ts'
import { SuggestReply } from './suggest-reply.tsx'
import { replyPath } from './reply-path.ts'
import { tInbox as t } from './messages.ts'

const SEND_TIMEOUT = 90_000

/**
 * Replies in the thread, from the mailbox that received the message. The typed text survives a
 * failed send, a reload and a lost session.
 */
export function AnswerForm({ reply, name, now }: { reply: InboxRow; name: string; now: number }) {
  const {
    value: text,
    setValue,
    latest,
    offered,
  } = useDraftState<string>(`inbox.answer.${reply.id}`, '')
  const [fault, setFault] = useState('')
  const client = useQueryClient()
  // One idempotency key for all attempts with this text, so that a retry after a lost response does
  // not send twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const send = useAction(
    (words: string) =>
      api.post<Thread>(
        `${replyPath(reply.id)}/reply`,
        { text: words },
        { idempotencyKey: key, timeout: SEND_TIMEOUT },
      ),
    {
      refresh: [['inbox'], ['dashboard'], ['campaign']],
      quiet: true,
      done: () => t('inbox.sent', { name }),
      onDone: (thread, words) => {
        // Text typed during the send is the beginning of another answer.
        if (latest.current === words) change('')
        if (thread?.entries) client.setQueryData(['inbox', 'thread', reply.id], thread)
      },
    },
  )
  const change = (next: string) => {
    setValue(next)
    setFault('')
    setKey(crypto.randomUUID())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') setFault(t('inbox.write'))
    else send.mutate(text)
  }
  const refused = send.isError ? errorSentence(send.error, tApp('app.actionFailed')) : ''
  const kept =
    offered && text === offered.value
      ? `${t('inbox.draftKept')}, ${formatRelative(offered.savedAt.toISOString(), now)}`
      : ''
  return (
    <form className="inbox-part inbox-answer" onSubmit={submit} noValidate>
      <SuggestReply
        replyId={reply.id}
        onAccept={(suggested) =>
          change(text.trim() ? `${text.trimEnd()}\n\n${suggested}` : suggested)
        }
      />
      <TextArea
        label={t('inbox.answer')}
        rows={5}
        maxLength={20_000}
        placeholder={t('inbox.placeholder', { name })}
        value={text}
        error={fault || refused || undefined}
        help={t('inbox.answerHelp', { mailbox: reply.mailbox })}
        onChange={(event) => change(event.target.value)}
      />
      <div className="inbox-send">
        <span className="soft s12">{kept}</span>
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('inbox.send')}
        </Button>
      </div>
    </form>
  )
}
