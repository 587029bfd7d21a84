import type { Plugin } from '../entities.generated.ts'

/** A record that a plugin has with it. */
export interface BroughtRecord {
  entity: string
  id: string
  name: string
  /** It made this record here, and takes it along when it is switched off. */
  own: boolean
}

/**
 * A plugin as one organisation sees it: what is kept of it there, and what its package says now.
 */
export interface PluginView extends Omit<Plugin, 'files'> {
  /** The version of the package; empty when there is none any more. */
  offeredVersion: string
  brings: BroughtRecord[]
  /** What is wrong with the package, in words. One with faults is not switched on. */
  faults: string[]
}
