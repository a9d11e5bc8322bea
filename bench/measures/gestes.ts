import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { type PublicPage, withDemo } from '../demo.ts'
import { median, type Section } from '../report.ts'

const PHONE = { width: 412, height: 823 }
/** A phone four times slower than this machine. */
const SLOWDOWN = 4
const ROUNDS = 3
/** Milliseconds after the load, when a visitor begins; and after a press, for its frame. */
const BEFORE = 2_500
const AFTER = 1_200

type Geste = { name: string; of: string; act: (page: Page) => Promise<void> }

const press =
  (name: string, exact = true) =>
  (page: Page) =>
    page.getByRole('button', { name, exact }).first().tap()

const GESTES: readonly Geste[] = [
  { name: 'accueil : un choix', of: 'accueil', act: press('Sombre') },
  { name: 'accueil : écrire', of: 'accueil', act: (page) => page.keyboard.press('/') },
  { name: 'course : Partager', of: 'course', act: press('Partager') },
  {
    name: 'course : une épreuve, avant son script',
    of: 'course',
    act: press('Épreuves suivantes'),
  },
  { name: 'course : comparer', of: 'course', act: press('Comparer', false) },
  {
    name: 'parcours : ouvrir un détail',
    of: 'parcours',
    act: (page) => page.locator('summary').first().tap(),
  },
  { name: 'parcours : Partager', of: 'parcours', act: press('Partager') },
  { name: 'magasins : Filtres', of: 'magasins', act: press('Filtres') },
  {
    name: 'magasins : chercher',
    of: 'magasins',
    act: (page) => page.getByRole('searchbox').first().pressSequentially('tra', { delay: 90 }),
  },
  {
    name: 'calendrier : vers une page',
    of: 'calendrier',
    act: (page) => page.locator('main a[href^="/"]').first().tap(),
  },
]

/** Interaction to next paint on a first visit, each gesture in a new profile. */
export const measureGestes = (): Promise<Section> =>
  withDemo(async ({ origin, pages }) => {
    const browser = await openBrowser()
    try {
      const rows: { geste: string; ms: number; most: number }[] = []
      for (const geste of GESTES) {
        const durations: number[] = []
        for (let round = 0; round < ROUNDS; round += 1) {
          durations.push(await time(browser, origin + findPath(pages, geste.of), geste))
        }
        rows.push({ geste: geste.name, ms: median(durations), most: Math.max(...durations) })
      }
      return present(rows)
    } finally {
      await browser.close()
    }
  })

function findPath(pages: readonly PublicPage[], name: string): string {
  const page = pages.find((page) => page.name === name)
  if (!page) throw new Error(`Aucune page : ${name}`)
  return page.path
}

async function time(browser: Browser, url: string, { act }: Geste): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(watchEvents)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(BEFORE)
    await act(page)
    await page.waitForTimeout(AFTER)
    return await page.evaluate(() => Number(sessionStorage.getItem('slowest')))
  } finally {
    await context.close()
  }
}

/** Survives a navigation, as the gesture may be one. */
function watchEvents(): void {
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isGesture = 'interactionId' in entry && Number(entry.interactionId) > 0
      const slowest = Number(sessionStorage.getItem('slowest'))
      if (isGesture) sessionStorage.setItem('slowest', String(Math.max(slowest, entry.duration)))
    }
  })
  watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

function present(rows: readonly { geste: string; ms: number; most: number }[]): Section {
  return {
    title: 'Ce qu’une main attend, sur un téléphone quatre fois plus lent (INP)',
    method: `Dix gestes d’un visiteur à sa première visite, un profil neuf chacun, médiane de ${ROUNDS} ; durée de l’évènement jusqu’à l’image suivante.`,
    rows: rows.map(({ geste, ms, most }) => ({ geste, ms, 'le plus lent': most })),
    budgets: [
      {
        what: 'geste le plus lent, médiane',
        value: Math.max(...rows.map(({ ms }) => ms)),
        unit: ' ms',
        max: 100,
      },
    ],
  }
}
