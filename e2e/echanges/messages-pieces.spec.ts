import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { createFriends, line, openBrowser, postMessage, write } from '../talkers.ts'

test.use({ serviceWorkers: 'allow' })

const points = Array.from(
  { length: 40 },
  (_, n) =>
    `<trkpt lat="${(45.91 + n * 0.001).toFixed(4)}" lon="${(6.1 + (n % 8) * 0.002).toFixed(4)}"><ele>${500 + n}</ele></trkpt>`,
)
const gpx = {
  name: 'boucle.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(
    `<gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`,
  ),
}

test('what could not be sent leaves once and in order when the network is back, and a track that was stopped becomes a map', async ({
  page,
  browser,
  baseURL,
}) => {
  const [zoe, malo] = await createFriends(page.request)
  const { channels_id } = await postMessage(page.request, malo, zoe, 'Tu as la trace ?')
  const hers = await openBrowser(browser, zoe, `/messages/${channels_id}`)
  const his = await openBrowser(browser, malo, `/messages/${channels_id}`)
  await expect(line(hers, 'Tu as la trace ?')).toBeVisible()
  await test.step('without a network two messages wait', async () => {
    await hers.context().setOffline(true)
    await write(hers, 'Dans le tunnel.')
    await write(hers, 'Toujours.')
    await expect(line(hers, 'Dans le tunnel.')).toContainText('En attente du réseau.')
    expect(await findViolations(hers)).toEqual([])
    await hers.context().setOffline(false)
    await expect(line(his, 'Toujours.')).toBeVisible()
    await expect(his.locator('.message-texte')).toHaveText([
      'Tu as la trace ?',
      'Dans le tunnel.',
      'Toujours.',
    ])
    await expect(hers.getByText('En attente du réseau.')).toHaveCount(0)
    await expect(line(hers, 'Dans le tunnel.')).toHaveCount(1)
    await his.context().close()
  })

  const elsewhere: string[] = []
  hers.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('http') && !url.startsWith(`${baseURL}/`)) elsewhere.push(url)
  })
  const path = `**/api/messages/post/channel/${channels_id}`
  // The upload stays pending until aborted.
  await hers.route(path, () => undefined)
  await hers.locator('input[type=file]').first().setInputFiles(gpx)
  await hers.getByRole('button', { name: 'Envoyer', exact: true }).click()
  const sending = hers.locator('.message', { hasText: 'boucle.gpx' })
  await expect(sending.getByRole('progressbar')).toHaveAccessibleName(
    'Envoi de 1\u00a0pièce jointe',
  )
  expect(await findViolations(hers)).toEqual([])
  await sending.getByRole('button', { name: 'Interrompre' }).click()
  await expect(sending.getByRole('alert')).toContainText('Vous avez interrompu l’envoi.')
  await hers.unroute(path)
  await sending.getByRole('button', { name: 'Réessayer' }).click()

  const map = hers.getByRole('img', { name: 'Carte de boucle.gpx' })
  await expect(map).toHaveCount(1)
  await expect(map.locator('canvas')).toBeVisible()
  await expect(map.locator('.croquis')).toHaveCount(0)
  const heightOf = async (name: string) => (await map.locator(name).boundingBox())?.height
  expect(await heightOf('.maplibregl-map')).toBe((await map.boundingBox())?.height)
  expect(await findViolations(hers)).toEqual([])
  expect(elsewhere).toEqual([])
  await hers.context().close()
})
