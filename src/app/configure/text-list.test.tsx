// @vitest-environment jsdom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SourcedText } from '../page-parts/source-chip.tsx'
import { TextList } from './text-list.tsx'

afterEach(cleanup)

function Lines({ lines, drafted = [] }: { lines: SourcedText[]; drafted?: SourcedText[] }) {
  const [items, setItems] = useState(lines)
  return (
    <TextList
      path="/pains"
      title="Pains"
      one="pain"
      help=""
      empty="None yet."
      max={140}
      items={items}
      drafted={drafted}
      missing={[]}
      onChange={setItems}
    />
  )
}

const open = (...texts: string[]) => render(<Lines lines={texts.map((text) => ({ text }))} />)
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const lines = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ??
  (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ??
  document.activeElement?.textContent

test('who adds a line stands in it, and can type', () => {
  open('Late', 'Dear')
  press('Add pain')
  expect(lines()).toEqual(['Late', 'Dear', ''])
  expect(focused()).toBe('pain 3')
})

test('who moves a line goes with it, and may go on', () => {
  open('a', 'b', 'c')
  press('Move pain 3 up')
  expect([lines(), focused()]).toEqual([['a', 'c', 'b'], 'Move pain 2 up'])
  // At the end the pressed button is disabled.
  press('Move pain 2 up')
  expect([lines(), focused()]).toEqual([['c', 'a', 'b'], 'pain 1'])
  press('Move pain 1 down')
  expect([lines(), focused()]).toEqual([['a', 'c', 'b'], 'Move pain 2 down'])
})

test.each([
  { remove: 1, stands: 'pain 1', left: ['b', 'c'] },
  { remove: 3, stands: 'pain 2', left: ['a', 'b'] },
])('who removes line $remove stands in $stands', ({ remove, stands, left }) => {
  open('a', 'b', 'c')
  press(`Remove pain ${remove}`)
  expect([lines(), focused()]).toEqual([left, stands])
})

test('who removes the last line stands where one is added', () => {
  open('a')
  press('Remove pain 1')
  expect([lines(), focused()]).toEqual([[], 'Add pain'])
})

const quoted = (quote: string, text = quote): SourcedText => ({
  text,
  source: { url: 'https://halden.example', element: 'li', quote, confidence: 0.5 },
})

test('Undo follows its line, and never writes into another', () => {
  const drafted = [quoted('a'), quoted('b')]
  render(<Lines lines={[quoted('a', 'mine'), quoted('b')]} drafted={drafted} />)
  press('Restore draft')
  press('Move pain 1 down')
  expect(lines()).toEqual(['b', 'a'])
  press('Undo')
  expect(lines()).toEqual(['b', 'mine'])
  press('Restore draft')
  press('Remove pain 2')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('Undo leaves what belongs to the line apart from its text', () => {
  const changes: SourcedText[][] = []
  const line = { ...quoted('a', 'mine'), link: '' }
  function Proof() {
    const [items, setItems] = useState<(SourcedText & { link: string })[]>([line])
    changes.push(items)
    return (
      <TextList
        path="/proof"
        title="Proof"
        one="proof"
        help=""
        empty=""
        max={140}
        items={items}
        drafted={[{ ...quoted('a'), link: '' }]}
        missing={[]}
        onChange={setItems}
        extra={(item, _index, change) => (
          <button type="button" onClick={() => change({ ...item, link: 'https://halden.example' })}>
            Link
          </button>
        )}
      />
    )
  }
  render(<Proof />)
  press('Restore draft')
  press('Link')
  press('Undo')
  expect(changes.at(-1)).toMatchObject([{ text: 'mine', link: 'https://halden.example' }])
})

test('a line that moved up is not offered the draft of another', () => {
  const drafted = [quoted('a'), quoted('b'), quoted('c')]
  render(<Lines lines={drafted} drafted={drafted} />)
  press('Remove pain 1')
  expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull()
})
