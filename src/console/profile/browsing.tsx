import { useContext, useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import type { Profile } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { WriteAccess } from '../core/access.ts'
import { ActionDialog } from '../core/action-dialog.tsx'
import { useRefreshAll } from '../parts/use-paged.ts'

const t = defineMessages({
  'browsing.title': 'Browsing',
  'browsing.known': 'Activity is saved to the profile.',
  'browsing.anonymous':
    'This person browses anonymously. Visits and events are stored without a link to the ' +
    'profile and have no effect on it.',
  'browsing.filtered': 'Not stored: {types}',
  'browsing.change': 'Change',
  'browsing.dialog': 'Privacy settings',
  'browsing.on': 'Browse anonymously from now on',
  'browsing.onHelp':
    'Use this when a person asks not to be recognized. Their consent answers still apply.',
  'browsing.past': 'Anonymize past activity too',
  'browsing.pastHelp':
    "Unlinks earlier visits and events from the profile and removes reached goals. You can't " +
    'undo this.',
  'browsing.types': 'Event types not stored',
  'browsing.typesHelp': 'Separate event types with commas, such as view, search.',
  'browsing.save': 'Save',
  'browsing.saved': 'Saved',
})

interface Wishes {
  requireAnonymousProfile?: boolean
  filteredEventTypes?: string[]
}

/** Whether the person is tracked while browsing, and which events are not stored. */
export function BrowsingWishes({ profile }: { profile: Profile & RaRecord }) {
  const canWrite = useContext(WriteAccess)
  const [isOpen, setOpen] = useState(false)
  const wishes = (profile.systemProperties ?? {}) as Wishes
  const types = wishes.filteredEventTypes ?? []
  return (
    <section className="c-later" aria-labelledby="browsing-title">
      <h3 id="browsing-title">{t('browsing.title')}</h3>
      <p className="c-measure">
        <span className={`f-dot f-${wishes.requireAnonymousProfile ? 'caution' : 'positive'}`}>
          {t(wishes.requireAnonymousProfile ? 'browsing.anonymous' : 'browsing.known')}
        </span>
      </p>
      {types.length > 0 && (
        <p className="c-soft">{t('browsing.filtered', { types: types.join(', ') })}</p>
      )}
      {canWrite && (
        <p className="c-tab-tools">
          <Button size="s" aria-label={t('browsing.dialog')} onClick={() => setOpen(true)}>
            {t('browsing.change')}
          </Button>
        </p>
      )}
      {isOpen && (
        <WishesDialog id={String(profile.id)} wishes={wishes} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

function WishesDialog({ id, wishes, onClose }: { id: string; wishes: Wishes; onClose(): void }) {
  const [on, setOn] = useState(wishes.requireAnonymousProfile === true)
  const [forgetsPast, setForgetsPast] = useState(false)
  const [types, setTypes] = useState((wishes.filteredEventTypes ?? []).join(', '))
  const field = useId()
  const refresh = useRefreshAll()
  const save = useMutation({
    mutationFn: () =>
      api.put(`/profiles/${id}/privacy`, {
        requireAnonymousProfile: on,
        filteredEventTypes: [
          ...new Set(
            types
              .split(',')
              .map((part) => part.trim())
              .filter(Boolean),
          ),
        ],
        ...(forgetsPast ? { forgetPast: true } : {}),
      }),
    onSuccess: () => {
      toast({ title: t('browsing.saved'), variant: 'success' })
      onClose()
    },
    onSettled: refresh,
  })
  return (
    <ActionDialog
      onClose={onClose}
      title={t('browsing.dialog')}
      action={{
        label: t('browsing.save'),
        isBusy: save.isPending,
        variant: forgetsPast ? 'danger' : 'primary',
        run: () => save.mutate(),
      }}
      fault={save.error?.message}
    >
      <Tick
        id={`${field}-on`}
        label={t('browsing.on')}
        help={t('browsing.onHelp')}
        on={on}
        onChange={setOn}
      />
      <Tick
        id={`${field}-past`}
        label={t('browsing.past')}
        help={t('browsing.pastHelp')}
        on={forgetsPast}
        onChange={setForgetsPast}
      />
      <div className="c-field">
        <label className="f-label" htmlFor={`${field}-types`}>
          {t('browsing.types')}
        </label>
        <input
          id={`${field}-types`}
          className="f-input"
          value={types}
          aria-describedby={`${field}-types-help`}
          onChange={(event) => setTypes(event.target.value)}
        />
        <p className="f-help" id={`${field}-types-help`}>
          {t('browsing.typesHelp')}
        </p>
      </div>
    </ActionDialog>
  )
}

function Tick({
  id,
  label,
  help,
  on,
  onChange,
}: {
  id: string
  label: string
  help: string
  on: boolean
  onChange(on: boolean): void
}) {
  return (
    <div className="c-field">
      <label className="f-switch" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={on}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <p className="f-help" id={`${id}-help`}>
        {help}
      </p>
    </div>
  )
}
