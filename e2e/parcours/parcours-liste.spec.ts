import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveSignedIn } from '../people.ts'

const cards = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/parcours/"]:not([role=option], [href^="/parcours/tracer"])')

test(
  'a member loosens filters, goes back through them, finds a route by a part of its name and on the map, and opens it',
  {
    tag: '@two-sizes',
  },
  async ({ page }, { project }) => {
    await arriveSignedIn(page)
    await page.goto('/parcours?type=trail&forme=boucle&tri=note')
    const active = page.getByRole('list', { name: 'Filtres actifs' })
    await active.getByRole('button', { name: /Boucle/ }).click()
    await expect(page).toHaveURL(/\/parcours\?type=trail&tri=note$/)
    await page.goBack()
    await expect(page).toHaveURL(/forme=boucle/)

    await page.goto('/parcours')
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Rechercher un parcours' }).fill('chamechaud')
    const offers = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await offers.first().click({ trial: true })
    await offers.last().click({ trial: true })
    await expect(page).toHaveURL(/texte=chamechaud/)
    await expect(cards(page)).toHaveText(['Le balcon de Chamechaude'])
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])

    const tile = page.waitForResponse(/\/api\/parcours\/tuiles\/\d+\/\d+\/\d+/)
    await page.goto('/parcours?texte=chamechaude&vue=carte')
    expect((await tile).status()).toBe(200)
    await expect(page.getByRole('region', { name: 'Carte des parcours' })).toBeVisible()
    if (project.name === 'telephone') {
      await expect(cards(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Liste' }).click()
    }
    await expect(cards(page).first()).toHaveText('Le balcon de Chamechaude')
    await cards(page).first().click()
    await expect(page).toHaveURL(/\/parcours\/le-balcon-de-chamechaude$/)
  },
)
