import { createHash, randomBytes } from 'node:crypto'

interface Cookie {
  name: string
  value: string
  path: string
}

/** As much of a browser as sign-in needs: cookies by path, forms, redirects one at a time. */
export function createBrowser(origin: string) {
  let cookies: Cookie[] = []

  function keep(header: string) {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(name.length + 1)
    const told = (key: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
    const path = told('path') ?? '/'
    const ends = told('expires')
    cookies = cookies.filter((one) => one.name !== name || one.path !== path)
    if (value !== '' && (!ends || Date.parse(ends) > Date.now()))
      cookies.push({ name, value, path })
  }

  const fits = (path: string, cookie: Cookie) =>
    path === cookie.path ||
    path.startsWith(cookie.path.endsWith('/') ? cookie.path : `${cookie.path}/`)

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, origin)
    const cookie = cookies
      .filter((one) => fits(url.pathname, one))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) },
    })
    for (const header of answer.headers.getSetCookie()) keep(header)
    return answer
  }

  /** Follows redirects as long as they stay at the provider; answers where it ended. */
  async function follow(answer: Response, from: string): Promise<{ url: URL; answer: Response }> {
    let at = new URL(from, origin)
    let last = answer
    for (let hops = 0; hops < 10 && last.status >= 300 && last.status < 400; hops++) {
      at = new URL(last.headers.get('location')!, at)
      if (at.origin !== origin || /^\/($|oauth\/callback)/.test(at.pathname)) break
      last = await send(at.href)
    }
    return { url: at, answer: last }
  }

  return {
    send,
    cookies: () => cookies,
    open: async (address: string) => follow(await send(address), address),
    submit: async (
      address: string,
      form: Record<string, string>,
      headers: Record<string, string> = { origin },
    ) =>
      follow(
        await send(address, { method: 'POST', body: new URLSearchParams(form), headers }),
        address,
      ),
  }
}

export type Browser = ReturnType<typeof createBrowser>

/** A PKCE pair (RFC 7636). */
export function newPkce() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
