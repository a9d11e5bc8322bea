import { expect, type Locator, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew } from '../new-member.ts'
import { fetchStaffToken } from '../staff.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const coordinates = (within: Locator) => within.getByLabel('Latitude, longitude')

async function writeSteps(page: Page, texte: string): Promise<{ id: string; steps: Locator }> {
  await page.goto('/contribution/trainings')
  await page.getByRole('textbox', { name: 'Les étapes, en raccourci' }).fill(texte)
  // The parsed totals shift the button.
  await expect(page.getByRole('term').filter({ hasText: 'Durée' })).toBeVisible()
  await page.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(page).toHaveURL(/\/contribution\/trainings\/\d+$/)
  const steps = section(page, 'Les étapes')
  await steps.getByRole('tab', { name: 'Étape par étape' }).click()
  return { id: page.url().split('/').at(-1) ?? '', steps }
}

async function publish({ request }: Page, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${await fetchStaffToken(request)}` }
  const multipart = {
    titre: `Côtes ${crypto.randomUUID().slice(0, 8)}`,
    niveau: 'confirme',
    description: 'Des montées franches et courtes, à faire bien reposé, puis un retour tranquille.',
  }
  await request.post(`/api/coaching/tsession/${id}/update`, { headers, multipart })
  for (const geste of ['soumettre', 'publier']) {
    const data = { geste }
    const answer = await request.post(`/api/coaching/tsession/${id}/etat`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

test('a step is placed by the keyboard, another in a town, and everyone finds them on a map and in words', async ({
  page,
  browser,
}) => {
  await arriveAsNew(page, 'f')
  const { id, steps } = await writeSteps(page, "20' EF + 400 m à 100 % VMA + 10' RC")
  await steps.getByRole('button', { name: 'Modifier : Effort 2', exact: true }).press('Enter')
  await steps.getByRole('button', { name: 'Ajouter un lieu' }).press('Enter')
  await coordinates(steps).fill('au stade')
  await coordinates(steps).press('Enter')
  await expect(steps.getByText('Écrivez la latitude puis la longitude')).toBeVisible()
  await coordinates(steps).fill('45,19286 ; 5,72205')
  await coordinates(steps).press('Enter')
  await expect(coordinates(steps)).toHaveValue('45.19286, 5.72205')

  const undo = steps.getByRole('button', { name: 'Annuler', exact: true })
  await steps.getByRole('button', { name: 'Retirer le lieu' }).press('Enter')
  await expect(steps.getByRole('button', { name: 'Ajouter un lieu' })).toBeFocused()
  await undo.click()
  await expect(coordinates(steps)).toHaveValue('45.19286, 5.72205')
  const map = steps.getByRole('region', { name: 'Carte du lieu de l’étape' })
  await expect(map).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  // step-tree.test.ts and use-steps.test.ts test that moves and text keep places too.
  await steps.getByRole('button', { name: 'Dupliquer' }).click()
  await expect(steps.getByText(', avec un lieu')).toHaveCount(2)

  await steps.getByRole('button', { name: 'Modifier : Retour au calme 4' }).click()
  await steps.getByRole('button', { name: 'Ajouter un lieu' }).click()
  await steps.getByLabel('Chercher une commune').pressSequentially('Meyl')
  // The previous results stay while loading.
  await expect(page.getByRole('option').first()).toHaveText(/Meylan/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(coordinates(steps)).toHaveValue(/^45\.\d+, 5\.\d+$/)
  // « Enregistré » may belong to the step before: the history shows both places.
  await expect(section(page, 'Historique')).toContainText(/a changé le nombre de lieux de [01] à 2/)
  await publish(page, id)
  const visitor = await browser.newContext()
  const shown = await visitor.newPage()
  await shown.goto(`/api/training-session/${id}`)
  const { slug } = JSON.parse(await shown.locator('body').innerText()).data
  await shown.goto(`/training/${slug}`)
  await expect(shown.getByRole('link', { name: /^Voir le lieu/ })).toHaveCount(3)
  // Hydration replaces the markup, and the map loads when visible.
  const places = shown.getByRole('region', { name: 'Carte des lieux de la séance' })
  await expect(async () => {
    await shown.getByRole('heading', { name: 'Les lieux' }).scrollIntoViewIfNeeded()
    await expect(places).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await shown.getByRole('link', { name: 'Voir le lieu 1' }).first().click()
  await expect(shown).toHaveURL(/#.*lieu-1$/)
  await shown.getByRole('button', { name: /^Lieu 1.*400 mètres/ }).click()
  await expect(shown.getByText('Lieu 1', { exact: true })).toBeVisible()
  expect(await findViolations(shown)).toEqual([])
  await visitor.close()

  const without = await browser.newContext({ javaScriptEnabled: false })
  const bare = await without.newPage()
  await bare.goto(`/training/${slug}`)
  await expect(bare.getByText('45.19286, 5.72205')).toBeVisible()
  await without.close()
})
