import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CampaignView } from '#model/api/outreach.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { ImportPeople } from '../import-people/import-people.tsx'
import { campaignKey } from './configure-context.ts'
import { OnePerson } from './one-person.tsx'
import { PickContacts } from './pick-contacts.tsx'
import { tPeople as t } from './people-messages.ts'

const WAYS = ['csv', 'paste', 'pick', 'one'] as const
type Way = (typeof WAYS)[number]

/** The four ways to put people into a campaign. */
export function AddPeople({ campaign, onDone }: { campaign: CampaignView; onDone: () => void }) {
  const [way, setWay] = useState<Way>('csv')
  // Ways that were opened stay, so that another one costs no typed text.
  const [opened, setOpened] = useState<readonly Way[]>([way])
  const client = useQueryClient()
  const shown = [campaignKey(campaign.id), ['contacts']]
  const changed = () => {
    for (const queryKey of shown) void client.invalidateQueries({ queryKey })
  }
  const importWith = (paste: boolean) => (
    <ImportPeople
      paste={paste}
      to={`/campaigns/${campaign.id}/contacts`}
      refresh={shown}
      onDone={onDone}
    />
  )
  const panels: Record<Way, ReactNode> = {
    csv: importWith(false),
    paste: importWith(true),
    pick: <PickContacts campaignId={campaign.id} onChanged={changed} />,
    one: <OnePerson campaignId={campaign.id} onChanged={changed} />,
  }
  return (
    <section className="panel" aria-label={t('conf.people.add')}>
      <div style={{ padding: '0 20px' }}>
        <Tabs<Way>
          label={t('conf.people.ways')}
          value={way}
          onChange={(next) => {
            setWay(next)
            setOpened((before) => [...new Set([...before, next])])
          }}
          items={WAYS.map((id) => ({ id, label: t(`conf.people.way.${id}`) }))}
        />
      </div>
      {opened.map((one) => (
        <div
          key={one}
          className="pad"
          role="tabpanel"
          aria-label={t(`conf.people.way.${one}`)}
          hidden={one !== way}
        >
          {panels[one]}
        </div>
      ))}
    </section>
  )
}
