import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { tField as t } from '../field-messages.ts'

/**
 * Fields that switch something on or off show a dot, like a state; others are a plain yes or no.
 */
const isSwitch = (title: string | undefined) => /^(enabled|active)$/i.test(title ?? '')

export function BooleanDisplay({ value, node }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  if (isSwitch(node.title))
    return (
      <span className={value ? 'f-dot f-positive' : 'f-dot f-off'}>
        {t(value ? 'field.on' : 'field.off')}
      </span>
    )
  return <span className={value ? undefined : 'f-soft'}>{t(value ? 'field.yes' : 'field.no')}</span>
}
