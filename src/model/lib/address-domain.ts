/** The part of an email address after the @, in lower case; the whole text where it has no @. */
export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()
