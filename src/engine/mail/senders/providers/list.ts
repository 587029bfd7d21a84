import type { Sender } from '#model/schema/entities.generated.ts'
import type { SenderProvider } from '../provider.ts'
import { mailgun } from './mailgun/provider.ts'
import { postmark } from './postmark/provider.ts'
import { sendgrid } from './sendgrid/provider.ts'
import { ses } from './ses/provider.ts'
import { smtp } from './smtp/provider.ts'

const providers: Record<NonNullable<Sender['provider']>, SenderProvider> = {
  ses,
  postmark,
  mailgun,
  sendgrid,
  smtp,
}

export const providerOf = ({ provider = 'smtp' }: Pick<Sender, 'provider'>): SenderProvider =>
  providers[provider]
