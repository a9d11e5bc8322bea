import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken, postAsVisitor } from '../door.ts'
import { readLink, readMail } from '../mails.ts'
import { createMember, type NewMember } from '../new-member.ts'
import { DEMO_PASSWORD, newEmail } from '../people.ts'
import { settle } from '../settle.ts'

const NORA = 'nora@foulee.example'

/** A new member whose address is verified, as publishing asks. */
async function createVerified(request: APIRequestContext): Promise<NewMember> {
  const member = await createMember(request, 'non_precise')
  const link = await readLink(member.email, /Vérifiez/)
  await postAsVisitor(request, '/api/auth/verify', { token: link.split('#')[1] })
  return member
}

async function arriveAsNora(page: Page): Promise<void> {
  const given = { email: NORA, password: DEMO_PASSWORD, remember: true }
  type Session = { auth_token: string }
  const { auth_token } = await postAsVisitor<Session>(page.request, '/api/auth/login', given)
  await bringToken(page, auth_token)
}

/** An organiser that somebody else made, whose address is known. */
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

/** Finds an organiser at /organisateur and asks for the code. */
async function claim(page: Page, nom: string): Promise<void> {
  await page.goto('/organisateur')
  await page.getByRole('searchbox').fill(nom)
  await page.getByRole('button', { name: `C’est la mienne\u00a0: ${nom}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
}

const readCode = async (email: string) =>
  (await readMail(email, /votre code/, /\d{3}\s\d{3}/)).replace(/\s/, '')
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' })
const check = async (page: Page, digits: string) => {
  await code(page).fill(digits)
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
}
const expectAccessible = async (page: Page) => {
  await settle(page)
  expect(await findViolations(page)).toEqual([])
}

test('an organiser is claimed with the code that came to its address, then shown to all', {
  tag: '@two-sizes',
}, async ({ page, browser }) => {
  test.slow()
  const club = await createClub(page.request)
  await bringToken(page, (await createVerified(page.request)).token)
  await claim(page, club.nom)
  await expect(page.getByRole('main')).not.toContainText(club.email)
  const digits = await readCode(club.email)
  await check(page, wrong(digits))
  await expect(code(page)).toHaveAccessibleDescription(/Il vous reste 4\sessais/)
  await expectAccessible(page)

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

  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(`/organisateurs/${club.slug}`))?.status()).toBe(404)
  await test.step('staff verify it', async () => {
    const desk = await (await browser.newContext()).newPage()
    await arriveAsNora(desk)
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

test('five wrong codes end a claim; the right one no longer opens anything', async ({ page }) => {
  const club = await createClub(page.request)
  await bringToken(page, (await createVerified(page.request)).token)
  await claim(page, club.nom)
  const digits = await readCode(club.email)
  for (const left of [/4\sessais/, /3\sessais/, /2\sessais/, /un essai/, /épuisés/]) {
    await check(page, wrong(digits))
    await expect(code(page)).toHaveAccessibleDescription(left)
  }
  await check(page, digits)
  await expect(page.getByRole('alert')).toContainText('ses essais sont épuisés')
  await page.getByRole('button', { name: 'Envoyer un nouveau code' }).click()
  await expect(page.getByText('Un nouveau code est parti.')).toBeVisible()
  await expect(code(page)).toHaveValue('')
})

test('a member invites another by mail, who joins and is taken away', async ({ page, browser }) => {
  const club = await createClub(page.request)
  await bringToken(page, club.maker.token)
  await page.goto(`/contribution/organisateurs/${club.id}`)
  const email = newEmail()
  await page.getByLabel('Inviter par email').fill(email)
  await page.getByRole('button', { name: 'Inviter', exact: true }).click()
  await expect(
    page.getByRole('list', { name: 'Invitations en attente' }).getByText(email),
  ).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await bringToken(guest, (await createVerified(guest.request)).token)
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
