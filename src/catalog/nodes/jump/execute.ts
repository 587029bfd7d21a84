import type { NodeExecutor } from '#journey/step.ts'

export const executeJump: NodeExecutor = ({ most = 3 }, { visit }) =>
  visit <= Number(most)
    ? { answer: 'go', exit: 'again', because: `Time ${visit} of ${Number(most)}.` }
    : { answer: 'go', exit: 'done' }
