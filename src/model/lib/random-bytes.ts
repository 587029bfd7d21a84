/** Random bytes from the Web Crypto interface, which browsers and Node share. */
export function randomBytes(length: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(length))
}
