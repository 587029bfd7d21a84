import { configure } from 'safe-stable-stringify'

/** Throws for circular structures, as JSON.stringify does. */
const stringify = configure({ deterministic: true, circularValue: TypeError })

/**
 * JSON with keys in code unit order, so that two spellings of the same structure are the same text;
 * an empty text for what JSON cannot write. `indent` for people to read.
 */
export const stableJson = (value: unknown, indent?: number): string =>
  stringify(value, null, indent) ?? ''
