import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { entityOf, type TemplateVersion } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { fieldNamed } from '#model/schema/entity.ts'
import { DiffTable } from '../history/diff-table.tsx'
import { isSameValue } from '../history/record-diff.ts'
import { Moment } from '../parts/paged-table.tsx'
import type { TemplateRecord } from './preview.tsx'
import { tTemplates as t } from './messages.ts'

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
      toast({ title: t('templateMail.restored', { number }), variant: 'success' })
      onDone()
    },
    onError: (fault) => toast({ title: fault.message, variant: 'destructive' }),
  })
  if (isPending)
    return (
      <p className="c-soft" role="status">
        {t('templateMail.loading')}
      </p>
    )
  if (error) return <p role="alert">{error.message}</p>
  if (data.length === 0) return <p className="c-soft c-measure">{t('templateMail.noVersions')}</p>
  return (
    <div className="c-scroll-x" tabIndex={0} role="region" aria-label={t('templateMail.versions')}>
      <table className="c-table c-table-open">
        <thead>
          <tr>
            <th scope="col">{t('templateMail.number')}</th>
            <th scope="col">{t('templateMail.note')}</th>
            <th scope="col" className="c-p2">
              {t('templateMail.at')}
            </th>
            <th scope="col" className="c-p2">
              {t('templateMail.by')}
            </th>
            <th scope="col" />
          </tr>
        </thead>
        <tbody>
          {data.map((templateVersion) => (
            <tr key={templateVersion.id}>
              <td>
                <span className="c-num">{templateVersion.number}</span>{' '}
                {templateVersion.number === template.publishedVersion && (
                  <span className="f-dot f-positive">{t('templateMail.current')}</span>
                )}
              </td>
              <td className="c-wrap">{templateVersion.note || templateVersion.subject}</td>
              <td className="c-p2">
                <Moment at={templateVersion.createdAt} />
              </td>
              <td className="c-p2">{templateVersion.createdBy}</td>
              <td className="c-right">
                <Button size="s" onClick={() => setCompared(templateVersion.number)}>
                  {t('templateMail.compare')}
                </Button>{' '}
                {mayWrite && (
                  <Button
                    size="s"
                    busy={restore.isPending && restore.variables === templateVersion.number}
                    onClick={() => restore.mutate(templateVersion.number)}
                  >
                    {t('templateMail.restore')}
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
        field: fieldNamed(entity, name),
        before: data[name],
        after: template[name],
      }))
    : []
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('templateMail.compareTitle', { number })}
      actions={<Button onClick={onClose}>{t('templateMail.close')}</Button>}
    >
      {error && (
        <p className="ui-error" role="alert">
          {error.message}
        </p>
      )}
      {data &&
        (changes.length === 0 ? (
          <p>{t('templateMail.same')}</p>
        ) : (
          <DiffTable
            changes={changes}
            caption={t('templateMail.compareTitle', { number })}
            titles={{
              before: `${t('templateMail.number')} ${number}`,
              after: t('templateMail.draft'),
            }}
          />
        ))}
    </Dialog>
  )
}
