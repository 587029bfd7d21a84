import type { RaRecord } from 'react-admin'
import type { Form } from '#model/schema/entities.generated.ts'
import { CopyField } from '#ui/lists/copy-field.tsx'
import '#ui/lists/lists.css'
import type { ConsoleResource } from '../core/registry.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import { formHtml } from './form-html.ts'
import { tForms as t } from './messages.ts'

type FormRecord = Form & RaRecord

/** One sign-up form: whether it takes sign-ups, its page, and what to copy to embed it. */
export function FormShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      lead={(record) => <Lead form={record as FormRecord} />}
    />
  )
}

/** Whether the form takes sign-ups, as a color and a sentence. */
function stateOf({ enabled, mailboxId, senderId }: Form): [tone: string, text: string] {
  if (enabled === false) return ['f-caution', t('form.off')]
  return mailboxId || senderId ? ['f-positive', t('form.open')] : ['f-negative', t('form.noOutlet')]
}

function Lead({ form }: { form: FormRecord }) {
  const [tone, text] = stateOf(form)
  const address = `${location.origin}/forms/${form.id}`
  return (
    <>
      <section className="c-section c-setup">
        <p className={`f-dot ${tone}`} role="status">
          {text}
        </p>
      </section>
      <section className="c-section c-setup">
        <h2>{t('form.embed')}</h2>
        <CopyField label={t('form.page')} value={address} />
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {t('form.openPage')}
          </a>
        </p>
        <CopyField
          label={t('form.script')}
          value={`<script src="${address}/embed.js" async></script>`}
        />
        <p className="c-soft c-measure">{t('form.scriptHelp')}</p>
        <CopyField label={t('form.html')} value={formHtml(form, location.origin)} />
        <p className="c-soft c-measure">{t('form.htmlHelp')}</p>
      </section>
    </>
  )
}
