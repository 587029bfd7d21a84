import { systemActor } from '#model/api/actor.ts'
import { queueEngageMessage } from '#engine/engage/messages/queue-message.ts'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import { silentLog } from '#platform/log.ts'
import { createCatchAll } from '#platform/mail/catch-all/catch-all.ts'
import { createSmtpTransport } from '#platform/mail/smtp.ts'
import { createMailSignIn } from '#platform/mail-sign-in/create-mail-sign-in.ts'
import { createTokenCheck } from '#platform/mail-sign-in/token-check.ts'
import { createImapReader } from '#platform/mailbox-reading/imap.ts'
import { startOauth } from './oauth-stand-in.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const SOURCE =
  '<mjml><mj-body><mj-section><mj-column><mj-text>Hi</mj-text></mj-column></mj-section></mj-body></mjml>'

/** An engage message that leaves from the mailbox, due now. */
async function queueHello(
  { t }: { t: TestApp },
  mailboxId: string,
  subject: string,
): Promise<void> {
  const { engine } = t
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  const at = new Date(t.clock.now())
  const name = subject.replaceAll(' ', '-')
  await engine.stores.of('template').create(scope, {
    id: name,
    name,
    subject,
    source: SOURCE,
  })
  await publishTemplate(engine, scope, name, {})
  await engine.stores.of('engage').create(scope, { id: name, name, templateId: name, mailboxId })
  const { id } = await engine.stores
    .of('profile')
    .create(scope, { name: 'Bob', email: `${name}@firm.example`, properties: {} })
  await t.database.tenant(t.tenants.a, (db) =>
    queueEngageMessage(
      { db, engine, tenantId: t.tenants.a },
      {
        engageId: name,
        profileId: id,
        owner: { kind: 'journey', id: 'run', stepId: 's', visit: 0 },
        at,
      },
    ),
  )
}

/**
 * An app whose mailboxes reach real SMTP and IMAP servers and a stand-in of the providers, which
 * decides about access tokens.
 */
export async function startSignInWorld() {
  const t = await startTestApp()
  const oauth = await startOauth()
  const catchAll = await createCatchAll({
    database: t.database,
    log: silentLog,
    clock: t.clock,
    acceptsToken: createTokenCheck(oauth.origin),
  })
  const { smtpPort, imapPort } = catchAll
  const transport = createSmtpTransport({ log: silentLog, allowInsecure: true })
  Object.assign(t.engine, {
    transport,
    reader: createImapReader({ log: silentLog, allowInsecure: true, clock: t.clock }),
    mailSignIn: createMailSignIn({
      clients: { google: { id: 'g-id', secret: 'g-secret' }, microsoft: { id: 'm', secret: 's' } },
      standIn: { origin: oauth.origin, smtpPort, imapPort },
      log: silentLog,
      timeout: 500,
    }),
  })
  return {
    t,
    oauth,
    catchAll,
    transport,
    queueHello: (mailboxId: string, subject: string) => queueHello({ t }, mailboxId, subject),
    async call<T>(
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      payload?: object,
      headers: Record<string, string> = t.as.member,
    ) {
      const url = `/api/v1${path}`
      const answer = await t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      return { status: answer.statusCode, body: answer.json<T>() }
    },
    /** Removes the mailboxes and what names them. */
    clear: () =>
      t.database.system(async (db) => {
        await db.deleteFrom('engage_messages').execute()
        await db.deleteFrom('engages').execute()
        await db.deleteFrom('mailboxes').execute()
      }),
    async close() {
      await transport.close()
      await catchAll.close()
      await oauth.close()
      await t.close()
    },
  }
}

export type SignInWorld = Awaited<ReturnType<typeof startSignInWorld>>
