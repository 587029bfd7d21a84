import { createContext, useContext } from 'react'
import type { CampaignView, ConfigurePart, Missing } from '#model/outreach.ts'
import { tConfigure as t } from './words.ts'

export type SaveStatus = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'

export interface SaveReport {
  status: SaveStatus
  savedAt: Date | null
  message: string
}

/** Saves what is open; the campaign as it then stands, or null when that failed. */
export type Saver = () => Promise<CampaignView | null>

export interface ConfigureContext {
  campaign: CampaignView
  /** The open step says how its saving stands. */
  report: (report: SaveReport) => void
  /** The open step says how "Save and continue" saves it. */
  setSaver: (saver: Saver | null) => void
}

export const Configure = createContext<ConfigureContext | null>(null)

/** The campaign that is being configured. Only below the layout. */
export function useConfigure(): ConfigureContext {
  const context = useContext(Configure)
  if (!context) throw new Error('A configure step stands outside the configure layout.')
  return context
}

export const campaignKey = (id: string) => ['campaigns', id] as const

export interface StepPlace {
  part: ConfigurePart
  number: 1 | 2 | 3 | 4
}

/** The four steps by their place. */
export const STEPS: readonly StepPlace[] = [
  { part: 'messaging', number: 1 },
  { part: 'steps', number: 2 },
  { part: 'targets', number: 3 },
  { part: 'contacts', number: 4 },
]

/** The specification's name of a step, in the language of this moment. */
export const titleOf = ({ part }: StepPlace): string => t(`conf.step.${part}`)

/** The step on whose page something is mended: the schedule stands beside the contacts. */
export const stepOf = (part: Missing['part']): StepPlace =>
  STEPS.find((step) => step.part === (part === 'schedule' ? 'contacts' : part))!

/** Id of the element that a missing thing is about. */
export const anchorOf = (part: Missing['part'], path: string): string =>
  `at-${part}${path.replaceAll('/', '-')}`

/** Findings of one part at a path or below it. */
export const findingsAt = (
  missing: readonly Missing[],
  part: Missing['part'],
  path: string,
): Missing[] =>
  missing.filter(
    (one) => one.part === part && (one.path === path || one.path.startsWith(`${path}/`)),
  )
