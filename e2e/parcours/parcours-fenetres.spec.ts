import { makeGpx, makeRandomWay } from '@foulee/testing/trace-files'
import { expect, type Page, test } from '@playwright/test'
import { arriveAsNew } from '../new-member.ts'

async function openTwice(page: Page): Promise<[mine: Page, theirs: Page]> {
  const { token } = await arriveAsNew(page, 'f')
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/api/parcours/create', {
    headers,
    data: { titre: 'Le tour du lac' },
  })
  const { id } = await made.json()
  const buffer = Buffer.from(makeGpx({ track: makeRandomWay() }))
  await page.request.post(`/api/parcours/gpx/${id}`, {
    headers,
    multipart: { gpx: { name: 'lac.gpx', mimeType: 'application/gpx+xml', buffer } },
  })
  const theirs = await page.context().newPage()
  for (const item of [page, theirs]) {
    await item.goto(`/contribution/parcours/${id}`)
    await expect(item.getByRole('slider', { name: 'Nouveau départ' })).toBeVisible()
  }
  return [page, theirs]
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter')
const saved = (page: Page, name: string) =>
  expect(part(page, name).getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible()

test('of two windows on one route, the one that is late sees both texts, the line as it stands and both lists of points', async ({
  page,
}) => {
  const [mine, theirs] = await openTwice(page)

  await test.step('texts: both are shown, and mine can stay', async () => {
    await theirs.getByRole('textbox', { name: 'Description' }).fill('Par la rive nord, à l’ombre.')
    await saved(theirs, 'Le parcours')
    await mine.getByRole('textbox', { name: 'Description' }).fill('Par la rive sud, au soleil.')
    const texts = part(mine, 'Le parcours')
    await expect(texts.getByRole('alert')).toContainText('Choisissez ce que vous gardez.')
    const both = texts.getByRole('definition').first()
    await expect(both).toContainText('Par la rive sud, au soleil.')
    await expect(both).toContainText('Par la rive nord, à l’ombre.')
    await press(mine, 'Garder mon texte')
    await expect(texts.getByRole('alert')).toHaveCount(0)
    await mine.getByRole('textbox', { name: 'Titre' }).fill('Le grand tour du lac')
    await saved(mine, 'Le parcours')
    await mine.reload()
    await expect(mine.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Par la rive sud, au soleil.',
    )
    await expect(mine.getByRole('textbox', { name: 'Titre' })).toHaveValue('Le grand tour du lac')
  })

  await test.step('the line: it is shown as the other cut it before it is turned', async () => {
    const crop = part(theirs, 'Recadrer')
    await crop.getByRole('textbox', { name: 'Nouveau départ' }).fill('1')
    await press(theirs, 'Recadrer le parcours')
    await saved(theirs, 'Recadrer')
    const end = part(mine, 'Recadrer').getByRole('textbox', { name: 'Nouvelle arrivée' })
    const whole = await end.inputValue()
    await press(mine, 'Inverser le sens')
    const line = part(mine, 'La trace')
    await expect(line.getByRole('alert')).toContainText('Le voici tel qu’il est')
    await expect(end).not.toHaveValue(whole)
    await press(mine, 'Inverser le sens')
    await saved(mine, 'La trace')
    await expect(line.getByRole('alert')).toHaveCount(0)
  })

  await test.step('points: they wait for a choice', async () => {
    const points = part(theirs, 'Les points du parcours')
    await press(theirs, 'Ajouter un point')
    await points.getByRole('textbox', { name: 'Nom' }).fill('La source')
    await press(theirs, 'Enregistrer les points')
    await expect(points.getByRole('alert')).toContainText('Choisissez ce que vous gardez.')
    const both = points.getByRole('definition').first()
    await expect(both).toContainText('Point d’eau «\u00a0La source\u00a0», à')
    await expect(both).toContainText('Rien')
    await press(theirs, 'Garder mon texte')
    await saved(theirs, 'Les points du parcours')
  })

  await test.step('points written while they are being saved wait for the next save', async () => {
    await theirs.reload()
    const points = part(theirs, 'Les points du parcours')
    await expect(points.getByRole('textbox', { name: 'Nom' })).toHaveValue('La source')
    const slow = Promise.withResolvers<void>()
    await theirs.route('**/api/parcours/update/*', async (route) => {
      await slow.promise
      await route.continue()
    })
    await points.getByRole('textbox', { name: 'Nom' }).fill('La grande source')
    await press(theirs, 'Enregistrer les points')
    await points.getByRole('textbox', { name: 'Précision' }).fill('À sec en août.')
    const answered = theirs.waitForResponse(/\/update\//)
    slow.resolve()
    await answered
    await expect(points.getByRole('status').filter({ hasText: 'Enregistrement' })).toHaveCount(0)
    // « Enregistré » may belong to the first save: the response tells.
    const again = theirs.waitForResponse(/\/update\//)
    await press(theirs, 'Enregistrer les points')
    expect((await again).status()).toBe(200)
    await saved(theirs, 'Les points du parcours')
    await expect(points.getByRole('alert')).toHaveCount(0)
    await theirs.reload()
    await expect(points.getByRole('textbox', { name: 'Nom' })).toHaveValue('La grande source')
    await expect(theirs.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Par la rive sud, au soleil.',
    )
    await expect(points.getByRole('textbox', { name: 'Précision' })).toHaveValue('À sec en août.')
  })
})
