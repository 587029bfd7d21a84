/**
 * A domain name in ASCII form and lower case, without a final dot; null for a text that is none.
 * Addresses of machines are no domains.
 */
export function asciiDomain(text: string): string | null {
  const name = text.trim().replace(/\.$/, '')
  if (name === '' || name.length > 253 || /[\s/@:?#\\%]/.test(name)) return null
  let host: string
  try {
    host = new URL(`http://${name}`).hostname
  } catch {
    return null
  }
  const labels = host.split('.')
  const isName =
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1)!)
  return isName ? host : null
}
