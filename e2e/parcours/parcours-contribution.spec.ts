import { makeGpx, makeRandomWay } from '@foulee/testing/trace-files'
import { expect, type Page, test } from '@playwright/test'
import { arriveAs } from '../people.ts'

const PAOLA = 'paola@foulee.example'
const NORA = 'nora@foulee.example'
const DESCRIPTION = 'Une boucle en balcon au-dessus de la vallée, avec une source à mi-chemin.'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const saved = (page: Page, name: string) =>
  expect(section(page, name).getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible()

const fileOf = (bytes: Uint8Array, name: string) => ({
  name,
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(bytes),
})
const send = (page: Page, ...files: ReturnType<typeof fileOf>[]) =>
  page.getByLabel('Fichiers de parcours').setInputFiles(files)
const upload = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Fichiers envoyés' })
    .getByRole('listitem')
    .filter({ hasText: name })

test('a file that is dropped becomes a published route, whose download is known again', {
  tag: '@main',
}, async ({ page, browser }) => {
  const outing = `Footing ${crypto.randomUUID().slice(0, 8)}`
  const titre = `Balcons de ${crypto.randomUUID().slice(0, 8)}`
  await arriveAs(page, PAOLA)
  await page.goto('/contribution/parcours')
  await page.getByRole('checkbox', { name: /^Ce sont mes sorties/ }).check({ force: true })
  await send(
    page,
    fileOf(makeGpx({ track: makeRandomWay() }), 'balcons.gpx'),
    fileOf(new TextEncoder().encode('<gpx><trk>'), 'abimee.gpx'),
    fileOf(new Uint8Array(10), 'notes.txt'),
    fileOf(makeGpx({ name: outing, speed: 3 }), 'sortie.gpx'),
  )
  await expect(upload(page, 'notes.txt')).toContainText('Choisissez un fichier GPX, TCX ou FIT')
  await expect(upload(page, 'abimee.gpx')).toContainText('ne convient pas')
  await expect(
    upload(page, 'abimee.gpx').getByRole('button', { name: 'Choisir un autre fichier' }),
  ).toBeVisible()
  await expect(upload(page, 'sortie.gpx')).toContainText('8,00 km')
  await expect(page.getByRole('button', { name: `En faire un parcours : ${outing}` })).toBeVisible()
  await upload(page, 'balcons.gpx')
    .getByRole('link', { name: /^Compléter/ })
    .click()

  await expect(
    section(page, 'Carte et profil du parcours').getByRole('slider').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Soumettre à validation' }).click()
  await expect(page.getByRole('link', { name: /Donnez un titre/ })).toBeFocused()
  await page.getByRole('textbox', { name: 'Titre' }).fill(titre)
  await page.getByRole('textbox', { name: 'Description' }).fill(DESCRIPTION)
  await page.getByRole('checkbox', { name: 'Trail' }).check({ force: true })
  await saved(page, 'Le parcours')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titre)

  await page.getByLabel('200 m', { exact: true }).check()
  await saved(page, 'Confidentialité')
  const told = await section(page, 'Confidentialité').textContent()
  const [, shown, whole] = /verront\s:\s([\d,]+)\skm sur ([\d,]+)/.exec(told ?? '') ?? []
  expect(Number(shown?.replace(',', '.'))).toBeLessThan(Number(whole?.replace(',', '.')))
  await page.getByLabel('Ne rien cacher').check()
  await expect(section(page, 'Confidentialité')).toContainText(`${whole}\u00a0km sur ${whole}`)

  const surfaces = page.getByRole('region', { name: 'Les surfaces' })
  await surfaces.getByRole('combobox', { name: 'Surface' }).selectOption('Chemin')
  await surfaces.getByRole('button', { name: 'Appliquer à ce tronçon' }).click()
  await expect(surfaces.getByRole('list', { name: 'Surfaces indiquées' })).toContainText('Chemin')

  await page.getByRole('button', { name: 'Soumettre à validation' }).click()
  await expect(page.getByText('L’équipe relit votre parcours')).toBeVisible()

  const office = await browser.newPage()
  await arriveAs(office, NORA)
  await office.goto('/moderation/parcours')
  await office.getByRole('button', { name: 'Publier', description: titre }).click()
  await office.getByRole('button', { name: 'Actualiser' }).click()
  await expect(office.getByRole('listitem').filter({ hasText: titre })).toHaveCount(0)
  await office.close()

  const visit = await browser.newPage()
  const slug = titre.toLowerCase().replaceAll(' ', '-')
  await visit.goto(`/parcours/${slug}`)
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(titre)
  const gpx = await (await visit.request.get(`/api/parcours/${slug}/gpx`)).body()
  await visit.close()

  await page.goto('/contribution/parcours')
  await send(page, fileOf(gpx, 'encore.gpx'))
  await expect(upload(page, 'encore.gpx')).toContainText('Vous avez déjà ce parcours')
  await expect(upload(page, 'encore.gpx').getByRole('link', { name: titre }).first()).toBeVisible()
})

test('a line is cut and turned by keyboard, and comes back to its file', async ({ page }) => {
  await arriveAs(page, PAOLA)
  await page.goto('/contribution/parcours')
  await send(page, fileOf(makeGpx({ track: makeRandomWay() }), 'ligne.gpx'))
  await upload(page, 'ligne.gpx')
    .getByRole('link', { name: /^Compléter/ })
    .click()
  const line = section(page, 'La trace')
  const view = section(page, 'Carte et profil du parcours')
  const crop = section(page, 'Recadrer')
  const start = view.getByRole('slider', { name: 'Nouveau départ' })
  const end = crop.getByRole('textbox', { name: 'Nouvelle arrivée' })
  const whole = await end.inputValue()

  await test.step('an end is grabbed where a point lies under it', async () => {
    const points = section(page, 'Les points du parcours')
    await points.getByRole('button', { name: 'Ajouter un point' }).click()
    await points.getByRole('textbox', { name: 'Place le long du parcours' }).fill('0')
    await start.scrollIntoViewIfNeeded()
    const grabbed = await start.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + height / 2, top + height / 2) === element
    })
    expect(grabbed).toBe(true)
    await points.getByRole('button', { name: 'Retirer' }).click()
  })
  await test.step('the handles are sliders, and what they do is read in kilometres', async () => {
    await start.focus()
    await start.press('ArrowRight')
    await start.press('ArrowRight')
    await expect(crop.getByRole('textbox', { name: 'Nouveau départ' })).toHaveValue('0,02')
    await crop.getByRole('textbox', { name: 'Nouveau départ' }).fill('2')
    await expect(start).toHaveValue('2000')
    await expect(crop.getByText(/^Il reste/)).toBeVisible()
  })
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await test.step('a handle is pulled, with the map still in sight', async () => {
    const points = section(page, 'Les points du parcours')
    await points.getByRole('button', { name: 'Ajouter un point' }).click()
    await expect(points.getByText('ce point ne sera pas enregistré')).toBeVisible()
    await expect(view).toBeInViewport()
    const point = view.getByRole('slider', { name: /^Place du point 1/ })
    const before = await point.inputValue()
    await point.press('ArrowRight')
    await expect(point).not.toHaveValue(before)
    await expect(points.getByText('ce point ne sera pas enregistré')).toBeHidden()
    await points.getByRole('button', { name: 'Retirer' }).click()
    await points.getByRole('button', { name: 'Enregistrer les points' }).press('Enter')
  })
  const cut = crop.getByRole('button', { name: 'Recadrer le parcours' })
  await expect(cut).toBeEnabled()
  await cut.press('Enter')
  await expect(end).not.toHaveValue(whole)
  await line.getByRole('button', { name: 'Inverser le sens' }).press('Enter')
  await expect(line.getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible()
  await line.getByRole('button', { name: 'Revenir au fichier d’origine' }).press('Enter')
  await expect(end).toHaveValue(whole)
})
