import { afterAll, vi } from 'vitest'

/*
 * Files that run against a document share it and the packages that they load, one after the other:
 * each leaves the document as it found it, and loads our modules anew, which hold a session,
 * settings and answers.
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
    for (const one of document.cookie.split('; '))
      document.cookie = `${one.split('=')[0]}=; path=/; max-age=0`
    history.replaceState(null, '', '/')
    document.body.replaceChildren()
    vi.resetModules()
  })
}
