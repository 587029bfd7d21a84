// @vitest-environment jsdom
import { HttpError } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isFinal, queryClient } from '#client/query-client.ts'
import { session } from '#client/session.ts'
import { createAuthProvider } from './auth-provider.ts'
import { registry } from './registry.ts'

const provider = (writes = true) => createAuthProvider(registry, 'ADMIN', writes)
const login = vi.spyOn(session, 'login').mockResolvedValue()
const logout = vi.spyOn(session, 'logout').mockResolvedValue()
const token = vi.spyOn(session, 'getToken')

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  window.history.replaceState(null, '', '/customer/segment?page=2#top')
})

describe('authProvider', () => {
  it('passes people with a session, and sends others to sign in and back to the current page', async () => {
    token.mockResolvedValueOnce('token')
    await expect(provider().checkAuth({})).resolves.toBeUndefined()
    expect(login).not.toHaveBeenCalled()
    token.mockResolvedValueOnce(null)
    await expect(provider().checkAuth({})).rejects.toThrow('Sign in first')
    expect(login).toHaveBeenCalledWith({ returnTo: '/customer/segment?page=2#top' })
  })

  it('ends the session on 401, and not on 403 or other errors', async () => {
    await expect(provider().checkError(new HttpError('', 401))).rejects.toThrow()
    for (const status of [403, 404, 409, 500])
      await expect(provider().checkError(new HttpError('', status))).resolves.toBeUndefined()
  })

  it('does not sign out a second time when the session is gone', async () => {
    await provider().logout({})
    expect(logout).not.toHaveBeenCalled()
  })

  it('takes the role from the server in place of a claim', async () => {
    queryClient.setQueryData(['users', 'me'], { role: 'TENANT_ADMIN', readOnly: true })
    expect(await provider().getPermissions!({})).toEqual({ role: 'TENANT_ADMIN', readOnly: true })
  })

  it('refuses writes to read-only people, by the actions of react-admin', async () => {
    const may = (action: string, writes: boolean) =>
      provider(writes).canAccess!({ action, resource: 'customer/segment' })
    for (const action of ['list', 'show', 'export']) expect(await may(action, false)).toBe(true)
    for (const action of ['create', 'edit', 'delete']) {
      expect(await may(action, false)).toBe(false)
      expect(await may(action, true)).toBe(true)
    }
    expect(await provider().canAccess!({ action: 'list', resource: 'unicorn' })).toBe(false)
  })
})

describe('queries of the console', () => {
  it('are asked once when the answer is final', () => {
    for (const status of [400, 403, 404, 409]) expect(isFinal(new HttpError('', status))).toBe(true)
    for (const status of [0, 429, 500, 503]) expect(isFinal(new HttpError('', status))).toBe(false)
    expect(isFinal(new TypeError('Failed to fetch'))).toBe(false)
  })
})
