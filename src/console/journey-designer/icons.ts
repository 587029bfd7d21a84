import type { NodeDefinition } from '#journey/kind.ts'
import type { IconName } from '#model/schema/icon-name.generated.ts'

/** The icon of a step kind. */
export const iconOf = (kind: NodeDefinition | null): IconName => kind?.icon ?? 'bolt'
