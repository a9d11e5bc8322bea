import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn } from '../people.ts'

const LIST = '/courses?departement=38'
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filtres' })
const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filtres/ }).click()
  await expect(filters(page)).toBeVisible()
}

/** Back, which the page takes once the second entry of its address stands; it steps forward to that one again. */
async function goBackInPage(page: Page) {
  const onSecondEntry = expect.poll(() => page.evaluate('history.state.couvre'))
  await onSecondEntry.toBe(true)
  await page.goBack()
  await onSecondEntry.toBe(true)
}

test('Back closes what covers a page, and leads on from it once it was closed otherwise', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/calendrier')
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(LIST)

  await test.step('on the first page of a visit, as on any', async () => {
    await openFilters(page)
    await goBackInPage(page)
    await expect(filters(page)).toBeHidden()
    await expect(page).toHaveURL(LIST)
  })

  await test.step('a choice in the sheet stays when it is closed, and is the next step back', async () => {
    await openFilters(page)
    await filters(page)
      .getByRole('button', { name: /^Trail \d/ })
      .click()
    await expect(page).toHaveURL(/type=trail/)
    await goBackInPage(page)
    await expect(filters(page)).toBeHidden()
    await expect(page).toHaveURL(/type=trail/)
    await page.goBack()
    await expect(page).toHaveURL(LIST)
    await expect(filters(page)).toBeHidden()
  })

  await test.step('a search leads on, and Back to the page over which it was opened', async () => {
    await page.getByRole('link', { name: 'Rechercher', exact: true }).click()
    const box = page.getByRole('combobox', { name: /Course, parcours/ })
    await box.fill('templiers')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/recherche\?q=templiers/)
    await expect(box).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(LIST)
    await expect(box).toBeHidden()
  })

  await test.step('one step leads away from a page whose sheet was closed by its button', async () => {
    await openFilters(page)
    await page.keyboard.press('Escape')
    await expect(filters(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/calendrier')
    await expect(title).toContainText(/calendrier/i)
  })
})

test('Back closes the menu of the account, and asks before words of a dialog are lost', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/parcours/le-balcon-de-chamechaude')
  await page.getByRole('button', { name: /Mon compte/ }).click()
  const leave = page.getByRole('button', { name: 'Se déconnecter' })
  await expect(leave).toBeVisible()
  await goBackInPage(page)
  await expect(leave).toBeHidden()

  await page.getByRole('button', { name: 'Signaler' }).first().click()
  const report = page.getByRole('dialog', { name: 'Signaler à l’équipe' })
  const words = report.getByRole('textbox')
  await words.fill('La balise est couchée.')
  const question = page.getByRole('dialog', { name: /^Fermer sans enregistrer/ })
  await goBackInPage(page)
  await expect(question).toBeVisible()
  await goBackInPage(page)
  await expect(question).toBeHidden()
  await expect(words).toHaveValue('La balise est couchée.')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Fermer sans enregistrer' }).click()
  await expect(report).toBeHidden()
  await expect(page).toHaveURL('/parcours/le-balcon-de-chamechaude')
})
