import variant from '@jitl/quickjs-wasmfile-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
} from 'quickjs-emscripten-core'
import { answerInThread } from '#platform/threads/answer-in-thread.ts'
import { HELPERS, prelude } from './prelude.ts'
import type { SandboxLimits, ScriptFault, ScriptRun } from './sandbox.ts'

/*
 * The thread in which scripts run, one after the other. The parent terminates it when a run takes
 * too long: nothing else stops operations that the interpreter does not count as steps.
 */

export interface ScriptRequest {
  key: string
  code: string
  names: readonly string[]
  /** JSON; null: the script is only parsed. */
  facts: string | null
  limits: SandboxLimits
}

interface Compiled {
  code: string
  runtime: QuickJSRuntime
  context: QuickJSContext
  run: QuickJSHandle
}

/**
 * How many contexts are kept, each of some hundred kilobytes: the least recently used is dropped
 * first.
 */
const MAX_KEPT = 60
/** Maximum characters of JSON in a script's answer. */
const MAX_ANSWER = 200_000

const quickjs = await newQuickJSWASMModuleFromVariant(variant)
const kept = new Map<string, Compiled>()
let left = 0

function drop(key: string) {
  const compiled = kept.get(key)
  kept.delete(key)
  if (!compiled) return
  compiled.run.dispose()
  compiled.context.dispose()
  compiled.runtime.dispose()
}

const noFault = { line: null, column: null }

/** The position in the script's own text: the wrapping function takes the first line. */
function placed(
  kind: ScriptFault['kind'],
  message: string,
  stack: string,
  code: string,
): ScriptFault {
  const [, line, column] = /script:(\d+):(\d+)/.exec(stack) ?? []
  const lines = code.split('\n').length
  return line
    ? {
        kind,
        message,
        line: Math.min(Math.max(Number(line) - 1, 1), lines),
        column: Number(column),
      }
    : { kind, message, ...noFault }
}

function cutOff(name: string, message: string, stack: string, code: string): ScriptFault | null {
  if (name !== 'InternalError') return null
  if (message.includes('interrupted'))
    return placed('steps', 'It was cut off: it did not come to an end.', stack, code)
  if (message.includes('out of memory'))
    return placed('memory', 'It was cut off: it used too much memory.', stack, code)
  return null
}

interface Raised {
  name?: string
  message?: string
  stack?: string
}

function compile({ key, code, names, limits }: ScriptRequest): Compiled | ScriptFault {
  const known = kept.get(key)
  if (known?.code === code) {
    kept.delete(key)
    kept.set(key, known)
    return known
  }
  drop(key)
  const runtime = quickjs.newRuntime()
  runtime.setMemoryLimit(limits.memory)
  runtime.setMaxStackSize(200_000)
  runtime.setInterruptHandler(() => --left < 0)
  const context = runtime.newContext()
  const end = (fault: ScriptFault): ScriptFault => {
    context.dispose()
    runtime.dispose()
    return fault
  }
  const maker = context.unwrapResult(context.evalCode(prelude, 'prelude'))
  // Everything is frozen by now: even a text that closes the wrapping function changes nothing for
  // other scripts or later runs.
  const read = context.evalCode(
    `(function (${[...names, ...HELPERS].join(', ')}) { "use strict";\n${code}\n})`,
    'script',
  )
  if (read.error) {
    const { name = '', message = String(name), stack = '' }: Raised = context.dump(read.error)
    read.error.dispose()
    maker.dispose()
    return end(cutOff(name, message, stack, code) ?? placed('syntax', message, stack, code))
  }
  const passed = context.unwrapResult(
    context.evalCode(JSON.stringify([...names, ...HELPERS]), 'names'),
  )
  const made = context.callFunction(maker, context.undefined, read.value, passed)
  for (const handle of [maker, read.value, passed]) handle.dispose()
  const run = context.unwrapResult(made)
  if (kept.size >= MAX_KEPT) drop(kept.keys().next().value!)
  const compiled = { code, runtime, context, run }
  kept.set(key, compiled)
  return compiled
}

function answer(scriptRequest: ScriptRequest): ScriptRun {
  left = scriptRequest.limits.steps
  const compiled = compile(scriptRequest)
  if (!('context' in compiled)) return { value: undefined, fault: compiled, log: [] }
  if (scriptRequest.facts === null) return { value: undefined, fault: null, log: [] }
  const { context, run, code } = compiled
  left = scriptRequest.limits.steps
  const facts = context.newString(scriptRequest.facts)
  const result = context.callFunction(run, context.undefined, facts)
  facts.dispose()
  if (result.error) {
    const { name = '', message = '', stack = '' }: Raised = context.dump(result.error)
    result.error.dispose()
    // The context of an interrupted script is discarded, whatever its state.
    drop(scriptRequest.key)
    return {
      value: undefined,
      fault:
        cutOff(name, message, stack, code) ??
        placed('answer', `The returned value is not valid JSON: ${message}`, stack, code),
      log: [],
    }
  }
  const text = context.getString(result.value)
  result.value.dispose()
  if (text.length > MAX_ANSWER)
    return {
      value: undefined,
      fault: {
        kind: 'answer',
        message: `It gives back more than ${MAX_ANSWER} characters.`,
        ...noFault,
      },
      log: [],
    }
  const {
    value,
    lines,
    thrown,
    name = '',
    stack = '',
  } = JSON.parse(text) as {
    value?: unknown
    lines: string[]
    thrown?: string
    name?: string
    stack?: string
  }
  if (thrown === undefined) return { value, fault: null, log: lines }
  const cut = cutOff(name, thrown, stack, code)
  if (cut) drop(scriptRequest.key)
  return { value: undefined, fault: cut ?? placed('thrown', thrown, stack, code), log: lines }
}

answerInThread((scriptRequest: ScriptRequest): ScriptRun => {
  try {
    return answer(scriptRequest)
  } catch (error) {
    drop(scriptRequest.key)
    throw error
  }
})
