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

/** A custom object type: links to its objects and API, and the deletion of it with its objects. */
export function ObjectTypeShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => (
        <TypeActions resource={consoleResource} objectType={record as ObjectTypeRecord} />
      )}
      lead={() => (
        <div className="c-setup">
          <CopyField
            label={t('object.api')}
            value={`${window.location.origin}/api/v1/custom/${encodeURIComponent(id)}`}
          />
        </div>
      )}
    />
  )
}

function TypeActions({
  resource,
  objectType,
}: {
  resource: ConsoleResource
  objectType: ObjectTypeRecord
}) {
  const may = useMay(resource)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <Link className={buttonClass({})} to={objectsPath(objectType.id)}>
        {t('object.open', { things: inSentence(objectType.plural) })}
      </Link>
      {may('delete') && <Button onClick={() => setDeleting(true)}>{t('object.deleteAll')}</Button>}
      {isDeleting && (
        <DeleteTypeWithObjects
          objectType={objectType}
          listPath={resource.resource.path}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

/** Deletes a type together with its objects, after its name is typed. */
function DeleteTypeWithObjects({
  objectType: { id, name },
  listPath,
  onClose,
}: {
  objectType: ObjectTypeRecord
  listPath: string
  onClose: () => void
}) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [typedName, setTypedName] = useState('')
  const confirm = typedName.trim()
  const remove = useMutation({
    mutationFn: () =>
      api.post<{ objects: number }>(`/object-types/${encodeURIComponent(id)}/delete-with-objects`, {
        confirm,
      }),
    onSuccess: ({ objects }) => {
      toast({ title: t('object.deleted', { name, count: objects }), variant: 'success' })
      void queries.invalidateQueries()
      navigate(listPath)
    },
    onError: (error) =>
      toast({
        title: t('object.deleteFailed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('object.deleteAsk', { name })}
      description={t('object.deleteWhy')}
      actions={
        <>
          <Button onClick={onClose}>{t('object.cancel')}</Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            disabled={confirm !== name}
            onClick={() => remove.mutate()}
          >
            {t('object.deleteAll')}
          </Button>
        </>
      }
    >
      <label className="ui-field">
        <span className="ui-label">{t('object.deleteConfirm', { name })}</span>
        <input
          className="ui-input"
          value={typedName}
          autoComplete="off"
          data-autofocus
          onChange={({ target }) => setTypedName(target.value)}
        />
      </label>
    </Dialog>
  )
}
