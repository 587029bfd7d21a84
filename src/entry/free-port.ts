import { createServer, type AddressInfo } from 'node:net'
import type { Config } from '#platform/config.ts'

/** A configuration whose port belongs to this process until `release` is called. */
export interface HeldPort {
  config: Config
  /** Frees the port for the listener, which has to bind it right afterwards. */
  release(): Promise<void>
}

/**
 * Takes a port that the system assigns where `PORT=0` asks for it. The address of the product has
 * to be known before it listens, because the sign-in and the links in emails contain it.
 */
export async function holdPort(config: Config): Promise<HeldPort> {
  if (config.PORT !== 0) return { config, release: async () => {} }
  const holder = createServer()
  await new Promise<void>((resolve, reject) =>
    holder.once('error', reject).listen(0, config.HOST || undefined, resolve),
  )
  const { port } = holder.address() as AddressInfo
  return {
    config: {
      ...config,
      PORT: port,
      publicUrl: config.PUBLIC_URL ? config.publicUrl : `http://localhost:${port}`,
    },
    release: () => new Promise<void>((resolve) => holder.close(() => resolve())),
  }
}
