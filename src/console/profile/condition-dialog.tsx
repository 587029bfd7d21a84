import { useId, useState } from 'react'
import { inputOf } from '#catalog/fields/inputs.ts'
import { ActionDialog } from '../core/action-dialog.tsx'
import { conditionNode } from './condition-node.ts'
import { tList as t } from './list-messages.ts'

const Builder = inputOf('condition')

interface EditorProps {
  value: unknown
  onApply(condition: unknown): void
  onClose(): void
}

/** The condition builder in a dialog; the list changes when the condition is applied. */
export default function ConditionDialog({ value, onApply, onClose }: EditorProps) {
  const [edited, setEdited] = useState<unknown>(value)
  const id = useId()
  return (
    <ActionDialog
      onClose={onClose}
      title={t('people.conditionTitle')}
      description={t('people.conditionWhy')}
      action={{
        label: t('people.applyCondition'),
        isBusy: false,
        run: () => {
          onApply(edited)
          onClose()
        },
      }}
    >
      <Builder
        id={id}
        node={conditionNode}
        value={edited}
        onChange={setEdited}
        label={t('people.condition')}
      />
    </ActionDialog>
  )
}
