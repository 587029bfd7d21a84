import { message, say } from '#language'
import type { Sender } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { DeliveryStage, ProbeFault } from '#platform/mail/mail.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { senderAccount } from './sender-account.ts'

export interface SenderTestResult {
  ok: boolean
  /** The step that failed; null when all passed. */
  step: DeliveryStage | null
  message: string
}

const STEPS: Partial<Record<DeliveryStage, string>> = {
  connect: message('Connection failed.'),
  tls: message('Encryption failed.'),
  auth: message('Sign-in failed.'),
}

/** Connects, encrypts and signs in; a password that cannot be opened fails the sign-in. */
async function probe(engine: Engine, sender: Sender): Promise<ProbeFault | null> {
  let account
  try {
    account = senderAccount(engine, sender)
  } catch (error) {
    return { stage: 'auth', message: messageOf(error) }
  }
  return engine.transport.probe(account)
}

/**
 * Signs in to the relay without sending. Enables a sender again that had failed and works now.
 * @throws ProductError `not_found`
 */
export async function testSender(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<SenderTestResult> {
  const sender = await engine.stores.of('sender').get(scope, id)
  if (!sender) throw fail('not_found', 'There is no such sender.')
  const fault = await probe(engine, sender)
  if (!fault) {
    if (sender.state === 'error')
      await engine.stores.of('sender').update(scope, id, null, { state: 'active', stateReason: '' })
    return { ok: true, step: null, message: say('Signed in.') }
  }
  return {
    ok: false,
    step: fault.stage,
    message: `${say(STEPS[fault.stage] ?? message('The test failed.'))} ${fault.message}`,
  }
}
