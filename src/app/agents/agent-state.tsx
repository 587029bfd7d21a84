import type { Agent } from '#model/schema/entities.generated.ts'
import { tAgents as t } from './messages.ts'

const TONES = { draft: 'd-off', published: 'd-pos', changed: 'd-cau' } as const

/** Whether callers reach an agent, and whether its draft differs from what they reach. */
export function AgentState({ agent }: { agent: Pick<Agent, 'state' | 'isOn'> }) {
  if (agent.isOn === false) return <span className="dot d-off">{t('agents.off')}</span>
  return (
    <span className={`dot ${TONES[agent.state]}`}>
      {t(agent.state === 'changed' ? 'agents.changedState' : `agents.${agent.state}`)}
    </span>
  )
}
