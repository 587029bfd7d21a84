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

export interface ConfigureState {
  campaign: CampaignView
  /** Reports the save state of the open step. */
  report: (report: SaveReport) => void
  /** Registers how "Save and continue" saves the open step. */
  setSaver: (saver: Saver | null) => void
}

export const ConfigureContext = createContext<ConfigureState | null>(null)

/** The campaign being configured. Only below the layout. */
export function useConfigure(): ConfigureState {
  const context = useContext(ConfigureContext)
  if (!context) throw new Error('A configure step needs the surrounding configure layout.')
  return context
}

export const campaignKey = (id: string) => ['campaigns', id] as const

/** A page of the four in which a campaign is configured. */
export interface ConfigureStep {
  part: ConfigurePart
  number: 1 | 2 | 3 | 4
}

/** The four pages in order. */
export const CONFIGURE_STEPS: readonly ConfigureStep[] = [
  { part: 'messaging', number: 1 },
  { part: 'steps', number: 2 },
  { part: 'targets', number: 3 },
  { part: 'contacts', number: 4 },
]

/** A page's title in the current language. */
export const stepTitle = ({ part }: ConfigureStep): string => t(`conf.step.${part}`)

/** The page on which a part is edited: the schedule is on that of the contacts. */
export const stepEditing = (part: Missing['part']): ConfigureStep =>
  CONFIGURE_STEPS.find((step) => step.part === (part === 'schedule' ? 'contacts' : part))!

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
    (finding) =>
      finding.part === part && (finding.path === path || finding.path.startsWith(`${path}/`)),
  )
