/** A room's folder below src, or `schemas`, `resources`, `tests`; packages have none. */
export function roomOf(path: string): string | null {
  if (path === 'src/brand.ts' || path === 'src/language.ts') return 'brand'
  const [top, room] = path.split('/')
  if (top === 'src') return room!
  return top === 'schemas' || top === 'resources' || top === 'tests' ? top : null
}

/**
 * Who may import whom (docs/architecture.md, "Laws"). A room may always import itself, the brand and
 * the language.
 */
export const mayImport: Record<string, readonly string[]> = {
  resources: ['schemas', 'model'],
  model: ['schemas'],
  condition: ['model'],
  journey: ['model', 'condition'],
  catalog: ['model', 'condition', 'journey', 'ui'],
  platform: ['model'],
  store: ['model', 'condition', 'catalog', 'platform'],
  drafting: ['model', 'platform'],
  engine: ['model', 'drafting', 'condition', 'journey', 'catalog', 'store', 'platform'],
  server: ['model', 'catalog', 'drafting', 'engine', 'store', 'platform'],
  ui: [],
  client: ['model'],
  shell: ['ui', 'client', 'model', 'resources'],
  console: ['shell', 'ui', 'client', 'model', 'condition', 'journey', 'resources', 'catalog'],
  app: ['shell', 'ui', 'client', 'model'],
  marketing: ['shell', 'ui', 'client', 'model'],
  site: [
    'shell',
    'console',
    'app',
    'marketing',
    'ui',
    'client',
    'model',
    'condition',
    'catalog',
    'resources',
    'platform',
    'server',
  ],
  wiring: ['model', 'platform', 'store', 'engine'],
  scaffold: ['model', 'catalog', 'console'],
  cli: [
    'wiring',
    'scaffold',
    'model',
    'catalog',
    'resources',
    'platform',
    'store',
    'engine',
    'server',
  ],
  build: [
    'site',
    'marketing',
    'ui',
    'client',
    'model',
    'drafting',
    'platform',
    'store',
    'engine',
    'tests',
  ],
  // No room may import the entry.
  entry: [
    'site',
    'wiring',
    'cli',
    'build',
    'shell',
    'ui',
    'client',
    'model',
    'platform',
    'store',
    'engine',
    'server',
  ],
}
