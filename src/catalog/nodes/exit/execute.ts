import type { NodeExecutor } from '#journey/step.ts'

export const executeExit: NodeExecutor = ({ reason }) => ({
  answer: 'end',
  reason: typeof reason === 'string' && reason !== '' ? reason : 'Reached the end.',
})
