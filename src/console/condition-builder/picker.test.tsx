// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Picker, type PickerChoice } from './picker.tsx'

interface Page {
  rows: PickerChoice[]
  more: boolean
}

const picked: PickerChoice[] = []
afterEach(() => {
  cleanup()
  picked.length = 0
})

/** A picker whose server answers on demand. */
function openPicker() {
  let answer: (page: Page) => void = () => {}
  const asked = new Promise<Page>((done) => (answer = done))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Picker
        label="Plan"
        value={null}
        from={['plans']}
        load={() => asked}
        typed={(text) => ({ key: text, label: text })}
        onPick={(choice) => picked.push(choice)}
      />
    </QueryClientProvider>,
  )
  const box = screen.getByRole('combobox', { name: 'Plan' })
  const type = (text: string) => {
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value: text } })
  }
  return { box, type, answer }
}

it('takes what the server found rather than the text that was typed before it answered', async () => {
  const { box, type, answer } = openPicker()
  type('keyboard')
  expect(screen.queryAllByRole('option')).toEqual([])
  answer({ rows: [{ key: 'fit', label: 'Keyboard fit' }], more: false })
  await screen.findByRole('option', { name: 'keyboard' })
  const offered = screen.getAllByRole('option').map((one) => one.textContent)
  expect(offered).toEqual(['Keyboard fit', 'keyboard'])
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(picked).toEqual([{ key: 'fit', label: 'Keyboard fit' }])
})

it('takes the text where the server found nothing', async () => {
  const { box, type, answer } = openPicker()
  type('keyboard')
  answer({ rows: [], more: false })
  await screen.findByRole('option', { name: 'keyboard' })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(picked).toEqual([{ key: 'keyboard', label: 'keyboard' }])
})
