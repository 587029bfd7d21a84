import type { NodeExecutor } from '#journey/step.ts'

/** An outcome is `sent`, or an exit followed by a colon and the reason. */
export const executeSend: NodeExecutor = ({ engageId }, { outcome }) => {
  if (outcome === null)
    return { answer: 'do', effect: { effect: 'send', engageId: String(engageId ?? '') } }
  if (outcome === 'pending') return { answer: 'wait', until: null }
  const [way = '', because = ''] = outcome.split(/: (.*)/s)
  if (way === 'sent') return { answer: 'go', exit: 'sent', because: 'Sent.' }
  return {
    answer: 'go',
    exit: way === 'skipped' ? 'skipped' : 'failed',
    because: because || outcome,
  }
}
