import { getDomain } from 'tldts'

/**
 * The organizational domain of a name by the Public Suffix List (RFC 7489, section 3.2); the name
 * itself where the list knows none.
 */
export const organizationalDomain = (name: string): string =>
  getDomain(name, { allowPrivateDomains: true }) ?? name
