import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { isBuilt } from '#build/built-from.mjs'

// Plain JavaScript: a TypeScript loader would add half a second to every start.

/** Reports a port in use before the build, which takes a while. */
async function checkPort() {
  if (process.env.OUTRIDER_ROLE === 'worker' || process.argv[2] === 'worker') return
  const port = Number(process.env.PORT || 3000)
  /** @type {NodeJS.ErrnoException | null} */
  const error = await new Promise((resolve) => {
    const probe = createServer().once('error', resolve)
    probe.listen({ port, host: process.env.HOST || undefined }, () =>
      probe.close(() => resolve(null)),
    )
  })
  if (error?.code !== 'EADDRINUSE') return
  process.stderr.write(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start\n`,
  )
  process.exit(1)
}

await checkPort()
if (!isBuilt()) {
  process.stdout.write('Building, once for this version.\n')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
await import(pathToFileURL('dist/server/serve-main.js').href)
