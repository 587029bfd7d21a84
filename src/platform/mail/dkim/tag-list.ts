/**
 * Reads a tag list such as `v=DKIM1; k=rsa; p=…` (RFC 6376, section 3.2). Names are lower-case;
 * spaces around values are dropped.
 * @returns null when a part is no tag, or a name occurs twice
 */
export function readTags(text: string): Map<string, string> | null {
  const tags = new Map<string, string>()
  const parts = text.split(';')
  if (parts.at(-1)?.trim() === '') parts.pop()
  for (const part of parts) {
    const tag = /^\s*([A-Za-z][A-Za-z0-9_]*)\s*=([\s\S]*)$/.exec(part)
    const name = tag?.[1]?.toLowerCase()
    if (!tag || name === undefined || tags.has(name)) return null
    tags.set(name, tag[2]!.trim())
  }
  return tags
}

/** A base64 value without the spaces that folding puts into it. */
export const withoutSpace = (value: string): string => value.replace(/\s+/g, '')
