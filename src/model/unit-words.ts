/** Units that have a plural; others, such as "ms" or "kg", are the same for one and many. */
const COUNTED =
  /^(second|minute|hour|day|week|month|year|time|mail|message|point|character|row|piece)s\b/

/** The unit of a number as written after it: "2 messages", "1 message", "1 mail a day", "1 ms". */
export const unitWords = (unit: string, value: unknown): string =>
  value === 1 ? unit.replace(COUNTED, '$1') : unit
