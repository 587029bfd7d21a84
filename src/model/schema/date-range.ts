import type { SchemaNode } from './entity.ts'

const isDay = (node: SchemaNode | undefined) => node?.type === 'string' && node.format === 'date'

/**
 * True for structures with the two days `from` and `to`, and nothing else. Both days are included;
 * an absent one leaves the range open.
 */
export const isDateRange = ({ type, properties = {} }: SchemaNode): boolean =>
  type === 'object' &&
  Object.keys(properties).length === 2 &&
  isDay(properties['from']) &&
  isDay(properties['to'])
