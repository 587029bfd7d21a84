/** The executor of each kind of step, by its id. */
export { executors as nodeExecutors } from './executors.generated.ts'
