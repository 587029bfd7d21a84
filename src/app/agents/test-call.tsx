import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import type { CallView } from '#model/api/agents.ts'
import type { Agent } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { FormFault } from '../page-parts/form-fault.tsx'
import { emailLanguages } from '../page-parts/email-languages.ts'
import { useReadOnly } from '../page-parts/read-only.tsx'
import { tApp } from '../page-parts/messages.ts'
import type { AgentViewProps } from './agent-page.tsx'
import { CallFacts } from './call-facts.tsx'
import { Conversation } from './conversation.tsx'
import { KeepDialog } from './keep-dialog.tsx'
import { VoiceControl } from './voice-control.tsx'
import { tAgents as t } from './messages.ts'

/** A test call with the draft, with the step, the facts and unanswered questions next to it. */
export function TestCall({ agent }: AgentViewProps) {
  const client = useQueryClient()
  const isReadOnly = useReadOnly()
  const [call, setCall] = useState<CallView | null>(null)
  const [language, setLanguage] = useState(agent.language ?? 'en')
  const [isKeeping, setKeeping] = useState(false)
  const send = useMutation({
    mutationFn: ({ path, body }: { path: string; body: object }) => api.post<CallView>(path, body),
    onSuccess: (next) => {
      setCall(next)
      void client.invalidateQueries({ queryKey: ['agents'] })
    },
  })
  const start = () => send.mutate({ path: `/agents/${agent.id}/calls`, body: { language } })
  const fault = send.error ? errorSentence(send.error, tApp('app.actionFailed')) : ''
  if (!call)
    return (
      <div className="panel pad agent-start">
        <p>{t('try.detail')}</p>
        <LanguageChoice agent={agent} value={language} onChange={setLanguage} />
        {isReadOnly ? null : (
          <div>
            <Button variant="primary" busy={send.isPending} onClick={start}>
              {t('try.start')}
            </Button>
          </div>
        )}
        <FormFault>{fault}</FormFault>
      </div>
    )
  const hasWords = call.turns.some(({ by }) => by === 'caller')
  return (
    <div className="agent-columns">
      <div>
        <Conversation
          call={call}
          showsSources
          busy={send.isPending}
          fault={fault}
          onSay={(text) =>
            send.mutateAsync({ path: `/agent-calls/${call.id}/turns`, body: { text } })
          }
          onEnd={() => send.mutate({ path: `/agent-calls/${call.id}/end`, body: {} })}
          more={
            call.awaiting === 'consent' ? null : (
              <VoiceControl
                turns={call.turns}
                language={call.language}
                isReady={!send.isPending}
                onSay={(text) =>
                  send.mutate({ path: `/agent-calls/${call.id}/turns`, body: { text } })
                }
              />
            )
          }
        />
        {call.state === 'ended' ? (
          <div className="agent-after">
            {hasWords ? (
              <Button variant="primary" onClick={() => setKeeping(true)}>
                {t('try.keep')}
              </Button>
            ) : null}
            <Button onClick={start} busy={send.isPending}>
              {t('try.again')}
            </Button>
          </div>
        ) : null}
      </div>
      <CallFacts call={call} script={agent.script ?? []} />
      {isKeeping ? <KeepDialog call={call} onClose={() => setKeeping(false)} /> : null}
    </div>
  )
}

function LanguageChoice({
  agent,
  value,
  onChange,
}: {
  agent: Agent
  value: string
  onChange: (language: string) => void
}) {
  const known = [agent.language, ...(agent.conduct?.languages ?? [])]
  if (known.length < 2) return null
  return (
    <SelectField
      label={t('try.language')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      choices={emailLanguages().filter((emailLanguage) => known.includes(emailLanguage.value))}
    />
  )
}
