// Inlined into every page. Before the first paint it sets the theme, the likely session state, and
// whether the fonts are cached, so that nothing flashes or moves. If the scripts fail to load on a
// page that is empty without them, it shows the text of ui/base/load-error.tsx.
;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('outrider.theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // No storage: the system's theme applies.
  }
  if (/(^|;\s*)(_legacy_)?auth0\.[^=;]+\.is\.authenticated=/.test(document.cookie)) root.dataset.session = 'likely'
  // A service worker from an earlier visit means that the fonts are in its cache.
  if (navigator.serviceWorker && navigator.serviceWorker.controller) delete root.dataset.fonts
  addEventListener(
    'error',
    function (event) {
      var place = document.getElementById('root')
      if (!place || place.textContent.trim() || !(event.target instanceof HTMLScriptElement) || event.target.type !== 'module') return
      var notice = place.appendChild(document.createElement('main'))
      notice.className = 'ui-load-error'
      notice.appendChild(document.createElement('h1')).textContent = 'Loading Error'
      notice.appendChild(document.createElement('p')).textContent = 'Failed to load page resources. This might be due to a network issue.'
      var again = notice.appendChild(document.createElement('button'))
      again.className = 'btn primary'
      again.textContent = 'Reload Page'
      again.onclick = function () {
        location.reload()
      }
    },
    true,
  )

  // A prerendered page is complete, and its links and forms work, without the app and in a system
  // font. So neither competes with it: fonts load after the first paint, and the app with its
  // styles on the first movement, touch or key, or at once on a page that needs it.
  var files = null
  var wanted = false
  var dressed = false

  function append(tag, about) {
    document.head.append(Object.assign(document.createElement(tag), about))
  }

  function dress() {
    if (dressed || !files) return
    dressed = true
    function ours() {
      delete root.dataset.fonts
    }
    Promise.all([document.fonts.load('1em "Inter Variable"'), document.fonts.load('1em "Bricolage Grotesque Variable"')]).then(ours, ours)
    if (wanted || isMeantForProgram()) return bring()
    // Prefetches the files without parsing them.
    files.styles.concat(files.modules).forEach(function (href) {
      append('link', { rel: 'prefetch', href: href })
    })
  }

  /**
   * True if the app must start without input: for a likely session, analytics, a page that loads
   * data, or an address with parameters to handle.
   */
  function isMeantForProgram() {
    var config = document.getElementById('outrider-config').textContent
    var asking = document.querySelector('[data-asks]')
    var settings = config ? JSON.parse(config) : {}
    var language = null
    try {
      language = localStorage.getItem('outrider.language')
    } catch {
      // No storage: English applies.
    }
    return root.dataset.session || location.search || location.hash || settings.analytics || (asking && (asking.dataset.asks !== 'billing' || settings.billing)) || (language && language !== 'en')
  }

  function bring() {
    wanted = true
    if (!files) return
    // dress() calls this function again.
    if (!dressed) return dress()
    var first = files.modules.pop()
    files.modules.forEach(function (href) {
      append('link', { rel: 'modulepreload', href: href })
    })
    var dressing = files.styles.map(function (href) {
      return new Promise(function (done) {
        append('link', { rel: 'stylesheet', href: href, onload: done, onerror: done })
      })
    })
    files = null
    // Waits for the stylesheets before it starts the app.
    Promise.all(dressing).then(function () {
      append('script', { type: 'module', src: first, onerror: giveBack })
    })
  }

  // Holds presses that only the app can handle until it has hydrated the page; see
  // entry/browser.tsx.
  var held = null
  var alive = false

  function hold(event) {
    if (event.defaultPrevented || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    var target = event.type === 'submit' ? event.target : event.target.closest('button:not(form button), [data-held]')
    if (!target) return
    event.preventDefault()
    held = { target: target, submitter: event.submitter }
    setTimeout(giveBack, 5000)
    bring()
  }

  function letGo() {
    removeEventListener('click', hold, true)
    removeEventListener('submit', hold, true)
    var one = held
    held = null
    return one
  }

  /** The app failed to load: replays the press with the browser's default action. */
  function giveBack() {
    var one = letGo()
    if (!one) return
    if (one.target.tagName === 'FORM') one.target.submit()
    else one.target.click()
  }

  /**
   * Registers the service worker on load and checks for updates hourly (specification, sections 4
   * and 9); the app takes this over once it runs, and asks before activating a new version.
   */
  function registerWorker() {
    navigator.serviceWorker.register('/sw.js').then(function (registration) {
      function found() {
        if (navigator.serviceWorker.controller) bring()
      }
      if (registration.waiting) found()
      registration.addEventListener('updatefound', found)
      // The app may have started during the registration.
      if (alive) return
      var hourly = setInterval(function () {
        registration.update().catch(function () {})
      }, 3600000)
      addEventListener('outrider:alive', function () {
        clearInterval(hourly)
      })
    }).catch(function (why) {
      console.warn('The service worker could not be registered', why)
    })
  }

  if ('waking' in root.dataset) {
    if (navigator.serviceWorker) addEventListener('load', registerWorker)
    addEventListener('click', hold, true)
    addEventListener('submit', hold, true)
    addEventListener(
      'outrider:alive',
      function () {
        alive = true
        var one = letGo()
        if (!one) return
        if (one.target.tagName === 'FORM') one.target.requestSubmit(one.submitter)
        else one.target.click()
      },
      { once: true },
    )
    ;['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'].forEach(function (kind) {
      addEventListener(kind, bring, { capture: true, passive: true, once: true })
    })
  }

  document.addEventListener('DOMContentLoaded', function () {
    var late = document.getElementById('outrider-start')
    if (!late) return
    files = JSON.parse(late.textContent)
    late.remove()
    if (wanted) return bring()
    // Pages in the background are not painted, and not every browser reports its first paint.
    if (document.visibilityState === 'hidden' || !window.PerformanceObserver || !(PerformanceObserver.supportedEntryTypes || []).includes('paint')) return dress()
    new PerformanceObserver(function (seen, observer) {
      if (seen.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      dress()
    }).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', dress, { once: true })
  })
})()
