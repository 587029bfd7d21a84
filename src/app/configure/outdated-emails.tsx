import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { isEdited, isOutdated } from '#model/email/email-draft.ts'
import type { CampaignView, Step } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Checkbox } from '#ui/base/field.tsx'
import { timing } from '#ui/base/timing.ts'
import { toast } from '#ui/base/toast-state.ts'
import { listFormat } from '#language'
import { campaignKey, type Saver } from './configure-context.ts'
import { tConfigure as t } from './messages.ts'

interface Outdated {
  id: string
  number: number
  isEdited: boolean
}

const outdatedOf = (steps: readonly Step[]): Outdated[] =>
  steps.flatMap((step, index) =>
    isOutdated(step) ? [{ id: step.id, number: index + 1, isEdited: isEdited(step) }] : [],
  )

const listed = (items: readonly string[]): string => listFormat('conjunction').format(items)

/** Drafts the chosen emails again; a toast offers to undo it. */
function useFollow(campaign: CampaignView, save: Saver) {
  const client = useQueryClient()
  const show = (view: CampaignView) => client.setQueryData(campaignKey(campaign.id), view)
  return useMutation({
    async mutationFn(ids: readonly string[]) {
      const saved = await save()
      if (!saved) throw new Error(t('conf.outdated.unsaved'))
      const view = await api.post<CampaignView>(`/campaigns/${campaign.id}/redraft`, {
        follow: ids,
        version: saved.version,
      })
      return { view, before: saved.steps }
    },
    onSuccess({ view, before }, ids) {
      show(view)
      if (ids.length === 0) return
      toast({
        title: t('conf.outdated.done', { count: ids.length }),
        variant: 'success',
        duration: timing.undoDuration,
        action: {
          label: t('conf.outdated.undo'),
          run: () =>
            void api
              .put<CampaignView>(`/campaigns/${campaign.id}/steps`, {
                steps: before,
                version: view.version,
              })
              .then(show)
              .catch((error: Error) =>
                toast({
                  title: t('conf.outdated.failed', { reason: error.message }),
                  variant: 'destructive',
                }),
              ),
        },
      })
    },
  })
}

/**
 * Offers to draft those emails again that rest on changed facts. An email that a person edited is
 * not chosen beforehand.
 */
export function OutdatedEmails({ campaign, save }: { campaign: CampaignView; save: Saver }) {
  const outdated = outdatedOf(campaign.steps)
  const [chosen, setChosen] = useState<Record<string, boolean>>({})
  const follow = useFollow(campaign, save)
  if (outdated.length === 0 || campaign.state === 'archived') return null
  const isChosen = ({ id, isEdited: edited }: Outdated) => chosen[id] ?? !edited
  const ids = outdated.filter(isChosen).map(({ id }) => id)
  const emails = listed(outdated.map(({ number }) => String(number)))
  return (
    <section className="outdated" aria-label={t('conf.outdated.label')}>
      <p role="status">{t('conf.outdated.text', { count: outdated.length, emails })}</p>
      {outdated.length > 1 || outdated.some((one) => one.isEdited) ? (
        <div className="outdated-list">
          {outdated.map((one) => (
            <Checkbox
              key={one.id}
              label={t(one.isEdited ? 'conf.outdated.edited' : 'conf.outdated.email', {
                number: one.number,
              })}
              checked={isChosen(one)}
              onChange={(event) => setChosen({ ...chosen, [one.id]: event.target.checked })}
            />
          ))}
        </div>
      ) : null}
      <span className="end">
        <Button
          size="s"
          variant="quiet"
          disabled={follow.isPending}
          onClick={() => follow.mutate([])}
        >
          {t('conf.outdated.keep')}
        </Button>
        <Button
          size="s"
          busy={follow.isPending}
          disabled={ids.length === 0}
          onClick={() => follow.mutate(ids)}
        >
          {ids.length === 0
            ? t('conf.outdated.redraftNone')
            : t('conf.outdated.redraft', { count: ids.length })}
        </Button>
      </span>
      {follow.error ? (
        <p className="ui-error" role="alert">
          {t('conf.outdated.failed', { reason: follow.error.message })}
        </p>
      ) : null}
    </section>
  )
}
