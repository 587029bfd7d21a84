import { pino } from 'pino'
import type { Log } from './log.ts'

/** Names whose values never reach a log, at any depth that our lines have. */
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

/** JSON lines on standard error; people read them through any viewer, machines as they are. */
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
  return log as unknown as Log
}
