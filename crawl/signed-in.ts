import { CAST, DEMO_PASSWORD } from '@foulee/db/demo/cast'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import type { Finding } from './findings.ts'
import type { Document } from './walk.ts'
import { findWide, LAPTOP } from './widths.ts'

type Options = {
  origin: string
  find: (path: string) => string | null
  from: readonly string[]
}

export type SignedIn = { documents: Document[]; faults: Finding[] }

/** Milliseconds without DOM changes after which a page counts as rendered. */
const STILL_MS = 300
const PATIENCE_MS = 15_000
const AT_ONCE = 3

/**
 * One page of each kind, rendered for members on a laptop and on phones: addresses are found by
 * links, as each demo member in turn; and every list of the back office.
 */
export async function visitSignedIn({ origin, find, from }: Options): Promise<SignedIn> {
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    const documents: Document[] = []
    const faults: Finding[] = []
    const known = new Set<string | null>()
    for (const { email, is_staff = false } of CAST) {
      const context = await openContext(browser, origin, email)
      const waiting = is_staff ? [...from, '/admin'] : [...from]
      const own = new Set(waiting)
      const visitWaiting = () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          const name = pageKey(path, find)
          if (name === null || known.has(name) || (isOffice(path) && !is_staff)) continue
          known.add(name)
          return path
        }
        return undefined
      }
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const page = await context.newPage()
          for (let path = visitWaiting(); path !== undefined; path = visitWaiting()) {
            const { html, links } = await readDrawn(page, origin, path)
            documents.push({ path: `${path} (${email})`, html })
            faults.push(...(await findWide(page, `${path} (${email})`)))
            for (const link of links) {
              if (!own.has(link)) waiting.push(link)
              own.add(link)
            }
          }
        }),
      )
      await context.close()
    }
    return { documents, faults }
  } finally {
    await browser.close()
  }
}

const isOffice = (path: string) => /^\/admin(\/|$)/.test(path)

function pageKey(path: string, find: Options['find']): string | null {
  return isOffice(path) ? path.replace(/\d+/g, ':id') : find(path)
}

async function openContext(
  browser: Browser,
  origin: string,
  email: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: LAPTOP })
  const { headers } = await fetch(`${origin}/api/sante`)
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';')
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie,
      'x-xsrf-token': cookie.split('=')[1] ?? '',
    },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, remember: true }),
  })
  const { data } = (await answer.json()) as { data?: { auth_token?: string } }
  if (!data?.auth_token) throw new Error(`${email} : ${answer.status}`)
  await context.addInitScript(
    (token) => sessionStorage.setItem('auth_token', token),
    data.auth_token,
  )
  return context
}

async function readDrawn(page: Page, origin: string, path: string) {
  await page.goto(origin + path, { waitUntil: 'load' })
  // Retried when the page navigated or reloaded while it was read.
  return await readStill(page, origin).catch(() => readStill(page, origin))
}

async function readStill(page: Page, origin: string) {
  await page.waitForLoadState('load')
  await page.waitForSelector('h1', { state: 'attached', timeout: PATIENCE_MS }).catch(() => {})
  await page.evaluate(untilStill, STILL_MS)
  // Between two pages there is no title; a page that never has one is read as it is.
  await page.waitForFunction(isNamed, null, { timeout: PATIENCE_MS }).catch(() => {})
  const html = `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  )
  const links = hrefs.flatMap((href) => {
    const url = URL.parse(href)
    return url?.origin === origin ? [url.pathname] : []
  })
  return { html, links }
}

const isNamed = () => document.title !== ''

function untilStill(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(end, ms)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, ms)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: false })
  })
}
