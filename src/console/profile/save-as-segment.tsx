import { say } from '#language'
import { useContext, useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { displayOf } from '#catalog/fields/displays.ts'
import { api } from '#client/api.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { useQuery } from '@tanstack/react-query'
import { WriteAccess } from '../core/access.ts'
import { ActionDialog } from '../core/action-dialog.tsx'
import { useRefreshAll } from '../parts/use-paged.ts'
import { tList as t } from './list-messages.ts'

const MIN_NAME = 4
const MAX_NAME = 40
const conditionNode: SchemaNode = {
  type: 'object',
  'x-field': 'condition',
  get title() {
    return say('Condition')
  },
}
const Condition = displayOf('condition')

interface SaveAsSegmentProps {
  /** The filter of the list of people. */
  filter: Readonly<Record<string, unknown>>
  onClose(): void
}

/** Asks for a name and saves the people of a filter as a segment, which it shows in words first. */
export function SaveAsSegmentDialog({ filter, onClose }: SaveAsSegmentProps) {
  const [name, setName] = useState('')
  const field = useId()
  const navigate = useNavigate()
  const refresh = useRefreshAll()
  const asked = useQuery({
    queryKey: ['filter-to-condition', filter],
    queryFn: () => api.post<{ condition: unknown }>('/profiles/filter-to-condition', { filter }),
    retry: false,
  })
  const save = useMutation({
    mutationFn: () =>
      api.post<{ id: string; name: string }>('/segments', {
        name: name.trim(),
        condition: asked.data!.condition,
      }),
    onSuccess: ({ id, name: saved }) => {
      toast({
        title: t('people.segmentSaved', { name: saved }),
        variant: 'success',
        action: {
          label: t('people.openNewSegment'),
          run: () => void navigate(`/customer/segment/${encodeURIComponent(id)}/show`),
        },
      })
      onClose()
    },
    onSettled: refresh,
  })
  return (
    <ActionDialog
      onClose={onClose}
      title={t('people.saveSegmentTitle')}
      description={t('people.saveSegmentWhy')}
      fault={asked.error?.message ?? save.error?.message}
      action={{
        label: t('people.saveSegment'),
        isBusy: save.isPending,
        isOff: !asked.data || name.trim().length < MIN_NAME,
        run: () => save.mutate(),
      }}
    >
      {asked.data && (
        <div className="c-field">
          <Condition node={conditionNode} value={asked.data.condition} />
        </div>
      )}
      <div className="c-field">
        <label className="f-label" htmlFor={field}>
          {t('people.segmentName')}
        </label>
        <input
          id={field}
          className="f-input"
          data-autofocus
          maxLength={MAX_NAME}
          value={name}
          aria-describedby={`${field}-help`}
          onChange={(event) => setName(event.target.value)}
        />
        <p className="ui-help" id={`${field}-help`}>
          {t('people.segmentNameHelp')}
        </p>
      </div>
    </ActionDialog>
  )
}

/** A button that saves the filter of the list of people as a segment; absent for readers. */
export function SaveAsSegment({ filter }: Pick<SaveAsSegmentProps, 'filter'>) {
  const canWrite = useContext(WriteAccess)
  const [isOpen, setOpen] = useState(false)
  if (!canWrite) return null
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={Object.keys(filter).length === 0}>
        {t('people.saveSegment')}
      </Button>
      {isOpen && <SaveAsSegmentDialog filter={filter} onClose={() => setOpen(false)} />}
    </>
  )
}
