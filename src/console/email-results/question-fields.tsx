import { emailGroupings, emailOrigins } from '#model/api/answers/email-results.ts'
import type { EmailGrouping, EmailOrigin } from '#model/api/answers/email-results.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { tResults as t } from './messages.ts'
import { PERIODS, type ResultsQuestion } from './use-question.ts'

/** Period, grouping and origin of the report. */
export function QuestionFields({
  asked,
  change,
}: {
  asked: ResultsQuestion
  change: (values: Partial<ResultsQuestion>) => void
}) {
  const periods = PERIODS.map((value) => ({
    value,
    label: value === 'own' ? t('results.own') : t('results.days', { count: Number(value) }),
  }))
  const origins = [
    { value: '', label: t('results.origin.all') },
    ...emailOrigins.map((value) => ({ value, label: t(`results.origin.${value}`) })),
  ]
  // An open list belongs to the earlier question.
  const closed = { figure: null, key: null }
  return (
    <div className="er-fields">
      <SelectField
        label={t('results.period')}
        choices={periods}
        value={asked.period}
        onChange={({ target }) =>
          change({ period: PERIODS.find((period) => period === target.value) ?? '30', ...closed })
        }
      />
      {asked.period === 'own' &&
        (['from', 'to'] as const).map((name) => (
          <label key={name} className="ui-field">
            <span className="ui-label">{t(`results.${name}`)}</span>
            <input
              className="ui-input"
              type="date"
              value={asked[name]}
              onChange={({ target }) => change({ [name]: target.value, ...closed })}
            />
          </label>
        ))}
      <SelectField
        label={t('results.by')}
        choices={emailGroupings.map((value) => ({
          value,
          label: t(`results.by.${value}`),
        }))}
        value={asked.by}
        onChange={({ target }) => change({ by: target.value as EmailGrouping, ...closed })}
      />
      <SelectField
        label={t('results.origin')}
        choices={origins}
        value={asked.origin ?? ''}
        onChange={({ target }) =>
          change({ origin: (target.value || null) as EmailOrigin | null, ...closed })
        }
      />
    </div>
  )
}
