import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PageContext } from './answer-page.ts'

const NAME = 'outrider.tries'
/** Accounts remembered for one browser. */
const MAX = 5
const KEPT_FOR = 180 * 86_400_000

/**
 * Cookies that prove an earlier sign-in of this device to an account (OWASP, device cookies). They
 * grant no access; they give the device a separate attempt limit.
 */
export function deviceCookies(secrets: readonly string[], isSecure: boolean) {
  const proof = (secret: string, subject: string, id: string) =>
    createHmac('sha256', secret).update(`device ${subject} ${id}`).digest('base64url')
  const marksOf = (ctx: PageContext): string[] =>
    (ctx.cookies.get(NAME, { signed: false }) ?? '')
      .split('~')
      .filter((mark: string) => /^[\w-]{16}\.[\w-]{43}$/.test(mark))
      .slice(0, MAX)
  const isProof = (given: string, subject: string, id: string) =>
    secrets.some((secret) =>
      timingSafeEqual(Buffer.from(proof(secret, subject, id)), Buffer.from(given)),
    )
  const ofSubject = (marks: readonly string[], subject: string) =>
    marks.find((mark) => isProof(mark.slice(17), subject, mark.slice(0, 16)))

  return {
    /** The id of this device if it signed in to the account before; null otherwise. */
    deviceOf(ctx: PageContext, subject: string): string | null {
      return ofSubject(marksOf(ctx), subject)?.slice(0, 16) ?? null
    },
    /** Remembers the device after a correct password. */
    remember(ctx: PageContext, subject: string): void {
      const marks = marksOf(ctx)
      const known = ofSubject(marks, subject)
      const id = randomBytes(12).toString('base64url')
      const mark = known ?? `${id}.${proof(secrets[0]!, subject, id)}`
      const value = [mark, ...marks.filter((other) => other !== mark)].slice(0, MAX).join('~')
      ctx.cookies.set(NAME, value, {
        signed: false,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        path: '/u',
        maxAge: KEPT_FOR,
        overwrite: true,
      })
    },
  }
}

export type DeviceCookies = ReturnType<typeof deviceCookies>
