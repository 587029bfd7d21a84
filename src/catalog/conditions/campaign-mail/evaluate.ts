import { sql } from 'kysely'
import { datedEvaluator } from '../dated-rows.ts'
import { mailRows } from '../mail-rows.ts'
import { happeningOf } from './definition.ts'

export const campaignMailEvaluator = datedEvaluator({
  instants({ parameterValues: { interaction, campaignId } }, { mails }) {
    const happening = happeningOf(interaction)
    return mails.flatMap((mail) =>
      mail.happening === happening && (!campaignId || mail.campaignId === campaignId)
        ? [mail.timeStamp]
        : [],
    )
  },
  rows({ parameterValues: { interaction, campaignId } }) {
    const happening = happeningOf(interaction)
    const { from, campaign, ...columns } = mailRows[happening ?? 'sent']
    return {
      ...columns,
      from: sql`${from} ${happening === null ? sql`and false` : sql``}
        ${campaignId ? sql`and ${campaign}::text = ${String(campaignId)}` : sql``}`,
    }
  },
})
