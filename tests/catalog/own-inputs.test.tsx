// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import {
  AdminContext,
  Create,
  FieldTitle,
  memoryStore,
  RadioButtonGroupInput,
  SimpleForm,
  useInput,
  type DataProvider,
  type InputProps,
} from 'react-admin'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { DurationInput } from '#catalog/fields/duration/admin.tsx'
import { fieldNameAdmin } from '#catalog/fields/field-name/admin.tsx'
import { createI18nProvider } from '#console/core/i18n.ts'
import { registry } from '#console/core/registry.ts'
import { ejectScreen } from '#console/eject/eject-screen.tsx'
import { RecordEdit } from '#console/generate/edit-screen.tsx'
import { FormSection } from '#console/generate/form-section.tsx'
import { RecordForm } from '#console/generate/record-form.tsx'
import { ScreenResource } from '#console/page-parts/screen-context.tsx'

const topic = registry.byEntity('topic')!
const record = { id: 'news', name: 'Newsletter', description: 'Monthly.', tags: [], version: 2 }
const update = vi.fn(async (_name: string, { data }: { data: object }) => ({
  data: { ...record, ...data },
}))
const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
  data: { id: 'new', ...data },
}))
const dataProvider = {
  getOne: async () => ({ data: record }),
  update,
  create,
} as unknown as DataProvider

function open(content: ReactNode) {
  const element = (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider(registry)}
      store={memoryStore()}
    >
      {content}
    </AdminContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('a field that names another offers those of the schema in the same form that may name a record', async () => {
  const type = {
    label: 'name',
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name', maxLength: 100 },
        callSign: { type: 'string', title: 'Call sign', maxLength: 8 },
        story: { type: 'string', title: 'Story', maxLength: 5000 },
        built: { type: 'integer', title: 'Built' },
      },
    },
  }
  const node = { type: 'string', title: 'Called by', 'x-field': 'field-name' } as const
  const input = fieldNameAdmin.input({
    source: 'label',
    node,
    required: false,
    targetOf: () => undefined,
  })
  open(
    <Create resource="types" record={type}>
      <SimpleForm>{input}</SimpleForm>
    </Create>,
  )
  fireEvent.mouseDown(await screen.findByRole('combobox'))
  const options = within(await screen.findByRole('listbox')).getAllByRole('option')
  expect(options.map((one) => one.textContent)).toEqual(['Name', 'Call sign'])
  fireEvent.click(options[1]!)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  expect(create.mock.calls[0]![1].data).toMatchObject({ label: 'callSign' })
})

/** An input as react-admin's documentation writes one. */
function ShoutInput(props: InputProps) {
  const { id, field, fieldState, isRequired } = useInput(props)
  return (
    <label htmlFor={id}>
      <FieldTitle label={props.label} source={props.source} isRequired={isRequired} />
      <input
        id={id}
        {...field}
        onChange={(event) => field.onChange(event.target.value.toUpperCase())}
      />
      {fieldState.error && <em>{fieldState.error.message}</em>}
    </label>
  )
}

it('takes inputs of other packages into a form that keeps its checks, version and faults', async () => {
  open(
    <ScreenResource value={topic}>
      <RecordEdit id="news">
        <RecordForm>
          <FormSection title="Topic">
            <ShoutInput source="name" label="Name" />
            <RadioButtonGroupInput
              source="description"
              choices={[
                { id: 'Monthly.', name: 'Monthly' },
                { id: 'Weekly.', name: 'Weekly' },
              ]}
            />
          </FormSection>
        </RecordForm>
      </RecordEdit>
    </ScreenResource>,
  )
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'x' } })
  fireEvent.click(screen.getByLabelText('Weekly'))
  fireEvent.click(screen.getByRole('button', { name: 'Save topic' }))
  await screen.findByText(/^Name must/)
  expect(update).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'weekly' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save topic' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1))
  expect(update.mock.calls[0]![1].data).toMatchObject({
    name: 'WEEKLY',
    description: 'Weekly.',
    version: 2,
  })
})

it('lends its own inputs to plain react-admin forms', async () => {
  open(
    <Create resource="admin/voyage" disableAuthentication>
      <SimpleForm>
        <DurationInput source="lasts" label="Lasts" node={{ type: 'string', format: 'duration' }} />
      </SimpleForm>
    </Create>,
  )
  fireEvent.change(await screen.findByLabelText('Lasts'), { target: { value: '2 days' } })
  fireEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  expect(create.mock.calls[0]![1].data).toEqual({ lasts: 'P2D' })
})

it('ejects every screen of every resource as JSX', () => {
  for (const { entity, resource } of registry.all) {
    const views = [
      ...(resource.operations.includes('create') ? ['create'] : []),
      ...(resource.operations.includes('update') ? ['edit'] : []),
      ...(resource.operations.includes('get') ? ['show'] : []),
    ]
    for (const view of views) {
      const text = ejectScreen(entity.id, view)
      expect(text).toContain(`export function `)
      expect(text, `${entity.id} ${view}`).not.toMatch(/\[object|undefined/)
    }
  }
  expect(ejectScreen('topic', 'edit')).toContain('<TextInput source="name" validate={required()}')
})

it('names the fault of an unknown resource or screen', () => {
  expect(() => ejectScreen('unicorn', 'edit')).toThrow('There is no resource "unicorn".')
  expect(() => ejectScreen('topic', 'graph')).toThrow('"graph" is not a screen')
})
