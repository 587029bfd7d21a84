import { createThreadQueue } from '#platform/threads/thread-queue.ts'
import { SECOND_MS } from '#model/lib/time-units.ts'
import { say, saySentence } from '#language'
import type { CompiledSource } from './compile-mjml.ts'

/** For one template; the largest that the examples have takes a tenth of it. */
const TIME = 5 * SECOND_MS
/** Megabytes. */
const MEMORY = 512

const thread = createThreadQueue<string, CompiledSource>({
  program: new URL('./mjml-worker.ts', import.meta.url),
  time: TIME,
  memory: MEMORY,
})

/** A compiled template, with its faults in the reader's language. */
interface ReadSource {
  html: string
  faults: { line: number; message: string }[]
}

const faulty = (message: string): ReadSource => ({ html: '', faults: [{ line: 1, message }] })

/**
 * Compiles a template in a thread with a time limit, so that one with thousands of style rules
 * delays its own organization alone.
 * @param owner the organization; organizations take turns
 */
export async function compileSource(source: string, owner: string): Promise<ReadSource> {
  const outcome = await thread.ask(source, owner)
  if (outcome.kind === 'done')
    return {
      html: outcome.answer.html,
      faults: outcome.answer.faults.map((fault) => ({
        line: fault.line,
        message: saySentence(fault),
      })),
    }
  return faulty(
    outcome.kind === 'time'
      ? say('It takes longer than {seconds} s to compile. Remove styles or blocks.', {
          seconds: TIME / SECOND_MS,
        })
      : say('It could not be compiled. Try again.'),
  )
}
