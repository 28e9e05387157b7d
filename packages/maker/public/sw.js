/* Keeps the files of the page, whose names change when they do. */
const NAME = 'worksheet-maker'

self.addEventListener('install', event => {
  event.waitUntil(
    (async () => {
      const files = await (await fetch('files.json', { cache: 'no-store' })).json()
      const cache = await caches.open(NAME)
      await cache.addAll(files)
      for (const { url } of await cache.keys())
        if (!files.some(file => new URL(file, self.registration.scope).href === url)) await cache.delete(url)
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

/** The page itself comes from the network where there is one, so that a new version is seen; all else by its name. */
self.addEventListener('fetch', event => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(self.registration.scope)) return
  const fromCache = () => caches.match(event.request, { ignoreSearch: true, ignoreVary: true })
  event.respondWith(
    event.request.mode === 'navigate'
      ? fetch(event.request).catch(async () => (await fromCache()) ?? (await caches.match('./')))
      : fromCache().then(found => found ?? fetch(event.request)),
  )
})
