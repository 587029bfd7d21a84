/** A condition with its points, as a form holds it: what is still missing is absent. */
export interface Element {
  name?: string
  condition?: unknown
  value?: unknown
}
