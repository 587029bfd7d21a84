import { ListScreen } from '../generate/list-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { LiveTail } from './live-tail.tsx'

/** A list of what comes in, which can be followed as it does. */
export const FollowedList = ({ of }: { of: ConsoleResource }) => (
  <ListScreen of={of} actions={<LiveTail />} />
)
