import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import type { ViteUserConfig } from 'vitest/config'

/** Which of the three builds: what browsers get, what prerenders the public pages, what serves. `src/entry/build.ts` runs them all. */
type Build = 'client' | 'prerender' | 'server'

const serverSide = (entry: string, outDir: string): UserConfig['build'] => ({
  ssr: entry,
  outDir,
  target: 'node20',
  emptyOutDir: true,
  copyPublicDir: false,
  sourcemap: true,
  reportCompressedSize: false,
})

const builds: Record<Build, UserConfig['build']> = {
  client: { outDir: 'dist/client', target: 'es2022', emptyOutDir: true, sourcemap: 'hidden', assetsInlineLimit: 0, manifest: true, reportCompressedSize: false },
  prerender: serverSide('src/entry/prerender.tsx', 'dist/prerender'),
  server: serverSide('src/entry/serve-main.ts', 'dist/server'),
}

const tests: ViteUserConfig['test'] = {
  include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
  exclude: ['tests/e2e/**', 'node_modules/**', 'dist/**'],
  pool: 'forks',
  environment: 'node',
}

export default defineConfig(() => {
  const build = (process.env['OUTRIDER_BUILD'] ?? 'client') as Build
  return { plugins: [react()], publicDir: 'src/entry/public', build: builds[build], test: tests } as UserConfig
})
