import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { arriveAsNew } from '../new-member.ts'
import { fetchStaffToken } from '../staff.ts'
import { createVerified } from '../verified-member.ts'
import { actAs } from './coming-event.ts'

async function createShop(request: APIRequestContext, token: string) {
  const nom = `Foulées de Molène ${crypto.randomUUID().slice(0, 8)}`
  const place = { ville: 'Île-Molène', code_postal: '29259', position: [-4.957, 48.397] }
  const { id } = await actAs(request, token)('/api/magasins', { data: { nom, ...place } })
  const staff = actAs(request, await fetchStaffToken(request))
  await staff('/api/magasins/verifier', { data: { id, decision: 'verifier' } })
  return nom
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click()

test('a shop writes a discount, a visitor reads that there is one, and a member sees its code again whenever they ask', async ({
  page,
  context,
  browser,
}) => {
  const { token } = await createVerified(page.request)
  const shop = await createShop(page.request, token)
  await bringToken(page, token)
  await page.goto('/contribution/reductions/nouvelle')
  await page.getByLabel('Magasin').selectOption({ label: shop })
  const refused = page.getByRole('alert').filter({ hasText: 'à corriger' })
  await save(page)
  await expect(refused).toBeFocused()
  await page.getByLabel('Titre').fill('Une paire de semelles')
  await test.step('a list says how it is read, and comes back with its choice', async () => {
    await page.getByRole('radio', { name: /d’une liste/ }).check()
    await page.getByLabel('Codes', { exact: true }).fill('A1 A2\nA3\nA3')
    await expect(page.getByText(/^2\s+codes différents/)).toContainText('espaces compris')
    await page.reload()
    await expect(page.getByLabel('Codes', { exact: true })).toHaveValue('A1 A2\nA3\nA3')
    await page.getByRole('radio', { name: 'Le même pour tous' }).check()
  })
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('SEMELLES-1')
  await page.getByLabel('Nombre').fill('un')
  await save(page)
  await expect(refused).toBeFocused()
  await page.getByLabel('Nombre').fill('1')
  await save(page)
  await page.waitForURL(/\/reductions\/\d+$/)
  const id = page.url().split('/').at(-1)

  await test.step('whoever saves in a second window reads both texts, and chooses', async () => {
    const other = await context.newPage()
    await bringToken(other, token)
    await other.goto(page.url())
    await expect(other.getByLabel('Titre')).toHaveValue('Une paire de semelles')
    await page.getByLabel('Titre').fill('Deux paires de semelles')
    const answered = page.waitForResponse(/\/reductions\/update\//)
    await save(page)
    await answered
    // The toast of the first save may still be shown.
    await expect(page.getByText('La réduction est enregistrée.').last()).toBeVisible()
    await other.getByLabel('Titre').fill('Trois paires de semelles')
    await save(other)
    await expect(other.getByText('Le texte enregistré').first()).toBeVisible()
    const theirs = other.getByRole('paragraph').filter({ hasText: 'Deux paires' })
    await expect(theirs).toBeVisible()
    await other.getByRole('button', { name: 'Prendre le texte enregistré' }).click()
    await expect(other.getByLabel('Titre')).toHaveValue('Deux paires de semelles')
    await other.close()
  })

  await page.getByRole('button', { name: 'Soumettre à validation' }).dblclick()
  await expect(page.getByText('En cours de validation').first()).toBeVisible()
  await expect(page.getByText('changé d’état')).toHaveCount(0)
  const staff = actAs(page.request, await fetchStaffToken(page.request))
  await staff(`/api/reductions/${id}/etat`, { data: { geste: 'publier' } })

  const reader = await (await browser.newContext()).newPage()
  await test.step('a visitor reads that there is one, never which', async () => {
    await reader.goto(`/magasins?texte=${encodeURIComponent(shop)}&reductions=1`)
    const card = reader.getByRole('article').filter({ hasText: shop })
    await expect(card).toContainText(/1\s+réduction en cours/)
    await card.getByRole('link', { name: shop }).click()
    const block = reader.getByRole('region', { name: 'Réductions' })
    await expect(block).toContainText('offre une réduction aux membres')
    await expect(reader.getByRole('main')).not.toContainText('semelles')
  })

  await arriveAsNew(reader, 'f')
  await reader.goto('/reductions')
  await reader.getByLabel('Partenaire').selectOption({ value: shop })
  await expect(reader).toHaveURL(/partenaire=/)
  const main = reader.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main).not.toContainText('SEMELLES-1')
  await main.getByRole('button', { name: /Voir le code/ }).click()
  const shown = main.getByRole('status').filter({ hasText: 'Votre code' })
  await expect(shown).toContainText('SEMELLES-1')
  expect(await findViolations(reader)).toEqual([])
  await reader.reload()
  await main.getByRole('button', { name: /Revoir mon code/ }).click()
  await expect(main).toContainText('SEMELLES-1')
  await reader.context().close()
})
