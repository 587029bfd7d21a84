// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { group, type Condition } from '#condition/condition.ts'
import type { Subject } from '#condition/facts.ts'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import ConditionBuilder from './condition-builder.tsx'
import type { ConditionProperty } from './property-kinds.ts'
import { SourcesContext, type ConditionPreview, type Sources } from './sources.ts'

const declared: ConditionProperty[] = [
  {
    subject: 'profile',
    path: 'properties.country',
    title: 'Country',
    kind: 'text',
    multivalued: false,
    group: 'Place',
  },
  {
    subject: 'profile',
    path: 'properties.age',
    title: 'Age',
    kind: 'number',
    multivalued: false,
    group: 'Person',
  },
  {
    subject: 'profile',
    path: 'properties.harbor',
    title: 'Harbor',
    kind: 'text',
    multivalued: false,
    group: 'Place',
  },
  {
    subject: 'event',
    path: 'properties.total',
    title: 'Total',
    kind: 'number',
    multivalued: false,
    group: 'Order',
  },
]
const preview: ConditionPreview = {
  count: 2,
  exact: true,
  total: 8,
  lines: [
    { path: '/condition', count: 2 },
    { path: '/condition/parameterValues/subConditions/0', count: 5 },
  ],
  samples: [
    {
      id: '1',
      name: 'Ann Berg',
      email: null,
      reasons: {
        path: '',
        holds: true,
        says: '',
        seen: '',
        parts: [
          {
            path: '/parameterValues/subConditions/0',
            holds: true,
            says: 'country is "Norway"',
            seen: 'Norway',
            parts: [],
          },
        ],
      },
    },
  ],
}

const sources = {
  properties: vi.fn(async (subject: Subject, q: string) => ({
    rows: declared.filter(
      (one) => one.subject === subject && one.title.toLowerCase().includes(q.toLowerCase()),
    ),
    total: 2,
  })),
  propertiesById: async (ids: readonly string[]) =>
    declared.filter((one) => ids.includes(one.path.slice('properties.'.length))),
  records: async () => ({ rows: [{ id: 'buyers', name: 'Good buyers' }], total: 1 }),
  recordsById: async () => [{ id: 'buyers', name: 'Good buyers' }],
  eventTypes: async () => ['purchase', 'view'],
  seenValues: async (_subject: Subject, path: string) => ({
    values: path === 'eventType' ? ['purchase', 'view'] : ['Norway', 'Sweden'],
    all: true,
    among: null,
  }),
  preview: vi.fn(async (_condition: unknown, _quick: boolean, _signal: AbortSignal) => preview),
  savedTypes: shippedConditionTypes,
} satisfies Sources

let value: unknown
function Held({ start, about }: { start: unknown; about: Subject }) {
  const [now, setNow] = useState(start)
  value = now
  return (
    <ConditionBuilder
      id="c"
      value={now}
      onChange={setNow}
      node={{ title: 'Condition' }}
      about={about}
    />
  )
}
const open = (start: unknown, about: Subject = 'profile') =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <SourcesContext value={sources}>
          <Held start={start} about={about} />
        </SourcesContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.clearAllMocks()
})

const property = (name: string, comparisonOperator: string, values: object = {}): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: { propertyName: `properties.${name}`, comparisonOperator, ...values },
})
const is = (propertyValue: string) => property('country', 'equals', { propertyValue })
const pick = async (box: HTMLElement, text: string, option: RegExp) => {
  fireEvent.change(box, { target: { value: text } })
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
const add = async (text: string, option: RegExp) => {
  fireEvent.click(screen.getAllByRole('button', { name: 'Add a line' })[0]!)
  await pick(screen.getByRole('combobox', { name: 'Add a line' }), text, option)
}
const item = (name: string | RegExp) => screen.findByRole('treeitem', { name })
const press = (element: HTMLElement, key: string, more: object = {}) =>
  fireEvent.keyDown(element, { key, ...more })

describe('the condition builder', () => {
  it('makes a line for a property, with the comparisons and the control of its type', async () => {
    open(group('and', []))
    await add('age', /^Age/)
    const line = await item(/^age is at least/)
    const operators = within(line).getByRole('combobox', { name: 'Comparison' })
    const offered = within(operators)
      .getAllByRole('option')
      .map((one) => one.textContent)
    expect(offered).toContain('is between')
    expect(offered).not.toContain('contains')
    const box = within(line).getByRole('textbox', { name: 'Value' })
    expect(within(line).queryByText('Enter a value.')).toBeNull()
    fireEvent.blur(box)
    expect(within(line).getByText('Enter a value.')).toBeTruthy()
    fireEvent.change(box, { target: { value: '18' } })
    expect(value).toEqual(
      group('and', [property('age', 'greaterThanOrEqualTo', { propertyValueInteger: 18 })]),
    )
    fireEvent.change(operators, { target: { value: 'between' } })
    fireEvent.change(within(line).getByRole('textbox', { name: 'To' }), { target: { value: '30' } })
    expect(value).toEqual(
      group('and', [property('age', 'between', { propertyValuesInteger: [18, 30] })]),
    )
    expect(screen.getByText('age is between 18 and 30')).toBeTruthy()
  })

  it('lists the properties under one heading for each group', async () => {
    open(group('and', [is('Norway')]))
    const line = await item(/^country is/)
    const box = within(line).getByRole('combobox', { name: 'Property' })
    fireEvent.mouseDown(box)
    await screen.findByRole('option', { name: /^Harbor/ })
    const list = screen.getByRole('listbox')
    const headings = [...list.querySelectorAll('.MuiAutocomplete-groupLabel')]
    expect(headings.map((one) => one.textContent)).toEqual(['Place', 'Person'])
    expect(within(list).getAllByRole('option')[1]!.textContent).toContain('Harbor')
  })

  it.each([
    ['a segment', 'profile', is('Norway'), /^Harbor/],
    [
      'a rule',
      'event',
      {
        type: 'eventPropertyCondition',
        parameterValues: { propertyName: 'properties.total', comparisonOperator: 'exists' },
      },
      /^Total/,
    ],
  ] as const)('takes the path of an undeclared property in %s', async (_of, about, line, other) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(group('and', [line]), about)
    const box = await screen.findByRole('combobox', { name: 'Property' })
    act(() => box.focus())
    fireEvent.mouseDown(box)
    await within(await screen.findByRole('listbox')).findAllByRole('option')
    await pick(box, 'favoriteTea', /^Use .*favoriteTea/)
    expect(await item(/^favorite tea/)).toBeTruthy()
    expect(JSON.stringify(value)).toContain('properties.favoriteTea')
    // Once the pause after typing is over, the closed list gets its groups back.
    await act(() => vi.advanceTimersByTimeAsync(1000))
    fireEvent.mouseDown(box)
    expect(await screen.findByRole('option', { name: other })).toBeTruthy()
  })

  it('says where a record is named that does not exist, once it was looked for', async () => {
    open(
      group('and', [
        { type: 'profileSegmentCondition', parameterValues: { segments: ['buyers'] } },
        { type: 'profileSegmentCondition', parameterValues: { segments: ['gone'] } },
      ]),
    )
    const wrong = await item('is in the segment "gone"')
    expect(await within(wrong).findByText('The segment "gone" does not exist.')).toBeTruthy()
    expect(
      within(wrong).getByRole('combobox', { name: 'Segments' }).getAttribute('aria-invalid'),
    ).toBe('true')
    expect(
      within(await item('is in the segment "Good buyers"')).queryByText(/There is no/),
    ).toBeNull()
  })

  it('makes an event with a detail, how often and when', async () => {
    open(group('and', []))
    await add('purchase', /^purchase/)
    const line = await item(/^did "purchase"/)
    fireEvent.change(within(line).getByRole('combobox', { name: 'When' }), {
      target: { value: 'last' },
    })
    fireEvent.change(within(line).getByRole('textbox', { name: 'Minimum number of times' }), {
      target: { value: '2' },
    })
    fireEvent.click(within(line).getByRole('button', { name: 'Add event detail' }))
    await pick(screen.getByRole('combobox', { name: 'Add a line' }), 'total', /^Total/)
    fireEvent.change(
      await within(await item(/^total is at least/)).findByRole('textbox', { name: 'Value' }),
      { target: { value: '99.5' } },
    )
    expect(value).toEqual(
      group('and', [
        {
          type: 'pastEventCondition',
          parameterValues: {
            operator: 'eventsOccurred',
            eventCondition: group('and', [
              { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'purchase' } },
              {
                type: 'eventPropertyCondition',
                parameterValues: {
                  propertyName: 'properties.total',
                  comparisonOperator: 'greaterThanOrEqualTo',
                  propertyValueDouble: 99.5,
                },
              },
            ]),
            numberOfDays: 30,
            minimumEventCount: 2,
          },
        },
      ]),
    )
  })

  it('is worked by keys: around, off, double, away, back', async () => {
    open(group('and', [is('Norway'), is('Sweden')]))
    const first = await item('country is "Norway"')
    act(() => first.focus())
    press(first, ' ')
    expect(value).toEqual(group('and', [{ ...is('Norway'), enabled: false }, is('Sweden')]))
    press(await item('country is "Norway", off'), 'g', { ctrlKey: true })
    expect(value).toEqual(
      group('and', [
        { ...group('or', [{ ...is('Norway'), enabled: false }]), enabled: false },
        is('Sweden'),
      ]),
    )
    press(await item('country is "Sweden"'), 'ArrowUp', { altKey: true })
    expect((value as Condition).parameterValues.subConditions).toHaveLength(1)
    press(await item('country is "Sweden"'), 'd', { ctrlKey: true })
    expect(await screen.findAllByRole('treeitem', { name: 'country is "Sweden"' })).toHaveLength(2)
    press((await screen.findAllByRole('treeitem', { name: 'country is "Sweden"' }))[0]!, 'Delete')
    press((await screen.findAllByRole('treeitem', { name: 'country is "Sweden"' }))[0]!, 'Delete')
    for (let n = 0; n < 6; n++) press(screen.getByRole('tree'), 'z', { ctrlKey: true })
    expect(value).toEqual(group('and', [is('Norway'), is('Sweden')]))
    press(screen.getByRole('tree'), 'z', { ctrlKey: true, shiftKey: true })
    expect(value).toEqual(group('and', [{ ...is('Norway'), enabled: false }, is('Sweden')]))
  })

  it('counts, for each line and with what was seen, and gives up a count that was overtaken', async () => {
    open(group('and', [is('Norway')]))
    expect((await screen.findByText('Ann Berg')).closest('li')!.textContent).toBe(
      'Ann BergCountry Norway',
    )
    const live = screen.getByRole('complementary', { name: 'Live count' })
    expect(live.textContent).toContain('2of 8 people, 25%')
    await waitFor(() =>
      expect(screen.getByTitle('people who match this line alone').textContent).toBe('5'),
    )
    let aborted = false
    sources.preview.mockImplementationOnce(
      (_condition, _quick, signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(((aborted = true), new Error('aborted')))),
        ),
    )
    fireEvent.change(screen.getByRole('combobox', { name: 'Value' }), { target: { value: 'Swed' } })
    await waitFor(() => expect(sources.preview).toHaveBeenCalledTimes(2))
    fireEvent.change(screen.getByRole('combobox', { name: 'Value' }), {
      target: { value: 'Sweden' },
    })
    await waitFor(() => expect(sources.preview).toHaveBeenCalledTimes(3))
    expect(aborted).toBe(true)
    expect(sources.preview.mock.calls[2]![0]).toEqual(group('and', [is('Sweden')]))
  })

  it('counts nobody where there is no condition', () => {
    open(null)
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('says why there is no count, and counts again', async () => {
    sources.preview.mockRejectedValueOnce(new Error('The server is resting.'))
    open(group('and', [is('Norway')]))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The server is resting.')
    fireEvent.click(within(alert).getByRole('button', { name: 'Count again' }))
    expect(await screen.findByText('Ann Berg')).toBeTruthy()
  })

  it('asks about a value that was never seen, and puts in what was meant', async () => {
    open(group('and', [is('Noway')]))
    fireEvent.click(await screen.findByRole('button', { name: 'Use "Norway"' }))
    expect(value).toEqual(group('and', [is('Norway')]))
    expect(screen.queryByText('Check this')).toBeNull()
  })

  it('offers the event that was meant', async () => {
    const did = (eventTypeId: string): Condition =>
      group('and', [
        {
          type: 'pastEventCondition',
          parameterValues: {
            eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId } },
            numberOfDays: 7,
          },
        },
      ])
    open(did('purchse'))
    expect(
      await screen.findByText(/"purchse" has not been seen yet. Did you mean "purchase"/),
    ).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Use "purchase"' }))
    expect(value).toEqual(did('purchase'))
    expect(screen.queryByText('Check this')).toBeNull()
  })

  it('asks nobody for people where events are meant, nor while something is to mend', async () => {
    open({ type: 'eventTypeCondition', parameterValues: { eventTypeId: 'view' } }, 'event')
    expect(screen.queryByRole('complementary')).toBeNull()
    cleanup()
    open(group('and', [property('age', 'isAbout')]))
    await screen.findByText('Fix the errors to update the count.')
    expect(sources.preview).not.toHaveBeenCalled()
  })

  it('keeps JSON that cannot be read, names faults by their path, and shows what it does not know', async () => {
    const strange = group('and', [
      { type: 'ourOwnCondition', parameterValues: { a: 1 } },
      5 as never,
    ])
    open(strange)
    expect(await screen.findByText(/Unknown condition type "ourOwnCondition"/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'JSON' }))
    const text = screen.getByLabelText<HTMLTextAreaElement>('Condition as JSON')
    expect(screen.getByText('/parameterValues/subConditions/0/type')).toBeTruthy()
    fireEvent.change(text, { target: { value: '{"type":' } })
    expect(value).toEqual(strange)
    fireEvent.click(screen.getByRole('button', { name: 'Build' }))
    fireEvent.click(screen.getByRole('button', { name: 'JSON' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Condition as JSON').value).toBe('{"type":')
    fireEvent.change(screen.getByLabelText('Condition as JSON'), {
      target: { value: JSON.stringify(is('Norway')) },
    })
    expect(value).toEqual(is('Norway'))
    fireEvent.click(screen.getByRole('button', { name: 'Build' }))
    expect(await item('country is "Norway"')).toBeTruthy()
  })
})
