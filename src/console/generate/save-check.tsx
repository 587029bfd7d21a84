import { useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { RaRecord } from 'react-admin'
import { useReferenceTarget } from '#catalog/fields/face.ts'
import { api } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { defineMessages } from '#ui/messages/messages.ts'
import type { ConsoleResource } from '../core/registry.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

const t = defineMessages({
  'change.title': 'Effect on members',
  'change.text': {
    one: '1 person stays in the segment.',
    other: '{count} people stay in the segment.',
  },
  'change.entering': { one: '1 person joins', other: '{count} people join' },
  'change.leaving': { one: '1 person leaves', other: '{count} people leave' },
  'change.more': { one: 'and 1 more', other: 'and {count} more' },
  'change.save': 'Save segment',
  'change.back': 'Keep editing',
  'change.notSaved': "Couldn't save. No changes were made.",
})

interface Named {
  id: string
  name: string
  email: string | null
}
interface Change {
  staying: number
  entering: number
  leaving: number
  samples: Record<'entering' | 'leaving', Named[]>
}

/**
 * The people who would enter and leave a segment by its new condition; null if there are none or
 * the server rejects the condition, which saving then reports.
 */
async function changeOf(
  consoleResource: ConsoleResource,
  record: RaRecord,
  values: RecordValues,
): Promise<Change | null> {
  const { condition, enabled } = values
  if (
    consoleResource.entity.id !== 'segment' ||
    enabled === false ||
    record['enabled'] === false ||
    JSON.stringify(condition) === JSON.stringify(record['condition'])
  )
    return null
  const change = await api
    .post<Change>(`/segments/${record.id}/changes`, { condition })
    .catch(() => null)
  return change && change.entering + change.leaving > 0 ? change : null
}

/**
 * Confirms a save that moves people in or out of a segment. `confirm` rejects if the person
 * continues to edit. Other saves need no confirmation.
 */
export function useSaveCheck(consoleResource: ConsoleResource): {
  /** react-admin's `transform` of an edit page. */
  confirm(values: RecordValues, options?: { previousData?: RaRecord }): Promise<RecordValues>
  dialog: ReactNode
} {
  const [change, setChange] = useState<Change | null>(null)
  const answer = useRef<(goOn: boolean) => void>(() => {})
  const settle = (goOn: boolean) => {
    setChange(null)
    answer.current(goOn)
  }
  return {
    async confirm(values, { previousData } = {}) {
      const found = previousData ? await changeOf(consoleResource, previousData, values) : null
      if (!found) return values
      setChange(found)
      if (!(await new Promise<boolean>((resolve) => (answer.current = resolve))))
        throw new Error(t('change.notSaved'))
      return values
    },
    dialog: change && <ChangeDialog change={change} onAnswer={settle} />,
  }
}

function ChangeDialog({ change, onAnswer }: { change: Change; onAnswer(goOn: boolean): void }) {
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t('change.title')}
      description={t('change.text', { count: change.staying })}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('change.back')}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {t('change.save')}
          </Button>
        </>
      }
    >
      <div className="c-change">
        {(['entering', 'leaving'] as const)
          .filter((side) => change[side] > 0)
          .map((side) => (
            <Side
              key={side}
              title={t(`change.${side}`, { count: change[side] })}
              people={change.samples[side]}
              count={change[side]}
            />
          ))}
      </div>
    </Dialog>
  )
}

function Side({
  title,
  people,
  count,
}: {
  title: string
  people: readonly Named[]
  count: number
}) {
  const profiles = useReferenceTarget('profile')
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {people.map((person) => {
          const name = person.name || person.email || `…${person.id.slice(-8)}`
          return (
            <li key={person.id}>
              {profiles ? (
                <Link className="f-link" to={profiles.recordPath(person.id)} target="_blank">
                  {name}
                </Link>
              ) : (
                name
              )}
            </li>
          )
        })}
      </ul>
      {count > people.length && (
        <p className="c-soft">{t('change.more', { count: count - people.length })}</p>
      )}
    </section>
  )
}
