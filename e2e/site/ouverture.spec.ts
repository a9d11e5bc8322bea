import { expect, type Page, test } from '@playwright/test'

async function holdScripts(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

const readCalls = (html: string) =>
  /data-calls="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&').split(',') ?? []

test('what is pressed, typed and chosen before the scripts have come is done once they are there, and nothing moves', async ({
  page,
  request,
}) => {
  const filtered = await page.request.get('/courses?departement=74')
  expect(readCalls(await filtered.text())).toEqual([])

  let release = await holdScripts(page)
  await page.goto('/magasins', { waitUntil: 'commit' })
  const filters = page.getByRole('button', { name: 'Filtres', exact: true })
  await filters.click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.unroute('**/assets/*.js')

  // Typing is replayed, and cancels an earlier press.
  release = await holdScripts(page)
  await page.goto('/magasins', { waitUntil: 'commit' })
  await filters.click()
  const field = page.getByRole('searchbox')
  await field.click()
  await field.pressSequentially('trail')
  release()
  await expect(page).toHaveURL(/texte=trail/)
  await expect(field).toHaveValue('trail')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.unroute('**/assets/*.js')

  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 45.9, longitude: 6.13 })
  release = await holdScripts(page)
  await page.goto('/magasins', { waitUntil: 'commit' })
  await page.getByLabel('Trier par').selectOption('distance')
  release()
  await expect(page).toHaveURL(/tri=distance/)
  await page.unroute('**/assets/*.js')

  const [next] = (await (await request.get('/api/courses?nb_page=1')).json()).data
  release = await holdScripts(page)
  await page.goto(`/courses/${next.slug}`, { waitUntil: 'commit' })
  const placeOfCard = async () => {
    await page.locator('main .card').first().waitFor()
    // Stylesheets may load after the HTML.
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(
        ({ sheet }) => sheet !== null,
      ),
    )
    await page.evaluate(() => document.fonts.ready)
    return page.locator('main .card').first().boundingBox()
  }
  const before = await placeOfCard()
  const kept = (await page.locator('main time > .invisible').first().textContent()) ?? ''
  release()
  await expect(page.getByText(/^(Hier|Aujourd’hui|Demain|Dans \d+\sjours)$/).first()).toHaveText(
    kept,
  )
  await expect(page.locator('main time > .invisible')).toHaveCount(0)
  expect(await placeOfCard()).toEqual(before)
})
