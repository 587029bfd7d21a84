import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { Agent } from '#model/schema/entities.generated.ts'
import type { CampaignListRow } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { SaveFault } from '../page-parts/form-fault.tsx'
import { emailLanguages } from '../page-parts/email-languages.ts'
import { useAction } from '../page-parts/use-action.ts'
import { tApp } from '../page-parts/messages.ts'
import { tAgents as t } from './messages.ts'

const MIN_NAME = 4

/** Makes an agent: from a campaign, or with nothing but a name. */
export function NewAgentDialog({ onClose }: { onClose: () => void }) {
  const go = useNavigate()
  const [campaignId, setCampaign] = useState('')
  const [values, setValues] = useState({ name: '', companyName: '', language: 'en' })
  const [wasSent, setSent] = useState(false)
  const campaigns = useQuery({
    queryKey: ['campaigns', 'for-agents'],
    queryFn: ({ signal }) =>
      api.all<CampaignListRow>('/campaigns', { sort: ['name', 'ASC'] }, { signal }),
  })
  const make = useAction(
    () =>
      campaignId
        ? api.post<Agent>(`/campaigns/${encodeURIComponent(campaignId)}/agent`, {})
        : api.post<Agent>('/agents', values),
    {
      refresh: [['agents']],
      quiet: true,
      done: (_, agent) => t('agents.made', { name: agent.name }),
      onDone: (agent) => void go(paths.agent(agent.id)),
    },
  )
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const faults = campaignId
    ? {}
    : {
        ...(values.name.trim().length < MIN_NAME ? { name: t('agents.needName') } : {}),
        ...(values.companyName.trim() ? {} : { companyName: t('agents.needCompany') }),
      }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (Object.keys(faults).length === 0) make.mutate()
  }
  const shown: { name?: string; companyName?: string } = wasSent ? faults : {}
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t('agents.newTitle')}
      description={t('agents.newDetail')}
      actions={
        <>
          <Button onClick={onClose}>{tApp('app.cancel')}</Button>
          <Button type="submit" form="new-agent" variant="primary" busy={make.isPending}>
            {t('agents.create')}
          </Button>
        </>
      }
    >
      <form id="new-agent" className="data-form" onSubmit={submit} noValidate>
        <SelectField
          label={t('agents.fromCampaign')}
          value={campaignId}
          onChange={(event) => setCampaign(event.target.value)}
          choices={[
            { value: '', label: t('agents.noCampaign') },
            ...(campaigns.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {campaignId ? null : (
          <>
            <TextField
              label={t('agents.nameLabel')}
              value={values.name}
              maxLength={40}
              error={shown.name}
              onChange={(event) => set({ name: event.target.value })}
            />
            <TextField
              label={t('agents.companyLabel')}
              value={values.companyName}
              maxLength={80}
              error={shown.companyName}
              onChange={(event) => set({ companyName: event.target.value })}
            />
            <SelectField
              label={t('agents.languageLabel')}
              value={values.language}
              onChange={(event) => set({ language: event.target.value })}
              choices={emailLanguages()}
            />
          </>
        )}
        <SaveFault error={make.error} />
      </form>
    </Dialog>
  )
}
