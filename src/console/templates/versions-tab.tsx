import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { entityOf, type TemplateVersion } from '#model/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { DiffTable } from '../generate/diff-table.tsx'
import { isSameValue } from '../generate/record-diff.ts'
import { Moment } from '../parts/paged-table.tsx'
import type { TemplateRecord } from './preview.tsx'
import { m } from './messages.ts'

const pathOf = (template: TemplateRecord) =>
  `/email-template/${encodeURIComponent(String(template.id))}`
const COMPARED = ['subject', 'language', 'text', 'source'] as const

/** The published versions with dates; each can be compared to the draft or restored into it. */
export function VersionsTab({
  template,
  mayWrite,
  onDone,
}: {
  template: TemplateRecord
  mayWrite: boolean
  onDone(): void
}) {
  const [compared, setCompared] = useState<number | null>(null)
  const { data, error, isPending } = useQuery({
    queryKey: ['template-versions', template.id, template.publishedVersion],
    queryFn: ({ signal }) => api.get<TemplateVersion[]>(`${pathOf(template)}/versions`, { signal }),
  })
  const restore = useMutation({
    mutationFn: (number: number) => api.post(`${pathOf(template)}/versions/${number}/restore`),
    onSuccess: (_answer, number) => {
      toast({ title: m('mail.restored', { number }), variant: 'success' })
      onDone()
    },
    onError: (fault) => toast({ title: fault.message, variant: 'destructive' }),
  })
  if (isPending)
    return (
      <p className="c-soft" role="status">
        {m('mail.loading')}
      </p>
    )
  if (error) return <p role="alert">{error.message}</p>
  if (data.length === 0) return <p className="c-soft c-measure">{m('mail.noVersions')}</p>
  return (
    <div className="c-scroll-x" tabIndex={0} role="region" aria-label={m('mail.versions')}>
      <table className="c-table c-table-open">
        <thead>
          <tr>
            <th scope="col">{m('mail.number')}</th>
            <th scope="col">{m('mail.note')}</th>
            <th scope="col" className="c-p2">
              {m('mail.at')}
            </th>
            <th scope="col" className="c-p2">
              {m('mail.by')}
            </th>
            <th scope="col" />
          </tr>
        </thead>
        <tbody>
          {data.map((one) => (
            <tr key={one.id}>
              <td>
                <span className="c-num">{one.number}</span>{' '}
                {one.number === template.publishedVersion && (
                  <span className="f-dot f-positive">{m('mail.current')}</span>
                )}
              </td>
              <td className="c-wrap">{one.note || one.subject}</td>
              <td className="c-p2">
                <Moment at={one.createdAt} />
              </td>
              <td className="c-p2">{one.createdBy}</td>
              <td className="c-right">
                <Button size="s" onClick={() => setCompared(one.number)}>
                  {m('mail.compare')}
                </Button>{' '}
                {mayWrite && (
                  <Button
                    size="s"
                    busy={restore.isPending && restore.variables === one.number}
                    onClick={() => restore.mutate(one.number)}
                  >
                    {m('mail.restore')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {compared !== null && (
        <Compare template={template} number={compared} onClose={() => setCompared(null)} />
      )}
    </div>
  )
}

function Compare({
  template,
  number,
  onClose,
}: {
  template: TemplateRecord
  number: number
  onClose(): void
}) {
  const { data, error } = useQuery({
    queryKey: ['template-version', template.id, number],
    queryFn: ({ signal }) =>
      api.get<TemplateVersion>(`${pathOf(template)}/versions/${number}`, { signal }),
  })
  const entity = entityOf('template')
  const changes = data
    ? COMPARED.filter((name) => !isSameValue(data[name], template[name])).map((name) => ({
        field: entity.field(name)!,
        before: data[name],
        after: template[name],
      }))
    : []
  return (
    <Dialog
      open
      onClose={onClose}
      title={m('mail.compareTitle', { number })}
      actions={<Button onClick={onClose}>{m('mail.close')}</Button>}
    >
      {error && (
        <p className="ui-error" role="alert">
          {error.message}
        </p>
      )}
      {data &&
        (changes.length === 0 ? (
          <p>{m('mail.same')}</p>
        ) : (
          <DiffTable
            changes={changes}
            caption={m('mail.compareTitle', { number })}
            titles={{ before: `${m('mail.number')} ${number}`, after: m('mail.draft') }}
          />
        ))}
    </Dialog>
  )
}
