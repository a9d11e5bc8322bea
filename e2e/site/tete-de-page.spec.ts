import { expect, test } from '@playwright/test'

/** Pages whose head has a photo: as a plain image, or with `srcset`. */
const WITH_PHOTO = [
  '/courses/trail-cote-d-opale',
  '/parcours/la-grande-traversee-de-belledonne',
  '/sejours/tour-des-glaciers-de-la-vanoise',
]

test('the words of a head stand beside or under its photo, never on it', {
  tag: '@two-sizes',
}, async ({ page }) => {
  for (const path of WITH_PHOTO) {
    await test.step(path, async () => {
      await page.goto(path)
      const photo = await page.locator('.page-hero-photo').boundingBox()
      const title = page.getByRole('heading', { level: 1 })
      const crumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' })
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
