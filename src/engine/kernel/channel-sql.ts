import { sql, type RawBuilder } from 'kysely'
import { channelsBy } from '#catalog/channels/definitions.ts'

const oneOf = (column: string, channels: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(channels.map((channel) => sql.lit(channel)))})`

/**
 * SQL condition for messages that a mailbox sends.
 * @param column the column with the message's channel
 */
export const leavesByMailbox = (column: string) => oneOf(column, channelsBy('mailbox'))

/**
 * SQL condition for messages that are delivered by an HTTP call.
 * @param column the column with the message's channel
 */
export const leavesByCall = (column: string) => oneOf(column, channelsBy('call'))
