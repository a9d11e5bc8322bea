import { expect, type Page, test } from '@playwright/test'
import { bringToken } from '../door.ts'
import { submitRace } from '../organiser.ts'
import { signOut } from '../people.ts'
import { fetchStaffToken, findCard } from '../staff.ts'

async function openQueue(page: Page) {
  await bringToken(page, await fetchStaffToken(page.request))
  await page.clock.install()
  await page.goto('/moderation/courses')
}
const statusOf = async (page: Page, id: number) =>
  (await page.request.get(`/api/courses/${id}`)).status()
/** Positions of the cards in the document; the top bar shrinks on scroll. */
const placesOf = (page: Page) =>
  page.getByRole('heading', { level: 2 }).evaluateAll((all) => {
    const top = document.querySelector('main')?.getBoundingClientRect().y ?? 0
    return all.map((item) => item.getBoundingClientRect().y - top)
  })

test('an answer of the staff is taken back by key, sent by its ten seconds or by leaving, and says why it was refused', async ({
  page,
}) => {
  const [first, second] = [await submitRace(page.request), await submitRace(page.request)]
  // An open stream would prevent `networkidle`.
  await page.route('**/api/flux', (route) => route.abort())
  await openQueue(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/etat') && sent.push(request.url()))
  const card = await findCard(page, first.nom)
  const other = await findCard(page, second.nom)
  // Cards load their facts, and fonts change line breaks.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const before = await placesOf(page)
  await card.getByRole('button', { name: 'Publier' }).click()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toMatch(/^Publier dans \d+.s$/)
  expect(await placesOf(page)).toEqual(before)
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: 'Publier' })).toBeFocused()
  await page.clock.fastForward(20_000)
  expect(sent).toEqual([])
  expect(await statusOf(page, first.id)).toBe(404)

  await test.step('a reason that was taken back is still there', async () => {
    await card.getByRole('button', { name: 'Renvoyer…' }).click()
    await page.getByRole('textbox', { name: 'Raison' }).fill('Il manque la date.')
    await page.getByRole('dialog').getByRole('button', { name: 'Renvoyer' }).click()
    await expect.poll(focused).toMatch(/^Renvoyer dans \d+.s$/)
    await card.getByRole('button', { name: 'Annuler' }).click()
    await card.getByRole('button', { name: 'Renvoyer…' }).click()
    await expect(page.getByRole('textbox', { name: 'Raison' })).toHaveValue('Il manque la date.')
    await page.getByRole('button', { name: 'Revenir' }).click()
  })

  await test.step('what was answered stays until the queue is asked again', async () => {
    await card.getByRole('button', { name: 'Publier' }).click()
    await expect(card.getByText(/^Publier dans \d+.s$/)).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(card.getByText('Course publiée.').first()).toBeVisible()
    await expect(page.getByText('1\u00a0réponse envoyée')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  await test.step('what somebody else answered meanwhile says why this answer was refused', async () => {
    const headers = { authorization: `Bearer ${await fetchStaffToken(page.request)}` }
    const data = { geste: 'publier' }
    await page.request.post(`/api/courses/${second.id}/etat`, { headers, data })
    await other.getByRole('button', { name: 'Publier' }).click()
    await expect(other.getByText(/^Publier dans \d+.s$/)).toBeVisible()
    await page.clock.fastForward(10_000)
    const said = page.getByText(`Votre réponse à «\u00a0${second.nom}\u00a0» n’est pas passée`)
    await expect(said).toBeVisible()
    await expect(other.getByRole('button', { name: 'Publier' })).toBeVisible()
    await page.clock.fastForward(60_000)
    await expect(said).toBeVisible()
  })

  const [third, last] = [await submitRace(page.request), await submitRace(page.request)]
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await expect(card).toHaveCount(0)
  await expect(other).toHaveCount(0)
  await test.step('whoever leaves the queue has answered', async () => {
    const next = await findCard(page, third.nom)
    await next.getByRole('button', { name: 'Publier' }).click()
    await expect(next.getByText(/^Publier dans \d+.s$/)).toBeVisible()
    await page
      .getByRole('link', { name: /^Parcours.*/ })
      .and(page.locator('main a'))
      .click()
    await expect.poll(() => statusOf(page, third.id)).toBe(200)
    await page.goBack()
  })
  await test.step('whoever signs out has answered', async () => {
    const next = await findCard(page, last.nom)
    await next.getByRole('button', { name: 'Publier' }).click()
    await expect(next.getByText(/^Publier dans \d+.s$/)).toBeVisible()
    await signOut(page)
    await expect(page).toHaveURL(/\/$/)
    expect(await statusOf(page, last.id)).toBe(200)
  })
})
