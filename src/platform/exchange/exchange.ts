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

/**
 * Talks to the addresses and folders that customers name: webhooks, files to fetch and to put. Private addresses are refused unless the operator
 * allows them, redirects are not followed, and every call has a time limit. A folder is named `folder:NAME`; each organisation has its own.
 */
export interface Exchange {
  /** @throws FetchError */
  call(url: string, request: { headers: Record<string, string>; body: string }): Promise<CallAnswer>
  /** The file at an address, or the newest in a folder; null when it is the one of that stamp still, or there is none. @throws FetchError */
  open(place: string, tenantId: string, known: string): Promise<OutsideFile | null>
  /** Puts a file at an address (PUT), or into a folder under that name, whole or not at all. @throws FetchError */
  put(place: string, tenantId: string, name: string, type: string, chunks: AsyncIterable<Uint8Array>): Promise<void>
  /** Why a place cannot be used, in words; null when it can. */
  faultOf(place: string): string | null
}

const unused = () => Promise.reject(new Error('nothing outside is reached here'))

/** For tests and benches that reach nothing outside. */
export const noExchange: Exchange = { call: unused, open: unused, put: unused, faultOf: () => null }
