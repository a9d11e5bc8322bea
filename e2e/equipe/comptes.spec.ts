import { expect, type Page, test } from '@playwright/test'
import { readMail } from '../mails.ts'
import { arriveAsNew, createMember } from '../new-member.ts'
import { fillSignIn, NEW_PASSWORD } from '../people.ts'
import { expectAccessible, fetchStaffToken, sitDown } from '../staff.ts'

test('a suspended account is told why at the sign-in and comes back in once the staff restores it', async ({
  browser,
  page,
}) => {
  const { email } = await createMember(page.request, 'f')
  const staff = await sitDown(browser)
  await staff.goto(`/admin/utilisateurs?filter=${encodeURIComponent(`{"recherche":"${email}"}`)}`)
  const line = staff.getByRole('row').filter({ hasText: email })
  await line.getByRole('button', { name: 'Drapeaux' }).click()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Annuler' }).click()
  await line.getByRole('button', { name: 'Suspendre' }).click()
  const dialog = staff.getByRole('dialog')
  await expectAccessible(staff)
  await dialog.getByLabel('Motif').fill('Des annonces sans rapport.')
  await dialog.getByRole('button', { name: 'Suspendre' }).click()
  await expect(line).toContainText('Des annonces sans rapport.')
  await readMail(email, /suspendu/, /Des annonces sans rapport\./)

  await page.goto('/connexion')
  await fillSignIn(page, email, false, NEW_PASSWORD)
  await expect(page.getByRole('alert')).toContainText('Ce compte est suspendu.')
  await page.getByRole('link', { name: 'Nous écrire au sujet de ce compte' }).click()
  await expect(page).toHaveURL(/\/nous-contacter/)

  await line.getByRole('button', { name: 'Rétablir' }).click()
  await dialog.getByLabel('Motif').fill('Excuses reçues.')
  await dialog.getByRole('button', { name: 'Rétablir' }).click()
  await expect(line.getByRole('button', { name: 'Suspendre' })).toBeVisible()
  await page.goto('/connexion')
  await fillSignIn(page, email, false, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/(home|qualification)/)
})

test('a premium period that a colleague ends meanwhile is refused with what was typed kept', async ({
  browser,
  page,
}) => {
  const { email } = await createMember(page.request, 'f')
  const staff = await sitDown(browser)
  await staff.goto(`/admin/premium?filter=${encodeURIComponent(`{"recherche":"${email}"}`)}`)
  await staff.getByRole('button', { name: 'Donner une période' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Adresses des membres').fill(email)
  await dialog.getByLabel('Motif').fill('Club partenaire')
  await dialog.getByRole('button', { name: 'Donner' }).click()
  await staff.getByRole('button', { name: /^Mettre fin à la période de Garnier Inès du / }).click()
  await expectAccessible(staff)
  await dialog.getByRole('button', { name: 'Mettre fin' }).click()
  await expect(dialog.getByText('Dites pourquoi.')).toBeVisible()
  await dialog.getByLabel('Motif').fill('Donnée à la mauvaise personne.')
  await dialog.getByRole('button', { name: 'Mettre fin' }).click()
  await expect(staff.getByText('Période terminée.')).toBeVisible()
  await expect(staff.getByRole('row').filter({ hasText: email })).toBeVisible()
  await expect(staff.getByRole('button', { name: /^Mettre fin/ })).toHaveCount(0)

  // Another staff member revokes another period: the row changes, the typed text stays.
  const headers = { authorization: `Bearer ${await fetchStaffToken(page.request)}` }
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/admin/premium/${path}`, { headers, data })
    expect(answer.ok()).toBe(true)
    return (await answer.json()).data
  }
  await post('donner', { emails: [email], jours: 30, motif: 'Club partenaire' })
  await lookAgain(staff)
  const end = staff.getByRole('button', { name: /^Mettre fin/, includeHidden: true })
  await end.click()
  await dialog.getByLabel('Motif').fill('Donnée deux fois, comme le dit son club.')
  const filtres = { recherche: email }
  const query = { page: 1, nb_page: 10, tri: 'created_at', ordre: 'desc', filtres }
  const [{ id }] = await post('list', query)
  await post(`retirer/${id}`, { motif: 'Donnée deux fois.' })
  await lookAgain(staff)
  await expect(end).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Mettre fin' }).click()
  await expect(dialog).toContainText('Cette période premium est déjà finie.')
  await expect(dialog.getByLabel('Motif')).toHaveValue('Donnée deux fois, comme le dit son club.')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await staff.getByRole('button', { name: 'Fermer sans enregistrer' }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toBeFocused()

  await test.step('a code opens a period in the settings of its member, once', async () => {
    const [code] = (await post('codes', { nombre: 1, jours: 30, motif: 'Pour un parcours.' })).codes
    await arriveAsNew(page, 'f')
    await page.goto('/reglages/premium')
    const premium = page.getByRole('region', { name: 'Premium' })
    await expect(premium.getByText('Aucune période premium en cours.')).toBeVisible()
    for (const said of [premium.getByText(/jusqu’au/), premium.getByRole('alert')]) {
      await premium.getByLabel('Code premium').fill(code)
      await premium.getByRole('button', { name: 'Utiliser le code' }).click()
      await expect(said).toBeVisible()
    }
    await expect(premium.getByRole('alert')).toContainText('a déjà servi')
    await expect(premium.getByRole('listitem')).toHaveCount(1)
  })
})

const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
