import { expect, type Locator, type Page, test } from '@playwright/test'
import { arriveInEditor, openEditor, section, submitRace } from '../organiser.ts'

/** One race open in two windows: what the first one saves, the second one does not know. */
async function openTwice(page: Page): Promise<[mine: Page, theirs: Page]> {
  const race = await submitRace(page.request)
  await openEditor(page, race)
  const theirs = await page.context().newPage()
  await openEditor(theirs, race)
  return [page, theirs]
}

const save = (part: Locator) => part.getByRole('button', { name: 'Enregistrer' }).click()

/** Both texts stand there, side by side, until one is chosen. */
async function expectBoth(part: Locator, mine: string | RegExp, theirs: string | RegExp) {
  await expect(part.getByRole('alert')).toContainText('Choisissez ce que vous gardez.')
  const said = part.getByRole('definition').filter({ hasText: mine })
  await expect(said).toContainText('Votre texte')
  await expect(said).toContainText('Le texte enregistré')
  await expect(said).toContainText(theirs)
}

test('an épreuve written in two windows: both texts are shown, and mine can stay', async ({
  page,
}) => {
  const [mine, theirs] = (await openTwice(page)).map((one) => section(one, 'Épreuves'))
  if (!mine || !theirs) throw new Error('There are two windows.')
  for (const one of [mine, theirs]) await one.getByRole('button', { name: /^Modifier/ }).click()
  await theirs.getByLabel(/^D\+/).fill('900')
  await save(theirs)
  await expect(theirs.getByText(/900.m.D\+/)).toBeVisible()
  await mine.getByLabel(/^D\+/).fill('1100')
  await save(mine)
  await expectBoth(mine, '1100', '900')
  await mine.getByRole('button', { name: 'Garder mon texte' }).click()
  await expect(mine.getByText(/1.100.m.D\+/)).toBeVisible()
})

test('an edition written in two windows: both texts are shown, and theirs can stay', async ({
  page,
}) => {
  const [mine, theirs] = (await openTwice(page)).map((one) => section(one, 'Éditions'))
  if (!mine || !theirs) throw new Error('There are two windows.')
  for (const one of [mine, theirs]) await one.getByRole('button', { name: /^Modifier/ }).click()
  await theirs.getByLabel(/^Places/).fill('300')
  await save(theirs)
  await expect(theirs.getByText(/300.places/)).toBeVisible()
  await mine.getByLabel(/^Places/).fill('500')
  await mine.getByLabel(/^Heure de départ/).fill('08:30')
  await save(mine)
  await expectBoth(mine, '500', '300')
  await mine.getByRole('button', { name: 'Prendre le texte enregistré' }).click()
  await expect(mine.getByText(/300.places/)).toBeVisible()
})

test('news written in two windows: both texts are shown, and nothing typed is lost', async ({
  page,
}) => {
  const race = await submitRace(page.request)
  await openEditor(page, race)
  const mine = section(page, 'Les actualités')
  await mine.getByRole('button', { name: 'Écrire une actualité' }).click()
  await mine.getByRole('textbox', { name: 'Titre' }).fill('Le départ avance')
  await mine.getByRole('textbox', { name: 'Texte' }).click()
  await page.keyboard.type('À huit heures.')
  await mine.getByRole('button', { name: 'Publier l’actualité' }).click()
  await expect(mine.getByRole('heading', { name: 'Le départ avance' })).toBeVisible()

  const window = await page.context().newPage()
  await openEditor(window, race)
  const theirs = section(window, 'Les actualités')
  for (const one of [mine, theirs]) {
    await one.getByRole('button', { name: /^Modifier/ }).click()
    await one.getByRole('textbox', { name: 'Texte' }).click()
  }
  await window.keyboard.press('Control+End')
  await window.keyboard.type(' Prenez une lampe.')
  await save(theirs)
  await expect(theirs.getByText('À huit heures. Prenez une lampe.')).toBeVisible()

  await mine.getByRole('textbox', { name: 'Texte' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Venez à pied.')
  await save(mine)
  await expectBoth(mine, 'Venez à pied.', 'Prenez une lampe.')
  await mine.getByRole('button', { name: 'Garder mon texte' }).click()
  await expect(mine.getByRole('button', { name: /^Modifier/ })).toBeVisible()
  await expect(mine.getByText('À huit heures. Venez à pied.')).toBeVisible()
})

/** Each save of the race is answered late, as from a hill. @returns the texts that were sent */
async function slowDown(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.route('**/api/courses/*/update', async (route) => {
    const form = route.request().postDataBuffer()?.toString() ?? ''
    sent.push(/name="description"\r\n\r\n([^\r]*)/.exec(form)?.[1] ?? '')
    const response = await route.fetch()
    await new Promise((done) => setTimeout(done, 1_500))
    await route.fulfill({ response })
  })
  return sent
}

test('a window does not conflict with itself, however late its saves are answered', async ({
  page,
}) => {
  await arriveInEditor(page)
  const part = section(page, 'La course')
  const text = part.getByLabel('Description')
  const sent = await slowDown(page)
  const answered = page.waitForResponse(/\/update$/)
  await text.fill('Un.')
  await text.blur()
  // All of it is written before the first save is answered.
  for (const words of ['Un. Deux.', 'Un. Deux. Trois.']) {
    await text.fill(words)
    await text.blur()
  }
  await answered
  await expect.poll(() => sent).toEqual(['Un.', 'Un. Deux. Trois.'])
  await expect(part.getByRole('status').filter({ hasText: 'Enregistré à' })).toBeVisible()
  await expect(part.getByRole('alert')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(text).toHaveValue('Un. Deux. Trois.')
})

test('what was just written is saved when its page is left', async ({ page }) => {
  const path = await arriveInEditor(page)
  const text = section(page, 'La course').getByLabel('Description')
  await text.fill('De lavoir en lavoir, par la crête.')
  const saved = page.waitForResponse(/\/update$/)
  // By a link that takes no focus: the field is not even left.
  await page.locator('a[href="/home"]').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/home$/)
  await saved
  await page.goto(path)
  await expect(text).toHaveValue('De lavoir en lavoir, par la crête.')
})
