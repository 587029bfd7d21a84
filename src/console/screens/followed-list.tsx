import type { ConsoleResource } from '../core/registry.ts'
import { LiveTail } from './live-tail.tsx'
import { LogList } from './log-list.tsx'

/** A list of incoming records with a live mode. */
export const FollowedList = ({ consoleResource }: { consoleResource: ConsoleResource }) => (
  <LogList
    consoleResource={consoleResource}
    title={consoleResource.resource.label}
    actions={<LiveTail />}
  />
)
