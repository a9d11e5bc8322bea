import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { withDemo } from '../demo.ts'
import { type KeyCost, readKeyPresses } from '../key-presses.ts'
import { median, type Row, type Section, writeLine } from '../report.ts'

const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
const WEEKS = 20
const DAYS = [1, 2, 3, 4, 6, 7]
const RACCOURCI = "20' EF + 8x30/30 à 100 % VMA + 10' RC"
/** Milliseconds between keys, enough for deferred work. */
const DELAY = 90
const ROUNDS = 3
const COACH = { email: 'samir@foulee.example', password: 'courir-en-demo-foulee' }

type Costs = Map<string, KeyCost[]>

export const measureTouches = (): Promise<Section> =>
  withDemo(async ({ origin }) => {
    const browser = await openBrowser()
    const costs: Costs = new Map()
    try {
      for (let round = 0; round < ROUNDS; round += 1) await write(browser, origin, costs)
    } finally {
      await browser.close()
    }
    return present(costs)
  })

/** New profile each time, so that first keys run cold code. */
async function write(browser: Browser, origin: string, costs: Costs): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  })
  try {
    const token = await signIn(context)
    const id = await createPlan(context, token)
    await context.addInitScript((value) => sessionStorage.setItem('auth_token', value), token)
    const page = await context.newPage()
    // An open stream would prevent network idle.
    await page.route('**/api/flux', (route) => route.abort())
    await page.goto(`/contribution/plans/${id}`, { waitUntil: 'networkidle' })
    await press(browser, page, costs)
  } finally {
    await context.close()
  }
}

async function signIn({ request }: BrowserContext): Promise<string> {
  await request.get('/api/sante')
  const { cookies } = await request.storageState()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await request.post('/api/auth/login', {
    data: { ...COACH, remember: true },
    headers: { 'x-xsrf-token': decodeURIComponent(xsrf) },
  })
  return (await answer.json()).data.auth_token
}

async function createPlan({ request }: BrowserContext, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const titre = 'Vingt semaines'
  const made = await request.post('/api/coaching/plan/store', { headers, data: { titre } })
  const { id } = await made.json()
  const semaines = Array.from({ length: WEEKS }, (_, week) => ({
    phase: 'generale',
    note: '',
    seances: DAYS.map((jour, index) => ({
      ...SEANCE,
      cle: week * DAYS.length + index + 1,
      jour,
    })),
  }))
  const multipart = {
    semaines: JSON.stringify(semaines),
    objectif: 'marathon',
    niveau: 'confirme',
  }
  const written = await request.post(`/api/coaching/plan/${id}/update`, { headers, multipart })
  if (!written.ok()) throw new Error(`Plan : ${written.status()} ${await written.text()}`)
  return id
}

const effort = (type: string, valeur: number, rpe: number) => ({
  type,
  fin: { type: 'temps', valeur },
  cible: { type: 'rpe', min: rpe, max: rpe },
})
const SEANCE = {
  titre: 'Footing',
  sport: 'course_a_pied',
  objectif: 'endurance',
  description: '',
  denivele: null,
  steps: [
    effort('effort', 1200, 3),
    {
      type: 'repetition',
      fois: 8,
      steps: [effort('effort', 30, 8), effort('recuperation', 30, 2)],
    },
  ],
}

async function press(browser: Browser, page: Page, costs: Costs): Promise<void> {
  const trace = async (name: string, act: () => Promise<void>) => {
    // Deferred work of opening and focusing is excluded.
    await page.waitForTimeout(500)
    await browser.startTracing(page, { categories: TRACED })
    await act()
    await page.waitForTimeout(300)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
    costs.set(name, [...(costs.get(name) ?? []), ...readKeyPresses(traceEvents)])
  }
  const weeks = page.getByRole('region', { name: 'Les semaines' })
  await weeks.getByRole('button', { name: /^Footing semaine 3, mardi/ }).click()
  const sheet = page.getByRole('dialog')
  for (const [gesture, label, text] of [
    ['titre d’une séance', 'Titre', ' du mardi matin'],
    ['raccourci d’une séance', 'Les étapes, en raccourci', RACCOURCI],
  ] as const) {
    const field = sheet.getByLabel(label)
    if (text === RACCOURCI) await field.fill('')
    await field.focus()
    await trace(gesture, () => type(page, text))
  }
  await page.keyboard.press('Escape')
  await weeks.getByRole('button', { name: /^Footing semaine 5, mardi/ }).focus()
  await page.keyboard.down('Alt')
  await trace('Alt et flèche', () => move(page))
  await page.keyboard.up('Alt')
  await weeks.getByLabel('Note de la semaine 7').focus()
  await trace('note d’une semaine', () => type(page, 'Semaine allégée'))
}

const type = (page: Page, text: string) => page.keyboard.type(text, { delay: DELAY })

async function move(page: Page): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await page.keyboard.press(turn % 2 ? 'ArrowUp' : 'ArrowDown')
    await page.waitForTimeout(DELAY)
  }
}

function present(costs: Costs): Section {
  const rows: Row[] = []
  for (const [geste, keys] of costs) {
    const [tasks, frames, all] = (['task', 'frame', 'all'] as const).map((name) =>
      keys.map((key) => key[name]),
    ) as [number[], number[], number[]]
    writeLine(`  ${geste} : ${keys.length} touches`)
    rows.push({
      geste,
      touches: keys.length,
      'tâche, max': Math.max(...tasks),
      'image, médiane': median(frames),
      'image, p95': findHigh(frames),
      'image, max': Math.max(...frames),
      'en tout, médiane': median(all),
      'en tout, p95': findHigh(all),
    })
  }
  const highest = (name: string) => Math.max(...rows.map((row) => Number(row[name])))
  const limit = { unit: ' ms', max: 16 }
  return {
    title: 'Une touche dans un plan de vingt semaines, en ms de processeur',
    method:
      'Fil de la page dans Chromium, sur grand écran, trois profils neufs : la plus longue tâche d’une touche, tout jusqu’à l’image qui lui répond (script, mise en page, dessin), et tout ce qu’elle entraîne jusqu’à la suivante, travail différé compris.',
    rows,
    budgets: [
      { what: 'la plus longue tâche d’une touche', value: highest('tâche, max'), ...limit },
      { what: 'une touche jusqu’à son image, p95', value: highest('image, p95'), ...limit },
    ],
  }
}

const findHigh = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
