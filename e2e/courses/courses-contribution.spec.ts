import { DEMO_PASSWORD } from '@foulee/testing/demo'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken, postAsVisitor } from '../door.ts'
import { settle } from '../settle.ts'
import { findCard, NORA } from '../staff.ts'

const LEA = 'lea@foulee.example'
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

async function arriveAs(page: Page, email: string): Promise<string> {
  const given = { email, password: DEMO_PASSWORD, remember: true }
  type Session = { auth_token: string }
  const { auth_token } = await postAsVisitor<Session>(page.request, '/api/auth/login', given)
  await bringToken(page, auth_token)
  return auth_token
}

type Sent = { id: number; data: { course: { slug: string } } }

/** Sends a form in the name of whoever holds the token. */
async function send(
  { request }: Page,
  token: string,
  path: string,
  multipart: Record<string, string>,
): Promise<Sent> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post(path, { headers, multipart })
  expect(answer.ok(), await answer.text()).toBe(true)
  return await answer.json()
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const saved = (page: Page, name: string) =>
  expect(
    section(page, name)
      .getByRole('status')
      .filter({ hasText: /^Enregistré à/ }),
  ).toBeVisible()

const newName = () => `Trail des causses ${crypto.randomUUID().slice(0, 8)}`

/** A draft of Léa's organiser. */
async function draft(page: Page, token: string, nom: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const mine = await page.request.post('/api/courses/organisateurs/my', { headers, data: {} })
  const [organisateur] = (await mine.json()).data as { id: number }[]
  const organisateurs_id = String(organisateur?.id)
  return (await send(page, token, '/api/courses/create', { organisateurs_id, nom })).id
}

/** All the addresses of races that search engines are given. */
async function readSitemap({ request }: Page): Promise<string> {
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = index.match(/\/sitemap\/courses-\d+\.xml/g) ?? []
  const texts = await Promise.all(parts.map(async (part) => (await request.get(part)).text()))
  return texts.join('')
}

test('a race is created, completed, sent back, mended and published; visitors find it at once', {
  tag: ['@main', '@two-sizes'],
}, async ({ page, browser }) => {
  test.slow()
  const nom = newName()
  const token = await arriveAs(page, LEA)
  await page.goto('/contribution/courses')
  await page.getByRole('button', { name: 'Créer une course' }).click()
  await page.getByRole('textbox', { name: 'Nom de la course' }).fill(nom)
  await page.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nom)
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))

  await page.getByRole('button', { name: 'Soumettre à validation' }).click()
  await expect(page.getByRole('link', { name: 'Décrivez votre course.' })).toBeFocused()
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Une boucle entre causse et gorges.')
  await page.getByRole('checkbox', { name: 'Trail' }).check({ force: true })
  await saved(page, 'La course')
  const lieu = section(page, 'Lieu')
  await lieu.getByRole('combobox', { name: 'Ville' }).pressSequentially('mende')
  await expect(page.getByRole('option').first()).toHaveText(/Mende.*48000/)
  // By keyboard: to click, the test would scroll, which closes the list.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await saved(page, 'Lieu')
  await expect(lieu.getByRole('textbox', { name: 'Latitude' })).toHaveValue(/^44\./)
  await section(page, 'Infos pratiques').locator('summary', { hasText: 'Stationnement' }).click()
  await page.getByRole('textbox', { name: 'Stationnement' }).fill('Au foirail, gratuit.')
  await saved(page, 'Infos pratiques')

  const courses_id = String(id)
  const edition = { courses_id, date_debut: inDays(200) }
  const { id: editions } = await send(page, token, '/api/courses/editions', edition)
  const epreuve = await page.request.post('/api/courses/epreuves', {
    headers: { authorization: `Bearer ${token}` },
    data: { editions_id: editions, nom: 'Le 24 km', type: 'trail', distance: 24_000 },
  })
  expect(epreuve.ok(), await epreuve.text()).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: 'Soumettre à validation' }).click()
  await expect(page.getByText('L’équipe relit votre course')).toBeFocused()

  const office = await browser.newPage()
  await arriveAs(office, NORA)
  await office.goto('/moderation/courses')
  const waiting = await findCard(office, nom)
  await waiting.getByRole('button', { name: 'Renvoyer…', description: nom }).click()
  await office.getByRole('textbox', { name: 'Raison' }).fill('Précisez le dénivelé.')
  await office.getByRole('button', { name: 'Renvoyer', exact: true }).click()
  await expect(waiting.getByText(/^Renvoyer dans \d+.s$/)).toBeVisible()
  await office.getByRole('button', { name: 'Actualiser' }).click()
  await expect(waiting).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('Précisez le dénivelé.').first()).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Une boucle entre causse et gorges, 900 m de montée.')
  await saved(page, 'La course')
  await page.getByRole('button', { name: 'Soumettre à validation' }).click()
  await expect(page.getByText('L’équipe relit votre course')).toBeVisible()
  await office.reload()
  await findCard(office, nom)
  await waiting.getByRole('button', { name: 'Publier', description: nom }).click()
  await office.getByRole('button', { name: 'Actualiser' }).click()
  await expect(waiting).toHaveCount(0)
  await office.close()

  const visit = await browser.newPage()
  const slug = nom.toLowerCase().replaceAll(' ', '-')
  await visit.goto(`/courses/${slug}`)
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(nom)
  await expect(visit.getByText('Au foirail, gratuit.')).toBeVisible()
  await visit.goto('/calendrier/lozere')
  await expect(visit.getByRole('link', { name: nom })).toBeVisible()
  const found = await visit.request.get(`/api/courses?texte=${encodeURIComponent(nom)}`)
  expect(await found.text()).toContain(slug)
  expect(await readSitemap(visit)).toContain(`/courses/${slug}<`)
  await visit.close()
})

test('the second of two editors is told, sees both texts and loses nothing', {
  tag: '@two-sizes',
}, async ({ page }) => {
  const token = await arriveAs(page, LEA)
  const id = await draft(page, token, newName())
  await page.goto(`/contribution/courses/${id}`)
  const description = page.getByRole('textbox', { name: 'Description' })
  await expect(description).toBeVisible()
  const theirs = 'Par les crêtes, dit quelqu’un d’autre.'
  await send(page, token, `/api/courses/${id}/update`, { description: theirs })
  await description.fill('Par le lac.')
  const asked = section(page, 'La course').getByRole('alert')
  await expect(asked).toContainText('Choisissez ce que vous gardez')
  await expect(section(page, 'La course').getByText(theirs)).toBeVisible()
  await page.reload()
  await expect(description).toHaveValue('Par le lac.')
  await expect(asked).toContainText('Choisissez ce que vous gardez')
  await page.getByRole('button', { name: 'Garder mon texte' }).click()
  await expect(asked).toBeHidden()
  await expect(description).toHaveValue('Par le lac.')
  await page.reload()
  await expect(description).toHaveValue('Par le lac.')
  await expect(section(page, 'Historique')).toContainText('Par les crêtes')
})

test('the pages of organisers are axe clean, and fit a phone', {
  tag: '@two-sizes',
}, async ({ page }) => {
  const token = await arriveAs(page, LEA)
  const id = await draft(page, token, newName())
  const editor = `/contribution/courses/${id}`
  for (const path of ['/contribution/courses', editor, `${editor}?vue=apercu`]) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await settle(page)
    expect(await findViolations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(editor)
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
