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
import { Moment, PagedTable } from '../parts/paged-table.tsx'
import { usePaged } from '../parts/use-paged.ts'
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
  const paged = usePaged<TemplateVersion>(`${pathOf(template)}/versions`)
  const restore = useMutation({
    mutationFn: (number: number) => api.post(`${pathOf(template)}/versions/${number}/restore`),
    onSuccess: (_answer, number) => {
      toast({ title: t('templateMail.restored', { number }), variant: 'success' })
      onDone()
    },
    onError: (fault) => toast({ title: fault.message, variant: 'destructive' }),
  })
  return (
    <>
      <PagedTable
        paged={paged}
        label={t('templateMail.versions')}
        keyOf={({ id }) => id}
        empty={t('templateMail.noVersions')}
        columns={[
          {
            title: t('templateMail.number'),
            cell: ({ number }) => (
              <>
                <span className="c-num">{number}</span>{' '}
                {number === template.publishedVersion && (
                  <span className="f-dot f-positive">{t('templateMail.current')}</span>
                )}
              </>
            ),
          },
          {
            title: t('templateMail.note'),
            wide: true,
            cell: ({ note, subject }) => note || subject,
          },
          {
            title: t('templateMail.at'),
            rank: 'c-p2',
            cell: ({ createdAt }) => <Moment at={createdAt} />,
          },
          { title: t('templateMail.by'), rank: 'c-p2', cell: ({ createdBy }) => createdBy },
          {
            title: '',
            right: true,
            cell: ({ number }) => (
              <>
                <Button size="s" onClick={() => setCompared(number)}>
                  {t('templateMail.compare')}
                </Button>{' '}
                {mayWrite && (
                  <Button
                    size="s"
                    busy={restore.isPending && restore.variables === number}
                    onClick={() => restore.mutate(number)}
                  >
                    {t('templateMail.restore')}
                  </Button>
                )}
              </>
            ),
          },
        ]}
      />
      {compared !== null && (
        <Compare template={template} number={compared} onClose={() => setCompared(null)} />
      )}
    </>
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
