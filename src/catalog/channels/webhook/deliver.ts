import { say } from '#language'
import { ChannelError, type ChannelDelivery } from '../channel.ts'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export const deliverWebhook: ChannelDelivery = {
  addressOf: ({ url }) => url ?? '',
  async compose({ engage, profile, values, messageId }, { render }) {
    const { url, method = 'POST', body: source } = { ...engage, url: engage.url ?? '' }
    if ((source ?? '').trim() === '')
      return {
        by: 'call',
        url,
        method,
        body: JSON.stringify({
          type: 'engage.message',
          id: messageId,
          message: { id: engage.id, name: engage.name },
          profile: {
            ...(values.profile as object),
            id: profile.id,
            properties: values.properties ?? {},
          },
        }),
      }
    const body = await render(source!, values, 'json')
    if (!isJson(body))
      throw new ChannelError(
        say(
          'The body is not valid JSON for this person. Put variables in quotation marks, or use the json filter.',
        ),
      )
    return { by: 'call', url, method, body }
  },
}
