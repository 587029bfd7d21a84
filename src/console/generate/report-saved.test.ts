import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#client/api.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { resources } from '#resources/index.ts'
import { toastStore } from '#ui/base/toast-state.ts'
import { createRegistry, resourceOf } from '../core/registry.ts'
import { reportSaved } from './report-saved.ts'

const registry = createRegistry(entities, resources)
const template = resourceOf(registry, 'template')
const record = { id: 'spring', name: 'Spring letter' }
const render = vi.spyOn(api, 'post')

afterEach(() => void render.mockReset())

const told = async (consoleResource = template) => {
  await reportSaved(consoleResource, record, 'Spring letter saved')
  const { title, description, variant } = toastStore.get()[0]!
  return { title, description, variant }
}

test('who saved a broken template is told what is broken, and in which line', async () => {
  render.mockResolvedValue({
    faults: [
      { level: 'warning', path: '/source', line: 1, message: 'It is large.' },
      { level: 'error', path: '/source', line: 3, message: '<mj-text> is not closed.' },
    ],
  })
  expect(await told()).toEqual({
    title: 'Spring letter is saved, but cannot be sent',
    description: 'Line 3: <mj-text> is not closed.',
    variant: 'destructive',
  })
})

test('what is no fault of the source has no line', async () => {
  render.mockResolvedValue({
    faults: [{ level: 'error', path: '/subject', line: 1, message: 'The subject is missing.' }],
  })
  expect((await told()).description).toBe('The subject is missing.')
})

test('all else is saved without a word more, also where the check itself fails', async () => {
  render
    .mockResolvedValueOnce({
      faults: [{ level: 'warning', path: '/source', line: 1, message: 'It is large.' }],
    })
    .mockRejectedValueOnce(new Error('away'))
  const well = { title: 'Spring letter saved', description: undefined, variant: 'success' }
  expect(await told()).toEqual(well)
  expect(await told()).toEqual(well)
  expect(await told(resourceOf(registry, 'segment'))).toEqual(well)
  expect(render).toHaveBeenCalledTimes(2)
})
