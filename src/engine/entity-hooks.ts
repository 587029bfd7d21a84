import './registrations.ts'
import { matchAll } from '#condition/condition.ts'
import {
  entities,
  type Contact,
  type Engage,
  type Sender,
  type SendingDomain,
  type Suppression,
  type Template,
  type Webhook,
} from '#model/entities.generated.ts'
import { withPlaces } from '#model/object-type.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { followDraft as followAgentDraft, followFact } from './agents/follow-draft.ts'
import { requestCheck } from './agents/kept-tests.ts'
import { checkAgent, checkFact, checkTest, normalizeFact, withScript } from './agents/save-agent.ts'
import { checkEngage, followOutlet, freeMailbox } from '#engine/delivery/messages/check-engage.ts'
import { assertDeletable, checkBroadcast } from '#engine/delivery/broadcasts/save-broadcast.ts'
import { assertValidSchema } from '#engine/ingest/event-schemas/check-schema.ts'
import { checkExport, exportSchedule } from '#engine/administration/exports/runs.ts'
import { checkImport, importSchedule } from '#engine/ingest/imports/schedule.ts'
import { retentionSchedule } from '#engine/administration/retention/keep-rules.ts'
import { assertValidRule } from '#engine/definitions/rules/check-rule.ts'
import { assertValidGraph } from './journeys/check-journey.ts'
import { settleTasks } from './journeys/follow-events.ts'
import { checkType, followType } from '#engine/definitions/objects/change-type.ts'
import { checkRepository } from '#engine/administration/repositories/use-repository.ts'
import { forgetApplication, assertValidPatch } from '#engine/administration/patches/apply-patch.ts'
import { assertValidScript } from '#engine/definitions/rules/check-script.ts'
import {
  rebuildForType,
  assertValidConditionType,
  assertValidSavedAction,
} from '#engine/definitions/rules/saved-types.ts'
import { assertValid } from '#engine/definitions/segments/check-condition.ts'
import { assertAcyclic, type PlainElement } from '#engine/definitions/segments/definitions.ts'
import {
  checkDomainName,
  followDomain,
  normalizeDomain,
} from '#engine/delivery/domains/save-domain.ts'
import { checkSender, followSender, normalizeSender } from '#engine/delivery/senders/save-sender.ts'
import { checkForm } from '#engine/delivery/forms/check-form.ts'
import { followDraft } from '#engine/delivery/templates/follow-draft.ts'
import { checkWebhook, forgiveWebhook } from '#engine/delivery/webhooks/save-webhook.ts'
import { changedParts } from '#engine/definitions/segments/changes.ts'
import { reevaluateMemberships } from '#engine/definitions/segments/reevaluate-memberships.ts'
import { followZone, rebuildChanged } from '#engine/definitions/segments/rebuild.ts'
import type { Db } from '#platform/database/database.ts'
import { deleteCompanyWithContact } from '#engine/campaigns/research/delete-with-contact.ts'
import { followResearchSwitch } from '#engine/campaigns/research/switch-research.ts'
import { linkContacts } from '#engine/audience/contacts/link-contacts.ts'
import { lockPeople, lockMemberships } from '#engine/kernel/locks.ts'
import { stopOutreachFor } from '#engine/delivery/sequences/suppress.ts'
import { declaredValues } from '#engine/audience/profiles/declared-values.ts'
import { keptPropertyTypes } from '#engine/audience/identity/load-people.ts'
import type { ReadParts } from '#engine/audience/profiles/read-parts.ts'

const nothing = Promise.resolve()

/**
 * Taken before the record is locked: intake holds the membership lock first and then checks that
 * the segment exists.
 */
const lockKept = (db: Db, { tenantId }: { tenantId: string }) =>
  lockMemberships(db, tenantId, 'exclusive')

/** The parts of the engine that the rules need. */
type RuleEngine = Pick<Engine, 'clock' | 'newId'> &
  Partial<Pick<Engine, 'exchange' | 'sandbox' | 'dns'>>

/** By entity. */
type Rules = Readonly<Record<string, EntityHooks>>

/** The engine's rules for generic writes of records: by entity, in the transaction of the write. */
export function entityHooks(engine: RuleEngine): Rules {
  return {
    ...membershipRules(engine),
    ...peopleRules(engine),
    ...tenantRules(engine),
    ...languageRules(engine),
    ...exchangeRules(engine),
    ...outreachRules(engine),
    ...agentRules(engine),
  }
}

/** Segments, scoring plans and goals, which determine memberships and scores. */
const membershipRules = (engine: RuleEngine): Rules => ({
  segment: {
    beforeLock: lockKept,
    async validate(db, { tenantId }, { id, condition = matchAll }) {
      await assertValid({ db, engine, tenantId }, condition, 'profile', '/condition')
      await assertAcyclic({ db, engine, tenantId }, 'segment', String(id), [
        { condition, path: '/condition' },
      ])
    },
    async afterWrite(db, scope, before, after) {
      if (!after) return
      const isSame =
        before &&
        before.enabled === after.enabled &&
        JSON.stringify(before.condition) === JSON.stringify(after.condition)
      if (!isSame) await rebuildChanged(db, engine, scope, `segment:${String(after.id)}`)
    },
  },
  scoring: {
    beforeLock: lockKept,
    async validate(db, { tenantId }, { id, elements = [] }) {
      const places = (elements as PlainElement[]).map(({ condition }, at) => ({
        condition,
        path: `/elements/${at}/condition`,
      }))
      for (const { condition, path } of places)
        await assertValid({ db, engine, tenantId }, condition, 'profile', path)
      await assertAcyclic({ db, engine, tenantId }, 'scoring', String(id), places)
    },
    async afterWrite(db, scope, before, after) {
      if (!after) return
      const isSame =
        before &&
        before.enabled === after.enabled &&
        JSON.stringify(before.elements) === JSON.stringify(after.elements)
      if (!isSame) await rebuildChanged(db, engine, scope, `scoring:${String(after.id)}`)
    },
  },
  goal: {
    async validate(db, { tenantId }, { startEvent, targetEvent }) {
      if (startEvent)
        await assertValid({ db, engine, tenantId }, startEvent, 'event', '/startEvent')
      await assertValid({ db, engine, tenantId }, targetEvent ?? matchAll, 'event', '/targetEvent')
    },
  },
})

/** Stores properties as their declared types do. */
const withDeclaredValues =
  (engine: RuleEngine): EntityHooks['prepare'] =>
  async (db, { tenantId }, values, before) =>
    values.properties === undefined
      ? values
      : {
          ...values,
          properties: declaredValues(
            values.properties,
            before?.properties,
            await keptPropertyTypes({ db, engine, tenantId }),
          ),
        }

/** People and suppressions. */
const peopleRules = (engine: RuleEngine): Rules => ({
  profile: {
    beforeLock: (db, { tenantId }) => lockPeople(db, tenantId),
    prepare: withDeclaredValues(engine),
    async afterWrite(db, { tenantId }, before, after) {
      const moved =
        before?.email === after?.email
          ? []
          : await linkContacts(db, tenantId, {
              emails: [before?.email as string | null, after?.email as string | null],
              profileIds: after ? [String(after.id)] : [],
            })
      await reevaluateMemberships({ db, engine, tenantId }, [
        after
          ? {
              profileIds: [String(after.id)],
              ...(before
                ? {
                    parts: changedParts(
                      before as unknown as ReadParts,
                      after as unknown as ReadParts,
                    ),
                  }
                : { everything: true }),
            }
          : { profileIds: [] },
        { profileIds: moved, campaigns: true },
      ])
    },
  },
  contact: {
    beforeLock: (db, { tenantId }) => lockPeople(db, tenantId),
    async afterWrite(db, { tenantId }, before, after) {
      const moved =
        before?.email === after?.email
          ? []
          : await linkContacts(db, tenantId, {
              emails: [before?.email as string | null, after?.email as string | null],
            })
      if (before && (!after || before.companyDomain !== after.companyDomain))
        await deleteCompanyWithContact(db, tenantId, before as unknown as Contact)
      const left = !after && before?.profileId ? [String(before.profileId)] : []
      await reevaluateMemberships({ db, engine, tenantId }, [
        { profileIds: [...moved, ...left], campaigns: true },
      ])
    },
  },
  suppression: {
    // Restoring a deleted entry: matching people may be in campaigns again. An erased value matches
    // no person.
    async afterWrite(db, scope, before, after) {
      const { kind, value, reason, source } = (after ?? {}) as Partial<Suppression>
      if (!before && after && value)
        await stopOutreachFor(db, engine, scope, {
          kind: kind!,
          value,
          reason: reason!,
          source: source ?? '',
        })
    },
  },
})

/** What switches of the organization lead to. */
const tenantRules = (engine: RuleEngine): Rules => ({
  tenant: {
    async afterWrite(db, scope, before, after) {
      await followResearchSwitch({ db, engine, scope }, before, after)
      await followZone({ db, engine, scope }, before, after)
    },
  },
})

/** Inputs and outputs of the tenant, and retention. */
const exchangeRules = (engine: RuleEngine): Rules => ({
  webhook: {
    validate: (db, scope, values) => checkWebhook(db, engine, scope, values),
    afterWrite: (db, scope, before, after) =>
      after ? forgiveWebhook(db, scope, before, after as unknown as Webhook) : nothing,
  },
  'export-config': {
    validate: (db, scope, values) => checkExport(db, engine, scope, values),
    afterWrite: exportSchedule.afterWrite(engine),
  },
  'import-config': {
    validate: (db, scope, values) => checkImport(db, engine, scope, values),
    afterWrite: importSchedule.afterWrite(engine),
  },
  'retention-rule': {
    afterWrite: retentionSchedule.afterWrite(engine),
  },
  repository: {
    validate: async (_db, _scope, values, before) => checkRepository(engine, values, before),
  },
})

/** Schemas of records and events, and building blocks of conditions and actions. */
const languageRules = (engine: RuleEngine): Rules => ({
  'object-type': {
    normalize: (values) =>
      values.schema === undefined ? values : { ...values, schema: withPlaces(values.schema) },
    validate: checkType,
    afterWrite: (db, scope, before, after) => followType({ db, engine, scope }, before, after),
  },
  'json-schema': {
    validate: (db, { tenantId }, values, before) => assertValidSchema(db, tenantId, values, before),
  },
  'condition-type': {
    validate: (db, { tenantId }, values) =>
      assertValidConditionType({ db, engine, tenantId }, values),
    afterWrite: (db, scope, before, after) => rebuildForType({ db, engine, scope }, before, after),
  },
  'action-type': {
    validate: (db, { tenantId }, values) => assertValidSavedAction(db, tenantId, values),
  },
  patch: {
    validate: async (_db, _scope, values) => assertValidPatch(entities, values),
    afterWrite: forgetApplication,
  },
  script: { validate: (_db, { tenantId }, values) => assertValidScript(engine, tenantId, values) },
  rule: {
    validate: (db, { tenantId }, { condition, actions }) =>
      assertValidRule({ db, engine, tenantId }, { condition, actions }),
  },
})

/** Messages, journeys and tasks of users. */
const outreachRules = (engine: RuleEngine): Rules => ({
  engage: {
    validate: async (_db, _scope, values) => checkEngage(engine, values as Partial<Engage>),
    afterWrite: (db, scope, before, after) =>
      before && after
        ? followOutlet(db, scope, before as unknown as Engage, after as unknown as Engage)
        : nothing,
  },
  broadcast: {
    validate: (db, { tenantId }, values, before) =>
      checkBroadcast({ db, engine, tenantId }, values, before),
    afterWrite: async (_db, _scope, before, after) => {
      if (before && !after) assertDeletable(before)
    },
  },
  // Its limits may have changed, so it becomes eligible for sending again immediately.
  mailbox: {
    afterWrite: (db, scope, before, after) =>
      before && after ? freeMailbox(db, scope, String(after.id)) : nothing,
  },
  sender: {
    normalize: normalizeSender,
    validate: async (_db, _scope, values) => checkSender(values as Partial<Sender>),
    afterWrite: (db, scope, before, after) =>
      after ? followSender(db, scope, before, after as unknown as Sender) : nothing,
  },
  'sending-domain': {
    normalize: normalizeDomain,
    validate: async (_db, _scope, values, before) => checkDomainName(engine, values, before),
    afterWrite: (db, scope, before, after) =>
      after
        ? followDomain({ db, engine, scope }, before, after as unknown as SendingDomain)
        : nothing,
  },
  template: {
    afterWrite: (db, scope, before, after) =>
      before && after ? followDraft(db, scope, after as unknown as Template) : nothing,
  },
  form: {
    validate: (db, { tenantId }, values) => checkForm(db, tenantId, values),
  },
  journey: { validate: async (_db, _scope, { graph }) => assertValidGraph(graph) },
  todo: {
    async afterWrite(db, { tenantId }, before, after) {
      if (before && before.state !== 'done' && (!after || after.state === 'done'))
        await settleTasks({ db, engine, tenantId }, [
          { taskId: String(before.id), outcome: after ? 'done' : 'The to-do was deleted.' },
        ])
    },
  },
})

/** Agents, what they know, and the calls that are kept as their tests. */
const agentRules = (engine: RuleEngine): Rules => ({
  agent: {
    prepare: async (_db, _scope, values, before) => withScript(values, before),
    validate: async (_db, _scope, values) => checkAgent(values),
    async afterWrite(db, { tenantId }, before, after) {
      if (!before || !after) return
      Object.assign(after, { state: await followAgentDraft(db, String(after.id)) })
      await requestCheck({ db, engine, tenantId }, String(after.id))
    },
  },
  'agent-fact': {
    normalize: normalizeFact,
    validate: (db, _scope, values, before) => checkFact(db, values, before),
    async afterWrite(db, { tenantId }, before, after) {
      const agentId = String((after ?? before)!.agentId)
      await followFact(db, agentId, before === null)
      await requestCheck({ db, engine, tenantId }, agentId)
    },
  },
  'agent-test': {
    validate: (db, _scope, values, before) => checkTest(db, values, before),
    async afterWrite(db, { tenantId }, _before, after) {
      if (after) await requestCheck({ db, engine, tenantId }, String(after.agentId))
    },
  },
})
