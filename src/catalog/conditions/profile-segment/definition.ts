import { membershipDefinition } from '../membership.ts'

export const profileSegment = membershipDefinition({
  id: 'profileSegmentCondition',
  title: 'Segment',
  description: 'Belongs to segments, or does not.',
  parameter: 'segments',
  kind: 'segment',
  dependsOn: (found) => found.segments,
})
