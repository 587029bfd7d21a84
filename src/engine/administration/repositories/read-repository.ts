import { say } from '#language'
import type { OfferedArchive, RepositoryContent } from '#model/api/answers/repository-answers.ts'
import type { Repository } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isObject } from '#model/lib/is-object.ts'
import { sealPlace } from '#platform/secrets.ts'
import { FetchError, type FetchFault } from '#platform/web/web.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'

const ARCHIVE = /\.(tar\.gz|tgz)$/i
const MAX_ARCHIVE = 16 * 1024 * 1024
const MAX_LIST = 1024 * 1024
const MAX_OFFERED = 200

type Found = OfferedArchive & { read(): Promise<Uint8Array> }

const isFolder = (place: string) => place.startsWith('folder:')
const pathOf = (place: string) => new URL(place).pathname

const words: Partial<Record<FetchFault, string>> = {
  'forbidden-address': 'Addresses within private networks are not called.',
  dns: 'There is no server of this name.',
  refused: "Couldn't reach the server, or the connection broke.",
  timeout: 'The server took too long to answer.',
  tls: 'The server has no valid certificate.',
}

/** Explains errors that need context; other messages are used as they are. */
function faultOf({ fault, status, message }: FetchError): string {
  if (status === 401 || status === 403)
    return say('The address asks for another token (it answered {status}).', {
      status: String(status),
    })
  if (status >= 300 && status < 400)
    return 'The address sends on to another one, which is not followed. Give that address.'
  return words[fault] ?? message
}

/** Truncates external text for display. */
const textIn = (value: unknown, most: number) =>
  typeof value === 'string' ? value.slice(0, most) : ''

const notAList = () =>
  fail('malformed', 'The list of archives is not { "archives": [{ "file": "…" }] }.')

function momentIn(value: unknown): string | null {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

/**
 * Parses a published list: all archives must be on the same server, so that a token is never sent
 * elsewhere.
 */
function readList(bytes: Uint8Array, place: string): (OfferedArchive & { url: string })[] {
  let list: unknown
  try {
    list = JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    throw fail(
      'malformed',
      'The URL has neither an archive (.tar.gz) nor a list of archives in JSON.',
    )
  }
  const archives = isObject(list) ? list.archives : null
  if (!Array.isArray(archives)) throw notAList()
  return archives.slice(0, MAX_OFFERED).map((archive: unknown) => {
    const file = isObject(archive) ? textIn(archive.file, 500) : ''
    if (!isObject(archive) || !file || !URL.canParse(file, place)) throw notAList()
    const url = new URL(file, place)
    if (url.origin !== new URL(place).origin)
      throw fail('malformed', say('The list names "{file}", which is on another server.', { file }))
    return {
      name: file,
      title: textIn(archive.name, 100) || file,
      description: textIn(archive.description, 300),
      version: textIn(archive.version, 40),
      changedAt: momentIn(archive.time),
      size: typeof archive.size === 'number' ? archive.size : null,
      url: url.href,
    }
  })
}

async function find(
  { exchange, secrets }: Engine,
  tenantId: string,
  { id, place, token: sealed }: Repository,
): Promise<Found[]> {
  if (isFolder(place)) {
    const files = await exchange.list(place, tenantId, ARCHIVE)
    return files.map(({ name, size, changedAt }) => ({
      name,
      title: name,
      description: '',
      version: '',
      changedAt,
      size,
      read: async () => (await exchange.read(place, tenantId, { name, max: MAX_ARCHIVE })).bytes,
    }))
  }
  const token = sealed ? secrets.open(sealed, sealPlace('repository', 'token', id, tenantId)) : ''
  const fetchArchive = (url: string) => async () =>
    (await exchange.read(url, tenantId, { token, max: MAX_ARCHIVE })).bytes
  if (!ARCHIVE.test(pathOf(place)))
    return readList(
      (await exchange.read(place, tenantId, { token, max: MAX_LIST })).bytes,
      place,
    ).map(({ url, ...offered }) => ({ ...offered, read: fetchArchive(url) }))
  const { bytes, changedAt } = await exchange.read(place, tenantId, { token, max: MAX_ARCHIVE })
  const name = pathOf(place).split('/').at(-1)!
  return [
    {
      name,
      title: name,
      description: '',
      version: '',
      changedAt,
      size: bytes.length,
      read: async () => bytes,
    },
  ]
}

async function repositoryOf(engine: Engine, scope: ActorScope, id: string): Promise<Repository> {
  const repository = await engine.stores.of('repository').get(scope, id)
  if (!repository) throw fail('not_found', 'There is no such repository.')
  return repository
}

/**
 * The archives that a repository currently offers, newest first where dates are known; or why it
 * cannot be read.
 * @throws ProductError `not_found`
 */
export async function repositoryContent(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<RepositoryContent> {
  const repository = await repositoryOf(engine, scope, id)
  try {
    return {
      archives: (await find(engine, scope.tenantId, repository)).map(
        ({ read: _read, ...offered }) => offered,
      ),
      fault: '',
    }
  } catch (error) {
    if (error instanceof FetchError) return { archives: [], fault: faultOf(error) }
    if (error instanceof Error && 'code' in error && error.code === 'malformed')
      return { archives: [], fault: error.message }
    throw error
  }
}

/**
 * Fetches one of its archives.
 * @throws ProductError `not_found`, `malformed` (the reason in words)
 */
export async function readArchive(
  engine: Engine,
  scope: ActorScope,
  id: string,
  name: string,
): Promise<{ repository: Repository; bytes: Uint8Array }> {
  const repository = await repositoryOf(engine, scope, id)
  try {
    const found = (await find(engine, scope.tenantId, repository)).find(
      (candidate) => candidate.name === name,
    )
    if (!found) throw fail('not_found', 'This archive does not lie in the repository any more.')
    return { repository, bytes: await found.read() }
  } catch (error) {
    if (error instanceof FetchError) throw fail('malformed', faultOf(error))
    throw error
  }
}
