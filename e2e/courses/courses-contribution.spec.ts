import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { arriveAsOrganiser, section, send } from '../organiser.ts'
import { fetchStaffToken, findCard } from '../staff.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const saved = (page: Page, name: string) =>
  expect(
    section(page, name)
      .getByRole('status')
      .filter({ hasText: /^Enregistré à/ }),
  ).toBeVisible()

async function readSitemap({ request }: Page): Promise<string> {
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = index.match(/\/sitemap\/courses-\d+\.xml/g) ?? []
  const texts = await Promise.all(parts.map(async (part) => (await request.get(part)).text()))
  return texts.join('')
}

test('a race that is created, filled in, sent back, mended and published is found by visitors at once', async ({
  page,
  browser,
}) => {
  const nom = `Trail des causses ${crypto.randomUUID().slice(0, 8)}`
  await arriveAsOrganiser(page)
  await page.goto('/contribution/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Créer une course' }).click()
  await page.getByRole('textbox', { name: 'Nom de la course' }).fill(nom)
  await page.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nom)
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))

  const submit = page.getByRole('button', { name: 'Soumettre à validation' })
  const description = page.getByRole('textbox', { name: 'Description' })
  await test.step('what is missing is led to, then written and saved by itself', async () => {
    await submit.click()
    await expect(page.getByRole('link', { name: 'Décrivez votre course.' })).toBeFocused()
    await description.fill('Une boucle entre causse et gorges.')
    await page.getByRole('checkbox', { name: 'Trail' }).check({ force: true })
    await saved(page, 'La course')
    const lieu = section(page, 'Lieu')
    await lieu.getByRole('combobox', { name: 'Ville' }).pressSequentially('mende')
    await expect(page.getByRole('option').first()).toHaveText(/Mende.*48000/)
    // By keyboard: a click would scroll, which closes the list.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await saved(page, 'Lieu')
    await expect(lieu.getByRole('textbox', { name: 'Latitude' })).toHaveValue(/^44\./)
    await section(page, 'Infos pratiques').locator('summary', { hasText: 'Stationnement' }).click()
    await page.getByRole('textbox', { name: 'Stationnement' }).fill('Au foirail, gratuit.')
    await saved(page, 'Infos pratiques')
  })

  // courses-editions.spec.ts tests the editor of editions.
  const edition = { courses_id: String(id), date_debut: inDays(200) }
  const made = await send(page.request, '/api/courses/editions', { multipart: edition })
  const epreuve = { editions_id: made.id, nom: 'Le 24 km', type: 'trail', distance: 24_000 }
  await send(page.request, '/api/courses/epreuves', { data: epreuve })
  await page.reload()
  await submit.click()
  await expect(page.getByText('L’équipe relit votre course')).toBeFocused()

  const office = await browser.newPage()
  await bringToken(office, await fetchStaffToken(office.request))
  await office.goto('/moderation/courses')
  const waiting = await findCard(office, nom)
  const refresh = office.getByRole('button', { name: 'Actualiser' })
  await test.step('the staff send it back with a reason, which the organiser reads and answers', async () => {
    await waiting.getByRole('button', { name: 'Renvoyer…', description: nom }).click()
    await office.getByRole('textbox', { name: 'Raison' }).fill('Précisez le dénivelé.')
    await office.getByRole('button', { name: 'Renvoyer', exact: true }).click()
    await expect(waiting.getByText(/^Renvoyer dans \d+.s$/)).toBeVisible()
    await refresh.click()
    await expect(waiting).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Précisez le dénivelé.').first()).toBeVisible()
    await description.fill('Une boucle entre causse et gorges, 900 m de montée.')
    await saved(page, 'La course')
    await submit.click()
    await expect(page.getByText('L’équipe relit votre course')).toBeVisible()
  })
  await office.reload()
  await findCard(office, nom)
  await waiting.getByRole('button', { name: 'Publier', description: nom }).click()
  await refresh.click()
  await expect(waiting).toHaveCount(0)
  await office.close()

  await test.step('visitors find it on its page, in the calendar, by a search and in the sitemap', async () => {
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
})
