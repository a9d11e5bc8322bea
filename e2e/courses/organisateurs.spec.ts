import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { readLink, readMail } from '../mails.ts'
import { newEmail } from '../people.ts'
import { fetchStaffToken } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

async function createClub(request: APIRequestContext) {
  const maker = await createVerified(request)
  const nom = `Coureurs de ${crypto.randomUUID().slice(0, 8)}`
  const email = newEmail()
  const answer = await request.post('/api/courses/organisateurs', {
    headers: { authorization: `Bearer ${maker.token}` },
    data: { nom, ville: 'Voiron', email },
  })
  const { data } = (await answer.json()) as { data: { id: number; slug: string } }
  return { ...data, nom, email, maker }
}

async function openOther(browser: Browser, token?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  if (token) await bringToken(page, token)
  return page
}

const readCode = async (email: string) =>
  (await readMail(email, /votre code/, /\d{3}\s\d{3}/)).replace(/\s/, '')
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' })
const check = async (page: Page, digits: string) => {
  await code(page).fill(digits)
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
}
const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([])

test('an organiser is claimed with the code that came to its address, and shown to all once it is verified', async ({
  page,
  browser,
}) => {
  const club = await createClub(page.request)
  await bringToken(page, (await createVerified(page.request)).token)
  await page.goto('/organisateur')
  await page.getByRole('searchbox').fill(club.nom)
  await page.getByRole('button', { name: `C’est la mienne\u00a0: ${club.nom}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(code(page)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(club.email)
  const first = await readCode(club.email)
  await check(page, wrong(first))
  await expect(code(page)).toHaveAccessibleDescription(/Il vous reste 4\sessais/)
  await expectAccessible(page)
  await test.step('a new code empties the field', async () => {
    await page.getByRole('button', { name: 'Envoyer un nouveau code' }).click()
    await expect(page.getByText('Un nouveau code est parti.')).toBeVisible()
    await expect(code(page)).toHaveValue('')
  })
  await expect.poll(() => readCode(club.email)).not.toBe(first)
  const digits = await readCode(club.email)

  await test.step('one reads the mail elsewhere and comes back', async () => {
    await page.reload()
    await check(page, `${digits.slice(0, 3)} ${digits.slice(3)}`)
    await expect(page.getByRole('heading', { name: 'C’est vérifié' })).toBeVisible()
  })

  await page.getByRole('link', { name: 'Ouvrir l’organisateur' }).click()
  const presentation = page.getByRole('region', { name: 'Présentation' })
  await presentation.getByLabel('Description').fill('Un club de village, depuis 1987.')
  await presentation.getByLabel('Description').blur()
  await expect(presentation.getByRole('status')).toContainText('Enregistré')
  await expect(page.getByRole('list', { name: 'Membres' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  const visitor = await openOther(browser)
  expect((await visitor.goto(`/organisateurs/${club.slug}`))?.status()).toBe(404)
  await test.step('staff verify it', async () => {
    const desk = await openOther(browser, await fetchStaffToken(page.request))
    await desk.goto('/moderation/organisateurs?file=nouveaux')
    const card = desk.getByRole('listitem').filter({ hasText: club.nom })
    await card.getByRole('button', { name: 'Vérifier' }).click()
    await expect(card.getByRole('button', { name: 'Annuler' })).toBeVisible()
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'Actualiser' }).click()
    await expect(card).toHaveCount(0)
    await desk.context().close()
  })
  await visitor.goto(`/organisateurs/${club.slug}`)
  await expect(visitor.getByRole('heading', { level: 1, name: club.nom })).toBeVisible()
  await expect(visitor.getByText('Un club de village, depuis 1987.')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.context().close()
})

test('whoever is invited to an organiser by mail joins it, and is taken away again', async ({
  page,
  browser,
}) => {
  const club = await createClub(page.request)
  await bringToken(page, club.maker.token)
  await page.goto(`/contribution/organisateurs/${club.id}`)
  const email = newEmail()
  await page.getByLabel('Inviter par email').fill(email)
  await page.getByRole('button', { name: 'Inviter', exact: true }).click()
  await expect(
    page.getByRole('list', { name: 'Invitations en attente' }).getByText(email),
  ).toBeVisible()

  const guest = await openOther(browser, (await createVerified(page.request)).token)
  await guest.goto(await readLink(email, /vous propose de gérer/))
  await expect(guest.getByText(club.nom)).toBeVisible()
  await guest.getByRole('button', { name: 'Accepter l’invitation' }).click()
  await expect(guest.getByRole('heading', { name: 'C’est accepté' })).toBeVisible()
  await guest.context().close()

  await page.reload()
  const members = page.getByRole('list', { name: 'Membres' }).getByRole('listitem')
  await expect(members).toHaveCount(2)
  await members
    .filter({ hasText: 'Invité par un membre' })
    .getByRole('button', { name: /^Retirer/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(members).toHaveCount(1)
})
