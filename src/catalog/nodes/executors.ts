/** What each kind of step does, by its id. */
export { executors as nodeExecutors } from './executors.generated.ts'
