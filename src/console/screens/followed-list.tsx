import { ListScreen } from '../generate/list-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { LiveTail } from './live-tail.tsx'

/** A list of incoming records with a live mode. */
export const FollowedList = ({ of }: { of: ConsoleResource }) => (
  <ListScreen of={of} actions={<LiveTail />} />
)
