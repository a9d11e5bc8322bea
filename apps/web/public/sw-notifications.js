/** Shows what the member of this device is told, and opens it when it is pressed. */
const HOME = '/notifications'

self.addEventListener('push', (event) => {
  const message = read(event.data)
  event.waitUntil(Promise.all([show(message), count(message)]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url))
})

/** Something is always shown: browsers take the right away from who is told and shows nothing. */
function read(data) {
  try {
    return data.json()
  } catch {
    return { titre: 'Du nouveau sur Foulée', texte: '', url: HOME }
  }
}

/** The icon of the installed application says how many wait, or that something does. */
async function count({ non_lues }) {
  // Refused, or a browser that has no such icon: the notice shows all the same.
  await self.navigator?.setAppBadge?.(non_lues).catch(() => undefined)
}

function show({ titre, texte, url, cle }) {
  return self.registration.showNotification(titre, {
    body: texte,
    lang: 'fr',
    // The same thing told again takes the place of the first.
    ...(cle ? { tag: cle } : {}),
    icon: '/icons/icon-192.png',
    data: { url },
  })
}

/** In a window that is there already, else in a new one; nowhere else than on this site. */
async function open(path) {
  const url = new URL(path || HOME, self.location.origin)
  const target = url.origin === self.location.origin ? url.href : HOME
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [first] = windows
  if (!first) return self.clients.openWindow(target)
  await first.focus()
  // A window that this worker does not control cannot be led elsewhere.
  return first.navigate(target).catch(() => self.clients.openWindow(target))
}
