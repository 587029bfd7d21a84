import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { CallView } from '#model/api/agents.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { SaidSentences } from './said-sentences.tsx'
import { tAgents as t } from './messages.ts'

type Shown = Pick<CallView, 'turns' | 'facts' | 'state' | 'ended' | 'awaiting' | 'yes' | 'no'>

/**
 * A conversation with an agent, and a field for the next words. New turns are
 * announced to screen readers.
 */
export function Conversation({
  call,
  showsSources,
  onSay,
  onEnd,
  busy,
  fault,
  more,
  fieldLabel = t('try.label'),
  names = { agent: t('try.agent'), caller: t('try.caller') },
}: {
  call: Shown
  showsSources: boolean
  /** Fails if the words did not arrive. */
  onSay: (text: string) => Promise<unknown>
  onEnd: () => void
  busy: boolean
  fault: string
  /** Controls next to the field, such as voice. */
  more?: ReactNode
  fieldLabel?: string
  names?: Record<'agent' | 'caller', string>
}) {
  const list = useRef<HTMLDivElement>(null)
  const count = call.turns.length
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  const isRunning = call.state === 'running'
  return (
    <section className="panel talk" aria-label={t('try.conversation')}>
      <div
        className="talk-box"
        role="log"
        aria-label={t('try.conversation')}
        ref={list}
        tabIndex={0}
      >
        <ol className="talk-turns">
          {call.turns.map((turn, at) => (
            <li key={`${at} ${turn.at}`} className={`talk-${turn.by}`}>
              <span className="talk-who">{names[turn.by]}</span>
              {turn.by === 'agent' ? (
                <SaidSentences
                  sentences={turn.sentences ?? []}
                  facts={call.facts}
                  showsSources={showsSources}
                />
              ) : (
                <p>{turn.text}</p>
              )}
            </li>
          ))}
        </ol>
      </div>
      {isRunning ? (
        <SayForm
          call={call}
          onSay={onSay}
          onEnd={onEnd}
          busy={busy}
          more={more}
          label={fieldLabel}
        />
      ) : (
        <p className="talk-ended" role="status">
          {call.ended ? t(`try.ended.${call.ended}`) : null}
        </p>
      )}
      {fault ? (
        <p className="data-fault talk-fault" role="alert">
          {fault}
        </p>
      ) : null}
    </section>
  )
}

function SayForm({
  call,
  onSay,
  onEnd,
  busy,
  more,
  label,
}: {
  call: Shown
  /** Fails if the words did not arrive. */
  onSay: (text: string) => Promise<unknown>
  onEnd: () => void
  busy: boolean
  more: ReactNode
  label: string
}) {
  const [text, setText] = useState('')
  const choices =
    call.awaiting === 'consent'
      ? [call.yes, call.no]
      : (call.turns.at(-1)?.offers ?? []).map((offer) => offer.label)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim() || busy) return
    onSay(text.trim()).then(
      () => setText((now) => (now === text ? '' : now)),
      // The words stay in the field; the page shows the error.
      () => {},
    )
  }
  return (
    <form className="talk-form" onSubmit={submit}>
      {choices.length > 0 ? (
        <div className="talk-quick">
          {choices.map((choice) => (
            <Button key={choice} disabled={busy} onClick={() => void onSay(choice).catch(() => {})}>
              {choice}
            </Button>
          ))}
        </div>
      ) : null}
      <TextField
        label={label}
        value={text}
        maxLength={1000}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="talk-buttons">
        <Button type="submit" variant="primary" busy={busy}>
          {t('try.say')}
        </Button>
        {more}
        <Button variant="quiet" disabled={busy} onClick={onEnd}>
          {t('try.end')}
        </Button>
      </div>
    </form>
  )
}
