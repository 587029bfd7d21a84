import { membershipDefinition } from '../membership.ts'

export const profileSegment = membershipDefinition({
  id: 'profileSegmentCondition',
  title: 'Segment',
  description: 'Is in a segment, or is not.',
  parameter: 'segments',
  kind: 'segment',
  dependsOn: (dependencies) => dependencies.segments,
})
