/** The executor of each kind of action, by its id. */
export { executors as actionExecutors } from './executors.generated.ts'
