import type { ImapFlow, ListResponse, SearchObject } from 'imapflow'
import { ReadingFault, type SentCopy } from './mailbox-reading.ts'

const wholeNames = (names: readonly string[]) => new RegExp(`^(${names.join('|')})$`, 'i')
/** Names of folders for spam, where a server does not mark it. */
export const JUNK_NAMES = wholeNames([
  'junk([ -]?e-?mail)?',
  'spam',
  'bulk mail',
  'junk-e-mail',
  'spamverdacht',
  'unerwünscht',
  'correo no deseado',
  'courrier indésirable',
  'indésirables',
  'posta indesiderata',
  'lixo eletrônico',
])
const SENT_NAMES = wholeNames([
  'sent([ -](items|mail|messages))?',
  'gesendet(e (objekte|elemente))?',
  'elementos enviados',
  'enviados',
  'éléments envoyés',
  'envoyés',
  'posta inviata',
])

/** The folder with that use (RFC 6154), else the first with a matching name; none or one. */
export function findFolder(list: readonly ListResponse[], use: string, names: RegExp): string[] {
  const open = list.filter(({ flags }) => !flags.has('\\Noselect'))
  const folder =
    open.find(({ specialUse }) => specialUse === use) ?? open.find(({ name }) => names.test(name))
  return folder ? [folder.path] : []
}

/**
 * The messages of the open folder that match, by UID.
 * @throws ReadingFault when the server does not answer the search, which is no answer of "none"
 */
export async function searchFolder(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const uids = await client.search(query, { uid: true })
  if (!uids) throw new ReadingFault('folders', 'The server did not search the folder.')
  return uids
}

/** Whether a message is in a folder of sent mail; null when there is no such folder. */
export async function isAmongSent(client: ImapFlow, rfcId: string): Promise<boolean | null> {
  const list = await client.list()
  const paths = [...findFolder(list, '\\Sent', SENT_NAMES), ...findFolder(list, '\\All', /^$/)]
  if (paths.length === 0) return null
  for (const path of paths) {
    await client.mailboxOpen(path, { readOnly: true })
    const uids = await searchFolder(client, { header: { 'message-id': rfcId } })
    if (uids.length > 0) return true
  }
  return false
}

/** Files a copy in Sent, unless it is there already. */
export async function fileCopy(
  client: ImapFlow,
  { rfcId, raw, at }: SentCopy,
): Promise<'filed' | 'present' | 'no-folder'> {
  const [path] = findFolder(await client.list(), '\\Sent', SENT_NAMES)
  if (path === undefined) return 'no-folder'
  if (await isAmongSent(client, rfcId)) return 'present'
  await client.append(path, Buffer.from(raw), ['\\Seen'], new Date(at))
  return 'filed'
}

/** Opens INBOX, and Sent for writing where copies are filed there. */
export async function tryFolders(client: ImapFlow, files: boolean): Promise<null> {
  await client.mailboxOpen('INBOX', { readOnly: true })
  if (!files) return null
  const [path] = findFolder(await client.list(), '\\Sent', SENT_NAMES)
  if (path === undefined)
    throw new ReadingFault('append', 'There is no folder of sent email, so no copy can be kept.')
  const { readOnly } = await client.mailboxOpen(path)
  if (readOnly) throw new ReadingFault('append', `The folder "${path}" can only be read.`)
  return null
}
