import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CampaignView } from '#model/outreach.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { campaignKey } from './configure-context.ts'
import { ImportCsv } from './import-csv.tsx'
import { OnePerson } from './one-person.tsx'
import { PickContacts } from './pick-contacts.tsx'

type Way = 'csv' | 'paste' | 'pick' | 'one'

/** The four ways to put people into a campaign. */
export function AddPeople({ campaign, onDone }: { campaign: CampaignView; onDone: () => void }) {
  const [way, setWay] = useState<Way>('csv')
  const client = useQueryClient()
  const changed = () => {
    void client.invalidateQueries({ queryKey: campaignKey(campaign.id) })
    void client.invalidateQueries({ queryKey: ['contacts'] })
  }
  return (
    <section className="panel" aria-label="Add people">
      <div style={{ padding: '0 20px' }}>
        <Tabs<Way>
          label="Ways to add people" value={way} onChange={setWay}
          items={[
            { id: 'csv', label: 'Upload CSV' },
            { id: 'paste', label: 'Paste rows' },
            { id: 'pick', label: 'Pick contacts' },
            { id: 'one', label: 'One person' },
          ]}
        />
      </div>
      <div className="pad" role="tabpanel" aria-label="Add people">
        {way === 'csv' || way === 'paste' ? <ImportCsv key={way} paste={way === 'paste'} campaignId={campaign.id} onChanged={changed} onDone={onDone} /> : null}
        {way === 'pick' ? <PickContacts campaignId={campaign.id} onChanged={changed} /> : null}
        {way === 'one' ? <OnePerson campaignId={campaign.id} onChanged={changed} /> : null}
      </div>
    </section>
  )
}
