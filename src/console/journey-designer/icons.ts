import type { NodeDefinition } from '#journey/kind.ts'
import type { IconName } from '#ui/base/icon-shapes.ts'

const names: Record<NodeDefinition['icon'], IconName> = {
  bolt: 'enter',
  clock: 'clock',
  branch: 'cond',
  split: 'split',
  return: 'jump',
  send: 'mail',
  prop: 'prop',
  check: 'todo',
  users: 'send',
  exit: 'exit',
}

/** The icon of a kind of step. */
export const iconOf = (kind: NodeDefinition | null): IconName =>
  kind ? (names[kind.icon] ?? 'bolt') : 'bolt'
