// Stands inside every page. Before the first paint: the chosen theme, whether somebody is probably signed in, and whether our fonts are at hand, so that nothing flashes or jumps.
// And when the scripts themselves do not come, on a page that is empty without them, the words of ui/base/load-error.tsx.
;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('outrider.theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // no storage: the system's theme
  }
  if (/(^|;\s*)(_legacy_)?auth0\.[^=;]+\.is\.authenticated=/.test(document.cookie)) root.dataset.session = 'likely'
  // The worker is there since an earlier visit, and so are the fonts, in the browser's store.
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

  // A prerendered page reads complete, and its links and forms work, without the program and in a system face. So neither takes the line or the processor from it:
  // faces come after the first paint, and the program, with the styles of what it can show, when somebody moves, touches or types, or at once where the page is nothing without it.
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
    // On the disk when they are wanted, and nothing of them read before.
    files.styles.concat(files.modules).forEach(function (href) {
      append('link', { rel: 'prefetch', href: href })
    })
  }

  /** Somebody who is signed in or measured, a page that asks the server, and an address with something to be acted upon: the program has to do before anybody moves. */
  function isMeantForProgram() {
    var config = document.getElementById('outrider-config').textContent
    var asking = document.querySelector('[data-asks]')
    var settings = config ? JSON.parse(config) : {}
    var language = null
    try {
      language = localStorage.getItem('outrider.language')
    } catch {
      // no storage: English
    }
    return root.dataset.session || location.search || location.hash || settings.analytics || (asking && (asking.dataset.asks !== 'billing' || settings.billing)) || (language && language !== 'en')
  }

  function bring() {
    wanted = true
    if (!files) return
    // Which comes back here.
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
    // What the program draws is never seen undressed.
    Promise.all(dressing).then(function () {
      append('script', { type: 'module', src: first, onerror: giveBack })
    })
  }

  // What is pressed before the program is there, and only the program can do, is held until it has taken the page over; see entry/browser.tsx.
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

  /** The program does not come: the browser does what it can by itself. */
  function giveBack() {
    var one = letGo()
    if (!one) return
    if (one.target.tagName === 'FORM') one.target.submit()
    else one.target.click()
  }

  /** The service worker is there at load and looked after hourly (specification, sections 4 and 9); the program does so once it is here, and asks when there is a new version. */
  function registerWorker() {
    navigator.serviceWorker.register('/sw.js').then(function (registration) {
      function found() {
        if (navigator.serviceWorker.controller) bring()
      }
      if (registration.waiting) found()
      registration.addEventListener('updatefound', found)
      // The program may have come while the worker was being registered.
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
    // A page in the background is not painted at all, and not every browser says when it has painted.
    if (document.visibilityState === 'hidden' || !window.PerformanceObserver || !(PerformanceObserver.supportedEntryTypes || []).includes('paint')) return dress()
    new PerformanceObserver(function (seen, observer) {
      if (seen.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      dress()
    }).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', dress, { once: true })
  })
})()
