/*
 * What handlers of jobs say to those who run them. Apart from `run-due-jobs.ts`, which knows every
 * handler: a handler that had to read that file first would be needed before it is there.
 */

/** Answered by a handler whose work is not at its end: other work has its turn first. */
export const goOn = Symbol('go on')

/** Thrown by `progress` when the job is to stop; what was done until then stays. */
export class JobCancelled extends Error {}
