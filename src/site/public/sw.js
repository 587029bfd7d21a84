// Serves hashed files from the cache, pages from the network, and an offline page without a
// network. The build inserts its hash here, so that every build is a new worker.
const VERSION = '__VERSION__'
const CACHE = `outrider-${VERSION}`
const KEPT = ['/offline.html', '/offline.css', '/boot.js', '/favicon.svg']
// Paths left to the server: the silent sign-in is also a navigation and must never be answered from
// the cache.
const NEVER = /^\/(api|authorize|oauth|userinfo|u|v1|v2|oidc|cxs|dev|\.well-known|context\.js(on)?|eventcollector)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('outrider-') && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('message', (event) => {
  if (event.data?.type === 'skip-waiting') void self.skipWaiting()
})

async function hashedFile(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || NEVER.test(url.pathname)) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(hashedFile(request))
  else if (KEPT.includes(url.pathname)) event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})
