import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CampaignView } from '#model/outreach.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { campaignKey } from './configure-context.ts'
import { ImportCsv } from './import-csv.tsx'
import { OnePerson } from './one-person.tsx'
import { PickContacts } from './pick-contacts.tsx'
import { tPeople as t } from './people-words.ts'

const WAYS = ['csv', 'paste', 'pick', 'one'] as const
type Way = (typeof WAYS)[number]

/** The four ways to put people into a campaign. */
export function AddPeople({ campaign, onDone }: { campaign: CampaignView; onDone: () => void }) {
  const [way, setWay] = useState<Way>('csv')
  const client = useQueryClient()
  const changed = () => {
    void client.invalidateQueries({ queryKey: campaignKey(campaign.id) })
    void client.invalidateQueries({ queryKey: ['contacts'] })
  }
  return (
    <section className="panel" aria-label={t('conf.people.add')}>
      <div style={{ padding: '0 20px' }}>
        <Tabs<Way>
          label={t('conf.people.ways')} value={way} onChange={setWay}
          items={WAYS.map((id) => ({ id, label: t(`conf.people.way.${id}`) }))}
        />
      </div>
      <div className="pad" role="tabpanel" aria-label={t('conf.people.add')}>
        {way === 'csv' || way === 'paste' ? <ImportCsv key={way} paste={way === 'paste'} campaignId={campaign.id} onChanged={changed} onDone={onDone} /> : null}
        {way === 'pick' ? <PickContacts campaignId={campaign.id} onChanged={changed} /> : null}
        {way === 'one' ? <OnePerson campaignId={campaign.id} onChanged={changed} /> : null}
      </div>
    </section>
  )
}
