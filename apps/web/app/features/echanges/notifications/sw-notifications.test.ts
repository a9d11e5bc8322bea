import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

const CODE = readFileSync(
  new URL('../../../../public/sw-notifications.js', import.meta.url),
  'utf8',
)
const ORIGIN = 'https://foulee.test'

function startWorker(windows: object[] = []) {
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
    registration: { showNotification: vi.fn() },
    navigator: { setAppBadge: vi.fn(async () => {}) },
    clients: { matchAll: vi.fn(async () => windows), openWindow: vi.fn() },
  }
  runInNewContext(CODE, { self, URL })
  const raise = async (name: string, event: object) => {
    let done: unknown
    listeners[name]?.({ ...event, waitUntil: (promise: unknown) => (done = promise) })
    await done
  }
  return { ...self, raise }
}

describe('a message of the push service', () => {
  it('a push message is shown with its text', async () => {
    const worker = startWorker()
    const message = { titre: 'La date change', texte: 'Le 13 juin.', url: '/a', cle: 'course:1' }
    await worker.raise('push', { data: { json: () => message } })
    expect(worker.registration.showNotification).toHaveBeenCalledWith('La date change', {
      body: 'Le 13 juin.',
      lang: 'fr',
      tag: 'course:1',
      icon: '/icons/icon-192.png',
      data: { url: '/a' },
    })
  })

  it.each([[null], [{ json: () => JSON.parse('{') }]])(
    'an unreadable push message is shown too: %j',
    async (data) => {
      const worker = startWorker()
      await worker.raise('push', { data })
      expect(worker.registration.showNotification).toHaveBeenCalledWith(
        'Du nouveau sur Foulée',
        expect.objectContaining({ data: { url: '/notifications' } }),
      )
    },
  )
})

describe('the number on the icon', () => {
  it.each([
    [{ json: () => ({ titre: 'a', non_lues: 3 }) }, 3],
    [null, undefined],
  ])('the app badge follows the message: %j', async (data, shown) => {
    const worker = startWorker()
    await worker.raise('push', { data })
    expect(worker.navigator.setAppBadge).toHaveBeenCalledWith(shown)
  })

  it('a notification is shown even when the badge is refused', async () => {
    const worker = startWorker()
    worker.navigator.setAppBadge.mockRejectedValueOnce(new DOMException('refused'))
    await worker.raise('push', { data: null })
    expect(worker.registration.showNotification).toHaveBeenCalled()
  })
})

describe('a notice that is pressed', () => {
  const press = (url?: string) => ({ notification: { close: vi.fn(), data: { url } } })

  it.each([
    ['/courses/trail', `${ORIGIN}/courses/trail`],
    [undefined, `${ORIGIN}/notifications`],
    ['https://pieges.exemple/', '/notifications'],
    ['//pieges.exemple/', '/notifications'],
  ])('a press on a notification of %s opens %s', async (url, opened) => {
    const worker = startWorker()
    const event = press(url)
    await worker.raise('notificationclick', event)
    expect(event.notification.close).toHaveBeenCalled()
    expect(worker.clients.openWindow).toHaveBeenCalledWith(opened)
  })

  it('a press navigates an open window, else opens one', async () => {
    const window = { focus: vi.fn(async () => {}), navigate: vi.fn(async () => {}) }
    const worker = startWorker([window])
    await worker.raise('notificationclick', press('/a'))
    expect(window.navigate).toHaveBeenCalledWith(`${ORIGIN}/a`)
    expect(worker.clients.openWindow).not.toHaveBeenCalled()
    window.navigate.mockRejectedValueOnce(new TypeError('not controlled'))
    await worker.raise('notificationclick', press('/b'))
    expect(worker.clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/b`)
  })
})
