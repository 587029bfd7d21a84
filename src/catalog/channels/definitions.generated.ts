// Generated from the folders beside it by `npm run generate`. Do not edit.
import type { ChannelDefinition } from './channel.ts'
import { email } from './email/definition.ts'
import { webhook } from './webhook/definition.ts'

export const definitions: readonly ChannelDefinition[] = [
  email,
  webhook,
]
