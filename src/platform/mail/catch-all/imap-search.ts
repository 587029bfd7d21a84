import { fieldOf, readHeaderFields, splitHead } from '#platform/mailbox-reading/mime-parts.ts'
import { readImapDate } from './imap-fetch.ts'
import { inSet, isSet, textOf, type Token } from './imap-tokens.ts'
import type { StoredMail } from './mail-store.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

export interface Candidate {
  uid: number
  sequence: number
  seen: boolean
  largestUid: number
  largestSequence: number
  /** Loads the email itself, only when a key needs it. */
  mail(): Promise<StoredMail | undefined>
}

export type SearchKey = (candidate: Candidate) => Promise<boolean>

const FLAGS: Record<string, boolean | 'seen' | 'unseen'> = {
  ALL: true,
  SEEN: 'seen',
  UNSEEN: 'unseen',
  NEW: 'unseen',
  RECENT: false,
  OLD: true,
  DELETED: false,
  UNDELETED: true,
  ANSWERED: false,
  UNANSWERED: true,
  FLAGGED: false,
  UNFLAGGED: true,
  DRAFT: false,
  UNDRAFT: true,
}

/**
 * The keys of a SEARCH (RFC 3501, section 6.4.4), all of which must match; null when one is
 * unsupported.
 */
export function readSearch(tokens: readonly Token[]): SearchKey | null {
  const rest = [...tokens]
  if (textOf(rest[0]).toUpperCase() === 'CHARSET') rest.splice(0, 2)
  const keys: SearchKey[] = []
  while (rest.length > 0) {
    const key = readKey(rest)
    if (!key) return null
    keys.push(key)
  }
  return keys.length > 0 ? all(keys) : null
}

const all =
  (keys: readonly SearchKey[]): SearchKey =>
  async (candidate) => {
    for (const key of keys) if (!(await key(candidate))) return false
    return true
  }

function readKey(rest: Token[]): SearchKey | null {
  const token = rest.shift()!
  if (token.kind === 'list') return readSearch(token.items)
  const word = token.value.toUpperCase()
  const next = () => textOf(rest.shift())
  const flag = FLAGS[word]
  if (flag !== undefined)
    return async ({ seen }) => {
      if (flag === 'seen') return seen
      return flag === 'unseen' ? !seen : flag
    }
  if (word === 'NOT') {
    const key = rest.length > 0 ? readKey(rest) : null
    return key && (async (candidate) => !(await key(candidate)))
  }
  if (word === 'OR') {
    const searchKey = rest.length > 0 ? readKey(rest) : null
    const other = rest.length > 0 ? readKey(rest) : null
    return (
      searchKey &&
      other &&
      (async (candidate) => (await searchKey(candidate)) || (await other(candidate)))
    )
  }
  if (word === 'UID') {
    const set = next()
    return isSet(set) ? async ({ uid, largestUid }) => inSet(set, uid, largestUid) : null
  }
  if (word === 'KEYWORD' || word === 'UNKEYWORD')
    return next() === '' ? null : async () => word === 'UNKEYWORD'
  if (word === 'HEADER') return headerContains(next().toLowerCase(), next())
  if (['SUBJECT', 'FROM', 'TO', 'CC', 'BCC'].includes(word))
    return headerContains(word.toLowerCase(), next())
  if (word === 'TEXT' || word === 'BODY') return bytesContain(word, next())
  if (['SINCE', 'BEFORE', 'ON'].includes(word)) return byDay(word, readImapDate(next()))
  if (word === 'LARGER' || word === 'SMALLER') return bySize(word, Number(next()))
  return isSet(word)
    ? async ({ sequence, largestSequence }) => inSet(word, sequence, largestSequence)
    : null
}

const headerContains =
  (name: string, value: string): SearchKey =>
  async ({ mail }) => {
    const stored = await mail()
    const fields = readHeaderFields(splitHead(stored?.raw ?? '').head).filter(
      ([one]) => one === name,
    )
    return (
      fields.length > 0 &&
      (value === '' || fieldOf(fields, name).toLowerCase().includes(value.toLowerCase()))
    )
  }

const bytesContain =
  (word: string, value: string): SearchKey =>
  async ({ mail }) => {
    const raw = (await mail())?.raw ?? ''
    return (word === 'BODY' ? splitHead(raw).body : raw).toLowerCase().includes(value.toLowerCase())
  }

/** Matches whole days by internal date. */
function byDay(word: string, day: number): SearchKey | null {
  if (Number.isNaN(day)) return null
  return async ({ mail }) => {
    const at = (await mail())?.received_at.getTime() ?? 0
    if (word === 'SINCE') return at >= day
    return word === 'BEFORE' ? at < day : at >= day && at < day + DAY_MS
  }
}

function bySize(word: string, size: number): SearchKey | null {
  if (!Number.isInteger(size)) return null
  return async ({ mail }) => {
    const length = (await mail())?.raw.length ?? 0
    return word === 'LARGER' ? length > size : length < size
  }
}
