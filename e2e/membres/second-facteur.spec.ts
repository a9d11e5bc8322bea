import { type Browser, expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken, postAsVisitor } from '../door.ts'
import { readMail } from '../mails.ts'
import { NEW_PASSWORD } from '../people.ts'
import { createStaff } from '../staff.ts'
import { createAuthenticator } from '../totp.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Second facteur' })
const enterCode = async (page: Page, code: string, button: string) => {
  await page.getByLabel('Code de vérification').fill(code)
  await page.getByRole('button', { name: button, exact: true }).last().click()
}
const INVALID_CODE = 'Ce code n’est pas valable'

async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([])
}

async function enrol(page: Page) {
  await page.goto('/reglages/second-facteur')
  await section(page).getByRole('button', { name: 'Relier une application' }).click()
  const qr = page.getByRole('img', { name: 'Code à lire avec votre application' })
  await expect(qr).toBeVisible()
  await expect(qr.locator('path').first()).toHaveAttribute('fill', '#fff')
  const key = section(page).getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{4}$/)
  const authenticator = createAuthenticator(await key.innerText())
  await expectAccessible(page)
  await enterCode(page, 'abcdef', 'Activer')
  await expect(section(page).getByRole('alert')).toContainText(INVALID_CODE)
  await enterCode(page, authenticator.next(), 'Activer')
  const codes = section(page).getByRole('status').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return { authenticator, recovery: await codes.allInnerTexts() }
}

/** New device, on a back office that requires the second factor. */
async function arriveAtTheDoor(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const input = { email, password: NEW_PASSWORD }
  const { auth_token } = await postAsVisitor<{ auth_token: string }>(
    page.request,
    '/api/auth/login',
    input,
  )
  await bringToken(page, auth_token)
  await page.route('**/api/second-facteur', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, est_demande: true } },
    })
  })
  await page.goto('/back-office?vers=/admin/journal')
  return page
}

test('a member of the staff links an app, enters with its codes, then with those kept for a lost phone, and removes it', async ({
  page,
  browser,
}) => {
  const { email, token } = await createStaff(page.request)
  await bringToken(page, token)
  const { authenticator, recovery } = await enrol(page)
  await readMail(email, /Second facteur activé/, /depuis cet appareil\u00a0: Chrome/)
  await page.getByRole('button', { name: 'Je les ai gardés' }).click()
  await expect(section(page)).toContainText('10\u00a0codes de secours restent')
  await page.reload()
  await expect(section(page)).toContainText('10\u00a0codes de secours restent')
  await expect(page.getByText(recovery[0] ?? '')).toHaveCount(0)

  const laptop = await arriveAtTheDoor(browser, email)
  await enterCode(laptop, '12345', 'Entrer')
  await expect(laptop.getByRole('alert')).toContainText(INVALID_CODE)
  await expectAccessible(laptop)
  await enterCode(laptop, authenticator.next(), 'Entrer')
  await expect(laptop).toHaveURL(/^[^?]+\/admin\/journal/)

  const borrowed = await arriveAtTheDoor(browser, email)
  await enterCode(borrowed, recovery[0] ?? '', 'Entrer')
  await expect(borrowed).toHaveURL(/^[^?]+\/admin\/journal/)
  await readMail(email, /Un code de secours a servi/, /Il en reste 9\./)

  await page.reload()
  await expect(section(page)).toContainText('9\u00a0codes de secours restent')
  await section(page).getByRole('button', { name: 'Retirer l’application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer l’application' })
  await dialog.getByLabel('Code de vérification').fill(recovery[0] ?? '')
  await dialog.getByRole('button', { name: 'Retirer l’application' }).click()
  await expect(dialog.getByRole('alert')).toContainText(INVALID_CODE)
  await dialog.getByLabel('Code de vérification').fill(recovery[1] ?? '')
  await dialog.getByRole('button', { name: 'Retirer l’application' }).click()
  await expect(section(page).getByRole('button', { name: 'Relier une application' })).toBeVisible()
  await readMail(email, /Second facteur retiré/, /Un code de secours a servi à le faire/)
  for (const device of [laptop, borrowed]) {
    await device.unrouteAll({ behavior: 'wait' })
    await device.context().close()
  }
})
