import { expect, type Page, test } from '@playwright/test'

/** One page of each kind that somebody would print. */
const PRINTED = [
  '/courses/trail-cote-d-opale',
  '/courses/marathon-de-la-rochelle/epreuves/1231/resultats',
  '/courses/trail-cote-d-opale/epreuves/706/feuille-de-route',
  '/parcours/la-grande-traversee-de-belledonne',
  '/training/plans/premier-marathon',
  '/training/2-fois-20-au-seuil',
  '/sejours/tour-des-glaciers-de-la-vanoise',
  '/agences/armor-sentiers',
  '/evenements/run-cafe-du-samedi',
  '/magasins/double-noeud-besancon-59',
  '/organisateurs/vesubie-mercantour-trail',
  '/coureurs/2',
  '/badge/premier-trail',
  '/actualites/courir-quand-il-fait-nuit',
  '/aide/organisateurs',
  '/calendrier/haute-loire',
  '/itineraires/isere',
]

test('nothing that is pressed, filled in or followed is on paper', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ media: 'print' })
  for (const path of PRINTED) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // A session of a plan is pressed on a screen, and read on paper.
      const pressed = page.locator('button:not(.print-words), .button').filter({ visible: true })
      await expect(pressed).toHaveCount(0)
      for (const role of ['navigation', 'search', 'searchbox', 'combobox', 'slider'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0)
      }
    })
  }
})

/** How many sheets of A4 a page takes, from what the document says of itself. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('a plan, a stay and a route take a few sheets, a roadbook one', async ({ page }) => {
  for (const [path, most] of [
    ['/training/plans/premier-marathon', 4],
    ['/training/plans/ultra-trail-80-a-100-km', 8],
    ['/sejours/west-highland-way-l-ecosse-a-pied-leve', 4],
    ['/parcours/la-grande-traversee-de-belledonne', 4],
    ['/parcours/la-grande-traversee-de-belledonne/feuille-de-route', 1],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await countSheets(page), path).toBeLessThanOrEqual(most)
  }
})

test('results print whole, not only the page that is shown', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `${document.querySelectorAll('main tbody tr').length} lignes`
      dispatchEvent(new Event('afterprint'))
    }
  })
  await page.goto('/courses/marathon-de-la-rochelle/epreuves/1231/resultats')
  await page.getByRole('button', { name: 'Imprimer tout le classement' }).click()
  await expect(page).toHaveTitle('421 lignes')
  await expect(page.getByRole('row')).toHaveCount(51)
})
