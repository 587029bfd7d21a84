import { tField as t } from './field-messages.ts'

/** An empty value: quiet on the screen, a word for screen readers. */
export function EmptyValue() {
  return (
    <span className="f-none">
      <span aria-hidden="true">–</span>
      <span className="f-sr">{t('field.notSet')}</span>
    </span>
  )
}

export const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
