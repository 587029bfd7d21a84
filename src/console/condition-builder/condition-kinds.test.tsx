// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { group, type Condition } from '#condition/condition.ts'
import type { Subject } from '#condition/facts.ts'
import type { SavedConditionType } from '#condition/language.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import ConditionBuilder from './condition-builder.tsx'
import { SourcesContext, type Sources } from './sources.ts'

const own: SavedConditionType = {
  id: 'boughtLately',
  name: 'Bought lately',
  about: 'profile',
  parentCondition: group('and', []),
  parameters: [
    { id: 'what', title: 'What', type: 'text', required: true },
    { id: 'times', title: 'Times', type: 'integer' },
    { id: 'total', title: 'Total', type: 'number' },
    { id: 'paid', title: 'Paid', type: 'boolean' },
    { id: 'since', title: 'Since', type: 'date' },
    {
      id: 'tier',
      title: 'Tier',
      type: 'choice',
      options: [
        ['g', 'gold'],
        ['s', 'silver'],
      ],
    },
    { id: 'act', title: 'Act', type: 'event-type' },
  ],
}
const nothing = async () => ({ rows: [], total: 0 })
const sources: Sources = {
  properties: nothing,
  propertiesById: async () => [],
  records: nothing,
  recordsById: async () => [],
  eventTypes: async () => [],
  seenValues: async () => ({ values: [], all: false, among: null }),
  preview: async () => ({ count: 0, exact: true, total: 0, lines: [], samples: [] }),
  savedTypes: [...shippedConditionTypes, own],
}

let value: unknown
let changes = 0
function Held({ start, about }: { start: unknown; about: Subject }) {
  const [now, setNow] = useState(start)
  value = now
  return (
    <ConditionBuilder
      id="c"
      value={now}
      onChange={(next) => {
        changes++
        setNow(next)
      }}
      node={{ title: 'Condition' }}
      about={about}
    />
  )
}
const open = (start: unknown, about: Subject) => {
  changes = 0
  return render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <SourcesContext value={sources}>
          <Held start={start} about={about} />
        </SourcesContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
afterEach(cleanup)

const subjectOf = (about: Subject | 'any'): Subject => (about === 'any' ? 'profile' : about)
/** Groups are added by the buttons below a group, not among the lines. */
const lines = conditionDefinitions.filter(
  ({ id }) => id !== 'booleanCondition' && id !== 'notCondition',
)
const offered = [
  ...lines.map(({ id, title, about }) => ({ id, title, about })),
  ...sources.savedTypes.map(({ id, name, about }) => ({ id, title: name, about })),
]

async function choose(title: string) {
  fireEvent.click(screen.getAllByRole('button', { name: 'Add a line' })[0]!)
  fireEvent.change(screen.getByRole('combobox', { name: 'Add a line' }), {
    target: { value: title },
  })
  fireEvent.click(
    await waitFor(
      () =>
        [...document.querySelectorAll('.MuiAutocomplete-option')].findLast(
          (candidate) => candidate.querySelector('.cb-option')?.textContent === title,
        ) ?? Promise.reject(new Error(`${title} is not offered`)),
    ),
  )
}

describe('every kind of condition', () => {
  it.each(offered)('$title can be chosen, and is drawn and read', async ({ id, title, about }) => {
    open(group('and', []), subjectOf(about))
    await choose(title)
    const made = (value as { parameterValues: { subConditions: Condition[] } }).parameterValues
      .subConditions
    expect(made.map(({ type }) => type)).toEqual([id])
    const line = screen.getAllByRole('treeitem')[1]!
    const body = line.querySelector('.cb-body')!
    expect(
      body.textContent +
        [...body.querySelectorAll('input')].map((one) => one.getAttribute('aria-label')).join(''),
    ).not.toMatch(/Unknown|undefined/)
    const parameters =
      conditionDefinitions.find((conditionDefinition) => conditionDefinition.id === id)
        ?.parameters ?? sources.savedTypes.find((savedType) => savedType.id === id)!.parameters
    if (parameters.length > 0)
      expect(body.querySelectorAll('input, select').length).toBeGreaterThan(0)
    expect(line.getAttribute('aria-label')).not.toMatch(/unknown kind|cannot be read|undefined/)
  })

  it.each(conditionDefinitions.map(({ id, about }) => ({ id, about })))(
    '$id is not changed by being looked at',
    async ({ id, about }) => {
      const folder = id
        .replace('profileUserList', 'profileList')
        .replace('goalMatch', 'goal')
        .replace('geoLocationByPointSession', 'geoPoint')
        .replace(/Condition$/, '')
        .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const cases = JSON.parse(
        readFileSync(`src/catalog/conditions/${folder}/cases.json`, 'utf8'),
      ) as { condition: Condition }[]
      for (const { condition } of cases.slice(0, 3)) {
        const { unmount } = open(condition, subjectOf(about))
        await screen.findAllByRole('treeitem')
        expect([value, changes]).toEqual([condition, 0])
        unmount()
      }
    },
  )

  it('draws each parameter of a type that people saved in a control fit for it', async () => {
    open(group('and', [{ type: own.id, parameterValues: {} }]), 'profile')
    const line = within(screen.getAllByRole('treeitem')[1]!)
    fireEvent.change(line.getByRole('textbox', { name: 'What' }), { target: { value: 'lamp' } })
    fireEvent.change(line.getByRole('textbox', { name: 'Times' }), { target: { value: '3' } })
    fireEvent.change(line.getByRole('textbox', { name: 'Total' }), { target: { value: '9.5' } })
    fireEvent.change(line.getByRole('combobox', { name: 'Paid' }), { target: { value: 'true' } })
    fireEvent.change(line.getByRole('combobox', { name: 'Tier' }), { target: { value: 's' } })
    expect(value).toEqual(
      group('and', [
        {
          type: own.id,
          parameterValues: { what: 'lamp', times: 3, total: 9.5, paid: true, tier: 's' },
        },
      ]),
    )
    fireEvent.change(line.getByRole('combobox', { name: 'Tier' }), { target: { value: '' } })
    expect(value).toEqual(
      group('and', [
        { type: own.id, parameterValues: { what: 'lamp', times: 3, total: 9.5, paid: true } },
      ]),
    )
    expect(line.getAllByRole('combobox').map((one) => one.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Since: Date format', 'Act']),
    )
  })
})
