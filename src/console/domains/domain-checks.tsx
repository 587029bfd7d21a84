import { saySentence } from '#language'
import type { SendingDomain } from '#model/schema/entities.generated.ts'
import type { DomainCheck, DomainCheckState } from '#model/api/sending-domain.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { CopyField } from '#ui/lists/copy-field.tsx'
import { checkName, checkWord, tDomains as t } from './messages.ts'
import { useDomainCall } from './use-domain-call.ts'
import './domains.css'

const TONES: Record<DomainCheckState, string> = {
  pass: 'f-positive',
  warn: 'f-caution',
  fail: 'f-negative',
  unknown: 'f-info',
}

/** A finding or an advice in the reader's language; older checks stored the English text only. */
const inWords = ({ sentences, ...english }: DomainCheck, part: 'summary' | 'advice') =>
  sentences ? sentences[part].map(saySentence).join(' ') : english[part]

/** Each check with its findings, the advice, and the record to publish. */
export function DomainChecks({
  domain,
  checks,
  canWrite,
}: {
  domain: Pick<SendingDomain, 'id'>
  checks: readonly DomainCheck[]
  canWrite: boolean
}) {
  const cancel = useDomainCall(domain, 'cancel-rotation', () => toast({ title: t('domain.kept') }))
  return (
    <ul className="domain-checks">
      {checks.map((check) => (
        <li key={check.id}>
          <h3>
            {checkName(check.id)}
            <span className={`f-dot ${TONES[check.state]}`}>{checkWord(check.state)}</span>
          </h3>
          <p className="c-measure">{inWords(check, 'summary')}</p>
          {check.advice && <p className="c-soft c-measure">{inWords(check, 'advice')}</p>}
          {check.record && <RecordToPublish record={check.record} />}
          {check.id === 'dkim' && check.state === 'warn' && check.record && canWrite && (
            <Button busy={cancel.isPending} onClick={() => cancel.mutate({})}>
              {t('domain.keepOld')}
            </Button>
          )}
          {check.found.length > 0 && (
            <details>
              <summary>{t('domain.found')}</summary>
              <ul className="domain-found">
                {check.found.map((text) => (
                  <li key={text}>
                    <code>{text}</code>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function RecordToPublish({ record }: { record: NonNullable<DomainCheck['record']> }) {
  return (
    <div className="domain-record">
      <p>
        <span className="c-soft">{t('domain.type')}</span> <code>{record.type}</code>
      </p>
      <CopyField label={t('domain.name')} value={record.name} />
      <CopyField label={t('domain.value')} value={record.value} />
    </div>
  )
}
