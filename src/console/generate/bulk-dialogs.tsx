import { useId, useState } from 'react'
import { fieldComponents } from '#catalog/fields/faces.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import type { Field } from '#model/entity.ts'
import type { BulkOutcome } from '../core/data-provider.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { c } from '../core/messages.ts'
import { UsageList } from './used-by.tsx'

interface TagDialogProps {
  of: ConsoleResource
  field: Field
  count: number
  busy: boolean
  onClose(): void
  onChoose(action: 'tag' | 'untag', tags: readonly string[]): void
}

/** Asks for tags to add to or remove from the selected records. */
export function TagDialog({ of, field, count, busy, onClose, onChoose }: TagDialogProps) {
  const [tags, setTags] = useState<readonly string[]>([])
  const id = useId()
  const { Input } = fieldComponents('tags')
  return (
    <Dialog
      open
      onClose={onClose}
      title={c('console.bulk.tagTitle', {
        count,
        thing: of.entity.title.toLowerCase(),
        things: of.resource.label.toLowerCase(),
      })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {c('console.cancel')}
          </Button>
          <Button disabled={tags.length === 0 || busy} onClick={() => onChoose('untag', tags)}>
            {c('console.bulk.tagRemove')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={tags.length === 0}
            onClick={() => onChoose('tag', tags)}
          >
            {c('console.bulk.tagAdd')}
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
          {c('console.bulk.tagHelp')}
        </p>
      </div>
    </Dialog>
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
      title={c('console.bulk.failedTitle', { count: failed.length })}
      description={
        done.length === 0
          ? c('console.bulk.noneDone')
          : c('console.bulk.failedText', { count: done.length })
      }
      actions={<Button onClick={onClose}>{c('console.close')}</Button>}
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
