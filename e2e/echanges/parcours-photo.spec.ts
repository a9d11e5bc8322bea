import { makeGpx, makeRandomWay } from '@foulee/testing/trace-files'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { arriveAs } from '../people.ts'

const toRational = (degrees: number) => `${Math.round(degrees * 1e6)}/1000000 0/1 0/1`

function makePhoto(lon: number, lat: number): Promise<Buffer> {
  const background = { r: 40, g: 100, b: 60 }
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: toRational(lat),
    GPSLongitudeRef: 'E',
    GPSLongitude: toRational(lon),
  }
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD3: place })
    .jpeg()
    .toBuffer()
}

test('a photo finds its place on the route by what its camera wrote, and one that the network lost is sent again', async ({
  page,
}) => {
  await arriveAs(page, 'paola@foulee.example')
  const track = makeRandomWay()
  const [line] = track.segments
  const half = Math.floor((line?.lon.length ?? 0) / 2)
  await page.goto('/contribution/parcours')
  await page.getByLabel('Fichiers de parcours').setInputFiles({
    name: 'vallon.gpx',
    mimeType: 'application/gpx+xml',
    buffer: Buffer.from(makeGpx({ track })),
  })
  await page
    .getByRole('list', { name: 'Fichiers envoyés' })
    .getByRole('link', { name: /^Compléter/ })
    .click()

  const photos = page.getByRole('region', { name: 'Les photos' })
  await photos.getByLabel('Photos du parcours').setInputFiles({
    name: 'col.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhoto(line?.lon[half] ?? 0, line?.lat[half] ?? 0),
  })
  // Half of six kilometres, with random bends.
  const place = photos.getByText(/^À [234],\d\d\skm du départ/)
  await expect(place).toBeVisible()
  await place.scrollIntoViewIfNeeded()
  await expect(photos.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
  const makePhotoAt = async (name: string, index: number) =>
    jpeg(name, await makePhoto(line?.lon[index] ?? 0, line?.lat[index] ?? 0))
  const isLost = (body: Buffer | null) => body?.includes('perdue.jpg') ?? false
  await page.route('**/api/parcours/photo/*/add', (route) =>
    isLost(route.request().postDataBuffer()) ? route.abort() : route.continue(),
  )
  await photos
    .getByLabel('Photos du parcours')
    .setInputFiles([
      await makePhotoAt('depart.jpg', 0),
      jpeg('menteuse.jpg', Buffer.from('<svg onload="alert(1)"/>')),
      await makePhotoAt('perdue.jpg', 2),
      await makePhotoAt('arrivee.jpg', 4),
    ])
  await expect(photos.getByText('2 photos ajoutées.')).toBeVisible()
  await expect(photos.getByRole('alert')).toHaveText('2 photos n’ont pas pu être ajoutées.')
  await expect(photos.getByText(/^menteuse\.jpg\s:\s\S/)).toBeVisible()
  await expect(photos.getByRole('img')).toHaveCount(3)
  await page.unroute('**/api/parcours/photo/*/add')
  await photos.getByRole('button', { name: 'Réessayer (1)' }).click()
  await expect(photos.getByText('3 photos ajoutées.')).toBeVisible()
  await expect(photos.getByText(/^menteuse\.jpg\s:\s\S/)).toBeVisible()
  await expect(photos.getByRole('button', { name: /Réessayer/ })).toHaveCount(0)
  await expect(photos.getByRole('img')).toHaveCount(4)

  await test.step('one put in the bin is gone once its page is left, and Back closes the viewer', async () => {
    await photos.getByRole('button', { name: 'Retirer la photo 4' }).click()
    await expect(photos.getByText(/^Retrait dans/)).toBeVisible()
    const gone = page.waitForResponse(/\/api\/parcours\/photo\/\d+\/del\/\d+$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Aperçu|Voir/ })
      .first()
      .click()
    expect((await gone).ok()).toBe(true)
    const seen = page.getByRole('region', { name: 'En photos' })
    await seen.getByRole('button').first().click()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('button', { name: 'Photo suivante' })).toBeVisible()
    await page.goBack()
    await expect(viewer).toBeHidden()
    await expect(seen).toBeVisible()
  })
})
