// @vitest-environment jsdom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Outline } from './outline.tsx'
import { useBlocks } from './use-blocks.ts'
import { useDrag } from './use-drag.ts'
import { useMjml } from './use-mjml.ts'

afterEach(cleanup)
Element.prototype.scrollIntoView = () => undefined

const SOURCE = `<mjml><mj-body><mj-section><mj-column>
<mj-text>First</mj-text><mj-text>Second</mj-text>
</mj-column></mj-section></mj-body></mjml>`

function Editor() {
  const [source, setSource] = useState(SOURCE)
  const editing = useMjml(source, setSource)
  const blocks = useBlocks(editing)
  const drag = useDrag(editing.tree, () => undefined)
  return (
    <>
      <Outline
        tree={editing.tree}
        body={blocks.body!}
        blocks={blocks}
        drag={drag}
        onOpen={() => undefined}
      />
      <pre>{source}</pre>
    </>
  )
}

const rows = () => screen.getAllByRole('treeitem')
const marked = () => screen.getByRole('treeitem', { selected: true })
const source = () => document.querySelector('pre')!.textContent
const rowOf = (text: string) => rows().find((row) => row.textContent.includes(text))!

test('the body is not duplicated', () => {
  render(<Editor />)
  fireEvent.keyDown(marked(), { key: 'd', ctrlKey: true })
  expect(source()).toBe(SOURCE)
})

test('a block that is collapsed over the selected one is selected instead', () => {
  render(<Editor />)
  fireEvent.click(rowOf('Second'))
  const section = rows()[1]!
  fireEvent.click(section.querySelector('.te-twist')!)
  expect(rows().length).toBe(2)
  expect(marked()).toBe(section)
})

test.each([
  { command: 'a removal', press: { key: 'Delete' }, next: 'First' },
  { command: 'a move', press: { key: 'ArrowUp', altKey: true }, next: 'Second' },
])('after $command by keyboard the selected row has the focus', ({ press, next }) => {
  render(<Editor />)
  fireEvent.click(rowOf('Second'))
  rowOf('Second').focus()
  fireEvent.keyDown(rowOf('Second'), press)
  expect(document.activeElement).toBe(rowOf(next))
})
