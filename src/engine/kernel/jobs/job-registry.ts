import type { Engine } from '../engine.ts'
import type { JobRun } from './job-run.ts'
import type { goOn } from './turns.ts'

/** Does the work of one kind of job. @returns its result, or `goOn` when more is left to do */
export type JobHandler = (
  engine: Engine,
  run: JobRun,
) => Promise<Record<string, unknown> | typeof goOn>

/** The job that plans a tenant's sends again: the work loop runs it itself, not a handler. */
export const REPLAN = 'replan'

let handlers: Readonly<Record<string, JobHandler>> = {}
let concurrent: ReadonlySet<string> = new Set()

/**
 * Sets the handlers of all kinds of jobs, which stand above the queue.
 * @param beside kinds that wait for servers of others: they run beside the work loop
 */
export function registerJobs(
  kinds: Readonly<Record<string, JobHandler>>,
  beside: ReadonlySet<string>,
): void {
  handlers = kinds
  concurrent = beside
}

/** The handler of a kind, if there is one. */
export const handlerOf = (kind: string): JobHandler | undefined => handlers[kind]

/** Kinds of jobs that run beside the work loop. */
export const concurrentKinds = (): ReadonlySet<string> => concurrent
