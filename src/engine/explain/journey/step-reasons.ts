import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import type { JourneyNode } from '#journey/graph.ts'
import type { Journey, JourneyExecutionRow } from '#model/schema/entities.generated.ts'
import type { Reason } from '#model/api/explanation.ts'
import { deliveryStateText } from '#model/api/delivery-words.ts'
import { inSentence, say } from '#language'
import { versionGraph } from '#engine/journeys/publish.ts'
import { shownNameOfNode } from '#engine/journeys/node-names.ts'
import { loadWords } from '#engine/journeys/words.ts'
import { loadLanguage, type TenantLanguage } from '#engine/segments/load-language.ts'
import { explainer } from '#engine/segments/preview.ts'
import { eventReasons, personFacts } from '../event-reasons.ts'
import type { ProfileQuestion } from '../explain-kind.ts'
import { choiceText, linkTo } from '../reasons.ts'
import { organizationReasons } from '../sending.ts'

/** Why a person is at their step, and what they wait for. */
export async function stepReasons(
  question: ProfileQuestion,
  journey: Journey,
  row: JourneyExecutionRow,
): Promise<{ name: string; lines: Reason[] }> {
  const { tx, write, now } = question
  const graph = await versionGraph(tx.db, tx.tenantId, journey.id, row.version_number)
  const conditionLanguage = await loadLanguage(tx)
  const words = await loadWords(tx.db, tx.tenantId, conditionLanguage, graph)
  const node = graph.nodes.find(({ id }) => id === row.node_id)
  const definition = node && nodeDefinitionOf(node.kind)
  const name = shownNameOfNode(node)
  const lines = [
    write.fact(say('Reached the step "{name}"', { name }), true, {
      value: definition?.describe(node!.given, words) ?? '',
      at: row.step_entered_at,
    }),
    ...(await cameBy(question, row)),
  ]
  if (row.state === 'failed')
    return {
      name,
      lines: [...lines, write.fact(say('The step works'), false, { value: row.reason })],
    }
  if (journey.state !== 'live')
    lines.push(
      write.fact(say('The journey is live'), false, {
        value: choiceText(journey.state ?? 'draft'),
      }),
    )
  lines.push(...(await organizationReasons(question)).filter(({ holds }) => holds === false))
  if (row.due_at)
    lines.push(
      write.fact(
        row.due_at.getTime() <= now
          ? say('The step is due and runs with the next round')
          : say('Waits until then'),
        null,
        { at: row.due_at },
      ),
    )
  if (node) lines.push(...(await waitReasons(question, node, conditionLanguage)))
  lines.push(...(await messageReason(question, row)))
  return { name, lines }
}

/** The step before, and why its exit was taken. */
async function cameBy(
  { tx: { db, tenantId }, write }: ProfileQuestion,
  row: JourneyExecutionRow,
): Promise<Reason[]> {
  const before = await db
    .selectFrom('journey_steps')
    .select(['node_name', 'because', 'way', 'left_at'])
    .where('tenant_id', '=', tenantId)
    .where('execution_id', '=', row.id)
    .where('left_at', 'is not', null)
    .orderBy('left_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before
    ? [
        write.fact(say('Left the step "{name}"', { name: before.node_name }), true, {
          value: before.because,
          at: before.left_at,
        }),
      ]
    : []
}

/** The conditions that the step waits for. */
async function waitReasons(
  question: ProfileQuestion,
  node: JourneyNode,
  conditionLanguage: TenantLanguage,
): Promise<Reason[]> {
  const { tx, write } = question
  const definition = nodeDefinitionOf(node.kind)
  if (!definition?.waits) return []
  const stepConditions = definition.conditions?.(node.given) ?? []
  const profile = await personFacts(
    question,
    conditionLanguage,
    stepConditions.map(({ condition }) => condition),
  )
  const reasons: Reason[] = []
  for (const { condition, about } of stepConditions) {
    if (about === 'event') {
      reasons.push(
        await eventReasons(question, conditionLanguage, {
          says: say('The awaited event happened'),
          condition,
          profile,
        }),
      )
      continue
    }
    const { explain } = await explainer(tx.db, tx.tenantId, conditionLanguage, condition)
    const reason = explain(profile)
    reasons.push(
      write.group(say('The awaited condition is true'), reason.holds, [
        write.condition(reason, condition, conditionLanguage.language),
      ]),
    )
  }
  return reasons
}

/** The message that the step asked for, whose outcome it waits for. */
async function messageReason(
  { tx: { db, tenantId }, write }: ProfileQuestion,
  { task_id: taskId }: JourneyExecutionRow,
): Promise<Reason[]> {
  if (!taskId) return []
  const row = await db
    .selectFrom('engage_messages')
    .select(['id', 'engage_id', 'state', 'due_at', 'detail'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', taskId)
    .executeTakeFirst()
  return row
    ? [
        write.fact(say('Waits for the outcome of its message'), null, {
          value: [inSentence(say(deliveryStateText[row.state])), row.detail]
            .filter(Boolean)
            .join(' · '),
          at: row.due_at,
          links: [
            linkTo('engage-message', row.id, say('Delivery')),
            linkTo('engage', row.engage_id),
          ],
        }),
      ]
    : []
}
