import { useId, useState, type ReactNode } from 'react'
import type { PeopleColumn } from '#model/schema/people-columns.ts'
import { ValueField } from '../parts/value-field.tsx'
import { nodeOf } from './people-columns.ts'
import { tList as t } from './list-messages.ts'

/** The parameters of a bulk change, null while one is missing. */
export type BulkParams = Readonly<Record<string, unknown>> | null

interface KindInput {
  columns: readonly PeopleColumn[]
  onParams(params: BulkParams): void
}

type Words = Parameters<typeof t>[0]

interface ChangeKind {
  label: Words
  /** What the change does to people, beyond what the label says. */
  note?: Words
  danger?: true
  /** Asks for the parameters; a kind without it has none. */
  Input?(props: KindInput): ReactNode
}

/** A kind whose only parameter is a record of another entity. */
const aboutRecord = (param: string, label: Words, entity: string): ChangeKind['Input'] =>
  function RecordInput({ onParams }) {
    const [value, setValue] = useState<unknown>(null)
    return (
      <ValueField
        label={t(label)}
        node={{ type: 'string', title: t(label), 'x-ref': entity }}
        value={value}
        onChange={(next) => {
          setValue(next)
          onParams(typeof next === 'string' && next !== '' ? { [param]: next } : null)
        }}
      />
    )
  }

function TagsInput({ onParams }: KindInput) {
  const [tags, setTags] = useState<readonly string[]>([])
  return (
    <ValueField
      label={t('people.change.tags')}
      node={{ type: 'array', items: { type: 'string' }, 'x-field': 'tags' }}
      value={tags}
      onChange={(next) => {
        setTags(next as string[])
        onParams((next as string[]).length > 0 ? { tags: next } : null)
      }}
    />
  )
}

/** Asks for a property of people and its new value; an empty value removes it. */
function PropertyInput({ columns, onParams }: KindInput) {
  const properties = columns.filter(({ group }) => group === 'property')
  const [key, setKey] = useState('')
  const [value, setValue] = useState<unknown>(null)
  const id = useId()
  const property = properties.find((column) => column.key === key)
  const choose = (next: string) => {
    setKey(next)
    setValue(null)
    onParams(next === '' ? null : { values: { [next]: null } })
  }
  return (
    <>
      <div className="c-field">
        <label className="f-label" htmlFor={id}>
          {t('people.change.property')}
        </label>
        <select
          id={id}
          className="f-input f-select"
          value={key}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t('people.change.chooseProperty')}</option>
          {properties.map((peopleColumn) => (
            <option key={peopleColumn.key} value={peopleColumn.key}>
              {peopleColumn.title}
            </option>
          ))}
        </select>
      </div>
      {property && (
        <ValueField
          key={key}
          label={t('people.change.value')}
          node={{ ...nodeOf(property), nullable: true }}
          value={value}
          onChange={(next) => {
            setValue(next)
            onParams({ values: { [key]: next === '' || next === undefined ? null : next } })
          }}
        />
      )}
    </>
  )
}

/** The bulk changes of people that the dialog offers, by the API's name, in their order. */
export const changeKinds: Readonly<Record<string, ChangeKind>> = {
  set: {
    label: 'people.change.set',
    note: 'people.change.setNote',
    Input: PropertyInput,
  },
  tag: { label: 'people.change.tag', Input: TagsInput },
  untag: { label: 'people.change.untag', Input: TagsInput },
  'add-to-list': {
    label: 'people.change.addToList',
    Input: aboutRecord('listId', 'people.change.list', 'user-list'),
  },
  'remove-from-list': {
    label: 'people.change.removeFromList',
    Input: aboutRecord('listId', 'people.change.list', 'user-list'),
  },
  'start-journey': {
    label: 'people.change.startJourney',
    note: 'people.change.startJourneyNote',
    Input: aboutRecord('journeyId', 'people.change.journey', 'journey'),
  },
  enroll: {
    label: 'people.change.enroll',
    note: 'people.change.enrollNote',
    Input: aboutRecord('campaignId', 'people.change.campaign', 'campaign'),
  },
  delete: {
    label: 'people.change.delete',
    note: 'people.change.deleteNote',
    danger: true,
  },
}
