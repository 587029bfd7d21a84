// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Conversation } from './conversation.tsx'

afterEach(cleanup)
Element.prototype.scrollTo = () => undefined

async function say(text: string, onSay: () => Promise<unknown>) {
  render(
    <Conversation
      call={{
        turns: [],
        facts: [],
        state: 'running',
        ended: '',
        awaiting: '',
        yes: 'Yes',
        no: 'No',
      }}
      showsSources={false}
      onSay={onSay}
      onEnd={vi.fn()}
      busy={false}
      fault=""
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>('What the caller says')
  fireEvent.change(field, { target: { value: text } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Say' })))
  return field.value
}

test('words that did not arrive stay in the field', async () => {
  expect(await say('Hello', () => Promise.reject(new Error('offline')))).toBe('Hello')
})

test('words that arrived leave the field', async () => {
  expect(await say('Hello', () => Promise.resolve())).toBe('')
})
