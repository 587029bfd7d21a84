import type { ConsoleResource } from '#console/core/registry.ts'

/**
 * The source of a generated form or record page. Its modules import styles, so they are loaded as a
 * browser would load them.
 */
export async function ejectForm(consoleResource: ConsoleResource, view: string): Promise<string> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  try {
    const { ejectScreen } = (await vite.ssrLoadModule('/src/console/eject/eject-screen.tsx')) as {
      ejectScreen(name: string, view: string): string
    }
    return ejectScreen(consoleResource.entity.id, view)
  } finally {
    await vite.close()
  }
}
