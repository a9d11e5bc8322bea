import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@foulee/testing/demo'
import { openDemoSite } from '../../crawl/server.ts'
import { listMissing } from '../../scripts/navigateurs/support.ts'
import { JOURNEYS } from './journeys.ts'
import { readKinds } from './kinds.ts'
import { isAlive, visitKinds } from './pages.ts'
import { openPuppeteerTab } from './puppeteer-tab.ts'
import { type Tab, tryAgain, until } from './tab.ts'
import { openWebkitTab } from './webkit-tab.ts'

/**
 * `npm run test:browsers`: every kind of page and six main journeys in Firefox ESR, WebKitGTK
 * (Safari's engine), and Chromium without the APIs that Safari 16.4 lacks. `-- firefox`: one
 * browser; `SHOTS=folder`: screenshots. A missing browser is skipped, except in CI.
 */
const writeLine = (text: string) => process.stdout.write(`${text}\n`)

type Browser = { name: string; isThere: () => boolean; open: () => Promise<Tab> }

const hasCommand = (name: string) => spawnSync('which', [name]).status === 0
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'
const LAPTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Script that deletes the APIs missing in Safari 16.4. */
function withoutNews(): string {
  const { places } = listMissing([{ name: 'safari', version: 16.4 }])
  // APIs that the automation protocol or Chromium itself uses.
  const removeGlobals = (names: string[]) => {
    for (const name of names) {
      const path = name.split('.')
      const last = path.pop() ?? ''
      let holder: unknown = globalThis
      for (const part of path) holder = (holder as Record<string, unknown> | undefined)?.[part]
      try {
        if (holder) delete (holder as Record<string, unknown>)[last]
      } catch {
        // Some cannot be deleted.
      }
    }
  }
  return `(${removeGlobals})(${JSON.stringify(places)})`
}

const BROWSERS: Readonly<Record<string, Browser>> = {
  firefox: {
    name: 'Firefox ESR',
    isThere: () => hasCommand('firefox-esr'),
    open: () =>
      openPuppeteerTab({
        browser: 'firefox',
        executablePath: '/usr/bin/firefox-esr',
        defaultViewport: LAPTOP,
      }),
  },
  webkit: {
    name: 'WebKitGTK',
    isThere: () => hasCommand('WebKitWebDriver') && hasCommand('Xvfb'),
    open: () => openWebkitTab(PHONE),
  },
  'safari-16.4': {
    name: 'Chromium sans ce que Safari 16.4 ignore',
    isThere: () => existsSync(CHROMIUM),
    open: () =>
      openPuppeteerTab({
        executablePath: CHROMIUM,
        defaultViewport: PHONE,
        args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
        before: withoutNews(),
      }),
  },
}

const shots = process.env.SHOTS
/** `-- webkit gestes`: journeys only. */
const isShort = process.argv.includes('gestes')
const NONE = { visited: 0, faults: [] as string[] }

async function tryBrowser(key: string, { name, open }: Browser, origin: string): Promise<string[]> {
  const start = performance.now()
  const faults: string[] = []
  const tab = await open()
  const shoot = async (page: string) => {
    if (!shots) return
    mkdirSync(join(shots, key), { recursive: true })
    await tab.shoot(join(shots, key, `${page.replace(/\W+/g, '-')}.png`))
  }
  try {
    const kinds = await readKinds(origin)
    const visit = (isGuarded: boolean) =>
      isShort ? NONE : visitKinds({ tab, origin, kinds, shoot }, isGuarded)
    const publicPages = await visit(false)
    faults.push(...publicPages.faults)
    for (const [journey, run] of JOURNEYS) {
      const attempt = async () => {
        try {
          await tab.drainErrors()
          await run({ tab, origin, key })
          return (await tab.drainErrors()).map((error) => `${journey} : ${error}`)
        } catch (cause) {
          const { message, cause: before } = cause as Error
          const said = [message, before, ...(await tab.drainErrors())].filter(Boolean)
          return [`${journey} : ${said.join(' · ')}`]
        }
      }
      faults.push(...(await tryAgain(`${name} ${journey}`, attempt)))
      await shoot(`geste-${journey}`)
    }
    await tab.read(
      (token: string) => {
        localStorage.clear()
        sessionStorage.clear()
        sessionStorage.setItem('auth_token', token)
      },
      await fetchStaffToken(origin),
    )
    await tab.go(`${origin}/home`)
    await until('Le fil ne répond pas.', () => tab.read(isAlive))
    const ownPages = await visit(true)
    faults.push(...ownPages.faults)
    const seconds = Math.round((performance.now() - start) / 1000)
    const nb = publicPages.visited + ownPages.visited
    writeLine(
      `${name} : ${nb} genres de pages et ${JOURNEYS.length} gestes, en ${seconds} s : ${faults.length} défaut(s).`,
    )
  } finally {
    await tab.close()
  }
  return faults.map((fault) => `${name} ${fault}`)
}

async function fetchStaffToken(origin: string): Promise<string> {
  const before = await fetch(`${origin}/api/sante`)
  const cookie = before.headers
    .getSetCookie()
    .map((item) => item.split(';', 1)[0])
    .join('; ')
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      'x-xsrf-token': /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '',
    },
    body: JSON.stringify({ email: 'nora@foulee.example', password: DEMO_PASSWORD }),
  })
  return ((await answer.json()) as { data: { auth_token: string } }).data.auth_token
}

const requestedBrowsers = process.argv.slice(2).filter((item) => item in BROWSERS)
const chosen = Object.entries(BROWSERS).filter(
  ([key]) => !requestedBrowsers.length || requestedBrowsers.includes(key),
)
const there = chosen.filter(([, { isThere }]) => isThere())
for (const [, { name }] of chosen.filter((item) => !there.includes(item))) {
  writeLine(`${process.env.CI ? '✗ ' : ''}${name} n’est pas installé : rien n’y est essayé.`)
}
const site = await openDemoSite()
try {
  const tried = await Promise.all(
    there.map(([key, browser]) =>
      tryBrowser(key, browser, site.origin).catch((cause) => [`${browser.name} : ${cause}`]),
    ),
  )
  const faults = tried.flat()
  for (const fault of faults) writeLine(`✗ ${fault}`)
  const isMissing = Boolean(process.env.CI) && there.length < chosen.length
  process.exitCode = faults.length > 0 || isMissing || there.length === 0 ? 1 : 0
} finally {
  await site.close()
}
