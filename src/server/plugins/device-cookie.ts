import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sighting } from '#engine/administration/accounts/sign-in-session.ts'
import type { AppContext } from '../base/app-context.ts'

const NAME = 'outrider.device'
/** The longest lifetime that browsers accept for a cookie (RFC 6265bis, section 5.5). */
const KEPT_FOR = 400 * 86_400
const COOKIE = new RegExp(
  `(?:^|;\\s*)${NAME.replace('.', '\\.')}=([0-9a-f]{64})\\.([\\w-]{32})(?:;|$)`,
)

const signed = (id: string) => `device ${id}`

/** The id of a browser in which a person signed in before; empty without a valid cookie. */
function deviceIdOf({ engine }: AppContext, request: FastifyRequest): string {
  const [, id = '', signature = ''] = COOKIE.exec(request.headers.cookie ?? '') ?? []
  return id !== '' && engine.secrets.verify(signed(id), signature) ? id : ''
}

/** The facts about a request's browser. The address is only looked up, not stored. */
export const sightingOf = (context: AppContext, request: FastifyRequest): Sighting => ({
  deviceId: deviceIdOf(context, request),
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 500),
  address: request.ip,
  headers: request.headers,
})

/**
 * Sets the device cookie of a browser without one, so that its next sign-in is recognized. Only
 * signed-in people get one.
 */
export function keepDevice(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): void {
  if (deviceIdOf(context, request) !== '') return
  const secure = context.engine.publicUrl.startsWith('https:') ? '; Secure' : ''
  void reply.header(
    'set-cookie',
    `${NAME}=${id}.${context.engine.secrets.sign(signed(id))}; Path=/; ` +
      `Max-Age=${KEPT_FOR}; HttpOnly; SameSite=Lax${secure}`,
  )
}
