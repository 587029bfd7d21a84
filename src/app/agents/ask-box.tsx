import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import type { AgentAnswer } from '#model/api/agents.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { tApp } from '../page-parts/messages.ts'
import { SaidSentences } from './said-sentences.tsx'
import { tAgents as t } from './messages.ts'

/** Asks the draft one question, to see which fact answers. */
export function AskBox({ agentId }: { agentId: string }) {
  const [text, setText] = useState('')
  const ask = useMutation({
    mutationFn: (question: string) =>
      api.post<AgentAnswer>(`/agents/${encodeURIComponent(agentId)}/answer`, { text: question }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) ask.mutate(text)
  }
  return (
    <section className="panel pad agent-side" aria-label={t('ask.title')}>
      <h2>{t('ask.title')}</h2>
      <form className="data-form" onSubmit={submit}>
        <TextField
          label={t('ask.label')}
          value={text}
          maxLength={1000}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button type="submit" busy={ask.isPending}>
            {t('ask.send')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {ask.data ? (
          <SaidSentences sentences={ask.data.sentences} facts={ask.data.facts} showsSources />
        ) : null}
        {ask.error ? (
          <p className="data-fault">{errorSentence(ask.error, tApp('app.actionFailed'))}</p>
        ) : null}
      </div>
    </section>
  )
}
