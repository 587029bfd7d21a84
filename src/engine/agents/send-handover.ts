import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { mailOfJob } from '#engine/kernel/jobs/mail-of-job.ts'
import { loadAgent } from './load-agent.ts'
import { loadCall, stateOf, turnsOf } from './load-call.ts'

/** The job that emails a colleague that a caller wants a person. */
export const SEND_HANDOVER = 'send-handover'

/** Sends the address and the words of the caller; nothing for a call that was deleted. */
export const sendHandoverJob: JobHandler = async (engine, { job }) => {
  const { callId, to } = job.payload as { callId: string; to: string }
  const found = await engine.database.tenant(job.tenantId, async (db) => {
    const row = await db
      .selectFrom('agent_calls')
      .select('id')
      .where('id', '=', callId)
      .executeTakeFirst()
    if (!row) return null
    const call = await loadCall(db, callId)
    return { call, agent: await loadAgent(db, call.agentId) }
  })
  if (!found) return {}
  const { call, agent } = found
  const words = turnsOf(call).flatMap(({ by, text = '', sentences = [] }) =>
    by === 'caller' ? [`Caller: ${text}`] : sentences.map((sentence) => `Agent: ${sentence.text}`),
  )
  await engine.systemMailer.send({
    to,
    subject: `A caller of ${agent.name} wants to talk to a person`,
    text: [
      `Address: ${stateOf(call).address || 'not given'}`,
      '',
      ...words,
      '',
      `${engine.publicUrl}/agents/${agent.id}?tab=calls&call=${call.id}`,
    ].join('\n'),
    headers: mailOfJob(job.id, engine),
  })
  return {}
}
