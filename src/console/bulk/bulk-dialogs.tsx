import { useId, useState } from 'react'
import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { inputOf } from '#catalog/fields/inputs.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { inSentence } from '#language'
import type { Field } from '#model/schema/entity.ts'
import { ActionDialog } from '../core/action-dialog.tsx'
import type { BulkOutcome } from '../core/data-provider.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { settableFields } from './settable-fields.ts'
import { UsageList } from '../usage/used-by.tsx'

interface TagDialogProps {
  consoleResource: ConsoleResource
  field: Field
  count: number
  busy: boolean
  onClose(): void
  onChoose(action: 'tag' | 'untag', tags: readonly string[]): void
}

/** Asks for tags to add to or remove from the selected records. */
export function TagDialog({
  consoleResource,
  field,
  count,
  busy,
  onClose,
  onChoose,
}: TagDialogProps) {
  const [tags, setTags] = useState<readonly string[]>([])
  const id = useId()
  const Input = inputOf('tags')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.bulk.tagTitle', {
        count,
        thing: inSentence(consoleResource.entity.title),
        things: inSentence(consoleResource.resource.label),
      })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button disabled={tags.length === 0 || busy} onClick={() => onChoose('untag', tags)}>
            {t('console.bulk.tagRemove')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={tags.length === 0}
            onClick={() => onChoose('tag', tags)}
          >
            {t('console.bulk.tagAdd')}
          </Button>
        </>
      }
    >
      <div className="c-field">
        <label className="f-label" htmlFor={id}>
          {field.node.title}
        </label>
        <Input
          id={id}
          node={field.node}
          value={tags}
          describedBy={`${id}-help`}
          onChange={(value) => setTags(value as string[])}
        />
        <p className="f-help" id={`${id}-help`}>
          {t('console.bulk.tagHelp')}
        </p>
      </div>
    </Dialog>
  )
}

/** The value that an input shows at first: a switch is off. */
const emptyValue = ({ node }: Field) => (fieldTypeOf(node) === 'boolean' ? false : null)

/** Asks for a field and the value that it gets in the selected records. */
export function SetFieldDialog({
  consoleResource,
  count,
  busy,
  onClose,
  onChoose,
}: Omit<TagDialogProps, 'field' | 'onChoose'> & {
  onChoose(values: Record<string, unknown>): void
}) {
  const fields = settableFields(consoleResource.entity)
  const [name, setName] = useState(fields[0]!.name)
  const [value, setValue] = useState<unknown>(() => emptyValue(fields[0]!))
  const id = useId()
  const { node } = fields.find((field) => field.name === name)!
  const Input = inputOf(fieldTypeOf(node))
  const isOff = !node.nullable && (value === null || value === '')
  return (
    <ActionDialog
      title={t('console.bulk.setTitle', {
        count,
        thing: inSentence(consoleResource.entity.title),
        things: inSentence(consoleResource.resource.label),
      })}
      action={{
        label: t('console.bulk.set'),
        run: () => onChoose({ [name]: value }),
        isBusy: busy,
        isOff,
      }}
      onClose={onClose}
    >
      <div className="c-field">
        <label className="f-label" htmlFor={`${id}-field`}>
          {t('console.conflict.field')}
        </label>
        <select
          id={`${id}-field`}
          className="f-input f-select"
          value={name}
          onChange={(event) => {
            const chosen = fields.find((field) => field.name === event.target.value)!
            setName(chosen.name)
            setValue(emptyValue(chosen))
          }}
        >
          {fields.map((field) => (
            <option key={field.name} value={field.name}>
              {field.node.title ?? field.name}
            </option>
          ))}
        </select>
      </div>
      <div className="c-field">
        <label className="f-label" htmlFor={id}>
          {t('console.filter.value')}
        </label>
        <Input key={name} id={id} node={node} value={value} onChange={setValue} />
      </div>
    </ActionDialog>
  )
}

/**
 * Lists the records that a bulk operation failed for: each by name, with the reason and the records
 * that block it.
 */
export function FailureDialog({
  outcome: { done, failed },
  onClose,
}: {
  outcome: BulkOutcome
  onClose(): void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.bulk.failedTitle', { count: failed.length })}
      description={
        done.length === 0
          ? t('console.bulk.noneDone')
          : t('console.bulk.failedText', { count: done.length })
      }
      actions={<Button onClick={onClose}>{t('console.close')}</Button>}
    >
      <div className="c-uses-of">
        {failed.map(({ id, name, reason, usedBy }) => (
          <section key={id} aria-label={name}>
            <h3>{name}</h3>
            <p>{reason}</p>
            {usedBy && <UsageList id={id} usedBy={usedBy} />}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
