import { lazy, Suspense, useState } from 'react'
import { useInput, type InputProps } from 'react-admin'
import { displayOf } from '#catalog/fields/displays.ts'
import { Button } from '#ui/base/button.tsx'
import { FocusChosen } from '../generate/focus-chosen.tsx'
import { conditionNode } from './condition-node.ts'
import { tList as t } from './list-messages.ts'

const ConditionDialog = lazy(() => import('./condition-dialog.tsx'))
const Condition = displayOf('condition')

/**
 * A filter of the list of people by a condition, as an input of react-admin: the condition in words
 * with buttons to edit and to clear it.
 */
export function ConditionFilter(props: InputProps) {
  const { field } = useInput(props)
  const [isOpen, setOpen] = useState(false)
  const condition: unknown = field.value === '' ? null : (field.value ?? null)
  return (
    <FocusChosen>
      <div className="c-field">
        {condition !== null && <Condition node={conditionNode} value={condition} />}
        <div className="c-row">
          <Button size="s" onClick={() => setOpen(true)}>
            {t(condition === null ? 'people.addCondition' : 'people.editCondition')}
          </Button>
          {condition !== null && (
            <Button size="s" onClick={() => field.onChange(null)}>
              {t('people.clearCondition')}
            </Button>
          )}
        </div>
        {isOpen && (
          <Suspense fallback={null}>
            <ConditionDialog
              value={condition}
              onApply={(next) => field.onChange(next)}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </div>
    </FocusChosen>
  )
}
