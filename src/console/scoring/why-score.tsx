import { useContext, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { api } from '#client/api.ts'
import type { ScoreStory } from '#condition/score-reasons.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { WriteAccess } from '../core/access.ts'
import { useRefreshAll } from '../parts/use-paged.ts'
import { Explanation, pointsText } from './explanation.tsx'
import './scoring.css'
import { tScoring as t } from './messages.ts'

/**
 * A button that explains a person's score by element, shows its history, and adjusts points by
 * hand.
 */
export function WhyScore({
  planId,
  profileId,
  name,
  person,
}: {
  planId: string
  profileId: string
  /** The plan, as the title of the dialog names it. */
  name: string
  /** On the page of a plan: names the button of each row. */
  person?: string
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        aria-label={t('score.whyNamed', { name: person ?? name })}
        onClick={() => setOpen(true)}
      >
        {t('score.why')}
      </Button>
      {isOpen && (
        <Story planId={planId} profileId={profileId} name={name} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function Story({
  planId,
  profileId,
  name,
  onClose,
}: {
  planId: string
  profileId: string
  name: string
  onClose(): void
}) {
  const path = `/scoring/${encodeURIComponent(planId)}/explain/${profileId}`
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ScoreStory>(path, { signal }),
  })
  const { data } = query
  const title = data
    ? t('score.whyTitle', {
        points: t('score.points', {
          count: Math.abs(data.score),
          value: pointsText(data.score),
        }),
        plan: name,
      })
    : t('score.whyNamed', { name })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{t('score.close')}</Button>}
    >
      <Loaded
        query={query}
        loading={<p role="status">{t('score.loading')}</p>}
        failed={({ message }) => <p role="alert">{message}</p>}
      >
        {(story) => <StoryParts data={story} planId={planId} profileId={profileId} />}
      </Loaded>
    </Dialog>
  )
}

function StoryParts({
  data,
  planId,
  profileId,
}: {
  data: ScoreStory
  planId: string
  profileId: string
}) {
  const canWrite = useContext(WriteAccess)
  return (
    <div className="sc-story">
      <Explanation of={data} />
      {canWrite && (
        <Modifier key={data.modifier} planId={planId} profileId={profileId} now={data.modifier} />
      )}
      {data.history.length > 0 && (
        <section aria-label={t('score.history')}>
          <h3>{t('score.history')}</h3>
          <ol className="sc-history">
            {data.history.map((one, at) => (
              <li key={at}>
                <time className="c-soft c-num" dateTime={one.changedAt}>
                  {exactMoment(new Date(one.changedAt))}
                </time>
                <span className="c-num">
                  {t('score.moved', {
                    before: pointsText(one.before),
                    value: pointsText(one.value),
                  })}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function Modifier({ planId, profileId, now }: { planId: string; profileId: string; now: number }) {
  const [typed, setTyped] = useState(String(now))
  const refresh = useRefreshAll()
  const value = Number(typed)
  const isWhole = typed.trim() !== '' && Number.isInteger(value)
  const save = useMutation({
    mutationFn: () =>
      api.put(`/scoring/${encodeURIComponent(planId)}/modifiers/${profileId}`, { value }),
    onSuccess: refresh,
    onError: (error) =>
      toast({
        title: t('score.modifierFailed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  return (
    <form
      className="sc-modifier"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <label className="f-label" htmlFor="score-modifier">
        {t('score.modifier')}
      </label>
      <div className="f-unit">
        <input
          id="score-modifier"
          className="f-input"
          type="number"
          step={1}
          min={-100_000}
          max={100_000}
          value={typed}
          aria-describedby="score-modifier-help"
          aria-invalid={!isWhole}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" busy={save.isPending} disabled={!isWhole || value === now}>
          {t('score.modifierSave')}
        </Button>
      </div>
      <p className="f-help" id="score-modifier-help">
        {t('score.modifierHelp')}
      </p>
    </form>
  )
}
