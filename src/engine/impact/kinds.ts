import type { ImpactKind } from '#model/api/impact.ts'
import type { ImpactPreview } from './impact-kind.ts'
import { journey } from './journey/preview.ts'
import { property } from './property/preview.ts'
import { rule } from './rule/preview.ts'
import { segment } from './segment/preview.ts'
import { template } from './template/preview.ts'

/** Every kind of record whose save is previewed. */
export const impactKinds: Readonly<Record<ImpactKind, ImpactPreview>> = {
  segment,
  rule,
  journey,
  property,
  template,
}
