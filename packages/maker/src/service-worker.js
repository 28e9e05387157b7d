/* Keeps the files of the page. VERSION and FILES stand above when it is built. */
const NAME = `worksheet-maker ${VERSION}`
const addresses = new Set(FILES.map(file => new URL(file, self.registration.scope).href))

self.addEventListener('install', event =>
  event.waitUntil(
    caches
      .open(NAME)
      .then(cache => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  ),
)

/** What an older page has open may still ask for its files: the version before this one stays. */
self.addEventListener('activate', event =>
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter(name => name.startsWith('worksheet-maker ') && name !== NAME)
      for (const name of old.slice(0, -1)) await caches.delete(name)
      await self.clients.claim()
    })(),
  ),
)

/** The page itself comes from the network where there is one, so that a new version is seen; all else by its name. */
self.addEventListener('fetch', event => {
  if (event.request.method !== 'GET') return
  const { scope } = self.registration
  const { origin, pathname } = new URL(event.request.url)
  const address = origin + pathname
  const isPage = address === scope || address === `${scope}index.html`
  if (isPage) event.respondWith(fetch(event.request).catch(() => caches.match(scope)))
  else if (addresses.has(address)) event.respondWith(caches.match(address).then(found => found ?? fetch(event.request)))
})
