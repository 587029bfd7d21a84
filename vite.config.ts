import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { contentPlugin } from './src/marketing/content-plugin.ts'

/**
 * Which of the three builds: what browsers get, what prerenders the public pages, what serves.
 * `src/build/build.ts` runs them all.
 */
type Build = 'client' | 'prerender' | 'server'

const serverSide = (entries: readonly string[], outDir: string): UserConfig['build'] => ({
  ssr: true,
  outDir,
  target: 'node20',
  emptyOutDir: true,
  copyPublicDir: false,
  sourcemap: true,
  reportCompressedSize: false,
  // A dependency of the identity provider names its functions by eval, of names that stand in its
  // own source. Pieces lie beside the program, because it finds its other files from there.
  rolldownOptions: {
    checks: { eval: false },
    input: [...entries],
    output: { chunkFileNames: '[name]-[hash].js' },
  },
})

/** Ends a build that reaches a generator of the tests (`src/catalog/**\/sample.ts`). */
export const refuseGenerators = () => ({
  name: 'refuse-generators',
  apply: 'build' as const,
  enforce: 'pre' as const,
  resolveId(source: string) {
    if (source === 'fast-check')
      throw new Error('fast-check is for tests: a production file imports a sample.ts')
    return null
  },
})

const LEFT_OUT = '\0left-out'
/** react-admin brings a CSV writer as the default of its lists; ours have exports of their server. */
const withoutExporter: Plugin = {
  name: 'without-exporter',
  enforce: 'pre',
  resolveId: (source) => (source === 'jsonexport/dist/index.js' ? LEFT_OUT : null),
  load: (id) => (id === LEFT_OUT ? 'export default null' : null),
}

/**
 * The prerenderer needs the patterns of all routes, and pages of the public ones only: it is built
 * without the pages behind the sign-in and their packages.
 */
const publicPagesOnly: Plugin = {
  name: 'public-pages-only',
  enforce: 'pre',
  resolveId(_source, importer, { kind }) {
    const listsRoutes = /\/src\/(site\/routes|console\/console-routes)\.tsx$/.test(importer ?? '')
    return kind === 'dynamic-import' && listsRoutes ? LEFT_OUT : null
  },
  load: (id) => (id === LEFT_OUT ? 'export default null' : null),
}

const builds: Record<Build, UserConfig['build']> = {
  client: {
    outDir: 'dist/client',
    target: 'es2022',
    emptyOutDir: true,
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    // The plan of `src/build/chunk-plan.ts` has one file for all packages of the console.
    chunkSizeWarningLimit: 1000,
  },
  prerender: serverSide(['src/site/prerender.tsx'], 'dist/prerender'),
  server: serverSide(
    [
      'src/entry/serve-main.ts',
      'src/platform/sandbox/quickjs-worker.ts',
      'src/platform/mailbox-reading/mail-worker.ts',
      'src/engine/engage/templates/mjml-worker.ts',
      'src/drafting/thread/site-worker.ts',
      'src/platform/database/pglite-thread.mjs',
    ],
    'dist/server',
  ),
}

/**
 * react-router's package names its build with development warnings for browsers too; this is the
 * same code without them.
 */
const routerFile = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))
const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
]

/** The runner's own `--exclude` does not reach its projects. */
const leftOut = (process.env['TESTS_LEFT_OUT'] ?? '').split(',').filter(Boolean)
const never = ['tests/e2e/**', '**/node_modules/**', 'dist/**', ...leftOut]

/**
 * Test files that ask for a browser's globals, by the comment at their head, and those among them
 * that put other modules in the place of ours.
 */
function domTests() {
  const files = ['src', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    )
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => text.startsWith('// @vitest-environment jsdom'))
  const pathsOf = (isAlone: boolean) =>
    files.filter(({ text }) => /^vi\.mock\(/m.test(text) === isAlone).map(({ path }) => path)
  return { shared: pathsOf(false), alone: pathsOf(true) }
}

/**
 * Files share a process, its document and what it has loaded and compiled: each by itself would
 * spend more time on that than on its tests. What replaces modules keeps a process of its own,
 * because the others would find the replacements.
 */
const tests = ({ shared, alone }: ReturnType<typeof domTests>): ViteUserConfig['test'] => ({
  projects: [
    {
      extends: true,
      test: {
        name: 'node',
        include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
        exclude: [...never, ...shared, ...alone],
        isolate: false,
      },
    },
    {
      extends: true,
      test: { name: 'dom', include: shared, isolate: false, sequence: { groupOrder: 1 } },
    },
    { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 2 } } },
  ],
  pool: 'forks',
  // Every core: by itself the runner leaves one free, which on two cores means one file after the
  // other.
  maxWorkers: '100%',
  environment: 'node',
  // Setting up is a database, or a browser's worth of modules: on a busy machine that takes its
  // time, and means nothing.
  hookTimeout: 120_000,
  // Nothing is timed by a test: the limit only ends what hangs.
  testTimeout: 60_000,
  setupFiles: ['tests/support/patience.ts'],
})

/**
 * The server's packages stand in its build: reading some thousand small files would take half of
 * every start. Outside stay what brings files that are not JavaScript, and finds them beside
 * itself.
 */
const bundled: UserConfig['ssr'] = {
  noExternal: true,
  external: [
    'i18n-iso-countries',
    'mjml-core',
    'mjml-preset-core',
    '@node-rs/argon2',
    '@electric-sql/pglite',
    '@jitl/quickjs-wasmfile-release-sync',
    '@fastify/swagger-ui',
  ],
}

export default defineConfig(({ command, isSsrBuild }) => {
  const build = (process.env['OUTRIDER_BUILD'] ?? 'client') as Build
  const alias = command === 'build' && !isSsrBuild ? productionRouter : []
  return {
    plugins: [
      react(),
      contentPlugin(),
      refuseGenerators(),
      ...(build === 'prerender' ? [publicPagesOnly] : []),
      ...(build === 'client' ? [withoutExporter] : []),
    ],
    resolve: { alias },
    publicDir: 'src/site/public',
    build: builds[build],
    ...(build === 'client' ? {} : { ssr: bundled }),
    ...(process.env['VITEST'] ? { test: tests(domTests()) } : {}),
  } as UserConfig
})
