/** What each kind means; server side only, since half of a meaning is SQL. */
export { meanings as conditionMeanings } from './meanings.generated.ts'
