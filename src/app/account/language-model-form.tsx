import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import type {
  LanguageModelSettings,
  LanguageModelView,
  ModelTest,
} from '#model/api/language-model.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { StatusDot } from '#ui/controls/status.tsx'
import { FormFault } from '../page-parts/form-fault.tsx'
import { faultsOf } from '../page-parts/field-faults.ts'
import { Part } from '../page-parts/part.tsx'
import { tApp } from '../page-parts/messages.ts'
import { useAction } from '../page-parts/use-action.ts'
import { useFormVersion } from '../page-parts/use-form-version.ts'
import {
  LANGUAGE_MODEL,
  MODEL_TIMEOUT,
  useLanguageModel,
} from '../page-parts/use-language-model.ts'
import { tAccount } from './messages.ts'
import { tModelForm as t } from './language-model-messages.ts'

const USES = ['installation', 'own', 'off'] as const
const NUMBERS = ['tokensPerDay', 'tokensPerMonth', 'inputPrice', 'outputPrice'] as const
const FIELDS = ['use', 'url', 'model', 'readsReplies', 'apiKey', ...NUMBERS] as const

type ModelValues = LanguageModelSettings & { apiKey: string }

const valuesOf = (view: LanguageModelView): ModelValues => ({
  use: view.use,
  url: view.url,
  model: view.model,
  tokensPerDay: view.tokensPerDay,
  tokensPerMonth: view.tokensPerMonth,
  inputPrice: view.inputPrice,
  outputPrice: view.outputPrice,
  readsReplies: view.readsReplies,
  apiKey: '',
})

/** The language model of the organization: which one, its budget, and a test of the connection. */
export function LanguageModelForm() {
  return (
    <Part query={useLanguageModel()} lines={6}>
      {(view) => <Settings view={view} />}
    </Part>
  )
}

function Settings({ view }: { view: LanguageModelView }) {
  /** The settings loaded or saved last; a newer version replaces them while nothing is typed. */
  const [base, setBase] = useState(view)
  const [values, setValues] = useState(() => valuesOf(view))
  const { version, setVersion, noteConflict } = useFormVersion(view.version)
  const adopt = (next: LanguageModelView) => {
    setBase(next)
    setValues(valuesOf(next))
    setVersion(next.version)
  }
  const set = (next: Partial<ModelValues>) => setValues({ ...values, ...next })
  const save = useAction(
    ({ apiKey, ...rest }: ModelValues) =>
      api.put<LanguageModelView>('/language-model', {
        ...rest,
        ...(apiKey ? { apiKey } : {}),
        version,
      }),
    {
      refresh: [LANGUAGE_MODEL],
      quiet: true,
      done: () => tAccount('account.saved'),
      onDone: adopt,
      onFailed: noteConflict,
    },
  )
  const faults = faultsOf(save.error, FIELDS)
  const isChanged = JSON.stringify(values) !== JSON.stringify(valuesOf(base))
  if (view.version > base.version && !isChanged) adopt(view)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(values)
  }
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <SelectField
        label={t('modelForm.use')}
        choices={USES.map((use) => ({
          value: use,
          label:
            use === 'installation'
              ? t(view.installationModel ? 'modelForm.installation' : 'modelForm.noInstallation', {
                  model: view.installationModel,
                })
              : t(`modelForm.${use}`),
        }))}
        value={values.use}
        help={t(`modelForm.${values.use}Help`)}
        error={faults.fields['use']}
        onChange={(event) => set({ use: event.target.value as ModelValues['use'] })}
      />
      {values.use === 'own' ? (
        <Endpoint values={values} hasKey={view.hasKey} faults={faults.fields} onChange={set} />
      ) : null}
      {values.use === 'off' ? null : (
        <Budget values={values} view={view} faults={faults.fields} onChange={set} />
      )}
      <FormFault>{faults.form}</FormFault>
      <div className="account-row">
        <Button type="submit" busy={save.isPending} disabled={!isChanged}>
          {tApp('app.save')}
        </Button>
        {view.isAvailable ? <ConnectionTest isChanged={isChanged} /> : null}
      </div>
    </form>
  )
}

interface ModelFieldsProps {
  values: ModelValues
  faults: Record<string, string>
  onChange: (next: Partial<ModelValues>) => void
}

function Endpoint({ values, hasKey, faults, onChange }: ModelFieldsProps & { hasKey: boolean }) {
  return (
    <>
      <TextField
        label={t('modelForm.url')}
        type="url"
        maxLength={300}
        spellCheck={false}
        help={t('modelForm.urlHelp')}
        value={values.url}
        error={faults['url']}
        onChange={(event) => onChange({ url: event.target.value })}
      />
      <div className="account-pair">
        <TextField
          label={t('modelForm.model')}
          maxLength={120}
          spellCheck={false}
          value={values.model}
          error={faults['model']}
          onChange={(event) => onChange({ model: event.target.value })}
        />
        <TextField
          label={t('modelForm.key')}
          type="password"
          autoComplete="off"
          maxLength={400}
          help={t(hasKey ? 'modelForm.keyKept' : 'modelForm.keyHelp')}
          value={values.apiKey}
          error={faults['apiKey']}
          onChange={(event) => onChange({ apiKey: event.target.value })}
        />
      </div>
      <div className="account-pair">
        {(['inputPrice', 'outputPrice'] as const).map((field) => (
          <NumberField
            key={field}
            field={field}
            values={values}
            faults={faults}
            onChange={onChange}
          />
        ))}
      </div>
    </>
  )
}

function NumberField({
  field,
  values,
  faults,
  onChange,
  help,
}: ModelFieldsProps & { field: (typeof NUMBERS)[number]; help?: string }) {
  return (
    <TextField
      label={t(`modelForm.${field}`)}
      type="number"
      min={0}
      help={help}
      value={String(values[field])}
      error={faults[field]}
      onChange={(event) =>
        onChange({ [field]: Math.max(0, Math.round(Number(event.target.value) || 0)) })
      }
    />
  )
}

function Budget({ view, ...fields }: ModelFieldsProps & { view: LanguageModelView }) {
  const { values, onChange } = fields
  return (
    <>
      <div className="account-pair">
        <NumberField
          field="tokensPerDay"
          help={t('modelForm.usedToday', { count: view.tokensToday })}
          {...fields}
        />
        <NumberField
          field="tokensPerMonth"
          help={t('modelForm.usedThisMonth', { count: view.tokensThisMonth })}
          {...fields}
        />
      </div>
      <label className="account-row">
        <input
          type="checkbox"
          checked={values.readsReplies}
          onChange={(event) => onChange({ readsReplies: event.target.checked })}
        />
        <span>{t('modelForm.readsReplies')}</span>
      </label>
      <p className="soft s12">{t('modelForm.readsRepliesHelp')}</p>
    </>
  )
}

/** Tests the saved settings; typed ones are saved first. */
function ConnectionTest({ isChanged }: { isChanged: boolean }) {
  const test = useMutation({
    mutationFn: () => api.post<ModelTest>('/language-model/test', {}, { timeout: MODEL_TIMEOUT }),
  })
  return (
    <>
      <Button busy={test.isPending} disabled={isChanged} onClick={() => test.mutate()}>
        {t('modelForm.test')}
      </Button>
      <span role="status" className="s13">
        <Loaded
          query={test}
          loading={null}
          failed={(error) => (
            <StatusDot tone="negative">{errorSentence(error, t('modelForm.testFailed'))}</StatusDot>
          )}
        >
          {({ isWorking, message }) => (
            <StatusDot tone={isWorking ? 'positive' : 'negative'}>{message}</StatusDot>
          )}
        </Loaded>
      </span>
    </>
  )
}
