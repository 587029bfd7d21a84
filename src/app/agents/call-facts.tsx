import type { CallView, ScriptStep } from '#model/api/agents.ts'
import { formatPlainDay } from '#ui/lists/format.ts'
import { tAgents as t } from './messages.ts'

/** What is behind a call: the step, what the agent did not know, and the outcome. */
export function CallFacts({
  call,
  script,
}: {
  call: Pick<CallView, 'step' | 'unknowns' | 'outcome' | 'callBackOn' | 'address'>
  script: readonly ScriptStep[]
}) {
  return (
    <aside className="panel pad agent-side" aria-label={t('try.behind')}>
      <h2>{t('try.step')}</h2>
      <ol className="call-steps">
        {script.map((step) => (
          <li key={step.id} aria-current={step.id === call.step ? 'step' : undefined}>
            {t(`step.${step.kind}`)}
          </li>
        ))}
      </ol>
      <h2>{t('try.unknown')}</h2>
      {call.unknowns.length === 0 ? (
        <p className="soft s13">{t('try.unknownNone')}</p>
      ) : (
        <ul className="call-unknowns">
          {call.unknowns.map((text, at) => (
            <li key={`${at} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
      <h2>{t('try.outcome')}</h2>
      <p className="s13">
        {t(`agents.outcome.${call.outcome || 'none'}`)}
        {call.callBackOn
          ? ` ${t('calls.callBackOn', { day: formatPlainDay(call.callBackOn, { year: true }) })}`
          : ''}
        {call.address ? ` · ${call.address}` : ''}
      </p>
    </aside>
  )
}
