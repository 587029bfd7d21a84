import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import type { Explanation, ExplanationKind } from '#model/api/explanation.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { findAskedPerson } from './find-asked-person.ts'
import { explainKinds } from './kinds.ts'
import { createReasonWriter, isoOf, linkTo } from './reasons.ts'

export interface ExplainQuery {
  kind: ExplanationKind
  /** Id of the record in question. */
  id: string
  /** Id of a profile or a contact, or an email address. */
  person: string
  /** Of rules: the id of the event in question. */
  eventId?: string | undefined
}

/**
 * Explains why a person is in a segment or journey, got a message or email, ran a rule, or has a
 * score or goal, or why not. Writes nothing.
 * @throws ProductError `not_found` for an unknown record or person
 */
export async function explain(
  engine: Engine,
  scope: ActorScope,
  { kind, id, person: asked, eventId }: ExplainQuery,
): Promise<Explanation> {
  const { tenantId } = scope
  const now = engine.clock.now()
  const asks = explainKinds[kind]
  return inTenant(engine, tenantId, async (tx) => {
    const person = await findAskedPerson(tx, asked)
    const question = {
      tx,
      scope,
      id,
      person,
      now,
      write: createReasonWriter(now),
      ...(eventId === undefined ? {} : { eventId }),
    }
    const { profileId } = person
    if (asks.about === 'profile' && profileId === null)
      throw fail(
        'not_found',
        say('{name} is a contact without a profile.', { name: person.name }),
        [{ path: '/person', message: 'The person needs a profile for this question.' }],
      )
    const answer =
      asks.about === 'contact'
        ? await asks.explain(question)
        : await asks.explain({ ...question, profileId: profileId! })
    return {
      kind,
      ...answer,
      person: {
        ...(profileId === null
          ? linkTo('contact', person.contactIds[0]!, person.name)
          : linkTo('profile', profileId, person.name)),
        email: person.email,
      },
      evaluatedAt: isoOf(new Date(now)),
    }
  })
}
