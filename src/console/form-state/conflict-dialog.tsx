import { useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import type { Field } from '#model/schema/entity.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { conflictsOf, mergedValues } from './conflict.ts'
import { FieldValue } from '../page-parts/field-value.tsx'
import type { FormValues } from './form-values.ts'

export interface ConflictDialogProps {
  fields: readonly Field[]
  base: FormValues
  mine: FormValues
  theirs: FormValues
  /** Who changed it and when, in a sentence that asks for the choice. */
  description: string
  /** Label of the button. */
  action: string
  onCancel(): void
  onChoose(values: FormValues): void
}

/** Shows both versions side by side; each field is chosen separately. */
export function ConflictDialog({
  fields,
  base,
  mine,
  theirs,
  description,
  action,
  onCancel,
  onChoose,
}: ConflictDialogProps) {
  const conflicts = conflictsOf(fields, base, mine, theirs)
  const [choice, setChoice] = useState<Record<string, 'mine' | 'theirs'>>(() =>
    Object.fromEntries(conflicts.map((conflict) => [conflict.field.name, conflict.proposed])),
  )
  return (
    <Dialog
      open
      onClose={onCancel}
      closeOnBackdrop={false}
      title={t('console.conflict.title')}
      description={description}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t('console.cancel')}
          </Button>
          <Button
            variant="primary"
            onClick={() => onChoose(mergedValues(fields, { base, mine, theirs }, choice))}
          >
            {action}
          </Button>
        </>
      }
    >
      {conflicts.length === 0 ? (
        <p>{t('console.conflict.none')}</p>
      ) : (
        conflicts.map(({ field, ...sides }) => (
          <fieldset key={field.name} className="c-conflict">
            <legend>{field.node.title ?? field.name}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`conflict-${field.name}`}
                  checked={choice[field.name] === side}
                  onChange={() => setChoice({ ...choice, [field.name]: side })}
                />
                <span className="c-soft">
                  {t(side === 'mine' ? 'console.conflict.mine' : 'console.conflict.theirs')}
                </span>
                <span className="c-conflict-value">
                  <FieldValue field={field} value={sides[side]} plain />
                </span>
              </label>
            ))}
          </fieldset>
        ))
      )}
    </Dialog>
  )
}

/** Resolves a save conflict with another user: shows both versions by field. */
export function SaveConflict({
  consoleResource,
  ...sides
}: { consoleResource: ConsoleResource } & Omit<ConflictDialogProps, 'description' | 'action'>) {
  const { updatedBy, version } = sides.theirs
  return (
    <ConflictDialog
      {...sides}
      description={t('console.conflict.text', {
        who: String(updatedBy ?? '') || consoleResource.entity.title,
        version: Number(version ?? 0),
      })}
      action={t('console.conflict.save')}
    />
  )
}
