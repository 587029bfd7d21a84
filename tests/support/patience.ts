/**
 * What a screen shows is waited for as long as a busy machine may need; the wait ends with its
 * appearing. The library's own limit is one second.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 20_000 })
}

export {}
