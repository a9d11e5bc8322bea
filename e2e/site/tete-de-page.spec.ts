import { expect, test } from '@playwright/test'

/** A page of each kind whose head shows a photo in the demo world: a plain image, or one that names its widths. */
const WITH_PHOTO = [
  '/courses/trail-cote-d-opale',
  '/parcours/la-grande-traversee-de-belledonne',
  '/sejours/tour-des-glaciers-de-la-vanoise',
]

test('the words of a head stand beside or under its photo, never on it @two-sizes', async ({
  page,
}) => {
  for (const path of WITH_PHOTO) {
    await test.step(path, async () => {
      await page.goto(path)
      const photo = await page.locator('.page-hero-photo').boundingBox()
      const title = page.getByRole('heading', { level: 1 })
      const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' })
      // On one line, also on a phone.
      expect((await crumbs.boundingBox())?.height, path).toBeLessThan(60)
      for (const words of [title, crumbs]) {
        const box = await words.boundingBox()
        if (!photo || !box) throw new Error(`${path} has no photo or no words in its head.`)
        const isUnder = box.y >= photo.y + photo.height
        const isBeside = box.x + box.width <= photo.x
        expect(isUnder || isBeside, path).toBe(true)
      }
    })
  }
})

test('what stands under a date stays where it is once the days are counted', async ({
  page,
  request,
}) => {
  const [next] = (await (await request.get('/api/courses?nb_page=1')).json()).data
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`/courses/${next.slug}`, { waitUntil: 'commit' })
  const placeOfCard = async () => {
    await page.evaluate(() => document.fonts.ready)
    return page.locator('main .card').first().boundingBox()
  }
  const before = await placeOfCard()
  const kept = (await page.locator('main time > .invisible').first().textContent()) ?? ''
  scripts.resolve()
  await expect(page.getByText(/^(Aujourd’hui|Demain|Dans \d+\sjours)$/).first()).toHaveText(kept)
  await expect(page.locator('main time > .invisible')).toHaveCount(0)
  expect(await placeOfCard()).toEqual(before)
})
