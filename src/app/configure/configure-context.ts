import { createContext, useContext } from 'react'
import type { CampaignView, ConfigurePart, Missing } from '#model/api/outreach.ts'
import { tConfigure as t } from './messages.ts'

export type SaveStatus = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'

export interface SaveReport {
  status: SaveStatus
  savedAt: Date | null
  message: string
}

/** Saves the open step; returns the saved campaign, or null on failure. */
export type Saver = () => Promise<CampaignView | null>

export interface ConfigureContext {
  campaign: CampaignView
  /** Reports the save state of the open step. */
  report: (report: SaveReport) => void
  /** Registers how "Save and continue" saves the open step. */
  setSaver: (saver: Saver | null) => void
}

export const Configure = createContext<ConfigureContext | null>(null)

/** The campaign being configured. Only below the layout. */
export function useConfigure(): ConfigureContext {
  const context = useContext(Configure)
  if (!context) throw new Error('A configure step needs the surrounding configure layout.')
  return context
}

export const campaignKey = (id: string) => ['campaigns', id] as const

export interface StepPlace {
  part: ConfigurePart
  number: 1 | 2 | 3 | 4
}

/** The four steps in order. */
export const STEPS: readonly StepPlace[] = [
  { part: 'messaging', number: 1 },
  { part: 'steps', number: 2 },
  { part: 'targets', number: 3 },
  { part: 'contacts', number: 4 },
]

/** The step's title in the current language. */
export const titleOf = ({ part }: StepPlace): string => t(`conf.step.${part}`)

/** The step that edits a part: the schedule is on the same page as the contacts. */
export const stepOf = (part: Missing['part']): StepPlace =>
  STEPS.find((step) => step.part === (part === 'schedule' ? 'contacts' : part))!

/** Id of the element with the missing value. */
export const anchorOf = (part: Missing['part'], path: string): string =>
  `at-${part}${path.replaceAll('/', '-')}`

/** Findings of one part at or below a path. */
export const findingsAt = (
  missing: readonly Missing[],
  part: Missing['part'],
  path: string,
): Missing[] =>
  missing.filter(
    (one) => one.part === part && (one.path === path || one.path.startsWith(`${path}/`)),
  )
