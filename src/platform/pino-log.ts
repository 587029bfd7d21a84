import { pino } from 'pino'
import type { Log } from './log.ts'

/** Names whose values are never logged, at any depth that our log lines have. */
const hidden = [
  'password',
  'smtpPassword',
  'imapPassword',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'secret',
  'key',
  'tokenHash',
  'keyHash',
]

/** JSON lines on standard error, readable through any log viewer. */
export function createPinoLog(level: string): Log {
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    pino.destination({ dest: 2, sync: true }),
  )
  return log
}
