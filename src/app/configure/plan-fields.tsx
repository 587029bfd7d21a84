import { SALES, BUYERS } from '#model/email/drafting-questions.ts'
import type { Messaging } from '#model/api/outreach.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { labelOf } from '../draft-questions/answer-labels.ts'
import { tMessaging as t } from './messaging-messages.ts'

const IDS = { buyers: BUYERS, sale: SALES } as const

/** To buyers the campaign writes, and how customers buy. */
export function PlanFields({
  value,
  set,
}: {
  value: Messaging
  set: (next: Partial<Messaging>) => void
}) {
  return (
    <div className="mg-pair">
      {(['buyers', 'sale'] as const).map((field) => (
        <SelectField
          key={field}
          label={t(`conf.messaging.${field}`)}
          choices={[
            { value: '', label: t('conf.messaging.open') },
            ...IDS[field].map((id) => ({ value: id, label: labelOf(field, id) })),
          ]}
          value={value[field]?.text ?? ''}
          onChange={(event) =>
            set({ [field]: { text: event.target.value, edited: true, confirmed: true } })
          }
        />
      ))}
    </div>
  )
}
