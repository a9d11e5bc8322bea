import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { readMail } from '../mails.ts'
import { settle } from '../settle.ts'
import { askStaffToken } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

const expectAccessible = async (page: Page) => {
  await settle(page)
  expect(await findViolations(page)).toEqual([])
}

/** A shop that everyone sees and nobody keeps, with an address that a code goes to. */
async function createShop(page: Page) {
  const mark = crypto.randomUUID().slice(0, 8)
  const data = {
    nom: `Foulées de Sein ${mark}`,
    email: `patron-${mark}@exemple.fr`,
    adresse: '2 quai des Paimpolais',
    ville: 'Île-de-Sein',
    code_postal: '29990',
    position: [-4.8502, 48.0369],
    categories: ['trail'],
    services: ['ressemelage'],
  }
  const answer = await page.request.post('/api/magasins', {
    data,
    headers: { authorization: `Bearer ${await askStaffToken(page.request)}` },
  })
  expect(answer.ok()).toBe(true)
  return data
}

test('a shop is found near by, claimed by its owner and given its hours', {
  tag: '@two-sizes',
}, async ({ page, context, browser }) => {
  test.slow()
  const shop = await createShop(page)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ longitude: -4.851, latitude: 48.037 })
  await page.goto('/magasins')
  await page.getByRole('button', { name: 'Autour de moi' }).click()
  const card = page.getByRole('article').filter({ hasText: shop.nom })
  await expect(card).toContainText('Horaires non indiqués')
  await card.getByRole('link', { name: shop.nom }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.nom })).toBeVisible()
  await expect(page.getByText('Ressemelage')).toBeVisible()
  await expectAccessible(page)
  const address = page.url()

  const owner = await (await browser.newContext()).newPage()
  await bringToken(owner, (await createVerified(owner.request)).token)
  await owner.goto(address)
  await owner.getByRole('button', { name: 'Revendiquer cette page' }).click()
  await owner.getByRole('button', { name: 'Envoyer la demande' }).click()
  const code = await readMail(shop.email, /votre code/, /\d{3}\s\d{3}/)
  await owner.getByRole('textbox', { name: 'Code' }).fill(code)
  await owner.getByRole('button', { name: 'Vérifier le code' }).click()
  await owner.getByRole('link', { name: 'Ouvrir le magasin' }).click()

  await test.step('hours that overlap are refused with their day', async () => {
    const hours = owner.getByRole('region', { name: 'Horaires' })
    await hours.getByRole('button', { name: 'Ouvrir ce jour, Mardi' }).click()
    await hours.getByRole('button', { name: 'Ajouter une plage, Mardi' }).click()
    await expect(hours.getByRole('alert')).toContainText('Mardi')
    await hours.getByLabel('Mardi, à').first().fill('12:30')
    await expect(hours.getByRole('alert')).toBeEmpty()
    await hours.getByRole('button', { name: 'Copier jusqu’à samedi, Mardi' }).click()
    await expectAccessible(owner)
    // Of a double press the first counts: nobody else has saved since.
    await hours.getByRole('button', { name: 'Enregistrer les horaires' }).dblclick()
    await expect(owner.getByText('Horaires enregistrés.')).toBeVisible()
    await expect(hours.getByText('autre fenêtre')).toHaveCount(0)
  })

  await page.clock.setFixedTime(new Date('2027-06-08T09:00:00Z'))
  await page.goto(address)
  await expect(page.getByText(/Ouvert jusqu’à 12h30/).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Aujourd’hui/ })).toContainText('14')
})
