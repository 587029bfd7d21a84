/** One page of a public web site, as fetched. */
export interface FetchedPage {
  /** After redirects. */
  url: string
  status: number
  contentType: string
  /** Decoded text, truncated at the size limit. */
  body: string
  truncated: boolean
  fetchedAt: string
}

export type FetchFault =
  | 'invalid-url'
  | 'forbidden-address'
  | 'dns'
  | 'refused'
  | 'timeout'
  | 'tls'
  | 'too-many-redirects'
  | 'insecure-redirect'
  | 'robots'
  | 'http-status'
  | 'not-html'
  | 'too-large'
  | 'empty'
  | 'busy'

/**
 * Why a page could not be read. `message` is for users and reveals nothing about the server's
 * network.
 */
export class FetchError extends Error {
  readonly fault: FetchFault
  readonly status: number
  constructor(fault: FetchFault, message: string, status = 0) {
    super(message)
    this.fault = fault
    this.status = status
  }
}

/** Reads public web pages: robots.txt is respected, private addresses are refused. */
export interface WebReader {
  /** @throws FetchError */
  page(url: string, options?: { signal?: AbortSignal }): Promise<FetchedPage>
  /**
   * Whether robots.txt of that host allows reading the address. Unreachable robots.txt (other than
   * 5xx) allows (RFC 9309, 2.3.1).
   */
  allowed(url: string): Promise<boolean>
}
