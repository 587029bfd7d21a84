import { useEffect, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { brand } from '#brand'
import { api, ApiError, errorSentence } from '#client/api.ts'
import type { SharedAgent, SharedCall } from '#model/api/agents.ts'
import { Button } from '#ui/base/button.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { FormFault } from '../page-parts/form-fault.tsx'
import { Conversation } from '../agents/conversation.tsx'
import { VoiceControl } from '../agents/voice-control.tsx'
import { emailLanguages } from '../page-parts/email-languages.ts'
import { SharedState } from './shared-state.tsx'
import { tShared as t } from './messages.ts'
import '#ui/controls/app.css'
import '#ui/lists/lists.css'
import '../agents/agents.css'
import './shared-links.css'

const PASSWORD_HEADER = 'x-share-password'
/** How often a running call is read again: a colleague may end it. */
const POLL_MS = 4000

const headersOf = (password: string): Record<string, string> =>
  password ? { [PASSWORD_HEADER]: password } : {}

/**
 * One agent, opened by link: without an account and without the shell. Says what it is and asks for
 * consent before anything else; the same message for unknown, expired and revoked links.
 */
export default function SharedAgentPage() {
  const { token = '' } = useParams()
  const [password, setPassword] = useState('')
  const address = `/shared/agent/${encodeURIComponent(token)}`
  const query = useQuery<SharedAgent, unknown>({
    queryKey: ['shared-agent', token, password],
    retry: (count, error) => count < 2 && error instanceof ApiError && error.status === 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      api.get<SharedAgent>(address, { signal, bearer: false, headers: headersOf(password) }),
  })
  return (
    <main className="app page shared shared-agent" id="content">
      <title>{`${query.data?.companyName ?? t('sharedAgent.title')} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <SharedState
        query={query}
        password={password}
        onPassword={setPassword}
        title={t('sharedAgent.title')}
        failure={t('sharedAgent.failed')}
      >
        {(agent) => <Call agent={agent} address={address} password={password} />}
      </SharedState>
    </main>
  )
}

interface Started {
  call: SharedCall
  key: string
}

function Call({
  agent,
  address,
  password,
}: {
  agent: SharedAgent
  address: string
  password: string
}) {
  const [started, setStarted] = useState<Started | null>(null)
  const [language, setLanguage] = useState(agent.language)
  const begin = useMutation({
    mutationFn: () =>
      api.post<Started>(
        `${address}/calls`,
        { language },
        { bearer: false, headers: headersOf(password) },
      ),
    onSuccess: setStarted,
  })
  if (started)
    return (
      <Running
        key={started.key}
        agent={agent}
        address={`${address}/calls/${encodeURIComponent(started.key)}`}
        first={started.call}
        onAgain={() => begin.mutate()}
        isBeginning={begin.isPending}
        beginFault={faultOf(begin.error)}
      />
    )
  return (
    <div className="shared-middle">
      <h1>{t('sharedAgent.heading', { company: agent.companyName })}</h1>
      <p>{t('sharedAgent.disclosure')}</p>
      <p>{t('sharedAgent.kept', { count: agent.keepDays })}</p>
      {agent.questions.length > 0 ? (
        <div>
          <p>{t('sharedAgent.questions')}</p>
          <ul className="shared-questions">
            {agent.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {agent.languages.length > 1 ? (
        <SelectField
          label={t('sharedAgent.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
          choices={emailLanguages().filter(({ value }) => agent.languages.includes(value))}
        />
      ) : null}
      <Button variant="primary" size="l" busy={begin.isPending} onClick={() => begin.mutate()}>
        {t('sharedAgent.start')}
      </Button>
      <FormFault>{faultOf(begin.error)}</FormFault>
    </div>
  )
}

const faultOf = (error: unknown): string =>
  error ? errorSentence(error, t('sharedAgent.failed')) : ''

function Running({
  agent,
  address,
  first,
  onAgain,
  isBeginning,
  beginFault,
}: {
  agent: SharedAgent
  address: string
  first: SharedCall
  onAgain: () => void
  isBeginning: boolean
  beginFault: string
}) {
  const [call, setCall] = useState(first)
  const isRunning = call.state === 'running'
  const send = useMutation({
    mutationFn: ({ verb, body }: { verb: string; body: object }) =>
      api.post<SharedCall>(`${address}/${verb}`, body, { bearer: false }),
    onSuccess: setCall,
  })
  const watched = useQuery({
    queryKey: ['shared-call', address],
    enabled: isRunning && !send.isPending,
    refetchInterval: POLL_MS,
    queryFn: ({ signal }) => api.get<SharedCall>(address, { signal, bearer: false }),
  })
  const ended = watched.data?.state === 'ended' ? watched.data : null
  useEffect(() => {
    if (ended) setCall(ended)
  }, [ended])
  return (
    <>
      <header className="page-h">
        <h1>{t('sharedAgent.heading', { company: agent.companyName })}</h1>
      </header>
      <Conversation
        call={call}
        showsSources={agent.scope.includes('sources')}
        fieldLabel={t('sharedAgent.say')}
        names={{ agent: agent.companyName, caller: t('sharedAgent.you') }}
        busy={send.isPending}
        fault={faultOf(send.error)}
        onSay={(text) => send.mutateAsync({ verb: 'turns', body: { text } })}
        onEnd={() => send.mutate({ verb: 'end', body: {} })}
        more={
          agent.scope.includes('voice') && call.awaiting !== 'consent' ? (
            <VoiceControl
              turns={call.turns}
              language={call.language}
              isReady={!send.isPending}
              onSay={(text) => send.mutate({ verb: 'turns', body: { text } })}
            />
          ) : null
        }
      />
      {isRunning ? null : (
        <div className="agent-after">
          <Button busy={isBeginning} onClick={onAgain}>
            {t('sharedAgent.again')}
          </Button>
          <FormFault>{beginFault}</FormFault>
        </div>
      )}
    </>
  )
}
