import { expect, type Page, test } from '@playwright/test'
import { openWithCamera } from '../camera.ts'
import { bringToken } from '../door.ts'
import { settle } from '../settle.ts'
import { createVerified } from '../verified-member.ts'
import { actAs, comeTo, publishComingEvent } from './coming-event.ts'

/** A network as in a valley: each call takes this long. */
const SLOW_MS = 1_500

const slowDown = (page: Page, path: RegExp) =>
  page.route(path, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    await route.continue()
  })

test('register, scan, points on the statement, badge on the profile', async ({
  page,
  baseURL,
}, info) => {
  test.slow()
  const event = await publishComingEvent(page.request)
  const member = await createVerified(page.request)
  await bringToken(page, member.token)
  await page.goto(`/evenements/${event.slug}`)
  await page
    .getByRole('link', { name: /Je viens|S’inscrire/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Je viens' }).click()
  const code = page.getByRole('region', { name: 'Mon code' })
  await expect(code).toBeVisible()
  await settle(page)

  const browser = await openWithCamera(info, await code.screenshot())
  const desk = await browser.newPage({ baseURL })
  await bringToken(desk, event.token)
  await desk.goto(`/contribution/evenements/${event.id}/accueil/${event.date}`)
  await desk.getByRole('button', { name: 'Lire les codes' }).click()
  await expect(desk.getByText(/ est là\.$/)).toBeVisible()
  await expect(desk.getByText('1 sur 1 est là')).toBeVisible()
  await browser.close()

  await page.goto('/points')
  await expect(page.getByText('Participer à un évènement').first()).toBeVisible()
  await expect(async () => {
    await page.goto('/badges')
    const won = page.getByRole('link', { name: /Le rendez-vous/ }).first()
    await expect(won).toBeVisible({ timeout: 2_000 })
    const { data } = await actAs(page.request, member.token)('/api/badges/my')
    const slugs = data.filter(({ obtenu_le }: { obtenu_le: string | null }) => obtenu_le)
    expect(slugs.map(({ slug }: { slug: string }) => slug)).toContain('premier-evenement')
  }).toPass()
})

test('with a slow network one press is one registration, and a second tab agrees', async ({
  page,
  context,
}) => {
  const event = await publishComingEvent(page.request)
  const member = await createVerified(page.request)
  const path = `/evenements/${event.slug}/inscription/${event.date}`
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await bringToken(tab, member.token)
    await tab.goto(path)
    await expect(tab.getByRole('button', { name: 'Je viens' })).toBeVisible()
  }
  await slowDown(page, /\/api\/evenements\/inscrire$/)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/evenements/inscrire')) sent += 1
  })
  await page.getByRole('button', { name: 'Je viens' }).dblclick()
  await expect(
    page.locator('[aria-busy="true"], button[aria-disabled="true"]').first(),
  ).toBeVisible({
    timeout: SLOW_MS - 500,
  })
  await expect(page.getByRole('heading', { name: 'Votre inscription' })).toBeVisible()
  expect(sent).toBe(1)

  // The other tab asks without knowing: it is told, and shows the code that there is.
  await other.getByRole('button', { name: 'Je viens' }).click()
  await expect(other.getByRole('region', { name: 'Mon code' })).toBeVisible()
  const { data } = await actAs(page.request, event.token)(`/api/evenements/accueil/${event.date}`)
  expect(data.chiffres.inscrits).toBe(1)
})

test('with a slow network the desk answers at once, and counts a double press once', async ({
  page,
}) => {
  const event = await publishComingEvent(page.request)
  const { nom } = await comeTo(page.request, event.date)
  await bringToken(page, event.token)
  await page.goto(`/contribution/evenements/${event.id}/accueil/${event.date}`)
  await slowDown(page, /\/valider$/)
  await page.getByRole('button', { name: `Valider ${nom}` }).dblclick()
  await expect(page.getByText(`${nom} est là.`)).toBeVisible({ timeout: SLOW_MS - 500 })
  await expect(page.getByText(/1.en attente d’envoi/)).toBeVisible()
  await expect(page.getByText(/en attente d’envoi/)).toHaveCount(0)
  await expect(page.getByText('1 sur 1 est là')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Refusés à l’envoi' })).toHaveCount(0)
})
