import { say } from '#language'
import { channelsBy, isCalled } from '#catalog/channels/definitions.ts'
import { channelDelivererOf } from '#catalog/channels/deliverers.ts'
import type { Engage } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { newWebhookSecret, sealPlace } from '#platform/secrets.ts'
import { FetchError } from '#platform/web/web.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { addressFault, normalizeAddress } from '#engine/audience/contacts/normalize-contact.ts'
import { standingId } from '#engine/audience/profiles/find-person.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { throughSender } from '#engine/mail/senders/send-now.ts'
import { throughMailbox, type TestMail } from '#engine/mail/through-mailbox.ts'
import { composeMessage } from './compose-message.ts'
import { loadReach } from './reach.ts'
import { callSigned } from './send-calls.ts'

export interface EngageTest {
  /** The person whose values are rendered. */
  profileId: string
  /** Recipient of an email. */
  to: string
}

/**
 * Renders a message for one person and sends it immediately: an email to the given address, a call
 * to the message's URL. Its ledger row is marked as a test and counts toward no cap.
 * @throws ProductError `invalid`, `not_found`, `wrong_state`, `unavailable` when it was not
 * accepted
 */
export async function sendEngageTest(
  engine: Engine,
  scope: ActorScope,
  engageId: string,
  { profileId, to }: EngageTest,
): Promise<{ to: string; subject: string }> {
  const { tenantId } = scope
  const id = engine.newId()
  const { engage, person, made } = await engine.database.tenant(tenantId, async (db) => {
    const reach = await loadReach(db, tenantId, engageId, engine.clock.now())
    if (reach.stop === 'not-sending')
      throw fail(
        'wrong_state',
        'The organization does not send at the moment: its trial is over, or it is closed.',
      )
    const profile = toRecord(
      'profile',
      await db
        .selectFrom('profiles')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('id', '=', await standingId(db, tenantId, profileId))
        .executeTakeFirstOrThrow(),
    )
    const source = {
      engage: reach.engage,
      profile,
      tenant: toRecord('tenant', await loadTenant(db, tenantId)),
      unsubscribeUrl: reach.engage.topicId ? `${engine.publicUrl}/unsubscribe/preview` : '',
      preferencesUrl: `${engine.publicUrl}/preferences/preview`,
      messageId: id,
    }
    return {
      engage: reach.engage,
      person: profile,
      made: await composeMessage(db, tenantId, source).catch((error: Error) =>
        Promise.reject(fail('invalid', error.message)),
      ),
    }
  })
  const { outgoing } = made
  const address =
    outgoing.by === 'mailbox'
      ? normalizeAddress(to)
      : channelDelivererOf(engage.channel ?? 'email').addressOf(engage, person)
  const fault = outgoing.by === 'mailbox' ? addressFault(address) : null
  if (fault) throw fail('invalid', fault, [{ path: '/to', message: fault }])
  const subject = outgoing.by === 'mailbox' ? `[Test] ${outgoing.subject}` : ''
  if (outgoing.by === 'mailbox')
    await sendNow(engine, scope, engage, {
      id,
      mail: {
        address,
        subject,
        html: outgoing.html,
        text: outgoing.text,
      },
    })
  else await callOnce(engine, engage, id, outgoing)
  const now = new Date(engine.clock.now()).toISOString()
  await engine.stores.of('engage-message').create(scope, {
    engageId,
    ownerKind: 'test',
    ownerId: id,
    profileId: person.id,
    channel: engage.channel ?? 'email',
    address: address.slice(0, 500),
    state: 'sent',
    dueAt: now,
    askedAt: now,
    sentAt: now,
    settledAt: now,
    mailboxId: engage.mailboxId ?? null,
    senderId: engage.senderId ?? null,
    templateVersion: made.version,
    subject,
  })
  await engine.stores.note(scope, {
    action: 'update',
    entity: 'engage',
    entityId: engageId,
    summary: `A test of "${engage.name}" was sent to ${address}`.slice(0, 200),
  })
  return { to: address, subject }
}

/** Sends an email at once from the mailbox or sender of the message. */
const sendNow = (
  engine: Engine,
  scope: ActorScope,
  { mailboxId, senderId }: Engage,
  { id, mail }: { id: string; mail: TestMail },
): Promise<void> =>
  senderId
    ? throughSender(engine, scope, { senderId, deliveryId: id }, mail)
    : throughMailbox(engine, scope, mailboxId ?? '', mail)

async function callOnce(
  engine: Engine,
  engage: Engage,
  id: string,
  outgoing: { url: string; method: Engage['method']; body: string },
): Promise<void> {
  if (!engage.secret)
    throw fail('wrong_state', 'It has no signing secret yet: make one on the page of the message.')
  try {
    const { status, text } = await callSigned(engine, {
      id,
      url: outgoing.url,
      method: outgoing.method ?? 'POST',
      body: outgoing.body,
      secret: engine.secrets.open(
        engage.secret,
        sealPlace('engage', 'secret', engage.id, engage.tenantId),
      ),
    })
    if (status < 200 || status > 299)
      throw fail(
        'unavailable',
        say('The address answered {status}. {text}', { status: String(status), text }).slice(
          0,
          300,
        ),
      )
  } catch (error) {
    if (error instanceof FetchError)
      throw fail(
        'unavailable',
        say('The address could not be called: {fault}', { fault: say(error.message) }).slice(
          0,
          300,
        ),
      )
    throw error
  }
}

/** Creates a message. The returned secret, which signs its calls, cannot be read again. */
export async function createEngage(
  engine: Engine,
  scope: ActorScope,
  values: Partial<Engage>,
): Promise<Engage> {
  // The values are checked when they are stored: the channel may be one that does not exist.
  const isCall = channelsBy('call').includes(values.channel ?? 'email')
  const secret = isCall ? newWebhookSecret() : ''
  return {
    ...(await engine.stores
      .of('engage')
      .create(scope, { ...values, ...(secret ? { secret } : {}) })),
    secret,
  }
}

/**
 * Replaces the secret that signs calls.
 * @throws ProductError `not_found`, `wrong_state` for a message that makes no calls
 */
export async function rollEngageSecret(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<Engage> {
  const engage = await engine.stores.of('engage').get(scope, id)
  if (!engage) throw fail('not_found', 'There is no such engage message.')
  if (!isCalled(engage.channel))
    throw fail('wrong_state', 'Only messages that call an address are signed.')
  const secret = newWebhookSecret()
  return { ...(await engine.stores.of('engage').update(scope, id, null, { secret })), secret }
}
