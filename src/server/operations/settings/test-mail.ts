import { say } from '#language'
import { brand } from '#brand'
import { fail } from '#model/lib/errors.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { endpoint } from '../../base/endpoint.ts'

export const postTestMail = endpoint({
  method: 'POST',
  path: '/api/v1/settings/testmail',
  idempotency: 'lease',
  access: 'write-operator',
  summary: 'Send a mail to yourself by the system’s mail server, to see whether it works',
  rateLimit: 5,
  async handler({ engine, caller }) {
    try {
      await engine.systemMailer.send({
        to: caller.email,
        subject: `${brand.name}: test mail`,
        text:
          `This mail was asked for in the settings of ${engine.publicUrl}. Sign-in mails, ` +
          `invitations and notices come the same way.\n`,
      })
    } catch (error) {
      engine.log.warn({ fault: messageOf(error) }, 'a test mail could not be sent')
      throw fail(
        'unavailable',
        say('The mail server did not take it: {fault}', {
          fault: messageOf(error).slice(0, 200),
        }),
      )
    }
    return { to: caller.email }
  },
})
