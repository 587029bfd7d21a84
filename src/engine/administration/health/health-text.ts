import { say } from '#language'
import type { HealthCheck } from '#model/api/answers/health-check.ts'

/** The state of one part of the installation, in sentences. */
export type HealthFinding = Pick<HealthCheck, 'state' | 'found'> &
  Partial<Pick<HealthCheck, 'advice' | 'link'>>

/** Probes of systems outside of the engine. Each resolves to an error message, or null. */
export interface HealthProbes {
  systemMail(): Promise<string | null>
  identity(): Promise<{ kind: string; fault: string | null }>
  /** Bytes of the disk with the data folder; null when there is no data folder. */
  disk(): Promise<{ free: number; total: number } | null>
  /** The machine's time in milliseconds. */
  machineTime(): number
}

/** A finding without fault. */
export const ok = (found: string, link = ''): HealthFinding => ({ state: 'ok', found, link })

/** 4 s, 3 min, 5 h, 2 days. */
export function span(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 120) return `${seconds} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800
    ? `${Math.round(seconds / 3600)} h`
    : say({ one: '{count} day', other: '{count} days' }, { count: Math.round(seconds / 86_400) })
}
