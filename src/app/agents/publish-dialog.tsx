import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { AgentChanges, KnownFact, TestChange } from '#model/api/agents.ts'
import type { Agent } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { formatPlainDay } from '#ui/lists/format.ts'
import { SaveFault } from '../page-parts/form-fault.tsx'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { tApp } from '../page-parts/messages.ts'
import { TestReasons } from './agent-tests.tsx'
import { tAgents as t } from './messages.ts'

/** Details of a fact that may change while its text stays, as a person reads them. */
const FACT_DETAILS: readonly {
  name: keyof KnownFact
  label: () => string
  show: (fact: KnownFact) => string
}[] = [
  { name: 'kind', label: () => t('facts.kind'), show: ({ kind }) => t(`kind.${kind as 'offer'}`) },
  { name: 'question', label: () => t('facts.question'), show: ({ question = '' }) => question },
  { name: 'sourceUrl', label: () => t('facts.source'), show: ({ sourceUrl = '' }) => sourceUrl },
  {
    name: 'validUntil',
    label: () => t('facts.validUntil'),
    show: ({ validUntil = '' }) => validUntil && formatPlainDay(validUntil, { year: true }),
  },
]

const PARTS = ['script', 'conduct', 'identity', 'model'] as const

/** What publishing changes for callers, and which kept tests changed their result. */
export function PublishDialog({
  agent,
  hasUnsaved,
  onClose,
}: {
  agent: Agent
  /** Whether text of the page is typed and not saved. */
  hasUnsaved: boolean
  onClose: () => void
}) {
  const [note, setNote] = useState('')
  const query = useQuery({
    queryKey: ['agents', agent.id, 'changes', agent.version],
    gcTime: 0,
    staleTime: 0,
    queryFn: ({ signal }) => api.get<AgentChanges>(`/agents/${agent.id}/changes`, { signal }),
  })
  const publish = useAction(
    () =>
      api.post<{ version: { number: number } }>(`/agents/${agent.id}/publish`, {
        note: note.trim(),
        version: agent.version,
      }),
    {
      refresh: [['agents']],
      quiet: true,
      done: (_, { version }) => t('release.done', { number: version.number }),
      onDone: onClose,
    },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t('release.title', { name: agent.name })}
      description={t('release.detail')}
      actions={
        <>
          <Button onClick={onClose}>{tApp('app.cancel')}</Button>
          <Button
            variant="primary"
            busy={publish.isPending}
            disabled={!query.data}
            onClick={() => publish.mutate()}
          >
            {t('release.action')}
          </Button>
        </>
      }
    >
      <div className="data-form">
        {hasUnsaved ? (
          <p className="data-note" role="note">
            {t('release.unsaved')}
          </p>
        ) : null}
        <Part query={query} lines={4}>
          {(changes) => <Changes changes={changes} />}
        </Part>
        <TextField
          label={t('release.note')}
          help={t('release.noteHelp')}
          value={note}
          maxLength={200}
          onChange={(event) => setNote(event.target.value)}
        />
        <SaveFault error={publish.error} />
      </div>
    </Dialog>
  )
}

function Changes({ changes }: { changes: AgentChanges }) {
  const { facts, tests } = changes
  const parts = PARTS.filter((part) => changes[part])
  const isEmpty =
    parts.length === 0 && facts.added.length + facts.removed.length + facts.changed.length === 0
  return (
    <div className="publish-changes">
      {isEmpty ? <p className="soft">{t('release.nothing')}</p> : null}
      <FactList title={t('release.added')} facts={facts.added} />
      <FactList title={t('release.removed')} facts={facts.removed} />
      {facts.changed.length > 0 ? (
        <section>
          <h3>{t('release.changedFacts')}</h3>
          <ul>
            {facts.changed.map(({ before, after }) => (
              <li key={after.id}>
                <ChangedFact before={before} after={after} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {parts.map((part) => (
        <p key={part}>{t(`release.${part}`)}</p>
      ))}
      <TestList tests={tests} />
    </div>
  )
}

/** A fact before and after; where only its details changed, the details. */
function ChangedFact({ before, after }: AgentChanges['facts']['changed'][number]) {
  if (before.text !== after.text)
    return (
      <>
        <del>{before.text}</del> <ins>{after.text}</ins>
      </>
    )
  const details = FACT_DETAILS.filter(({ name }) => (before[name] || '') !== (after[name] || ''))
  return (
    <>
      {after.text}
      {details.map(({ name, label, show }) => (
        <span key={name} className="soft">
          {' '}
          {label()}: {before[name] ? <del>{show(before)}</del> : null}{' '}
          {after[name] ? <ins>{show(after)}</ins> : null}
        </span>
      ))}
    </>
  )
}

function FactList({ title, facts }: { title: string; facts: readonly KnownFact[] }) {
  if (facts.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {facts.map((fact) => (
          <li key={fact.id}>{fact.text}</li>
        ))}
      </ul>
    </section>
  )
}

function TestList({ tests }: { tests: readonly TestChange[] }) {
  if (tests.length === 0) return null
  const first = (testChange: TestChange) =>
    testChange.before !== null && testChange.before !== testChange.after ? 0 : 1
  return (
    <section>
      <h3>{t('release.tests')}</h3>
      <ul>
        {tests
          .toSorted((a, b) => first(a) - first(b))
          .map((test) => (
            <li key={test.id}>
              <span className={`dot ${test.after ? 'd-pos' : 'd-neg'}`}>
                {test.name}: {t(test.after ? 'tests.passed' : 'tests.failed')}
              </span>
              {first(test) === 0 ? <span className="tag">{t('release.turned')}</span> : null}
              <TestReasons reasons={test.reasons} />
            </li>
          ))}
      </ul>
    </section>
  )
}
