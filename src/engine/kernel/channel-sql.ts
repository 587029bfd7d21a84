import { sql, type RawBuilder } from 'kysely'
import { channelsBy } from '#catalog/channels/definitions.ts'

const oneOf = (column: string, channels: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(channels.map((one) => sql.lit(one)))})`

/** Whether a row of the ledger leaves from a mailbox, by the column that has its channel. */
export const leavesByMailbox = (column: string) => oneOf(column, channelsBy('mailbox'))

/** Whether a row of the ledger is a call of an address, by the column that has its channel. */
export const leavesByCall = (column: string) => oneOf(column, channelsBy('call'))
