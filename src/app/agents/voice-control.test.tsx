// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallTurn } from '#model/api/agents.ts'
import { VoiceControl } from './voice-control.tsx'

let ends: () => void = () => undefined
const speak = vi.fn<(utterance: { text: string }) => void>()

class Recognition {
  lang = ''
  onresult = null
  onerror = null
  onend: (() => void) | null = null
  start() {
    // As in a browser, the end of an abort is announced later.
    ends = () => this.onend?.()
  }
  abort() {}
}

beforeEach(() => {
  speak.mockClear()
  vi.stubGlobal('SpeechRecognition', Recognition)
  vi.stubGlobal('speechSynthesis', { speak, cancel: vi.fn() })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const says = (text: string): CallTurn => ({
  by: 'agent',
  at: '2026-11-23T09:00:00Z',
  sentences: [{ text, from: 'phrase' }],
})
const control = (turns: readonly CallTurn[]) => (
  <VoiceControl turns={turns} language="en" isReady onSay={vi.fn()} />
)
function open(...turns: CallTurn[]) {
  const page = render(control(turns))
  press('Use voice')
  press('Use my microphone')
  return page
}

test('voice that is stopped while it listens stays off', () => {
  open(says('Hello'))
  press('Speak')
  press('Stop voice')
  act(() => ends())
  expect(screen.queryByRole('button', { name: 'Stop voice' })).toBe(null)
})

test('words that the agent says twice are spoken twice', () => {
  const again = says('I did not understand.')
  const page = open(again)
  page.rerender(control([again, { by: 'caller', at: again.at, text: 'Hm' }, again]))
  expect(speak.mock.calls.map(([{ text }]) => text)).toEqual([
    'I did not understand.',
    'I did not understand.',
  ])
})
