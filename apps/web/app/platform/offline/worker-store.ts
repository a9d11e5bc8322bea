/** Cache Storage that the page shares with the service worker (`public/sw*.js`). */
export const hasCaches = (): boolean =>
  typeof caches !== 'undefined' && 'serviceWorker' in navigator

export const listLoadedFiles = (isKept: RegExp): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && isKept.test(pathname) ? [pathname] : []
  })

export async function postToWorker(message: object): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
