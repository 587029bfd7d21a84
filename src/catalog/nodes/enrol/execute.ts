import type { NodeExecutor } from '#journey/step.ts'

const exits: Record<string, readonly [exit: string, because: string]> = {
  enrolled: ['next', 'Enrolled.'],
  already: ['already', 'Already enrolled.'],
}

export const executeEnrol: NodeExecutor = ({ campaignId }, { outcome }) => {
  if (outcome === null)
    return { answer: 'do', effect: { effect: 'enrol', campaignId: String(campaignId ?? '') } }
  const [exit, because] = exits[outcome] ?? ['failed', outcome]
  return { answer: 'go', exit, because }
}
