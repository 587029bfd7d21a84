import { afterAll, vi } from 'vitest'

/*
 * Files that run against a document share it, one after the other: each leaves it as it found it.
 * What a screen shows is waited for as long as a busy machine may need, and the wait ends with its
 * appearing; the library's own limit is one second.
 */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 20_000 })
  afterAll(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
    document.body.replaceChildren()
  })
}
