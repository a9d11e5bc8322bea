import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { openWithCamera } from '../camera.ts'
import { bringToken } from '../door.ts'
import { settle } from '../settle.ts'
import { createVerified } from '../verified-member.ts'
import { actAs } from './coming-event.ts'

test.use({ colorScheme: 'dark' })

test('a shop reads a faded card upside down with its camera, and the next ones as a scanner types them', async ({
  page,
  baseURL,
}, info) => {
  const member = await createVerified(page.request)
  await bringToken(page, member.token)
  await page.goto('/carte')
  const card = page.getByRole('region', { name: 'La carte' })
  await expect(card.getByRole('img', { name: 'Code-barres de ma carte' })).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])

  const browser = await openWithCamera(info, await card.screenshot(), {
    turned: 180,
    contrast: 0.45,
  })
  const till = await browser.newPage({ baseURL })
  const keeper = await createVerified(till.request)
  const act = actAs(till.request, keeper.token)
  const nom = `Foulées de Sein ${crypto.randomUUID().slice(0, 8)}`
  await act('/api/magasins', { data: { nom, ville: 'Île-de-Sein' } })
  const { data: own } = await act('/api/carte')
  await bringToken(till, keeper.token)
  await till.goto('/carte/lire')
  await till.getByRole('button', { name: 'Lire avec la caméra' }).click()
  const read = till.getByRole('region', { name: 'Lecture' }).getByRole('status')
  await expect(read).toContainText('Échauffement')

  const field = till.getByLabel('Numéro de la carte')
  await field.focus()
  await till.keyboard.type('2912345678901')
  await till.keyboard.press('Enter')
  await expect(till.getByText(/^Aucune carte/)).toBeVisible()
  await expect(read).toHaveCount(0)
  await till.keyboard.type(own.numero)
  await till.keyboard.press('Enter')
  await expect(read).toContainText('Échauffement')
  await expect(field).toHaveValue(own.numero)
  await browser.close()
})
