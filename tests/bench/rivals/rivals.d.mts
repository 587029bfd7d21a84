/** What the benchmarks use of these libraries, because their own types are not installed. */
export class JsonRules {
  addRule(rule: { name: string; conditions: object; event: { type: string } }): void
  run(facts: object): Promise<{ results: unknown[] }>
}
export class LogicEngine {
  build(rule: unknown): unknown
}
export class Query {
  constructor(query: object)
  test(value: object): boolean
}
export function sift(query: object): (value: unknown) => boolean
