import { blankPng } from '@foulee/testing/png'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveInEditor, section } from '../organiser.ts'

const png = (n: number) => ({
  name: `photo-${n}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(blankPng(600 + n, 400)),
})

async function expectFit(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  const [width, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(width).toBe(room)
}

test('a race gets photos in the order of the keys, news with formatting, lodging and networks, and its page and poster show them', {
  tag: '@two-sizes',
}, async ({ page }) => {
  const path = await arriveInEditor(page)
  await test.step('photos come many at once, one that fails is told, and one moves by a key', async () => {
    const photos = section(page, 'Les photos')
    const broken = { name: 'abimee.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('rien') }
    await photos
      .getByLabel('Photos de la course')
      .setInputFiles([png(1), png(2), broken, png(3), png(4)])
    await expect(photos.getByText('4 photos ajoutées.')).toBeVisible()
    await expect(photos.getByRole('alert')).toHaveText('Une photo n’a pas pu être ajoutée.')
    await expect(photos.getByText(/^abimee\.jpg\s:\s\S/)).toBeVisible()
    await expect(photos.getByRole('button', { name: /Réessayer/ })).toHaveCount(0)

    const ids = () =>
      photos
        .locator('[data-photo]')
        .evaluateAll((cells) =>
          cells
            .toSorted(
              (a, b) =>
                Number((a as HTMLElement).style.order) - Number((b as HTMLElement).style.order),
            )
            .map((cell) => (cell as HTMLElement).dataset.photo),
        )
    const before = await ids()
    const saved = page.waitForResponse((answer) => /\/photo\/.*\/edit\//.test(answer.url()))
    await photos.getByRole('button', { name: /^Déplacer .* 4 sur 4$/ }).press('Home')
    await expect(photos.getByText('Photo placée en position 1 sur 4.')).toBeAttached()
    await expect.poll(ids).toEqual([before[3], before[0], before[1], before[2]])
    await expect(photos.getByRole('button', { name: /^Déplacer .* 1 sur 4$/ })).toBeFocused()
    expect((await saved).ok()).toBe(true)
    await page.reload()
    await expect.poll(ids).toEqual([before[3], before[0], before[1], before[2]])
  })

  await test.step('a lodging is refused with its reason, then taken; a network changes its link', async () => {
    const partners = section(page, 'Partenaires et hébergements')
    await partners.getByRole('button', { name: 'Ajouter un hébergement' }).click()
    await partners.getByRole('textbox', { name: 'Nom' }).fill('Gîte du lavoir')
    await partners.getByRole('textbox', { name: 'Site' }).fill('javascript:alert(1)')
    await partners.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(partners.getByText('Indiquez une adresse complète')).toBeVisible()
    await partners.getByRole('textbox', { name: 'Site' }).fill('gite-du-lavoir.example')
    await partners.getByLabel('Logo', { exact: true }).setInputFiles(png(9))
    await partners.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(partners.getByRole('button', { name: 'Modifier Gîte du lavoir' })).toBeVisible()

    const networks = section(page, 'Réseaux sociaux')
    await networks.getByRole('button', { name: 'Ajouter un réseau' }).click()
    await networks.getByRole('combobox', { name: 'Réseau' }).selectOption('Instagram')
    const address = networks.getByRole('textbox', { name: 'Adresse de votre page' })
    await address.fill('instagram.com/lavoirs')
    await networks.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await networks.getByRole('button', { name: 'Changer le lien instagram.com/lavoirs' }).click()
    await address.fill('instagram.com/trail-des-lavoirs')
    await networks.getByRole('button', { name: 'Changer', exact: true }).click()
    const link = networks.getByRole('link', { name: /^instagram.com\/trail-des-lavoirs/ })
    await expect(link).toHaveAttribute('href', 'https://instagram.com/trail-des-lavoirs')
  })

  await test.step('news are written with formatting by keys', async () => {
    const news = section(page, 'Les actualités')
    await news.getByRole('button', { name: 'Écrire une actualité' }).click()
    await news.getByRole('textbox', { name: 'Titre' }).fill('Le départ avance')
    await news.getByRole('textbox', { name: 'Texte' }).click()
    await news.getByRole('button', { name: 'Lien', exact: true }).click()
    await expectFit(page)
    await news.getByRole('button', { name: 'Lien', exact: true }).click()
    await news.getByRole('textbox', { name: 'Texte' }).click()
    await page.keyboard.type('Rendez-vous ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('à huit heures')
    await expect(news.getByRole('button', { name: 'Gras' })).toHaveAttribute('aria-pressed', 'true')
    await news.getByRole('button', { name: 'Publier l’actualité' }).click()
    await expect(news.getByRole('heading', { name: 'Le départ avance' })).toBeVisible()
  })

  await page.goto(`${path}?vue=apercu`)
  const shown = section(page, 'Actualités')
  await expect(shown.getByRole('heading', { name: 'Le départ avance' })).toBeVisible()
  await expect(shown.locator('strong')).toHaveText('à huit heures')
  await expectFit(page)
  await page.goto(`${path}/affiche`)
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible()
  await expectFit(page)
})
