import { expect, type Locator, type Page, test } from '@playwright/test'
import { createDraft, openEditor, section, send, submitRace } from '../organiser.ts'

async function openTwice(page: Page): Promise<[mine: Page, theirs: Page]> {
  const race = await submitRace(page.request)
  const news = { titre: 'Le départ avance', texte: '<p>À huit heures.</p>' }
  await send(page.request, '/api/actualites', {
    multipart: { courses_id: String(race.id), ...news },
  })
  const theirs = await page.context().newPage()
  await openEditor(theirs, race)
  await openEditor(page, race)
  return [page, theirs]
}

const save = (part: Locator) =>
  part.getByRole('button', { name: 'Enregistrer', exact: true }).click()
const change = (part: Locator) => part.getByRole('button', { name: /^Modifier/ }).click()

async function expectBoth(part: Locator, mine: string | RegExp, theirs: string | RegExp) {
  await expect(part.getByRole('alert')).toContainText('Choisissez ce que vous gardez.')
  const said = part.getByRole('definition').filter({ hasText: mine })
  await expect(said).toContainText('Votre texte')
  await expect(said).toContainText('Le texte enregistré')
  await expect(said).toContainText(theirs)
}

test('a race written in two windows shows both texts of each part, and keeps the one that is chosen', async ({
  page,
}) => {
  const [mine, theirs] = await openTwice(page)
  const part = (name: string) => [section(mine, name), section(theirs, name)] as const

  await test.step('an épreuve: mine stays', async () => {
    const [here, there] = part('Épreuves')
    await change(here)
    await change(there)
    await there.getByLabel(/^D\+/).fill('900')
    await save(there)
    await expect(there.getByText(/900.m.D\+/)).toBeVisible()
    await here.getByLabel(/^D\+/).fill('1100')
    await save(here)
    await expectBoth(here, '1100', '900')
    await here.getByRole('button', { name: 'Garder mon texte' }).click()
    await expect(here.getByText(/1.100.m.D\+/)).toBeVisible()
  })

  await test.step('an edition: theirs stays', async () => {
    const [here, there] = part('Éditions')
    await change(here)
    await change(there)
    await there.getByLabel(/^Places/).fill('300')
    await save(there)
    await expect(there.getByText(/300.places/)).toBeVisible()
    await here.getByLabel(/^Places/).fill('500')
    await here.getByLabel(/^Heure de départ/).fill('08:30')
    await save(here)
    await expectBoth(here, '500', '300')
    await here.getByRole('button', { name: 'Prendre le texte enregistré' }).click()
    await expect(here.getByText(/300.places/)).toBeVisible()
  })

  await test.step('news: nothing that was typed is lost', async () => {
    const [here, there] = part('Les actualités')
    const write = async (window: Page, news: Locator, words: string) => {
      await news.getByRole('textbox', { name: 'Texte' }).click()
      await window.keyboard.press('Control+End')
      await window.keyboard.type(words)
    }
    await change(here)
    await change(there)
    await write(theirs, there, ' Prenez une lampe.')
    await save(there)
    await expect(there.getByText('À huit heures. Prenez une lampe.')).toBeVisible()
    await write(mine, here, ' Venez à pied.')
    await save(here)
    await expectBoth(here, 'Venez à pied.', 'Prenez une lampe.')
    await here.getByRole('button', { name: 'Garder mon texte' }).click()
    await expect(here.getByRole('button', { name: /^Modifier/ })).toBeVisible()
    await expect(here.getByText('À huit heures. Venez à pied.')).toBeVisible()
  })
})

test('a text that saves itself does not conflict with itself, asks before it replaces what another window saved, and is saved when its page is left', async ({
  page,
}) => {
  const race = await createDraft(page.request)
  const path = await openEditor(page, race)
  const part = section(page, 'La course')
  const text = part.getByLabel('Description')

  await test.step('all of it is written before the first save is answered', async () => {
    const held = Promise.withResolvers<void>()
    const sent: string[] = []
    await page.route('**/api/courses/*/update', async (route) => {
      const form = route.request().postDataBuffer()?.toString() ?? ''
      sent.push(/name="description"\r\n\r\n([^\r]*)/.exec(form)?.[1] ?? '')
      const response = await route.fetch()
      await held.promise
      await route.fulfill({ response })
    })
    for (const words of ['Un.', 'Un. Deux.', 'Un. Deux. Trois.']) {
      await text.fill(words)
      await text.blur()
    }
    await expect.poll(() => sent).toEqual(['Un.'])
    held.resolve()
    await expect.poll(() => sent).toEqual(['Un.', 'Un. Deux. Trois.'])
    await expect(part.getByRole('status').filter({ hasText: 'Enregistré à' })).toBeVisible()
    await expect(part.getByRole('alert')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await expect(text).toHaveValue('Un. Deux. Trois.')
  })

  await test.step('another window saved meanwhile: it is asked again after a reload, mine stays, theirs is in the history', async () => {
    const theirs = 'Par les crêtes, dit quelqu’un d’autre.'
    await send(page.request, `/api/courses/${race.id}/update`, {
      multipart: { description: theirs },
    })
    await text.fill('Par le lac.')
    const alert = part.getByRole('alert')
    await expect(alert).toContainText('Choisissez ce que vous gardez')
    await expect(part.getByText(theirs)).toBeVisible()
    await page.reload()
    await expect(text).toHaveValue('Par le lac.')
    await expect(alert).toContainText('Choisissez ce que vous gardez')
    await part.getByRole('button', { name: 'Garder mon texte' }).click()
    await expect(alert).toBeHidden()
    await page.reload()
    await expect(text).toHaveValue('Par le lac.')
    await expect(section(page, 'Historique')).toContainText('Par les crêtes')
  })

  await text.fill('De lavoir en lavoir, par la crête.')
  const saved = page.waitForResponse(/\/update$/)
  // Event without focus change: the field is not blurred.
  await page.locator('a[href="/home"]').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/home$/)
  await saved
  await page.goto(path)
  await expect(text).toHaveValue('De lavoir en lavoir, par la crête.')
})
