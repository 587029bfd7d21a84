import type { NodeExecutor } from '#journey/step.ts'

export const executeEntry: NodeExecutor = () => ({ answer: 'go', exit: 'next' })
