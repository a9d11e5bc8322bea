import type { Page, Request } from 'playwright-core'

/** Milliseconds without DOM changes after which a page counts as rendered. */
const STILL_MS = 300
/** A page that never rests, like a countdown, is read as it is. */
const RESTLESS_MS = 5_000
/** Generous: a machine may do many other things beside. */
const PATIENCE_MS = 60_000
/** For requests that may never be answered, once a page. */
const ANSWERS_MS = 30_000
const NAVIGATIONS = 3

/** Never answered to its end: the stream of live updates. */
const STREAM = /\/api\/flux$/

export type DrawnPage = {
  /** Waits until requests are answered and the DOM rests. */
  rest: () => Promise<void>
  /** As the server sent it. */
  html: string
  /** Calls since then, `GET /api/liste`. */
  heard: readonly string[]
}

/** @throws when the page does not open at the second try either */
export async function openDrawn(page: Page, address: string): Promise<DrawnPage> {
  const { pending, heard } = followRequests(page)
  let lastAnswer = 0
  let html = ''
  const rest = async () => {
    do await page.evaluate(untilStill, [STILL_MS, RESTLESS_MS] as const)
    while (pending.size > 0 && performance.now() < lastAnswer)
  }
  const goto = async () => {
    pending.clear()
    heard.length = 0
    lastAnswer = performance.now() + PATIENCE_MS + ANSWERS_MS
    const response = await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS })
    if (response?.status() === 503) throw new Error('503')
    html = (await response?.text()) ?? ''
  }
  await goto().catch(goto)
  await repeat(async () => {
    await page.waitForLoadState('load', { timeout: PATIENCE_MS })
    await page.waitForSelector('h1', { state: 'attached', timeout: PATIENCE_MS }).catch(() => {})
    await rest()
    // Between two pages there is no title; a page that never has one is read as it is.
    await page.waitForFunction(isNamed, null, { timeout: PATIENCE_MS }).catch(() => {})
  })
  return { rest, html, heard }
}

type Requests = { pending: Set<Request>; heard: string[] }

const requestsOf = new WeakMap<Page, Requests>()

function followRequests(page: Page): Requests {
  const existing = requestsOf.get(page)
  if (existing) return existing
  const pending = new Set<Request>()
  const heard: string[] = []
  requestsOf.set(page, { pending, heard })
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) heard.push(`${request.method()} ${pathname}${search}`)
    if (!STREAM.test(request.url())) pending.add(request)
  })
  const end = (request: Request) => void pending.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return { pending, heard }
}

/** Repeats what failed because the page navigated or reloaded meanwhile. */
export async function repeat<T>(read: () => Promise<T>): Promise<T> {
  for (let left = NAVIGATIONS - 1; ; left--) {
    try {
      return await read()
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

const isNamed = () => document.title !== ''

function untilStill([stillMs, restlessMs]: readonly [number, number]): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      resolve()
    }
    setTimeout(end, restlessMs)
    let timer = setTimeout(end, stillMs)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, stillMs)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: false })
  })
}
