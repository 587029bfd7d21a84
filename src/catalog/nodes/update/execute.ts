import type { NodeExecutor } from '#journey/step.ts'

export const executeUpdate: NodeExecutor = ({ actions }, { outcome }) =>
  outcome === null
    ? { answer: 'do', effect: { effect: 'actions', actions } }
    : { answer: 'go', exit: 'next', because: outcome }
