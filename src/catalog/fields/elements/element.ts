/** A condition with its points in a form: missing values are absent. */
export interface Element {
  name?: string
  condition?: unknown
  value?: unknown
}
