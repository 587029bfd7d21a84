import { useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import type { Entity, Field } from '#model/entity.ts'
import { c } from '../words.ts'
import { conflictsOf, mergedValues } from './conflict.ts'
import { FieldValue } from './field-value.tsx'
import type { Values } from './form-values.ts'

interface ConflictDialogProps {
  entity: Entity
  fields: readonly Field[]
  base: Values
  mine: Values
  theirs: Values
  onCancel(): void
  onChoose(values: Values): void
}

/** Both versions side by side; each field is chosen by itself. */
export function ConflictDialog({ entity, fields, base, mine, theirs, onCancel, onChoose }: ConflictDialogProps) {
  const conflicts = conflictsOf(fields, base, mine, theirs)
  const [choice, setChoice] = useState<Record<string, 'mine' | 'theirs'>>(() => Object.fromEntries(conflicts.map((conflict) => [conflict.field.name, conflict.proposed])))
  const who = String(theirs['updatedBy'] ?? '') || entity.title
  return (
    <Dialog
      open
      onClose={onCancel}
      closeOnBackdrop={false}
      title={c('console.conflict.title')}
      description={c('console.conflict.text', { who, version: Number(theirs['version'] ?? 0) })}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {c('console.cancel')}
          </Button>
          <Button variant="primary" onClick={() => onChoose(mergedValues(fields, base, mine, theirs, choice))}>
            {c('console.conflict.save')}
          </Button>
        </>
      }
    >
      {conflicts.length === 0 ? (
        <p>{c('console.conflict.none')}</p>
      ) : (
        conflicts.map(({ field, ...sides }) => (
          <fieldset key={field.name} className="c-conflict">
            <legend>{field.node.title ?? field.name}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input type="radio" name={`conflict-${field.name}`} checked={choice[field.name] === side} onChange={() => setChoice({ ...choice, [field.name]: side })} />
                <span className="c-soft">{c(side === 'mine' ? 'console.conflict.mine' : 'console.conflict.theirs')}</span>
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
