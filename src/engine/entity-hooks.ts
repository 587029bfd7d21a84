import './registrations.ts'
import type { Contact, Profile, Tenant } from '#model/schema/entities.generated.ts'
import type { EntityHooks, HooksByEntity } from '#store/entity-store.ts'
import type { Engine, RowParts } from '#engine/kernel/engine.ts'
import { lockPeople } from '#engine/kernel/locks.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { linkContacts } from '#engine/audience/contacts/link-contacts.ts'
import { keptPropertyTypes } from '#engine/audience/identity/load-people.ts'
import { declaredValues } from '#engine/audience/profiles/declared-values.ts'
import { objectTypeHooks } from '#engine/audience/objects/change-type.ts'
import { ruleHooks } from '#engine/rules/check-rule.ts'
import { scriptHooks } from '#engine/rules/check-script.ts'
import { actionTypeHooks, conditionTypeHooks } from '#engine/rules/saved-types.ts'
import { changedParts } from '#engine/segments/changes.ts'
import { goalHooks, scoringHooks, segmentHooks } from '#engine/segments/definition-hooks.ts'
import { followZone } from '#engine/segments/rebuild.ts'
import { changed } from '#engine/segments/changed.ts'
import { jsonSchemaHooks } from '#engine/ingest/event-schemas/check-schema.ts'
import { importHooks } from '#engine/ingest/imports/schedule.ts'
import { broadcastHooks } from '#engine/engage/broadcasts/save-broadcast.ts'
import { sendingDomainHooks } from '#engine/mail/domains/save-domain.ts'
import { formHooks } from '#engine/engage/forms/check-form.ts'
import { engageHooks, mailboxHooks } from '#engine/engage/messages/check-engage.ts'
import { senderHooks } from '#engine/mail/senders/save-sender.ts'
import { suppressionHooks } from '#engine/outreach/lifecycle/end-suppressed.ts'
import { templateHooks } from '#engine/engage/templates/follow-draft.ts'
import { webhookHooks } from '#engine/webhooks/save-webhook.ts'
import { deleteCompanyWithContact } from '#engine/outreach/research/delete-with-contact.ts'
import { followResearchSwitch } from '#engine/outreach/research/switch-research.ts'
import { exportHooks } from '#engine/administration/exports/runs.ts'
import { patchHooks } from '#engine/administration/patches/apply-patch.ts'
import { repositoryHooks } from '#engine/administration/repositories/use-repository.ts'
import { retentionHooks } from '#engine/administration/retention/keep-rules.ts'
import { agentFactHooks, agentHooks, agentTestHooks } from './agents/save-agent.ts'
import { journeyHooks } from './journeys/check-journey.ts'
import { todoHooks } from './journeys/follow-events.ts'

/** The parts of the engine that the hooks need. */
type HookEngine = RowParts & Partial<Pick<Engine, 'exchange' | 'sandbox' | 'dns'>>

/**
 * The engine's hooks for generic writes of records: by entity, in the transaction of the write.
 * Each is in the folder of its feature; those here connect several floors.
 */
export const entityHooks = (engine: HookEngine): HooksByEntity => ({
  'action-type': actionTypeHooks,
  agent: agentHooks(engine),
  'agent-fact': agentFactHooks(engine),
  'agent-test': agentTestHooks(engine),
  broadcast: broadcastHooks(engine),
  'condition-type': conditionTypeHooks(engine),
  contact: contactHooks(engine),
  engage: engageHooks(engine),
  'export-config': exportHooks(engine),
  form: formHooks,
  goal: goalHooks(engine),
  'import-config': importHooks(engine),
  journey: journeyHooks,
  'json-schema': jsonSchemaHooks,
  mailbox: mailboxHooks,
  'object-type': objectTypeHooks(engine),
  patch: patchHooks,
  profile: profileHooks(engine),
  repository: repositoryHooks(engine),
  'retention-rule': retentionHooks(engine),
  rule: ruleHooks(engine),
  scoring: scoringHooks(engine),
  script: scriptHooks(engine),
  segment: segmentHooks(engine),
  sender: senderHooks,
  'sending-domain': sendingDomainHooks(engine),
  suppression: suppressionHooks(engine),
  template: templateHooks,
  tenant: tenantHooks(engine),
  todo: todoHooks(engine),
  webhook: webhookHooks(engine),
})

const profileHooks = (engine: HookEngine): EntityHooks<Profile> => ({
  beforeLock: (db, { tenantId }) => lockPeople(db, tenantId),
  /** Stores properties as their declared types do. */
  prepare: async (db, scope, values, before) =>
    values.properties === undefined
      ? values
      : {
          ...values,
          properties: declaredValues(
            values.properties,
            before?.properties,
            await keptPropertyTypes(scopedTx(engine, db, scope)),
          ),
        },
  async afterWrite(db, scope, before, after) {
    const moved =
      before?.email === after?.email
        ? []
        : await linkContacts(db, scope.tenantId, {
            emails: [before?.email, after?.email],
            profileIds: after ? [after.id] : [],
          })
    await changed(scopedTx(engine, db, scope), [
      after
        ? {
            profileIds: [after.id],
            ...(before ? { parts: changedParts(before, after) } : { everything: true }),
          }
        : { profileIds: [] },
      { profileIds: moved, campaigns: true },
    ])
  },
})

const contactHooks = (engine: HookEngine): EntityHooks<Contact> => ({
  beforeLock: (db, { tenantId }) => lockPeople(db, tenantId),
  async afterWrite(db, scope, before, after) {
    const { tenantId } = scope
    const moved =
      before?.email === after?.email
        ? []
        : await linkContacts(db, tenantId, { emails: [before?.email, after?.email] })
    if (before && (!after || before.companyDomain !== after.companyDomain))
      await deleteCompanyWithContact(db, tenantId, before)
    const left = !after && before?.profileId ? [before.profileId] : []
    await changed(scopedTx(engine, db, scope), [
      { profileIds: [...moved, ...left], campaigns: true },
    ])
  },
})

/** What switches of the organization lead to. */
const tenantHooks = (engine: HookEngine): EntityHooks<Tenant> => ({
  async afterWrite(db, scope, before, after) {
    const tx = scopedTx(engine, db, scope)
    await followResearchSwitch(tx, before, after)
    await followZone(tx, before, after)
  },
})
