import { message } from '#language'
import type { AgentShare } from '#model/schema/entities.generated.ts'
import { assertNoFaults, fail } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import {
  linkView,
  newLink,
  type LinkInput,
  type LinkView,
  type PasswordHashing,
} from '#engine/kernel/share-link.ts'
import { loadAgent } from './load-agent.ts'

export type AgentShareView = LinkView<AgentShare>

export interface AgentShareInput extends LinkInput<AgentShare['scope'][number]> {
  allowedOrigins?: string[]
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/**
 * Makes a link to talk to an agent without an account. The token is returned only this once.
 * @throws ProductError `not_found`, `wrong_state` for an agent that was never published, `invalid`
 */
export async function createAgentShare(
  engine: Engine,
  scope: ActorScope,
  { agentId, input }: { agentId: string; input: AgentShareInput },
  passwords: PasswordHashing,
): Promise<AgentShareView & { url: string; token: string }> {
  const { allowedOrigins = [] } = input
  assertNoFaults(
    allowedOrigins.flatMap((origin, at) =>
      isOrigin(origin)
        ? []
        : [
            {
              path: `/allowedOrigins/${at}`,
              message: message('Enter a website without a path, such as https://www.example.com.'),
            },
          ],
    ),
  )
  const { token, values } = await newLink(engine, input, passwords)
  return engine.database.tenant(scope.tenantId, async (db) => {
    const agent = await loadAgent(db, agentId)
    if (!agent.publishedVersion)
      throw fail('wrong_state', 'Publish the agent first: a link leads to the published version.')
    const share = await engine.stores.of('agent-share').create(
      scope,
      {
        ...values,
        agentId,
        scope: input.scope ?? ['sources', 'questions', 'voice'],
        allowedOrigins,
      },
      { db },
    )
    return {
      ...linkView(share, values.passwordHash !== ''),
      token,
      url: `${engine.publicUrl}/shared/agent/${token}`,
    }
  })
}

/** The links of an agent, newest first. */
export async function listAgentShares(
  { database }: Engine,
  { tenantId }: ActorScope,
  agentId: string,
): Promise<AgentShareView[]> {
  const rows = await database.tenant(tenantId, (db) =>
    db
      .selectFrom('agent_shares')
      .selectAll()
      .where('agent_id', '=', agentId)
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute(),
  )
  return rows.map((row) => linkView(toRecord('agent-share', row), row.password_hash !== ''))
}

/**
 * Revokes a link. Idempotent.
 * @throws ProductError `not_found`
 */
export async function revokeAgentShare(
  engine: Engine,
  scope: ActorScope,
  agentId: string,
  shareId: string,
): Promise<AgentShareView> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    const row = await db
      .selectFrom('agent_shares')
      .selectAll()
      .where('id', '=', shareId)
      .where('agent_id', '=', agentId)
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such share link.')
    const share = row.revoked_at
      ? toRecord('agent-share', row)
      : await engine.stores
          .of('agent-share')
          .update(
            scope,
            shareId,
            null,
            { revokedAt: new Date(engine.clock.now()).toISOString() },
            { db },
          )
    return linkView(share, row.password_hash !== '')
  })
}
