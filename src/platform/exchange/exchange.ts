import { FetchError } from '../web/web.ts'

/** Another server's response to a call. */
export interface CallAnswer {
  status: number
  /** The beginning of the body as text. */
  text: string
}

/** A file outside of the product. */
export interface OutsideFile {
  name: string
  /** Distinguishes this version of the file from a changed one. */
  stamp: string
  chunks: AsyncIterable<Uint8Array>
}

/** A file in a folder, by its name there. */
export interface FolderFile {
  name: string
  size: number
  changedAt: string
}

/** A file small enough to be held in memory. */
export interface WholeFile {
  bytes: Uint8Array
  /** Null when unknown. */
  changedAt: string | null
}

/**
 * Talks to the addresses and folders that customers configure: webhooks, files to fetch and to
 * upload. Private addresses are refused unless the operator allows them, redirects are not
 * followed, and every call has a timeout. A folder is named `folder:NAME`; each organization has
 * its own.
 */
export interface Exchange {
  /** @throws FetchError */
  call(
    url: string,
    request: { headers: Record<string, string>; body: string; method?: 'POST' | 'PUT' | 'PATCH' },
  ): Promise<CallAnswer>
  /**
   * The file at an address, or the newest file of a folder; null when it still has the known stamp,
   * or there is none.
   * @throws FetchError
   */
  open(place: string, tenantId: string, known: string): Promise<OutsideFile | null>
  /**
   * Uploads a file to an address (PUT), or writes it into a folder under that name, atomically.
   * @throws FetchError
   */
  put(
    place: string,
    tenantId: string,
    name: string,
    type: string,
    chunks: AsyncIterable<Uint8Array>,
  ): Promise<void>
  /** The files of a folder whose names match, newest first, at most 200. @throws FetchError */
  list(place: string, tenantId: string, fits: RegExp): Promise<FolderFile[]>
  /**
   * A file of at most `most` bytes: the response of an address (called with a bearer token, when
   * there is one), or the file of that name in a folder.
   * @throws FetchError
   */
  read(
    place: string,
    tenantId: string,
    wanted: { name?: string; token?: string; most: number },
  ): Promise<WholeFile>
  /** Why a place cannot be used, as a sentence; null when it can. */
  faultOf(place: string): string | null
}

const unused = () => Promise.reject(new FetchError('refused', 'Nothing outside is reached here.'))

/** For tests and benchmarks that reach nothing outside. */
export const noExchange: Exchange = {
  call: unused,
  open: unused,
  put: unused,
  list: unused,
  read: unused,
  faultOf: () => null,
}
