import { expect, type Page, test } from '@playwright/test'
import { openWithCamera } from '../camera.ts'
import { bringToken } from '../door.ts'
import { settle } from '../settle.ts'
import { createVerified } from '../verified-member.ts'
import { actAs, comeTo, publishComingEvent } from './coming-event.ts'

/** What stands on the screen of a telephone, as another one sees it. */
const look = async (page: Page, name: string): Promise<Buffer> => {
  await settle(page)
  return page.getByRole('region', { name }).screenshot()
}

test.use({ colorScheme: 'dark' })

test('the desk reads a code with the camera, turned and faded by the sun', async ({
  page,
  baseURL,
}, info) => {
  const event = await publishComingEvent(page.request)
  const member = await comeTo(page.request, event.date)
  await bringToken(page, member.token)
  await page.goto(`/evenements/${event.slug}/inscription/${event.date}`)
  const code = await look(page, 'Mon code')

  const browser = await openWithCamera(info, code, { turned: 28, contrast: 0.45 })
  const desk = await browser.newPage({ baseURL })
  await bringToken(desk, event.token)
  await desk.goto(`/contribution/evenements/${event.id}/accueil/${event.date}`)
  await desk.getByRole('button', { name: 'Lire les codes' }).click()
  await expect(desk.getByText(`${member.nom} est là.`)).toBeVisible()
  await expect(desk.getByText(/Là depuis/)).toBeVisible()
  // A desk says it at once and sends it afterwards.
  await expect(desk.getByText(/en attente d’envoi/)).toHaveCount(0)
  await browser.close()

  await page.reload()
  await expect(page.getByText(/Vous y étiez/)).toBeVisible()
})

for (const [how, held] of [
  ['upright', {}],
  ['upside down, in the sun', { turned: 180, contrast: 0.45 }],
  ['on its side', { turned: 90 }],
] as const) {
  test(`a shop reads a card with the camera: ${how}`, async ({ page, baseURL }, info) => {
    const member = await createVerified(page.request)
    await bringToken(page, member.token)
    await page.goto('/carte')
    const card = await look(page, 'La carte')

    const browser = await openWithCamera(info, card, held)
    const till = await browser.newPage({ baseURL })
    const keeper = await createVerified(till.request)
    await actAs(till.request, keeper.token)('/api/magasins', {
      data: { nom: `Foulées de Sein ${crypto.randomUUID().slice(0, 8)}`, ville: 'Île-de-Sein' },
    })
    await bringToken(till, keeper.token)
    await till.goto('/carte/lire')
    await till.getByRole('button', { name: 'Lire avec la caméra' }).click()
    const read = till.getByRole('region', { name: 'Lecture' }).getByRole('status')
    await expect(read).toContainText('Échauffement')
    await browser.close()
  })
}

test('a scanner that types reads one card after the other', async ({ page }) => {
  const keeper = await createVerified(page.request)
  const act = actAs(page.request, keeper.token)
  await act('/api/magasins', {
    data: { nom: `Foulées d’Ouessant ${crypto.randomUUID().slice(0, 8)}`, ville: 'Ouessant' },
  })
  const { data: card } = await act('/api/carte')
  await bringToken(page, keeper.token)
  await page.goto('/carte/lire')
  const field = page.getByLabel('Numéro de la carte')
  const read = page.getByRole('region', { name: 'Lecture' }).getByRole('status')
  await field.focus()
  for (const numero of ['2912345678901', card.numero]) {
    await page.keyboard.type(numero)
    await page.keyboard.press('Enter')
    await expect(numero === card.numero ? read : page.getByText(/^Aucune carte/)).toBeVisible()
  }
  await expect(field).toHaveValue(card.numero)
})
