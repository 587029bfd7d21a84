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

  // After the first paint: prerendered pages read complete without the program and in a system face, so neither takes the line from them.
  function load() {
    var late = document.getElementById('outrider-start')
    if (!late) return
    function ours() {
      delete root.dataset.fonts
    }
    Promise.all([document.fonts.load('1em "Inter Variable"'), document.fonts.load('1em "Bricolage Grotesque Variable"')]).then(ours, ours)
    var files = JSON.parse(late.textContent)
    late.remove()
    files.styles.forEach(function (href) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: href }))
    })
    files.modules.forEach(function (href, index) {
      var last = index === files.modules.length - 1
      document.head.append(last ? Object.assign(document.createElement('script'), { type: 'module', src: href }) : Object.assign(document.createElement('link'), { rel: 'modulepreload', href: href }))
    })
  }
  document.addEventListener('DOMContentLoaded', function () {
    // A page in the background is not painted at all, and not every browser says when it has painted.
    if (document.visibilityState === 'hidden' || !window.PerformanceObserver || !(PerformanceObserver.supportedEntryTypes || []).includes('paint')) return load()
    new PerformanceObserver(function (seen, observer) {
      if (seen.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      load()
    }).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', load, { once: true })
  })
})()
