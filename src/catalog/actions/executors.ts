/** What each kind of action does, by its id. */
export { executors as actionExecutors } from './executors.generated.ts'
