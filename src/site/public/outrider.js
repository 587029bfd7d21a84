/*
 * The product's own tracker for websites:
 *   <script async src="https://your-outrider/outrider.js" data-write-key="wk_..."></script>
 * data-consent="required" sends nothing before outrider.consent(true).
 * data-page="off" leaves page views to outrider.page().
 * Never tracks people who ask not to be (Do Not Track, Global Privacy Control).
 * Queues calls made before it is loaded:
 *   window.outrider = window.outrider || []
 *   outrider.push(['track', 'Signed up', { plan: 'pro' }])
 */
;(function () {
  var script = document.currentScript
  if (!script) return
  var key = script.getAttribute('data-write-key')
  var origin = script.getAttribute('data-host') || new URL(script.src).origin
  var needsConsent = script.getAttribute('data-consent') === 'required'
  var isRefused = navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true
  var MINUTES = 60000
  var VISIT = 30 * MINUTES
  var MOST = 100
  var waiting = []
  var timer = null

  function keep(name, value) {
    try {
      if (value === null) localStorage.removeItem('outrider.' + name)
      else localStorage.setItem('outrider.' + name, value)
    } catch {
      // no storage: remembered by this page only
    }
    memory[name] = value
  }
  var memory = {}
  function kept(name) {
    try {
      return localStorage.getItem('outrider.' + name)
    } catch {
      return memory[name] || null
    }
  }
  function newId() {
    if (crypto.randomUUID) return crypto.randomUUID()
    var bytes = crypto.getRandomValues(new Uint8Array(16))
    return Array.prototype.map.call(bytes, function (byte) { return byte.toString(16).padStart(2, '0') }).join('')
  }

  function mayTrack() {
    return !isRefused && kept('consent') !== 'no' && (!needsConsent || kept('consent') === 'yes')
  }
  function visitor() {
    var id = kept('visitor')
    if (!id) keep('visitor', (id = newId()))
    return id
  }
  /** A visit ends after half an hour of inactivity. */
  function visit() {
    var parts = (kept('visit') || '').split(' ')
    var id = Date.now() - Number(parts[1]) < VISIT ? parts[0] : newId()
    keep('visit', id + ' ' + Date.now())
    return id
  }

  function add(type, more) {
    if (!mayTrack()) return
    var call = { type: type, messageId: newId(), anonymousId: visitor(), timestamp: new Date().toISOString(), context: { library: { name: 'outrider.js' }, sessionId: visit(), userAgent: navigator.userAgent, locale: navigator.language, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone, page: page() } }
    var user = kept('user')
    if (user) call.userId = user
    for (var name in more) call[name] = more[name]
    waiting.push(call)
    if (waiting.length >= 20) send()
    else if (!timer) timer = setTimeout(send, 300)
  }
  function page() {
    return { path: location.pathname, url: location.href, title: document.title, referrer: document.referrer, search: location.search }
  }

  /** Retries failed deliveries; the server deduplicates messages by id. */
  function send() {
    clearTimeout(timer)
    timer = null
    if (waiting.length === 0) return
    var batch = waiting.splice(0, 20)
    var body = JSON.stringify({ writeKey: key, batch: batch, sentAt: new Date().toISOString() })
    fetch(origin + '/v1/batch', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: body, keepalive: body.length < 60000 }).then(
      function (answer) {
        if (answer.status === 429 || answer.status >= 500) again(batch)
        else if (waiting.length > 0) send()
      },
      function () { again(batch) },
    )
  }
  function again(batch) {
    waiting = batch.concat(waiting).slice(0, MOST)
    if (!timer) timer = setTimeout(send, 5000)
  }

  var api = {
    track: function (event, properties) { add('track', { event: event, properties: properties || {} }) },
    page: function (name, properties) { add('page', { name: name || document.title, properties: Object.assign(page(), properties) }) },
    identify: function (userId, traits) {
      if (mayTrack() && userId) keep('user', String(userId))
      add('identify', { traits: traits || {} })
    },
    group: function (groupId, traits) { add('group', { groupId: groupId, traits: traits || {} }) },
    /** The person's choice; without consent the browser stores nothing. */
    consent: function (isGiven) {
      keep('consent', isGiven ? 'yes' : 'no')
      if (isGiven) return begin()
      waiting = []
      ;['visitor', 'visit', 'user'].forEach(function (name) { keep(name, null) })
    },
    /**
     * Whether the person browses anonymously: their later events count without being attributed to
     * them.
     */
    anonymous: function (isWished) {
      add('track', { event: 'anonymousBrowsing', properties: { enabled: isWished !== false } })
      send()
    },
    /** On sign-out: later events belong to a new visitor. */
    reset: function () {
      ;['visitor', 'visit', 'user'].forEach(function (name) { keep(name, null) })
    },
    flush: send,
    push: function (call) {
      var name = call[0]
      if (Object.prototype.hasOwnProperty.call(api, name) && name !== 'push') api[name].apply(api, Array.prototype.slice.call(call, 1))
    },
  }

  var hasBegun = false
  function begin() {
    if (hasBegun || !mayTrack()) return
    hasBegun = true
    if (script.getAttribute('data-page') !== 'off') api.page()
  }

  var earlier = Array.isArray(window.outrider) ? window.outrider : []
  window.outrider = api
  begin()
  earlier.forEach(api.push)
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', function () { if (document.visibilityState === 'hidden') send() })
})()
