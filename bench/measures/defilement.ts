import { connectPostgres } from '@foulee/db/connect'
import type { Browser, Page } from 'playwright-core'
import { runQuery, startOurs, withServers } from '../bench.ts'
import { openBrowser } from '../browser.ts'
import { readFrames } from '../frames.ts'
import type { Cluster } from '../postgres.ts'
import { format, median, type Row, type Section } from '../report.ts'
import { openSessions } from '../sessions.ts'
import { findRace, openTalks, THREAD } from '../talks.ts'

const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
const PHONE = { width: 390, height: 844 }
/** Fast scrolling: pixels per frame, 60 frames a second. */
const PIXELS = 60
const FRAMES = 600
/** Warm-up stretches, until all caches are full. */
const STRETCHES = 6

export const measureDefilement = async ({ cluster, part }: { cluster: Cluster; part: number }) =>
  measureThread(await openTalks(cluster, part), part)

export async function measureThread(url: string, part: number): Promise<Section> {
  const race = await findRace(url)
  const [runner] = await runQuery<{ id: number }>(
    url,
    "select users_id as id from liste where type = 'epreuve' order by users_id desc limit 1",
  )
  if (!runner) throw new Error('Aucune discussion.')
  const { db, close } = await connectPostgres(url, 1)
  const [token = ''] = await openSessions(db, [runner.id])
  await close()
  const rows = await withServers([startOurs({ DATABASE_URL: url })], async ({ origin }) => {
    const browser = await openBrowser()
    try {
      return await scrollAll(browser, `${origin}/messages/${race.id}`, token)
    } finally {
      await browser.close()
    }
  })
  const highest = (name: string) => Math.max(...rows.map((row) => Number(row[name])))
  return {
    title: `Une discussion de ${format(THREAD / part)} messages défile à ${PIXELS * 60} pixels par seconde`,
    method:
      'Fil de la page dans Chromium, sur un écran de téléphone, en ms de processeur par image\u00a0: script, mise en page et dessin, pages plus anciennes comprises.',
    rows,
    budgets: [
      { what: 'une image, p99', value: highest('p99'), unit: ' ms', max: 16 },
      { what: 'la plus longue tâche', value: highest('tâche, max'), unit: ' ms', max: 50 },
    ],
  }
}

async function scrollAll(browser: Browser, url: string, token: string): Promise<Row[]> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: PHONE,
    deviceScaleFactor: 3,
    hasTouch: true,
  })
  await context.addInitScript((value) => sessionStorage.setItem('auth_token', value), token)
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('.fil-ligne').last().waitFor()
  const rows: Row[] = []
  for (let stretch = 1; stretch <= STRETCHES; stretch += 1) {
    await browser.startTracing(page, { categories: TRACED })
    const from = await readNewest(page)
    const seen = await scrollBack(page)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
    const { frames, longest } = readFrames(traceEvents)
    const sorted = frames.toSorted((a, b) => a - b)
    rows.push({
      étape: `${stretch}`,
      images: frames.length,
      'messages parcourus': from - (await readNewest(page)),
      'lignes présentes, max': seen,
      médiane: median(frames),
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? null,
      'image, max': sorted.at(-1) ?? null,
      'tâche, max': longest,
      'plus de 16 ms': frames.filter((cost) => cost > 16).length,
    })
  }
  await context.close()
  return rows
}

const readNewest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll<HTMLElement>('.fil-ligne')]
    return Math.max(...ids.map(({ dataset }) => Number(dataset.cle) || 0))
  })

const scrollBack = (page: Page): Promise<number> =>
  page.evaluate(
    ({ pixels, nb }) =>
      new Promise<number>((resolve) => {
        const zone = document.querySelector('.fil-zone')
        let left = nb
        let most = 0
        const step = () => {
          if (zone) zone.scrollTop -= pixels
          // Counting each frame would add to the measured cost.
          if (left % 60 === 0) most = Math.max(most, document.querySelectorAll('.fil-ligne').length)
          left -= 1
          if (left > 0) requestAnimationFrame(step)
          else resolve(most)
        }
        requestAnimationFrame(step)
      }),
    { pixels: PIXELS, nb: FRAMES },
  )
