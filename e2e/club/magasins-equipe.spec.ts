import { type Browser, expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { readMail } from '../mails.ts'
import { settle } from '../settle.ts'
import { askStaffToken } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

// The back office is worked in at a desk.
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

async function sitDown(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await bringToken(page, await askStaffToken(page.request))
  await page.goto('/back-office')
  await expect(page).toHaveURL(/\/admin/)
  return page
}

async function expectAccessible(page: Page): Promise<void> {
  await settle(page)
  expect(await findViolations(page)).toEqual([])
}

const line = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text })

test('a table of shops is tried, imported, and full of duplicates the second time', async ({
  browser,
  request,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const nom = `Galoche ${mark}`
  const csv = [
    'Identifiant;Nom;Adresse;Code postal;Ville;Latitude;Longitude;Horaires',
    `${mark}-1;${nom};3 rue Basse;48140;Le Malzieu-Ville;44,8561;3,3336;Mo-Sa 10:00-19:00`,
    `${mark}-2;${nom};5 rue Haute;48140;Le Malzieu-Ville;44,8562;3,3337;`,
    `${mark}-3;Sabot ${mark};;48140;Le Malzieu-Ville;44,8590;3,3390;sur rendez-vous`,
    `${mark}-4;;1 rue Sans;48140;Le Malzieu-Ville;;;`,
  ].join('\n')
  const count = async () => {
    const answer = await request.get(`/api/magasins?texte=${mark}`)
    return ((await answer.json()) as { nb: number }).nb
  }
  const page = await sitDown(browser)
  await page.goto('/admin/imports-magasins')
  await expect(page.getByRole('heading', { name: 'Import de magasins', level: 1 })).toBeVisible()
  const give = async () => {
    await page.getByLabel('Fichier').setInputFiles({
      name: 'magasins.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    })
    await page.getByRole('button', { name: 'Essayer sans rien écrire' }).click()
  }
  const apply = page.getByRole('button', { name: 'Importer pour de bon' })

  await test.step('the dry run tells each line and writes nothing', async () => {
    await give()
    await expect(page.getByText(/Essai à blanc, rien n’a été écrit/)).toBeVisible()
    await expect(line(page, /^2.*Créée/)).toContainText(nom)
    await expect(line(page, /^3.*Doublon/)).toContainText('un magasin de ce nom est déjà là')
    await expect(line(page, /^4.*Créée/)).toContainText('horaires')
    await expect(line(page, /^5.*Refusée/)).toContainText('le nom du magasin manque')
    await expectAccessible(page)
    expect(await count()).toBe(0)
  })

  await test.step('then it is imported, once', async () => {
    await apply.click()
    await expect(page.getByText(/Importé\s: 2\smagasins\./)).toBeVisible()
    await expect(apply).toHaveCount(0)
    await expect.poll(count).toBe(2)
    await give()
    await expect(page.getByText(/Essai à blanc/)).toBeVisible()
    await expect(line(page, 'Doublon')).toHaveCount(3)
    await expect(apply).toHaveCount(0)
  })
})

/** A shop that everyone sees, that nobody keeps and of which nobody knows an address. */
async function createShop(page: Page) {
  const nom = `Semelles du Gévaudan ${crypto.randomUUID().slice(0, 8)}`
  const answer = await page.request.post('/api/magasins', {
    data: { nom, ville: 'Langogne', code_postal: '48300', position: [3.8553, 44.7271] },
    headers: { authorization: `Bearer ${await askStaffToken(page.request)}` },
  })
  expect(answer.ok()).toBe(true)
  const { data } = (await answer.json()) as { data: { slug: string } }
  return { nom, path: `/magasins/${data.slug}` }
}

test('a shop without an address is claimed by its owner and granted by staff', async ({
  page,
  browser,
}) => {
  test.slow()
  const shop = await createShop(page)
  const owner = await createVerified(page.request)
  await bringToken(page, owner.token)
  await page.goto(shop.path)
  await page.getByRole('button', { name: 'Revendiquer cette page' }).click()
  await page.getByLabel(/Un mot pour l’équipe/).fill('Le magasin est à mon nom.')
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  const mine = page.getByRole('list', { name: 'Mes demandes' })
  await expect(mine.getByRole('listitem').filter({ hasText: shop.nom })).toContainText('À l’étude')

  const desk = await sitDown(browser)
  await desk.clock.install()
  await desk.goto(
    `/admin/moderation?filter=${encodeURIComponent('{"type":"revendication"}')}&perPage=100`,
  )
  const item = desk.getByRole('article').filter({ hasText: shop.nom })
  await item.getByRole('button', { name: /^Accepter/ }).click()
  await expectAccessible(desk)
  await desk.clock.fastForward(10_000)
  await expect(item.getByText(/acceptée/).first()).toBeVisible()
  await readMail(owner.email, /./, new RegExp(shop.nom))

  await page.goto('/contribution/magasins')
  await page.getByRole('link', { name: new RegExp(shop.nom) }).click()
  await expect(page.getByRole('region', { name: 'Horaires' })).toBeVisible()
  // Whoever keeps it has nothing to claim, nor has anybody else.
  await page.goto(shop.path)
  await expect(page.getByRole('heading', { level: 1, name: shop.nom })).toBeVisible()
  await expect(page.getByText('Revendiquer cette page')).toHaveCount(0)
})
