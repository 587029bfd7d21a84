import { sql } from 'kysely'

/**
 * Compares both columns for equality, the second as a range over the pair. The planner then uses
 * the index that begins with the person and enters it where the pair begins. With plain equalities,
 * it may use the index that begins with the second column if its statistics are older than an event
 * type or a segment, and read all of that for each person (decision 034); with both bounds over the
 * pair, it reads all rows of the person (decision 041).
 */
export const ofPerson = (second: 'event_type' | 'segment_id') =>
  sql.raw(
    `profile_id = w.profile_id and ${second} >= w.${second} and (profile_id, ${second}) <= (w.profile_id, w.${second})`,
  )
