import type { Provider } from 'oidc-provider'
import { withStylesOf } from '../../style-policy.ts'

/** A request in the provider's own framework, Koa. */
export type PageContext = Parameters<Parameters<Provider['use']>[0]>[0]
export type Form = Readonly<Record<string, string>>

const MAX_BODY = 20_000
const policy =
  "default-src 'none'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri " +
  "'none'; frame-ancestors 'none'"

/**
 * Responds with one of our pages. Browsers may not store it, frame it or send its address to other
 * sites.
 */
export function show(ctx: PageContext, html: string, status = 200): void {
  ctx.status = status
  ctx.type = 'html'
  ctx.set({
    'cache-control': 'no-store',
    'content-security-policy': withStylesOf(policy, html),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  ctx.body = html
}

/** The form of a POST was larger than any of ours. */
export class FormTooLarge extends Error {}

/** @throws FormTooLarge */
export async function readForm(ctx: PageContext): Promise<Form> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of ctx.req as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_BODY) throw new FormTooLarge('the form is too large')
    parts.push(part)
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')))
}
