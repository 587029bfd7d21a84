import { EMAIL_CHECKS } from '#model/email/email-checks.ts'
import type { Missing } from '#model/api/outreach.ts'
import { StatusDot } from '#ui/controls/status.tsx'
import { tContent as t } from './content-messages.ts'

/** What the checks found in an email, each with a way to its place, and what they passed. */
export function MailChecks({
  number,
  words,
  findings,
  onGoTo,
}: {
  number: number
  words: number
  findings: readonly Missing[]
  onGoTo: (finding: Missing) => void
}) {
  const passed = EMAIL_CHECKS.filter((name) => !findings.some(({ check }) => check === name))
  const isLengthFine = passed.includes('length')
  return (
    <section className="checks" aria-label={t('conf.mail.checks', { number })}>
      <ul>
        {findings.map((finding) => (
          <li key={finding.path + finding.message}>
            <StatusDot tone={finding.level === 'blocker' ? 'negative' : 'caution'}>
              {finding.message}
            </StatusDot>
            <button type="button" className="link" onClick={() => onGoTo(finding)}>
              {t('conf.mail.goTo')}
            </button>
          </li>
        ))}
        <li>
          <StatusDot tone={isLengthFine ? 'positive' : 'caution'}>
            <span className="num">{t('conf.mail.words', { count: words })}</span>
          </StatusDot>
          <details>
            <summary className="link">{t('conf.mail.passed', { count: passed.length })}</summary>
            <ul className="checks-passed">
              {passed.map((name) => (
                <li key={name}>
                  <StatusDot tone="positive">{t(`conf.check.${name}`)}</StatusDot>
                </li>
              ))}
            </ul>
          </details>
        </li>
      </ul>
    </section>
  )
}
