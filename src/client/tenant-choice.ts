import { readJson, storageKeys, writeJson } from './storage.ts'
import { createStore } from './store.ts'

/**
 * The tenant an admin views; null is the admin's own. Sent as `X-Tenant-Id`; the server checks the
 * role on every call.
 */
export interface TenantChoice {
  id: string
  name: string
}

const chosen = createStore<TenantChoice | null>(null)
let read = false

function current(): TenantChoice | null {
  if (!read && typeof window !== 'undefined') {
    read = true
    chosen.set(readJson<TenantChoice>('local', storageKeys.tenant))
  }
  return chosen.get()
}

export const tenantChoice = {
  get: current,
  set(choice: TenantChoice | null): void {
    read = true
    writeJson('local', storageKeys.tenant, choice)
    chosen.set(choice)
  },
  subscribe: chosen.subscribe,
}

export function useTenantChoice(): TenantChoice | null {
  current()
  return chosen.use()
}
