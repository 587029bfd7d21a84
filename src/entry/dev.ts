import middie from '@fastify/middie'
import { createServer } from 'vite'
import { readFileSync } from 'node:fs'
import { readConfig } from '#platform/config.ts'
import { run, stopOnSignals } from './run.ts'

/**
 * Runs everything in one process with Vite as middleware: pages and components reload on save,
 * server code needs a restart.
 */
const config = readConfig({ NODE_ENV: 'development', ...process.env })
const running = await run(config, {
  serve: true,
  work: true,
  siteFolder: null,
  async prepare(app) {
    const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
    await app.register(middie)
    app.use(vite.middlewares)
    app.addHook('onClose', () => vite.close())
    app.get('/*', async (request, reply) =>
      reply
        .type('text/html')
        .send(await vite.transformIndexHtml(request.url, readFileSync('index.html', 'utf8'))),
    )
  },
})
stopOnSignals(running)
const people = (running.people ?? []).map(
  ({ role, email, password }) => `  ${role} ${email} ${password}`,
)
process.stdout.write(`\n  ${running.address}\n${people.join('\n')}\n`)
