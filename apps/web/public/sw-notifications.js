/** Shows push notifications, and opens their target. */
const HOME = '/notifications'

self.addEventListener('push', (event) => {
  const message = read(event.data)
  event.waitUntil(Promise.all([show(message), count(message)]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url))
})

/** A push must always show a notification: otherwise browsers revoke the permission. */
function read(data) {
  try {
    return data.json()
  } catch {
    return { titre: 'Du nouveau sur Foulée', texte: '', url: HOME }
  }
}

/** App badge with the unread count, or a dot. */
async function count({ non_lues }) {
  // Without a badge the notification is shown all the same.
  await self.navigator?.setAppBadge?.(non_lues).catch(() => undefined)
}

function show({ titre, texte, url, cle }) {
  return self.registration.showNotification(titre, {
    body: texte,
    lang: 'fr',
    // A repeated notification replaces the first one.
    ...(cle ? { tag: cle } : {}),
    icon: '/icons/icon-192.png',
    data: { url },
  })
}

/** In an open window, else in a new one; same origin only. */
async function open(path) {
  const url = new URL(path || HOME, self.location.origin)
  const target = url.origin === self.location.origin ? url.href : HOME
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [first] = windows
  if (!first) return self.clients.openWindow(target)
  await first.focus()
  // An uncontrolled window cannot be navigated.
  return first.navigate(target).catch(() => self.clients.openWindow(target))
}
