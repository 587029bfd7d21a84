import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { ObjectType } from '#model/schema/entities.generated.ts'
import { objectsPath } from '#model/schema/object-type.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { CopyField } from '#ui/lists/copy-field.tsx'
import { inSentence } from '#language'
import '#ui/lists/lists.css'
import { useMay } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { tObject as t } from './object-messages.ts'

type ObjectTypeRecord = ObjectType & RaRecord

/** One custom object type: links to its objects and API, and the deletion of all objects. */
export function ObjectTypeShow({ of, id }: { of: ConsoleResource; id: string }) {
  return (
    <ShowScreen
      of={of}
      id={id}
      actions={(record) => (
        <>
          <Link className={buttonClass({})} to={objectsPath(id)}>
            {t('object.open', { things: inSentence(String(record['plural'])) })}
          </Link>
          <DeleteAll of={of} type={record as ObjectTypeRecord} />
        </>
      )}
      lead={() => (
        <div className="c-setup">
          <CopyField
            label={t('object.api')}
            value={`${window.location.origin}/api/v1/custom/${id}`}
          />
        </div>
      )}
    />
  )
}

/** Deletes a type that still has objects together with them, after its name is typed. */
function DeleteAll({ of, type }: { of: ConsoleResource; type: ObjectTypeRecord }) {
  const may = useMay(of)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const remove = useMutation({
    mutationFn: () =>
      api.post<{ objects: number }>(
        `/object-types/${encodeURIComponent(type.id)}/delete-with-objects`,
        { confirm: typed },
      ),
    onSuccess: ({ objects }) => {
      toast({
        title: t('object.deleted', { name: type.name, count: objects }),
        variant: 'success',
      })
      void queries.invalidateQueries()
      navigate(of.resource.path)
    },
    onError: (error) =>
      toast({
        title: t('object.deleteFailed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  if (!may('delete')) return null
  const close = () => {
    setAsking(false)
    setTyped('')
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('object.deleteAll')}</Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('object.deleteAsk', { name: type.name })}
        description={t('object.deleteWhy')}
        actions={
          <>
            <Button onClick={close}>{t('object.cancel')}</Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              disabled={typed.trim() !== type.name}
              onClick={() => remove.mutate()}
            >
              {t('object.deleteAll')}
            </Button>
          </>
        }
      >
        <label className="ui-field">
          <span className="ui-label">{t('object.deleteConfirm', { name: type.name })}</span>
          <input
            className="ui-input"
            value={typed}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </Dialog>
    </>
  )
}
