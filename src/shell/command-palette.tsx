import { useQueries } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useNavigate } from '#ui/base/routing.tsx'
import { api } from '#client/api.ts'
import { useObjectTypes } from '#client/object-types.ts'
import { paths } from '#client/paths.ts'
import { useMe } from '#client/me.ts'
import { recentScreens } from '#client/recent-screens.ts'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { tSignedIn as t } from '#ui/messages/signed-in.ts'
import { matchEntries, paletteEntries, type Entry } from './palette-entries.ts'

/** Screens and actions that are shown for a typed text, before the records found. */
const SHOWN = 10

type Found = Record<string, unknown> & { id: string }

/** Searchable kinds of records: their list, the fields of their name, and the path of a record. */
const kinds = [
  {
    path: '/profiles',
    kind: 'palette.profile',
    icon: 'user',
    name: ['name', 'email'],
    open: (id: string) => paths.profile('profile', id),
  },
  {
    path: '/campaigns',
    kind: 'palette.campaign',
    icon: 'send',
    name: ['name'],
    open: paths.campaign,
  },
  {
    path: '/segments',
    kind: 'palette.segment',
    icon: 'seg',
    name: ['name'],
    open: (id: string) => `${paths.segments}/${encodeURIComponent(id)}`,
  },
  {
    path: '/journeys',
    kind: 'palette.journey',
    icon: 'flow',
    name: ['name'],
    open: paths.editJourney,
  },
] as const

function useFound(q: string): { entries: Entry[]; busy: boolean } {
  const enabled = q.length >= 2
  const results = useQueries({
    queries: kinds.map(({ path }) => ({
      queryKey: ['palette', path, q],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.list<Found>(path, { range: [0, 4], filter: { q } }, { signal }),
      enabled,
      retry: false,
      staleTime: 30_000,
    })),
  })
  const isBusy = enabled && results.some((result) => result.isLoading)
  // All kinds at once: a late answer would move the entry under the cursor.
  const entries = (isBusy ? [] : results).flatMap(({ data }, index) => {
    const kind = kinds[index]!
    return (data?.rows ?? []).map((row): Entry => {
      const label = kind.name
        .map((field) => row[field])
        .find((value) => typeof value === 'string' && value !== '')
      return {
        path: kind.open(row.id),
        label: String(label ?? row.id),
        kind: t(kind.kind),
        icon: kind.icon,
      }
    })
  })
  return { entries, busy: isBusy }
}

/** Opens a screen, finds a record or starts something new by typing. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const id = useId()
  const types = useObjectTypes(true).data
  const role = useMe().data?.role ?? 'MEMBER'
  const me = useMe().data
  const all = useMemo(
    () => paletteEntries({ types: types ?? [], role, writes: me?.readOnly !== true }),
    [types, role, me?.readOnly],
  )
  const recent = useMemo(() => recentScreens.read(me?.id ?? ''), [me?.id])
  const found = useFound(useDeferredValue(typed.trim()))
  const entries = [
    ...matchEntries(all, typed, recent).slice(0, typed ? SHOWN : all.length),
    ...(typed ? found.entries : []),
  ]
  const current = Math.min(at, entries.length - 1)
  const go = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    void navigate(entry.path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && entries.length > 0) {
      event.preventDefault()
      const next = (current + step + entries.length) % entries.length
      setAt(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      go(entries[current])
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('palette.title')}>
      <input
        className="ui-input ui-input-l"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
        aria-label={t('palette.label')}
        placeholder={t('palette.label')}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul
        className="palette-list"
        role="listbox"
        id={`${id}-list`}
        aria-label={t('palette.title')}
        aria-busy={found.busy}
      >
        {entries.map((entry, index) => (
          // The field handles the keyboard and controls the list.
          <li
            key={`${entry.path} ${entry.kind}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            onClick={() => go(entry)}
            onPointerMove={() => setAt(index)}
          >
            <Icon name={entry.icon} />
            <span className="ui-clip">{entry.label}</span>
            <span className="palette-kind">{entry.kind}</span>
          </li>
        ))}
      </ul>
      <p className="ui-soft palette-none" role="status">
        {entries.length === 0 && t(found.busy ? 'palette.searching' : 'palette.none')}
      </p>
    </Dialog>
  )
}
