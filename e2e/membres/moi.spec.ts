import type { Course, CourseCard, Epreuve } from '@foulee/contract/courses/courses'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { arriveAsNew, type NewMember } from '../new-member.ts'

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

type Found = { course: Course; epreuve: Epreuve }

async function findRace(request: APIRequestContext): Promise<Found> {
  const read = async (path: string) => (await (await request.get(path)).json()).data
  const cards: CourseCard[] = await read('/api/courses?type=trail&nb_page=100')
  for (const { slug } of cards) {
    const course: Course = await read(`/api/courses/${slug}`)
    const [edition] = course.editions_next
    const epreuve = edition?.epreuves.find(({ points, annulee }) => points.length && !annulee)
    if (epreuve && course.statut === 'publiee') return { course, epreuve }
  }
  throw new Error('No race of the demo world has a roadbook.')
}

const addToListe = (request: APIRequestContext, { token }: NewMember, id: number) =>
  request.post('/api/liste/store', {
    headers: { authorization: `Bearer ${token}` },
    data: { type: 'epreuve', id, extra: { etat: 'inscrit' } },
  })

test('« Moi » leads to the roadbook of the next race, though one of its blocks fails', async ({
  page,
}) => {
  const member = await arriveAsNew(page, 'f')
  let isDown = true
  await page.route('**/api/resultats/my?*', (route) =>
    isDown
      ? route.fulfill({
          status: 503,
          json: { success: false, code: 'indisponible', message: 'Les résultats font une pause.' },
        })
      : route.continue(),
  )
  await page.goto('/profil')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inès G.')
  const next = block(page, 'Ma prochaine course')
  await expect(next).toContainText('Aucun départ en vue')
  await expect(next.getByRole('link', { name: 'Trouver une course' })).toBeVisible()
  await test.step('a block that fails says so, leaves the others and is asked again', async () => {
    const results = block(page, 'Mes résultats')
    await expect(results.getByRole('alert')).toContainText('Les résultats font une pause.')
    await expect(block(page, 'Mes points')).toContainText('Échauffement')
    await expect(block(page, 'Ma run list')).toContainText('ce qui vous fait envie')
    isDown = false
    await results.getByRole('button', { name: 'Réessayer' }).click()
    await expect(results).toContainText('dites quelle ligne est la vôtre')
  })

  const { course, epreuve } = await findRace(page.request)
  await addToListe(page.request, member, epreuve.id)
  await page.reload()
  await expect(next.getByRole('heading', { name: course.nom })).toBeVisible()
  await expect(next).toContainText(/Dans \d+\sjours|Demain|Aujourd’hui/)
  await expect(block(page, 'Ma run list')).toContainText('1 course')
  await next.getByRole('link', { name: 'Ma feuille de route' }).click()
  await expect(page).toHaveURL(`/courses/${course.slug}/epreuves/${epreuve.id}/feuille-de-route`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a section of the settings has its address, keeps what is written and leads back', async ({
  page,
}) => {
  await arriveAsNew(page, 'h')
  await test.step('an old link leads to its section, one of the staff or of nobody nowhere', async () => {
    await page.goto('/profil#email-et-mot-de-passe')
    await expect(page).toHaveURL(/\/reglages\/email-et-mot-de-passe$/)
    await expect(block(page, 'Email et mot de passe')).toBeVisible()
    await page.goto('/reglages/second-facteur')
    await expect(page.getByText('Erreur 404')).toBeVisible()
  })
  await page.goto('/reglages')
  await expect(page.getByRole('link', { name: /^Appareils connectés/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Second facteur/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Carte publique/ }).click()
  await expect(page).toHaveURL(/\/reglages\/carte$/)
  await expect(page).toHaveTitle(/Carte publique/)
  await expect(page.getByRole('group', { name: 'Carte publique' })).toBeFocused()
  const index = page.getByRole('navigation', { name: 'Sections des réglages' })
  await expect(index).toBeHidden()
  await test.step('a laptop has the list of sections beside it', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(index).toBeVisible()
    if (size) await page.setViewportSize(size)
  })

  await page.getByLabel('Nom public').fill('Le Lièvre')
  await expect(page.getByText('Pas encore enregistré.')).toBeVisible()
  await page.getByRole('link', { name: 'Réglages', exact: true }).last().click()
  await page.getByRole('link', { name: /^Ma pratique/ }).click()
  await expect(page.getByLabel('Niveau')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: /^Carte publique/ }).click()
  await expect(page.getByLabel('Nom public')).toHaveValue('Le Lièvre')
  const dialogShown = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await dialogShown
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded

  await page.getByRole('button', { name: 'Enregistrer la carte publique' }).click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await page.goto('/profil')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Lièvre')
})
