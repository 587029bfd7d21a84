// @vitest-environment jsdom
import { useState, type ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { api } from '#client/api.ts'
import type { ScriptStep } from '#model/api/agents.ts'
import type { Agent } from '#model/schema/entities.generated.ts'
import { withLaterTargets } from './agent-script.tsx'
import { useAgentEdits, useAgentPart, withoutEmpty, type AgentEdits } from './use-agent-part.ts'

const step = (id: string, values: Partial<ScriptStep> = {}): ScriptStep => ({
  id,
  kind: 'question',
  text: `Say ${id}`,
  ...values,
})
const agentOf = (version: number, script: ScriptStep[], name = 'Mia') =>
  ({ id: 'mia', version, script, name }) as Agent

const put = vi.spyOn(api, 'put')

function open(first: Agent) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  )
  const hook = renderHook(
    ({ agent }: { agent: Agent }) => {
      const [edits, setEdits] = useState<AgentEdits>({})
      return useAgentPart({
        agent,
        name: 'script',
        editing: { edits, setEdits },
        valuesOf: (script) => ({ script }),
        done: () => 'Saved',
      })
    },
    { initialProps: { agent: first }, wrapper },
  )
  const save = () => act(async () => hook.result.current.save())
  return { hook, part: () => hook.result.current, save }
}

test('unsaved text survives a publication, and is saved over the new version', async () => {
  const { hook, part, save } = open(agentOf(1, [step('a')]))
  act(() => part().change([step('a', { text: 'Typed' })]))
  hook.rerender({ agent: agentOf(2, [step('a')]) })
  expect(part().value).toEqual([step('a', { text: 'Typed' })])
  put.mockResolvedValue(agentOf(3, [step('a', { text: 'Typed' })]))
  await save()
  expect(put).toHaveBeenLastCalledWith('/agents/mia', {
    script: [step('a', { text: 'Typed' })],
    version: 2,
  })
})

test('a script that a colleague saved is adopted while nothing is typed', () => {
  const { hook, part } = open(agentOf(1, [step('a')]))
  hook.rerender({ agent: agentOf(2, [step('b')]) })
  expect(part()).toMatchObject({ value: [step('b')], isChanged: false })
})

describe('text typed into a script that a colleague saved meanwhile', () => {
  const typed = [step('a', { text: 'Typed' })]
  const theirs = [step('a', { text: 'Theirs' })]
  const conflicting = () => {
    const opened = open(agentOf(1, [step('a')]))
    act(() => opened.part().change(typed))
    opened.hook.rerender({ agent: { ...agentOf(2, theirs), updatedBy: 'Ann' } })
    return opened
  }

  test('is a conflict, and stays', async () => {
    const { part, save } = conflicting()
    expect(part()).toMatchObject({ value: typed, changedBy: 'Ann' })
    put.mockRejectedValue(new Error('conflict'))
    await save()
    expect(put).toHaveBeenLastCalledWith('/agents/mia', expect.objectContaining({ version: 1 }))
    expect(part().value).toEqual(typed)
  })

  test('makes room for theirs', () => {
    const { part } = conflicting()
    act(() => part().takeTheirs())
    expect(part()).toMatchObject({ value: theirs, isChanged: false, changedBy: undefined })
  })

  test('replaces theirs', async () => {
    const { part } = conflicting()
    put.mockResolvedValue(agentOf(3, typed))
    await act(async () => part().overwrite())
    expect(put).toHaveBeenLastCalledWith('/agents/mia', { script: typed, version: 2 })
  })
})

test('an emptied rule is the same as a missing one', () => {
  expect(withoutEmpty({ quietFrom: '', quietTo: '09:00', keepDays: 0, neverSay: [] })).toEqual({
    quietTo: '09:00',
    keepDays: 0,
  })
})

test('a step whose target is removed or moved before it continues with the next one', () => {
  const [ask, close] = [step('ask', { onNo: 'close' }), step('close')]
  expect(withLaterTargets([ask, close])).toEqual([ask, close])
  expect(withLaterTargets([close, ask])).toEqual([close, { ...ask, onNo: '' }])
  expect(withLaterTargets([ask])).toEqual([{ ...ask, onNo: '' }])
})

test('unsaved text is there again after a reload, until it is saved', () => {
  vi.useFakeTimers()
  const first = renderHook(() => useAgentEdits('mia'))
  const edits = { script: { base: agentOf(1, []), value: [step('a')] } }
  act(() => first.result.current.setEdits(edits))
  first.unmount()
  const second = renderHook(() => useAgentEdits('mia'))
  expect(second.result.current.edits).toEqual(edits)
  act(() => second.result.current.setEdits({}))
  second.unmount()
  expect(renderHook(() => useAgentEdits('mia')).result.current.edits).toEqual({})
  vi.useRealTimers()
})
