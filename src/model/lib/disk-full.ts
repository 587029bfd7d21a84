import { isObject } from './is-object.ts'

/**
 * 25006 is read_only_sql_transaction: only the embedded database becomes read-only, when the disk
 * is full (`disk-reserve.ts`). ENOSPC and EDQUOT are the codes of Node.js and Linux for a full disk
 * or quota; 51 is the equivalent in the file system of the embedded database (WASI).
 */
const CODES: ReadonlySet<unknown> = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT'])
const WASI_NO_SPACE = 51
const WORDS = /no space left on device|disk quota exceeded/i

/**
 * True for a write that failed because a disk is full: PostgreSQL's disk_full (SQLSTATE 53100), the
 * system's ENOSPC and EDQUOT, also as the cause of another error.
 */
export function isDiskFull(error: unknown): boolean {
  let one = error
  for (let depth = 0; depth < 5 && isObject(one); depth++) {
    const { code, errno, name, message, cause } = one
    if (
      CODES.has(code) ||
      (name === 'ErrnoError' && errno === WASI_NO_SPACE) ||
      (typeof message === 'string' && WORDS.test(message))
    )
      return true
    one = cause
  }
  return false
}
