import { type Browser, expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { readMail } from '../mails.ts'
import { settle } from '../settle.ts'
import { bringPass } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

const expectAccessible = async (page: Page) => {
  await settle(page)
  expect(await findViolations(page)).toEqual([])
}

const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text })

async function importShops(browser: Browser) {
  const mark = crypto.randomUUID().slice(0, 8)
  const shop = { nom: `Foulées de Sein ${mark}`, email: `patron-${mark}@exemple.fr` }
  const town = '29990;Île-de-Sein'
  const csv = [
    'Identifiant;Nom;Email;Adresse;Code postal;Ville;Latitude;Longitude;Horaires',
    `${mark}-1;${shop.nom};${shop.email};2 quai des Paimpolais;${town};48,0369;-4,8502;`,
    `${mark}-2;${shop.nom};;4 quai des Paimpolais;${town};48,0370;-4,8503;`,
    `${mark}-3;Sabot ${mark};;;${town};48,0390;-4,8590;sur rendez-vous`,
    `${mark}-4;;;1 rue Sans;${town};;;`,
  ].join('\n')
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  })
  const desk = await context.newPage()
  const count = async () => {
    const answer = await desk.request.get(`/api/magasins?texte=${mark}`)
    return ((await answer.json()) as { nb: number }).nb
  }
  await bringPass(desk)
  await desk.goto('/admin/imports-magasins')
  await desk.getByLabel('Fichier').setInputFiles({
    name: 'magasins.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await desk.getByRole('button', { name: 'Essayer sans rien écrire' }).click()
  await expect(desk.getByText(/Essai à blanc, rien n’a été écrit/)).toBeVisible()
  await expect(row(desk, /^2.*Créée/)).toContainText(shop.nom)
  await expect(row(desk, /^3.*Doublon/)).toContainText('un magasin de ce nom est déjà là')
  await expect(row(desk, /^4.*Créée/)).toContainText('horaires')
  await expect(row(desk, /^5.*Refusée/)).toContainText('le nom du magasin manque')
  expect(await count()).toBe(0)
  const apply = desk.getByRole('button', { name: 'Importer pour de bon' })
  await apply.click()
  await expect(desk.getByText(/Importé\s: 2\smagasins\./)).toBeVisible()
  await expect(apply).toHaveCount(0)
  await expect.poll(count).toBe(2)
  await context.close()
  return shop
}

test('a shop that the staff imported is found near by, claimed by its owner with a code and given its hours', async ({
  page,
  context,
  browser,
}) => {
  const shop = await importShops(browser)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ longitude: -4.851, latitude: 48.037 })
  await page.goto('/magasins')
  await page.getByRole('button', { name: 'Autour de moi' }).click()
  const card = page.getByRole('article').filter({ hasText: shop.nom })
  await expect(card).toContainText('Horaires non indiqués')
  await card.getByRole('link', { name: shop.nom }).click()
  await expect(page.getByRole('heading', { level: 1, name: shop.nom })).toBeVisible()
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
    await hours.getByRole('button', { name: 'Enregistrer les horaires' }).dblclick()
    await expect(owner.getByText('Horaires enregistrés.')).toBeVisible()
    await expect(hours.getByText('autre fenêtre')).toHaveCount(0)
  })

  await page.clock.setFixedTime(new Date('2027-06-08T09:00:00Z'))
  await page.goto(address)
  await expect(page.getByText(/Ouvert jusqu’à 12h30/).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Aujourd’hui/ })).toContainText('14')
})
