/** The evaluator of each kind; for the server only, because it includes SQL. */
export { evaluators as conditionEvaluators } from './evaluators.generated.ts'
