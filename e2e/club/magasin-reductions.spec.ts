import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { arriveAsNew } from '../new-member.ts'
import { askStaffToken } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** A shop of this member that everyone sees. */
async function keepShop(request: APIRequestContext, token: string) {
  const nom = `Foulées de Molène ${crypto.randomUUID().slice(0, 8)}`
  const place = { ville: 'Île-Molène', code_postal: '29259', position: [-4.957, 48.397] }
  const made = await request.post('/api/magasins', { ...as(token), data: { nom, ...place } })
  expect(made.ok()).toBe(true)
  const { id, data } = (await made.json()) as { id: number; data: { slug: string } }
  const seen = await request.post('/api/magasins/verifier', {
    ...as(await askStaffToken(request)),
    data: { id, decision: 'verifier' },
  })
  expect(seen.ok()).toBe(true)
  return { id, nom, path: `/magasins/${data.slug}` }
}

/** The staff publishes what its shop has submitted. */
async function publish(page: Page) {
  const id = page.url().split('/').at(-1)
  const answer = await page.request.post(`/api/reductions/${id}/etat`, {
    ...as(await askStaffToken(page.request)),
    data: { geste: 'publier' },
  })
  expect(answer.ok()).toBe(true)
}

test('a shop gives one code, which visitors know of, one member sees and the next does not', async ({
  page,
  browser,
}) => {
  test.slow()
  const { token } = await createVerified(page.request)
  const shop = await keepShop(page.request, token)
  await bringToken(page, token)
  await page.goto('/contribution/reductions/nouvelle')
  await page.getByLabel('Magasin').selectOption({ label: shop.nom })
  const refused = page.getByRole('alert').filter({ hasText: 'à corriger' })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
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
  // Refused anew without asking the server: what is to be mended now is read again.
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(refused).toBeFocused()
  await page.getByLabel('Nombre').fill('1')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Soumettre à validation' }).dblclick()
  await expect(page.getByText('En cours de validation').first()).toBeVisible()
  await expect(page.getByText('changé d’état')).toHaveCount(0)
  await publish(page)

  await test.step('a visitor reads that there is one, never which', async () => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`/magasins?texte=${encodeURIComponent(shop.nom)}&reductions=1`)
    const card = visitor.getByRole('article').filter({ hasText: shop.nom })
    await expect(card).toContainText(/1\s+réduction en cours/)
    expect(await findViolations(visitor)).toEqual([])
    await card.getByRole('link', { name: shop.nom }).click()
    const block = visitor.getByRole('region', { name: 'Réductions' })
    await expect(block).toContainText('offre une réduction aux membres')
    await expect(visitor.getByRole('main')).not.toContainText('semelles')
  })

  const first = await (await browser.newContext()).newPage()
  await arriveAsNew(first, 'f')
  await first.goto(shop.path)
  await first.getByRole('button', { name: /Voir le code/ }).click()
  await expect(first.getByRole('status').filter({ hasText: 'Votre code' })).toContainText(
    'SEMELLES-1',
  )

  const second = await (await browser.newContext()).newPage()
  await arriveAsNew(second, 'h')
  await second.goto(shop.path)
  const card = second.getByRole('article').filter({ hasText: 'Une paire de semelles' })
  await expect(card).toContainText('Épuisée')
  await expect(card).toContainText('Tous les codes ont été donnés.')
  await expect(card.getByRole('button')).toHaveCount(0)
})

test('whoever saves a shop or a discount in a second window chooses which text stays', async ({
  page,
  context,
}) => {
  test.slow()
  const { token } = await createVerified(page.request)
  const shop = await keepShop(page.request, token)
  const made = await page.request.post('/api/reductions/create', {
    ...as(token),
    data: {
      titre: 'Dix pour cent',
      magasins_id: shop.id,
      code: 'DIX',
      debut: '2026-01-01T00:00:00Z',
    },
  })
  const { id } = (await made.json()) as { id: number }
  const other = await context.newPage()
  for (const one of [page, other]) await bringToken(one, token)

  await test.step('of a shop, part by part', async () => {
    for (const one of [page, other]) {
      await one.goto(`/contribution/magasins/${shop.id}`)
      await expect(one.getByLabel('Description')).toBeVisible()
    }
    await page.getByLabel('Description').fill('La première fenêtre.')
    await page.getByLabel('Nom').focus()
    await expect(page.getByText(/Enregistré à/).first()).toBeVisible()
    await other.getByLabel('Description').fill('La seconde fenêtre.')
    await other.getByLabel('Nom').focus()
    await expect(other.getByRole('alert').filter({ hasText: 'autre fenêtre' })).toBeVisible()
    await expect(other.getByText('La première fenêtre.')).toBeVisible()
    await other.getByRole('button', { name: 'Garder mon texte' }).click()
    await expect(other.getByRole('button', { name: 'Garder mon texte' })).toHaveCount(0)
    await other.reload()
    await expect(other.getByLabel('Description')).toHaveValue('La seconde fenêtre.')
  })

  await test.step('of a discount, whole', async () => {
    for (const one of [page, other]) {
      await one.goto(`/contribution/reductions/${id}`)
      await expect(one.getByLabel('Titre')).toHaveValue('Dix pour cent')
    }
    await page.getByLabel('Titre').fill('Vingt pour cent')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('La réduction est enregistrée.')).toBeVisible()
    await other.getByLabel('Titre').fill('Trente pour cent')
    await other.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(other.getByText('Le texte enregistré').first()).toBeVisible()
    await expect(other.getByRole('paragraph').filter({ hasText: 'Vingt pour cent' })).toBeVisible()
    expect(await findViolations(other)).toEqual([])
    await other.getByRole('button', { name: 'Prendre le texte enregistré' }).click()
    await expect(other.getByLabel('Titre')).toHaveValue('Vingt pour cent')
  })
})
