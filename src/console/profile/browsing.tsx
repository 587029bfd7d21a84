import { useContext, useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import type { Profile } from '#model/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { WriteAccess } from '../core/access.ts'
import { ActionDialog } from '../core/action-dialog.tsx'
import { useRefreshAll } from '../parts/use-paged.ts'

const t = defineMessages({
  'browsing.title': 'Browsing',
  'browsing.known': 'What the person does is kept in their profile.',
  'browsing.anonymous':
    'The person browses anonymously: visits and events are kept, but not whose they are, ' +
    'and nothing follows from them.',
  'browsing.filtered': 'Not kept of them: {types}',
  'browsing.change': 'Change',
  'browsing.dialog': 'What the person wishes',
  'browsing.on': 'Browse anonymously from now on',
  'browsing.onHelp':
    'Whoever asks not to be recognised. What they say about consents still counts.',
  'browsing.past': 'Also take back what was done before',
  'browsing.pastHelp':
    'Earlier visits and events become nobody’s, and goals that were reached go. Nobody can bring that back.',
  'browsing.types': 'Events that are not kept',
  'browsing.typesHelp': 'Types of events, with commas between them, such as view, search.',
  'browsing.save': 'Save',
  'browsing.saved': 'Saved',
})

interface Wishes {
  requireAnonymousProfile?: boolean
  filteredEventTypes?: string[]
}

/** Whether the person is tracked while browsing, and which events are not stored. */
export function BrowsingWishes({ profile }: { profile: Profile & RaRecord }) {
  const writes = useContext(WriteAccess)
  const [open, setOpen] = useState(false)
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
      {writes && (
        <p className="c-tab-tools">
          <Button size="s" aria-label={t('browsing.dialog')} onClick={() => setOpen(true)}>
            {t('browsing.change')}
          </Button>
        </p>
      )}
      {open && (
        <WishesDialog id={String(profile.id)} wishes={wishes} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

function WishesDialog({ id, wishes, onClose }: { id: string; wishes: Wishes; onClose(): void }) {
  const [on, setOn] = useState(wishes.requireAnonymousProfile === true)
  const [past, setPast] = useState(false)
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
              .map((one) => one.trim())
              .filter(Boolean),
          ),
        ],
        ...(past ? { forgetPast: true } : {}),
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
        variant: past ? 'danger' : 'primary',
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
        on={past}
        onChange={setPast}
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
