/** The evaluator of each kind; for the server only, because it includes SQL. */
export { meanings as conditionMeanings } from './meanings.generated.ts'
