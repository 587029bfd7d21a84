/*
 * Return values and errors of job handlers. They are separate from `run-due-jobs.ts`, which imports
 * all handlers, to avoid an import cycle.
 */

/** Returned by a handler that has more work left; other jobs run first. */
export const CONTINUE = Symbol('go on')

/** Thrown by `progress` when the job was canceled; committed work remains. */
export class JobCanceled extends Error {}
