import { findFreePort } from '@foulee/testing/free-port'
import lighthouse from 'lighthouse'
import Trace from 'lighthouse/core/gather/gatherers/trace.js'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { type PublicPage, withDemo } from '../demo.ts'
import { median, type Section, writeLine } from '../report.ts'
import { countProcessorTime } from '../trace-clock.ts'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Visit = Record<(typeof CATEGORIES)[number], number> & {
  shift: number
  fcp: number
  lcp: number
  tbt: number
  requests: number
  scripts: number
}

/** Trace in CPU time, so that a busy machine matters less. */
class ProcessorTrace extends Trace {
  override getArtifact() {
    const trace = super.getArtifact()
    countProcessorTime(trace.traceEvents)
    return trace
  }
}

export const measureLighthouse = (): Promise<Section> =>
  withDemo(async ({ origin, pages }) => {
    const port = await findFreePort()
    const browser = await openBrowser([`--remote-debugging-port=${port}`])
    try {
      const rows: ({ page: string } & Visit)[] = []
      for (const page of pages) rows.push(await visit({ browser, origin, port, page }))
      return present(rows)
    } finally {
      await browser.close()
    }
  })

type LighthouseOptions = { browser: Browser; origin: string; port: number; page: PublicPage }

async function visit({ origin, port, page }: LighthouseOptions): Promise<{ page: string } & Visit> {
  // Fills the page cache, as visitors are served from it.
  await (await fetch(origin + page.path)).text()
  const runs: Visit[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(origin + page.path, port))
  const middle = Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [
      key,
      median(runs.map((run) => run[key as keyof Visit])),
    ]),
  ) as Visit
  writeLine(`  ${page.name} : ${middle.performance}`)
  return { page: page.name, ...middle }
}

async function runOnce(url: string, port: number): Promise<Visit> {
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: [...CATEGORIES],
    skipAudits: ['is-crawlable'],
  }
  const result = await lighthouse(url, flags, {
    extends: 'lighthouse:default',
    artifacts: [{ id: 'Trace', gatherer: ProcessorTrace }],
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
    fcp: read('first-contentful-paint'),
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
      'Profil mobile de Lighthouse, réseau et processeur ralentis par le calcul, tâches en temps de processeur ; monde de démonstration, pages gardées par le serveur.',
    rows: rows.map((row) => ({ ...row })),
    budgets: [
      { what: 'performance de la page la moins bonne', value: least('performance'), min: 95 },
      { what: 'accessibilité', value: least('accessibility'), min: 100 },
      { what: 'décalage', value: Math.max(...rows.map(({ shift }) => shift)), max: 0.02 },
    ],
  }
}
