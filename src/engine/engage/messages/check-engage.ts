import { say } from '#language'
import { channelDefinitionOf, isCalled } from '#catalog/channels/definitions.ts'
import type { Engage, Mailbox } from '#model/schema/entities.generated.ts'
import { assertNoFaults, type FieldError } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { checkLiquid } from '#engine/engage/templates/liquid.ts'

type Keeper = Partial<Pick<Engine, 'exchange'>>

/**
 * Checks for faults of an enabled message, and for those that no message may have: a URL that
 * cannot be called, an invalid body, only one end of the quiet hours.
 * @throws ProductError `invalid` with the paths
 */
function checkEngage(engine: Keeper, engage: Partial<Engage>): void {
  const { channel = 'email', enabled = true, url = '', quietFrom = '', quietTo = '' } = engage
  // A missing mailbox or sender is no fault: configuration archives contain none, and the message is not
  // sent until one is set.
  const faults: FieldError[] = enabled
    ? channelDefinitionOf(channel)
        .missing(engage)
        .filter(({ path }) => path !== '/mailboxId')
    : []
  if (isCalled(channel) && url) {
    const fault = url.startsWith('folder:')
      ? say('This must be an address that begins with https://.')
      : (engine.exchange?.faultOf(url) ?? null)
    if (fault) faults.push({ path: '/url', message: fault })
  }
  for (const name of channelDefinitionOf(channel).liquid ?? []) {
    const source = String(engage[name] ?? '')
    const fault = source && checkLiquid(source)
    if (fault)
      faults.push({
        path: `/${name}`,
        message: say('Line {line}: {fault}', { line: fault.line, fault: fault.message }),
      })
  }
  if (!isCalled(channel) && engage.mailboxId && engage.senderId)
    faults.push({ path: '/senderId', message: say('Choose a mailbox or a sender, not both.') })
  if ((quietFrom === '') !== (quietTo === ''))
    faults.push({
      path: quietFrom === '' ? '/quietFrom' : '/quietTo',
      message: say('Quiet hours have a beginning and an end.'),
    })
  else if (quietFrom !== '' && quietFrom === quietTo)
    faults.push({ path: '/quietTo', message: say('Quiet hours would last the whole day.') })
  assertNoFaults(faults)
}

/** Moves messages that were not sent to the mailbox or sender that the message now names. */
async function followOutlet(
  db: Db,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  before: Engage,
  after: Engage,
): Promise<void> {
  if (before.mailboxId === after.mailboxId && before.senderId === after.senderId) return
  await db
    .updateTable('engage_messages')
    .set({ mailbox_id: after.mailboxId ?? null, sender_id: after.senderId ?? null })
    .where('tenant_id', '=', tenantId)
    .where('engage_id', '=', after.id)
    .where('state', 'in', ['waiting', 'planned'])
    .execute()
}

/** Makes the mailbox eligible for sending again immediately. */
async function freeMailbox(
  db: Db,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  id: string,
): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ free_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('free_at', 'is not', null)
    .execute()
}

/** Checks messages, and moves what was not sent to another mailbox or sender. */
export const engageHooks = (engine: Keeper): EntityHooks<Engage> => ({
  validate: async (_db, _scope, values) => checkEngage(engine, values),
  async afterWrite(db, scope, before, after) {
    if (before && after) await followOutlet(db, scope, before, after)
  },
})

/** The limits of a saved mailbox may have changed, so it may send again immediately. */
export const mailboxHooks: EntityHooks<Mailbox> = {
  async afterWrite(db, scope, before, after) {
    if (before && after) await freeMailbox(db, scope, after.id)
  },
}
