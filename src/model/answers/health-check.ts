/** What one check of the installation found. */
export interface HealthCheck {
  id:
    | 'database'
    | 'statements'
    | 'migrations'
    | 'worker'
    | 'queue'
    | 'sending'
    | 'hold'
    | 'system-mail'
    | 'disk'
    | 'identity'
    | 'clock'
    | 'secrets'
  name: string
  /** `caution` works and wants to be looked at; `fault` does not work. */
  state: 'ok' | 'caution' | 'fault'
  /** What was found, in a sentence. */
  found: string
  /** What to do about it; empty when nothing is to be done. */
  advice: string
  /** Where in the product it is mended; empty when that is elsewhere. */
  link: string
}
