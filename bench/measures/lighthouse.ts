import lighthouse from 'lighthouse'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { type PublicPage, withDemo } from '../demo.ts'
import { freePort } from '../processes.ts'
import { median, type Section, say } from '../report.ts'

const RUNS = 3
/** Measured in this order, of the categories that Lighthouse knows. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What one run of Lighthouse found. */
type Visit = Record<(typeof CATEGORIES)[number], number> & {
  shift: number
  lcp: number
  tbt: number
  requests: number
  scripts: number
}

/**
 * The first visit of public pages on a phone, as Lighthouse sees it: its mobile profile, with the
 * network and the processor slowed down by calculation, so that a busy machine matters less.
 */
export const measureLighthouse = (): Promise<Section> =>
  withDemo(async ({ origin, pages }) => {
    const port = await freePort()
    const browser = await openBrowser([`--remote-debugging-port=${port}`])
    try {
      const rows: ({ page: string } & Visit)[] = []
      for (const page of pages) rows.push(await visit({ browser, origin, port, page }))
      return present(rows)
    } finally {
      await browser.close()
    }
  })

type Given = { browser: Browser; origin: string; port: number; page: PublicPage }

async function visit({ origin, port, page }: Given): Promise<{ page: string } & Visit> {
  const runs: Visit[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(origin + page.path, port))
  const middle = Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [
      key,
      median(runs.map((one) => one[key as keyof Visit])),
    ]),
  ) as Visit
  say(`  ${page.name} : ${middle.performance}`)
  return { page: page.name, ...middle }
}

async function runOnce(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // The demo world asks robots to stay away.
    skipAudits: ['is-crawlable'],
  })
  if (!result) throw new Error(`${url} : Lighthouse n’a rien rendu.`)
  const { categories, audits } = result.lhr
  const read = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const details = audits['network-requests']?.details
  const items = details?.type === 'table' ? details.items : []
  const [performance = 0, accessibility = 0, practices = 0, seo = 0] = CATEGORIES.map((name) =>
    Math.round((categories[name]?.score ?? 0) * 100),
  )
  return {
    performance,
    accessibility,
    'best-practices': practices,
    seo,
    shift: read('cumulative-layout-shift'),
    lcp: read('largest-contentful-paint'),
    tbt: read('total-blocking-time'),
    requests: items.length,
    scripts: items.filter(({ resourceType }) => resourceType === 'Script').length,
  }
}

function present(rows: readonly ({ page: string } & Visit)[]): Section {
  const least = (name: 'performance' | 'accessibility') => Math.min(...rows.map((row) => row[name]))
  return {
    title: 'Première visite sur un téléphone (Lighthouse, médiane de 3)',
    method:
      'Profil mobile de Lighthouse, réseau et processeur ralentis par le calcul ; monde de démonstration.',
    rows: rows.map((row) => ({ ...row })),
    budgets: [
      { what: 'performance de la page la moins bonne', value: least('performance'), min: 95 },
      { what: 'accessibilité', value: least('accessibility'), min: 100 },
      { what: 'décalage', value: Math.max(...rows.map(({ shift }) => shift)), max: 0.02 },
    ],
  }
}
