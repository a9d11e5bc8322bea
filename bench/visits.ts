import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Request } from 'playwright-core'

export type Visit = {
  /** All types, the service worker’s included. */
  requests: number
  first: number
  scripts: number
}

const PHONE = { width: 390, height: 844 }
/** Silence after which all deferred loading is done. */
const QUIET_MS = 3_000

/** Fresh profile, without cache. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  try {
    const requests: Request[] = []
    let last = performance.now()
    context.on('request', (request) => {
      last = performance.now()
      requests.push(request)
    })
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    const first = countScripts(requests)
    while (performance.now() - last < QUIET_MS) await wait(100)
    return { requests: requests.length, first, scripts: countScripts(requests) }
  } finally {
    await context.close()
  }
}

const countScripts = (requests: readonly Request[]) =>
  requests.filter((request) => request.resourceType() === 'script').length
