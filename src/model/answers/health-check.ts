/** What one check of the installation found. */
export interface HealthCheck {
  id:
    | 'database'
    | 'migrations'
    | 'worker'
    | 'queue'
    | 'sending'
    | 'system-mail'
    | 'disk'
    | 'identity'
    | 'clock'
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
