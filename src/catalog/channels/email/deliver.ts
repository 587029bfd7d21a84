import { say } from '#language'
import { ChannelError, type ChannelDelivery } from '../channel.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 300)

/** Inserts the footer before the end of the body, where there is one. */
function withFoot(html: string, foot: string): string {
  const end = html.toLowerCase().lastIndexOf('</body>')
  if (foot === '') return html
  return end === -1 ? html + foot : html.slice(0, end) + foot + html.slice(end)
}

export const deliverEmail: ChannelDelivery = {
  addressOf: (_engage, { email }) => email ?? '',
  async compose({ version, values, footer, unsubscribeUrl }, { render, plainText }) {
    if (!version) throw new ChannelError(say('The template is not published.'))
    const subject = oneLine(await render(version.subject, values, 'text'))
    if (subject === '') throw new ChannelError(say('The subject is empty for this person.'))
    const html = await render(version.html, values, 'html')
    const text =
      version.text.trim() === '' ? plainText(html) : await render(version.text, values, 'text')
    // A template without an unsubscribe link gets a footer with one.
    const isSaid = (part: string) => unsubscribeUrl === '' || part.includes(unsubscribeUrl)
    return {
      by: 'mailbox',
      subject,
      html: withFoot(html, isSaid(html) ? '' : footer.html),
      text: `${text.trim()}${isSaid(text) ? '' : `\n\n${footer.text}`}\n`,
    }
  },
}
