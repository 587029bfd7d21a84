import type { Engine } from '../engine.ts'
import type { JobRun } from './job-run.ts'
import type { CONTINUE } from './turns.ts'

/**
 * Performs the work of one kind of job.
 * @returns the result, or `CONTINUE` when more work is left
 */
export type JobHandler = (
  engine: Engine,
  run: JobRun,
) => Promise<Record<string, unknown> | typeof CONTINUE>

/** The job that replans a tenant's sends; the work loop runs it directly, without a handler. */
export const REPLAN = 'replan'

let handlers: Readonly<Record<string, JobHandler>> = {}
let concurrent: ReadonlySet<string> = new Set()

/**
 * Sets the handlers of all kinds of jobs. The handlers are in higher floors than the queue.
 * @param concurrentOnes kinds that call external servers and therefore run concurrently with the
 * work loop
 */
export function registerJobs(
  kinds: Readonly<Record<string, JobHandler>>,
  concurrentOnes: ReadonlySet<string>,
): void {
  handlers = kinds
  concurrent = concurrentOnes
}

/** The handler of a kind, if there is one. */
export const handlerOf = (kind: string): JobHandler | undefined => handlers[kind]

/** Kinds of jobs that run concurrently with the work loop. */
export const concurrentKinds = (): ReadonlySet<string> => concurrent
