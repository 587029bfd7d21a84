/** The result of one check of the installation. */
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
  /** `caution` works and needs attention; `fault` does not work. */
  state: 'ok' | 'caution' | 'fault'
  /** The finding, in a sentence. */
  found: string
  /** What to do about it; empty when there is nothing to do. */
  advice: string
  /** The page on which it can be fixed; empty when it is fixed elsewhere. */
  link: string
}
