import { FetchError } from '../web/web.ts'

/** What another server answered to a call. */
export interface CallAnswer {
  status: number
  /** The beginning of its body as text. */
  text: string
}

/** A file that stands outside. */
export interface OutsideFile {
  name: string
  /** Tells this file from a changed one. */
  stamp: string
  chunks: AsyncIterable<Uint8Array>
}

/** A file in a folder, by its name there. */
export interface FolderFile {
  name: string
  size: number
  changedAt: string
}

/** A file that is small enough to be held whole. */
export interface WholeFile {
  bytes: Uint8Array
  /** Null when nobody says. */
  changedAt: string | null
}

/**
 * Talks to the addresses and folders that customers name: webhooks, files to fetch and to put.
 * Private addresses are refused unless the operator allows them, redirects are not followed, and
 * every call has a time limit. A folder is named `folder:NAME`; each organisation has its own.
 */
export interface Exchange {
  /** @throws FetchError */
  call(
    url: string,
    request: { headers: Record<string, string>; body: string; method?: 'POST' | 'PUT' | 'PATCH' },
  ): Promise<CallAnswer>
  /**
   * The file at an address, or the newest in a folder; null when it is the one of that stamp still,
   * or there is none.
   * @throws FetchError
   */
  open(place: string, tenantId: string, known: string): Promise<OutsideFile | null>
  /**
   * Puts a file at an address (PUT), or into a folder under that name, whole or not at all.
   * @throws FetchError
   */
  put(
    place: string,
    tenantId: string,
    name: string,
    type: string,
    chunks: AsyncIterable<Uint8Array>,
  ): Promise<void>
  /** The files of a folder whose names fit, newest first, at most 200. @throws FetchError */
  list(place: string, tenantId: string, fits: RegExp): Promise<FolderFile[]>
  /**
   * A file of at most that many bytes: what stands at an address (asked for with a bearer token,
   * when one is given), or the one of that name in a folder.
   * @throws FetchError
   */
  read(
    place: string,
    tenantId: string,
    wanted: { name?: string; token?: string; most: number },
  ): Promise<WholeFile>
  /** Why a place cannot be used, in words; null when it can. */
  faultOf(place: string): string | null
}

const unused = () => Promise.reject(new FetchError('refused', 'Nothing outside is reached here.'))

/** For tests and benches that reach nothing outside. */
export const noExchange: Exchange = {
  call: unused,
  open: unused,
  put: unused,
  list: unused,
  read: unused,
  faultOf: () => null,
}
