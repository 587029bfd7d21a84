import type { Plugin } from '../../schema/entities.generated.ts'

/** A record that a plugin contains. */
export interface BroughtRecord {
  entity: string
  id: string
  name: string
  /** Whether the plugin created this record here, and deletes it when it is switched off. */
  own: boolean
}

/** A plugin as one organization sees it: its stored state there, and its current package. */
export interface PluginView extends Omit<Plugin, 'files'> {
  /** The version of the package; empty when it no longer exists. */
  offeredVersion: string
  brings: BroughtRecord[]
  /** Faults of the package, as sentences. A plugin with faults cannot be switched on. */
  faults: string[]
}
