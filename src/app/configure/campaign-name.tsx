import { useEffect, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { tApp } from '../page-parts/messages.ts'
import { campaignKey } from './configure-context.ts'
import { tConfigure as t } from './messages.ts'

const PENCIL = 'rename-campaign'
const SHORTEST = 4
const LONGEST = 40

function lengthFault({ length }: string) {
  if (length < SHORTEST) return t('conf.name.short', { count: SHORTEST })
  return length > LONGEST ? t('conf.name.long', { count: LONGEST }) : null
}

/** The campaign's name; the pencil turns it into a field. */
export function CampaignName({ campaign }: { campaign: CampaignView }) {
  const [typed, setTyped] = useState<string | null>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (typed === null && wasOpen.current) document.getElementById(PENCIL)?.focus()
    wasOpen.current = typed !== null
  }, [typed])
  const client = useQueryClient()
  const rename = useMutation({
    // Uses the current version, so that a rename does not conflict with edits of the steps.
    mutationFn: async (name: string) =>
      api.put(
        `/campaigns/${campaign.id}`,
        { name },
        { version: (await api.get<CampaignView>(`/campaigns/${campaign.id}`)).version },
      ),
    onSuccess() {
      setTyped(null)
      void client.invalidateQueries({ queryKey: campaignKey(campaign.id) })
    },
  })
  if (typed === null)
    return (
      <span className="row">
        <h1>{campaign.name}</h1>
        <IconButton
          id={PENCIL}
          label={t('conf.name.rename')}
          size="s"
          onClick={() => setTyped(campaign.name)}
        >
          <Icon name="edit" size={14} />
        </IconButton>
      </span>
    )
  const name = typed.trim()
  const fault = lengthFault(name) ?? rename.error?.message
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.length >= SHORTEST && name.length <= LONGEST) rename.mutate(name)
      }}
      onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
    >
      <h1 className="ui-sr">{campaign.name}</h1>
      <input
        className="field cf-name"
        aria-label={t('conf.name.label')}
        autoFocus
        maxLength={LONGEST}
        value={typed}
        aria-invalid={fault ? true : undefined}
        aria-describedby="cf-name-fault"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" busy={rename.isPending}>
        {t('conf.name.save')}
      </Button>
      <Button variant="quiet" onClick={() => setTyped(null)}>
        {tApp('app.cancel')}
      </Button>
      <span id="cf-name-fault" className="ui-error" role="status">
        {fault ?? ''}
      </span>
    </form>
  )
}
