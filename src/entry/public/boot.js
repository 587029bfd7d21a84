// Before the first paint: the chosen theme, and whether somebody is probably signed in, so that nothing flashes or jumps.
;(function () {
  var root = document.documentElement
  try {
    var theme = localStorage.getItem('outrider.theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // no storage: the system's theme
  }
  if (/(^|;\s*)(_legacy_)?auth0\.[^=;]+\.is\.authenticated=/.test(document.cookie)) root.dataset.session = 'likely'
})()
