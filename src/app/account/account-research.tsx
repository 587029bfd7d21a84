import { useState, type FormEvent } from 'react'
import { api } from '#client/api.ts'
import { useTenant, type MyTenant } from '#client/me.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { Switch } from '#ui/controls/tabs.tsx'
import { faultsOf } from '../page-parts/field-faults.ts'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { tApp } from '../page-parts/messages.ts'
import { tResearch as t } from '../research/research-messages.ts'

const refresh = [['tenants', 'me'], ['contacts'], ['campaign']]

/** The switch of account research with what the law asks, and its budget of a day. */
export function AccountResearch() {
  const tenant = useTenant()
  return (
    <Part query={tenant} lines={4}>
      {(data) => <ResearchForm key={data.id} tenant={data} />}
    </Part>
  )
}

function ResearchForm({ tenant }: { tenant: MyTenant }) {
  const isOn = tenant.companyResearch === true
  const saved = String(tenant.companyResearchPerDay ?? '')
  const [perDay, setPerDay] = useState(saved)
  const put = (values: Partial<MyTenant>) =>
    api.put('/tenants/me', values, tenant.version === undefined ? {} : { version: tenant.version })
  const toggle = useAction((companyResearch: boolean) => put({ companyResearch }), {
    refresh,
    done: (on) => t(on ? 'research.turnedOn' : 'research.turnedOff'),
  })
  const save = useAction((companyResearchPerDay: number) => put({ companyResearchPerDay }), {
    refresh,
    quiet: true,
    done: () => t('research.saved'),
  })
  const faults = faultsOf(save.error, ['companyResearchPerDay'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(Number(perDay))
  }
  return (
    <div className="account-form">
      <div className="account-row">
        <Switch
          checked={isOn}
          label={t('research.switch')}
          disabled={toggle.isPending}
          onChange={(on) => toggle.mutate(on)}
        />
        <span aria-hidden="true">{t('research.switch')}</span>
      </div>
      <p className="soft s13">{t('research.law')}</p>
      {isOn ? (
        <>
          <form className="account-add" onSubmit={submit} noValidate>
            <TextField
              label={t('research.perDay')}
              type="number"
              min={1}
              max={1000}
              help={t('research.perDayHelp')}
              value={perDay}
              error={faults.fields['companyResearchPerDay'] ?? (faults.form || undefined)}
              onChange={(event) => setPerDay(event.target.value)}
            />
            <Button type="submit" busy={save.isPending} disabled={perDay === saved}>
              {tApp('app.save')}
            </Button>
          </form>
          <p className="soft s12">{t('research.offDetail')}</p>
        </>
      ) : null}
    </div>
  )
}
