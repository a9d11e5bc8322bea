import { CAST, DEMO_PASSWORD } from '@foulee/db/demo/cast'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { findWasted } from './calls-ahead.ts'
import { openDrawn, repeat } from './drawn-page.ts'
import { fetchAgain } from './fetch-again.ts'
import type { Finding } from './findings.ts'
import { ROLES, type Way } from './roles.ts'
import { type Document, workOff } from './walk.ts'
import { findWide, LAPTOP } from './widths.ts'

type Options = {
  origin: string
  find: (path: string) => string | null
  findPattern: (path: string) => string | null
  from: readonly string[]
  /** An address of each public kind of page. */
  open: readonly string[]
}

export type SignedIn = { documents: Document[]; faults: Finding[]; measured: number }

type Visit = { html: string; links: string[] }

/** Measures a page on phones and reads it; null when it does not open. */
type Visitor = (path: string) => Promise<Visit | null>

const AT_ONCE = 3

/**
 * One page of each kind, rendered for members on a laptop and on phones: addresses are found by
 * links, as each demo member in turn; and every list of the back office. Pages that other roles,
 * visitors among them, see otherwise are measured for them too.
 */
export async function visitSignedIn(options: Options): Promise<SignedIn> {
  const { origin, open } = options
  const browser = await chromium.launch({ executablePath: findChromium() })
  const result: SignedIn = { documents: [], faults: [], measured: 0 }
  try {
    const seenKinds = new Set<string | null>()
    for (const { email, name, is_staff = false } of CAST) {
      const context = await openContext(browser, origin, email)
      const visit = createVisitor(context, { origin, who: email, result })
      const paths = is_staff ? [...options.from, '/admin'] : [...options.from]
      const isNew = (path: string) => {
        const kind = pageKey(path, options.find)
        if (kind === null || seenKinds.has(kind) || (isOffice(path) && !is_staff)) return false
        seenKinds.add(kind)
        return true
      }
      await visitKinds(paths, isNew, async (path) => {
        const read = await visit(path)
        if (read) result.documents.push({ path: `${path} (${email})`, html: read.html })
        return read?.links ?? []
      })
      const follow = async (way: Way) => {
        const lost = await followWay(visit, way, options.findPattern)
        if (lost) result.faults.push({ ...lost, path: `${lost.path} (${email})` })
      }
      await workOff([...(ROLES[name] ?? [])], follow, AT_ONCE)
      await context.close()
    }
    const context = await browser.newContext({ viewport: LAPTOP })
    const visit = createVisitor(context, { origin, who: 'sans compte', result })
    await workOff([...open], async (path) => void (await visit(path)), AT_ONCE)
    return result
  } finally {
    await browser.close()
  }
}

/** Follows links from page to page, to those of a kind not seen before. */
async function visitKinds(
  paths: string[],
  isNew: (path: string) => boolean,
  listLinks: (path: string) => Promise<string[]>,
): Promise<void> {
  const waiting = paths.filter(isNew)
  const visitOne = async (path: string) => {
    for (const link of await listLinks(path)) if (isNew(link)) waiting.push(link)
  }
  await workOff(waiting, visitOne, AT_ONCE)
}

/** @returns a fault when a page of the way links to none of the next kind */
async function followWay(
  visit: Visitor,
  [from, ...patterns]: Way,
  findPattern: Options['findPattern'],
): Promise<Finding | null> {
  let path = from
  let read = await visit(path)
  for (const pattern of patterns) {
    const next = read?.links.find((link) => findPattern(link) === pattern)
    if (!next) return { rule: 'Page d’un rôle sans lien', path, detail: pattern }
    path = next
    read = await visit(path)
  }
  return null
}

function createVisitor(
  context: BrowserContext,
  { origin, who, result }: { origin: string; who: string; result: SignedIn },
): Visitor {
  /** Tabs are used again: a new one would compile all scripts anew. */
  const idle: Page[] = []
  return async (path) => {
    const page = idle.pop() ?? (await context.newPage())
    const named = `${path} (${who})`
    try {
      const drawn = await openDrawn(page, origin + path)
      const visit = await repeat(() => readPage(page, origin))
      for (const detail of await findWasted(page, path, drawn)) {
        result.faults.push({ rule: 'Demandé d’avance', path: named, detail })
      }
      result.faults.push(...(await repeat(() => findWide(page, named, drawn.rest))))
      result.measured += 1
      idle.push(page)
      return visit
    } catch (error) {
      const [detail = ''] = String(error).split('\n', 1)
      result.faults.push({ rule: 'Ne s’ouvre pas', path: named, detail })
      await page.close()
      return null
    }
  }
}

/** Feeds and downloads stand at addresses that kinds of pages match too: /itineraires/flux.atom. */
const isFile = (path: string) => /\.[a-z]+$/.test(path)

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
  const { headers } = await fetchAgain(`${origin}/api/sante`)
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';')
  const answer = await fetchAgain(`${origin}/api/auth/login`, {
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
  await context.addInitScript(leaveStreamUnanswered)
  return context
}

/** Runs in the page: the stream of live updates, once it opens, has lists asked again. */
function leaveStreamUnanswered(): void {
  const send = globalThis.fetch
  globalThis.fetch = (input, init) =>
    input === '/api/flux' ? new Promise(() => undefined) : send(input, init)
}

async function readPage(page: Page, origin: string): Promise<Visit> {
  const html = `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  )
  const links = hrefs.flatMap((href) => {
    const url = URL.parse(href)
    return url?.origin === origin && !isFile(url.pathname) ? [url.pathname] : []
  })
  return { html, links }
}
