import { fail } from '#model/lib/errors.ts'
import { enrollProfile } from '#engine/journeys/enroll-in-campaign.ts'
import type { BulkAction } from '../../bulk-action.ts'
import { isPeople } from '../../apply-to-people.ts'
import { eachRecord } from '../../change-records.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'

export const enroll: BulkAction = {
  id: 'enroll',
  title: 'Add to campaign',
  fits: isPeople,
  alsoWrites: 'campaigns',
  params: {
    campaignId: { type: 'string', title: 'Campaign', format: 'uuid', 'x-ref': 'campaign' },
  },
  required: ['campaignId'],
  async check({ engine, scope, params }) {
    const campaign = await engine.stores.of('campaign').get(scope, String(params.campaignId))
    if (!campaign)
      throw fail('invalid', 'There is no such campaign.', [
        { path: '/campaignId', message: 'There is no such campaign.' },
      ])
    if (campaign.state === 'archived')
      throw fail('wrong_state', 'This campaign is archived. Restore it first.')
  },
  apply: (work, ids) =>
    eachRecord(work, ids, async (profileId) => {
      const { engine, scope } = work
      const answer = await inTenant(engine, scope.tenantId, (tx) =>
        enrollProfile(tx, scope, {
          profileId,
          campaignId: String(work.params.campaignId),
          source: `profiles, by ${scope.actor.name}`,
        }),
      )
      if (answer === 'enrolled') return { state: 'done' }
      if (answer === 'already') return { state: 'unchanged' }
      throw fail('wrong_state', answer)
    }),
}
