import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { faceOf } from '#catalog/fields/faces.ts'
import { everybody } from '#condition/condition.ts'
import type { Reason } from '#condition/meaning.ts'
import { api } from '#client/api.ts'
import type { SchemaNode } from '#model/entity.ts'
import { Button } from '#ui/base/button.tsx'
import { ShowScreen } from '../generate/show-screen.tsx'
import { recordPath, useRegistry } from '../registry.ts'
import { PagedTable } from './paged-table.tsx'
import { ReasonTree } from './reason-tree.tsx'
import { usePaged, useTotal } from './use-paged.ts'
import { p } from './words.ts'

/** `/profiles/persona/{id}`: a made-up person, with what they would be in and why. */
export function PersonaShow({ id }: { id: string }) {
  const of = useRegistry().byEntity('persona')!
  const total = useTotal(`/personas/${encodeURIComponent(id)}/segments`)
  return (
    <ShowScreen
      of={of}
      id={id}
      lead={() => <p className="c-soft c-measure c-lead">{p('persona.madeUp')}</p>}
      tabs={(record) => [
        { id: 'segments', label: p('profile.segments'), count: total, content: () => <TriedSegments key={String(record.version)} record={record} /> },
        { id: 'try', label: p('persona.try'), content: () => <TryCondition record={record} /> },
      ]}
    />
  )
}

interface Tried {
  id: string
  name: string
  enabled: boolean
  match: boolean
  reasons: Reason
}

function TriedSegments({ record }: { record: RaRecord }) {
  const of = useRegistry().byEntity('segment')!
  const paged = usePaged<Tried>(`/personas/${encodeURIComponent(String(record.id))}/segments`)
  return (
    <PagedTable
      paged={paged}
      label={p('profile.segments')}
      keyOf={(row) => row.id}
      empty={p('persona.noSegments')}
      columns={[
        { title: p('profile.segment'), cell: (row) => <Link className="c-name" to={recordPath(of, row.id)}>{row.name}</Link> },
        { title: p('profile.state'), cell: (row) => <span className={`f-dot f-${row.match ? 'positive' : 'off'}`}>{p(row.match ? 'persona.wouldBe' : row.enabled ? 'persona.wouldNot' : 'persona.isOff')}</span> },
        {
          title: p('persona.why'),
          wide: true,
          cell: (row) => (
            <details className="c-why">
              <summary>{p('persona.whyOf')}</summary>
              <ReasonTree reason={row.reasons} />
            </details>
          ),
        },
      ]}
    />
  )
}

const conditionNode: SchemaNode = { type: 'object', title: 'Condition', 'x-field': 'condition', additionalProperties: true }
const { Input: ConditionInput } = faceOf('condition')

/** Any condition, tried out on the persona before it is used anywhere. */
function TryCondition({ record }: { record: RaRecord }) {
  const [condition, setCondition] = useState<unknown>(everybody)
  const tried = useMutation({ mutationFn: (asked: unknown) => api.post<{ match: boolean; reasons: Reason }>(`/personas/${encodeURIComponent(String(record.id))}/try`, { condition: asked }) })
  const fresh = tried.data && tried.variables === condition
  return (
    <form
      className="c-setup"
      onSubmit={(event) => {
        event.preventDefault()
        tried.mutate(condition)
      }}
    >
      <p className="c-soft c-measure">{p('persona.tryWhy')}</p>
      <ConditionInput id="persona-condition" node={conditionNode} value={condition} onChange={setCondition} label={p('persona.condition')} />
      <Button type="submit" variant="primary" busy={tried.isPending}>
        {p('persona.tryDo')}
      </Button>
      <div role="status">
        {tried.error && tried.variables === condition && <p className="ui-error">{tried.error.message}</p>}
        {fresh && (
          <>
            <p className="c-medium">{p(tried.data.match ? 'persona.fits' : 'persona.fitsNot', { name: String(record['name']) })}</p>
            <ReasonTree reason={tried.data.reasons} />
          </>
        )}
      </div>
    </form>
  )
}
