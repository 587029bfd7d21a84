import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError, readConfig, type Config } from '#platform/config.ts'
import { createPinoLog } from '#platform/pino-log.ts'
import { brand } from '#brand'
import { messageOf, stackOf } from '#model/lib/thrown.ts'
import { holdPort } from './free-port.ts'
import { openDatabase } from '#wiring/open-database.ts'
import type { Running, RunOptions } from './run.ts'

const roles: Record<string, Pick<RunOptions, 'serve' | 'work'>> = {
  all: { serve: true, work: true },
  serve: { serve: true, work: false },
  worker: { serve: false, work: true },
}

function announce(config: Config, { address, people, wired }: Running) {
  const lines = [
    '',
    `  ${brand.name} runs at ${address}`,
    ...(people
      ? [
          '',
          '  Sign in as',
          ...people.map(
            (person) =>
              `    ${person.role.padEnd(12)} ${person.email}   password ${person.password}`,
          ),
        ]
      : []),
    '',
    `  database   ${config.DATABASE_URL ? 'PostgreSQL' : resolve(config.DATA_DIR, 'database')}`,
    `  sign-in    ${wired.identity.kind === 'embedded' ? 'built in' : config.AUTH0_DOMAIN}`,
    ...(wired.catchAll
      ? [
          `  mail       caught, to read at ${address}/dev/mail (SMTP ` +
            `${wired.catchAll.smtpPort}, IMAP ${wired.catchAll.imapPort})`,
        ]
      : []),
    ...(config.DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS
      ? [
          '',
          '  DANGER: DANGEROUSLY_EXPOSE_DEVELOPMENT_TOOLS is on.',
          `  Everybody who reaches port ${config.PORT} can read every email and take over every account.`,
        ]
      : []),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The built program: `all` (the default), `serve` or `worker`. */
export async function main(
  role = process.env.OUTRIDER_ROLE ?? process.argv[2] ?? 'all',
): Promise<void> {
  try {
    const options = roles[role]
    if (!options)
      throw new ConfigError([`"${role}" is not a way to start; say all, serve or worker.`])
    const { config, release } = await holdPort(readConfig(process.env))
    if (role !== 'all' && !config.DATABASE_URL)
      throw new ConfigError([
        'serve and worker as processes of their own need PostgreSQL: set DATABASE_URL. The ' +
          'embedded database belongs to one process.',
      ])
    const site = resolve('dist/client')
    // Opens the database while the other modules load; together they take most of the start.
    const opening = openDatabase(config, createPinoLog(config.LOG_LEVEL))
    opening.catch(() => {})
    const { run, stopOnSignals } = await import('./run.ts')
    const running = await run(config, {
      ...options,
      releasePort: release,
      siteFolder: existsSync(site) ? site : null,
      opening,
    })
    stopOnSignals(running)
    announce(config, running)
  } catch (error) {
    const message = messageOf(error)
    process.stderr.write(
      `${error instanceof ConfigError ? message : `${brand.name} could not start: ${message}`}\n`,
    )
    if (!(error instanceof ConfigError) && process.env.LOG_LEVEL === 'debug')
      process.stderr.write(`${stackOf(error)}\n`)
    process.exit(1)
  }
}

await main()
