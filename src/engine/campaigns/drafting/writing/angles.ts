import type { Material } from './material.ts'

/**
 * What an email 1 gives as the reason to read it: the person's own reason for writing now, what the
 * company sells, a confirmed fact, or a question.
 */
export const ANGLES = ['reason', 'offer', 'proof', 'question'] as const

export type Angle = (typeof ANGLES)[number]

const hasFact = ({ proofs }: Material) => proofs.some((proof) => 'fact' in proof)

/** The angles that the known facts allow, the strongest first. There is always one. */
export function anglesOf(material: Material): Angle[] {
  return [
    ...(material.reason ? (['reason'] as const) : []),
    ...(material.offer ? (['offer'] as const) : []),
    ...(hasFact(material) ? (['proof'] as const) : []),
    'question' as const,
  ]
}
