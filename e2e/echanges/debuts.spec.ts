import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { createMember, type NewMember } from '../new-member.ts'
import { settle } from '../settle.ts'
import { createVerified } from '../verified-member.ts'

/** Villages without demo members, in a département with many races: one per run. */
const VILLAGES = [
  ['Serraval', '74230'],
  ['Manigod', '74230'],
  ['Entremont', '74130'],
  ['Lathuile', '74210'],
  ['Bluffy', '74290'],
  ['Vacheresse', '74360'],
  ['Bellevaux', '74470'],
  ['Lullin', '74470'],
  ['Reyvroz', '74200'],
  ['Mieussy', '74440'],
] as const

async function update(request: APIRequestContext, { token }: NewMember, profil: object) {
  const answer = await request.post('/api/profile/update', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { ...profil },
  })
  expect(answer.ok()).toBe(true)
}

async function createResident(
  request: APIRequestContext,
  [ville, code_postal]: readonly [string, string],
) {
  const member = await createVerified(request)
  const nom = `Alix ${crypto.randomUUID().slice(0, 8)}`
  await update(request, member, {
    public_name: nom,
    ...{ ville, code_postal, pays: 'FR' },
    naissance: '1990-05-12',
    visibilite: 'membres',
    courses: 'trail',
  })
  const words = `La neige a fondu, dit ${nom}.`
  const answer = await request.post('/api/feed/store', {
    headers: { authorization: `Bearer ${member.token}` },
    multipart: { texte: words },
  })
  expect(answer.ok()).toBe(true)
  return { nom, words }
}

const lineOf = (block: Locator, name: string) =>
  block.getByRole('listitem').filter({ hasText: name })

const chooseTown = async (page: Page, [ville, code_postal]: (typeof VILLAGES)[number]) => {
  const field = page.getByRole('combobox', { name: 'Votre ville' })
  // Scrolls first: a scroll closes the list.
  await field.click()
  await settle(page)
  await field.pressSequentially(ville)
  // Entremont-le-Vieux matches the first letters too.
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(`${ville}.*${code_postal}`))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('the feed of a newcomer who says where they run fills with whom they follow, and with nobody whom they refuse', async ({
  page,
}) => {
  const village = VILLAGES[Math.floor(Math.random() * VILLAGES.length)] ?? VILLAGES[0]
  const residents = [
    await createResident(page.request, village),
    await createResident(page.request, village),
    await createResident(page.request, village),
  ] as const
  const newcomer = await createMember(page.request, 'f')
  await update(page.request, newcomer, { courses: 'trail' })
  await bringToken(page, newcomer.token)
  await page.goto('/home')
  await chooseTown(page, village)

  const block = page.getByRole('region', { name: 'À suivre' })
  const people = block.getByRole('region', { name: 'Des coureurs' })
  await expect(people.getByRole('listitem')).toHaveCount(3)
  for (const line of await people.getByRole('listitem').all()) {
    await expect(line).toContainText(`Court aussi des trails, à ${village[0]}`)
  }
  const races = block.getByRole('region', { name: 'Des courses' })
  await expect(races.getByRole('listitem').first()).toContainText(/chez vous/)
  const organisers = block.getByRole('region', { name: 'Des organisateurs et des magasins' })
  await expect(organisers.getByRole('listitem').first()).toContainText(/chez vous/)
  await settle(page)
  expect(await findViolations(page)).toEqual([])

  const [refused, first, second] = residents
  await lineOf(people, refused.nom)
    .getByRole('button', { name: /^Ne plus me proposer/ })
    .click()
  await expect(lineOf(people, refused.nom)).toHaveCount(0)
  for (const { nom, words } of [first, second]) {
    await lineOf(people, nom)
      .getByRole('button', { name: `Suivre ${nom}` })
      .click()
    await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
    await expect(lineOf(people, nom).getByRole('button', { name: /^Ne plus suivre/ })).toBeVisible()
  }

  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: first.words })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: refused.words })).toHaveCount(0)
  await expect(races.getByRole('listitem').first()).toBeVisible()
  await expect(lineOf(block, refused.nom)).toHaveCount(0)

  await test.step('an item that is hidden comes back, and so does who is not heard or followed', async () => {
    const item = page.getByRole('article').filter({ hasText: first.words })
    const act = async (name: RegExp) => {
      await item.getByRole('button', { name: 'Actions sur cette publication' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act(/Pourquoi je vois ça/)
    const why = page.getByRole('dialog')
    await expect(why).toContainText('Vous suivez')
    await why.getByRole('button', { name: 'Fermer', exact: true }).last().click()
    await act(/^Masquer/)
    await expect(item).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(item).toBeVisible()

    await act(/^Ne plus entendre/)
    await expect(item).toHaveCount(0)
    await page.goto('/abonnements')
    await page.getByRole('button', { name: /^Entendre à nouveau/ }).click()
    await expect(page.getByRole('heading', { name: 'Je ne les entends plus' })).toHaveCount(0)
    const followed = page.getByRole('button', { name: `Ne plus suivre ${first.nom}` })
    await followed.click()
    await expect(followed).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(followed).toBeVisible()
    await page.goto('/home')
    await expect(item).toBeVisible()
  })
})
