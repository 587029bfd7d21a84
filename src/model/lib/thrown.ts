import { isObject } from './is-object.ts'

/** The message of whatever was thrown; its text if it has none. */
export const messageOf = (thrown: unknown): string =>
  isObject(thrown) && typeof thrown['message'] === 'string' ? thrown['message'] : String(thrown)

/** The stack of whatever was thrown, for logs; its text if it has none. */
export const stackOf = (thrown: unknown): string =>
  isObject(thrown) && typeof thrown['stack'] === 'string' ? thrown['stack'] : String(thrown)

/** The code of whatever was thrown, such as `ENOENT`; empty if it has none. */
export const codeOf = (thrown: unknown): string =>
  isObject(thrown) && typeof thrown['code'] === 'string' ? thrown['code'] : ''

/** Whatever was thrown as an error; anything else becomes the cause of one. */
export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(messageOf(thrown), { cause: thrown })
