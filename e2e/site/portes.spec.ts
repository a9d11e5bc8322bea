/// <reference lib="dom" />
import { type Browser, expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { settle } from '../settle.ts'
import { askStaffToken } from '../staff.ts'

/** Each landing, and where a visitor who does what it asks arrives: what is for members asks who it is. */
const LANDINGS = [
  ['/lancement', '/inscription', '/inscription'],
  ['/organisateur', '/inscription', '/inscription'],
  ['/agences', '/contribution/sejours/agences', '/connexion'],
  ['/club-et-coach', '/inscription/club-et-coach', '/inscription/club-et-coach'],
  ['/contributeur-de-parcours', '/contribution/parcours', '/connexion'],
] as const

test('each landing is led to from the footer, and its one action leads where it says', async ({
  page,
}) => {
  for (const [path, to, arrival] of LANDINGS) {
    await page.goto('/nous-contacter')
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    const action = page.getByRole('main').locator('a.button-primary')
    await expect(action.first()).toBeVisible()
    const led = await action.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(new Set(led)).toEqual(new Set([to]))
    await action.first().click()
    await expect(page).toHaveURL(arrival)
  }
})

/** Written anew under its key, whatever an earlier attempt left there. */
async function sayPromise(desk: Page, promise: string): Promise<void> {
  await desk.goto('/admin/pages')
  await desk.getByRole('searchbox', { name: 'Titre, chemin ou clé' }).fill('porte-club-et-coach')
  const row = desk.getByRole('row').filter({ hasText: 'porte-club-et-coach' })
  await row.getByRole('button', { name: /^Modifier / }).click()
  const form = desk.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill(promise)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toHaveCount(0)
}

async function visit(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(path)
  return page
}

test('staff change the promise of a landing, and visitors read it', async ({ browser }) => {
  const promise = `Faites-les courir, ${Date.now().toString(36)}`
  const before = await visit(browser, '/club-et-coach')
  await expect(before.getByRole('heading', { level: 1 })).toBeVisible()
  const desk = await (await browser.newContext()).newPage()
  await bringToken(desk, await askStaffToken(desk.request))
  await desk.goto('/back-office')
  await expect(desk).toHaveURL(/\/admin/)
  await sayPromise(desk, promise)

  const after = await visit(browser, '/club-et-coach')
  await expect(after.getByRole('heading', { level: 1, name: promise })).toBeVisible()
  await expect(after.getByRole('heading', { level: 2, name: 'Vos questions' })).toBeVisible()
  const question = after.getByText(/^Faut-il un diplôme/)
  await question.click()
  await expect(after.getByText(/carte professionnelle\. Un club/)).toBeVisible()
  await settle(after)
  expect(await findViolations(after)).toEqual([])
})
