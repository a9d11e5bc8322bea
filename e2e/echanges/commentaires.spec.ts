import { type Browser, expect, type Page, test } from '@playwright/test'
import { bringToken, postAsVisitor } from '../door.ts'
import { readLink } from '../mails.ts'
import { createMember } from '../new-member.ts'
import { DEMO_PASSWORD, fillSignIn, NEW_PASSWORD } from '../people.ts'

const SLUG = 'le-balcon-de-chamechaude'
const ROUTE = `/parcours/${SLUG}`
const DAY_MS = 86_400_000
const yesterday = () => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
/** Unique text, since other journeys comment on the same parcours. */
const newWords = () => `Un belvédère après l’autre, ${crypto.randomUUID().slice(0, 8)}.`

const openAvis = async (page: Page, words?: string) => {
  await page.goto(ROUTE)
  const section = page.getByRole('region', { name: 'Avis' })
  const mine = section.getByRole('article').filter({ hasText: words ?? '' })
  return { section, mine }
}

async function verify(page: Page, email: string): Promise<void> {
  await page.goto(await readLink(email, /adresse/i))
  await expect(page.getByText(/adresse est vérifiée/i).first()).toBeVisible()
}

async function sitDown(browser: Browser, name: string) {
  const page = await (await browser.newContext()).newPage()
  const { auth_token } = await postAsVisitor<{ auth_token: string }>(
    page.request,
    '/api/auth/login',
    { email: `${name}@foulee.example`, password: DEMO_PASSWORD },
  )
  await bringToken(page, auth_token)
  return page
}

test('a member who signed in to give an avis publishes it with its rating, is answered by the author, changes it and takes it away', async ({
  page,
  browser,
}) => {
  const words = newWords()
  const { email } = await createMember(page.request, 'f')
  const { section, mine } = await openAvis(page, words)
  await section.getByRole('link', { name: 'Comment fonctionnent les avis' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment fonctionnent les avis')
  await page.goBack()
  await section.getByRole('link', { name: 'Donner mon avis' }).click()
  await fillSignIn(page, email, false, NEW_PASSWORD)
  await expect(page).toHaveURL(new RegExp(`${SLUG}#avis$`))
  await expect(section.getByText(/n’est pas encore vérifiée/)).toBeVisible()
  await verify(page, email)

  await page.goto(ROUTE)
  await section.getByRole('button', { name: 'Donner mon avis' }).click()
  await expect(section.locator(':focus')).toContainText('Votre avis')
  await section.getByRole('radio', { name: /^4 sur 5/ }).check()
  await section.getByLabel('Votre avis').fill(words)
  await section.getByRole('button', { name: 'Publier mon avis' }).click()
  await expect(section.getByLabel('Jour de votre sortie')).toHaveAttribute('aria-invalid', 'true')
  await section.getByLabel('Jour de votre sortie').fill(yesterday())
  await section.getByRole('button', { name: 'Publier mon avis' }).click()
  await expect(mine).toBeVisible()
  await expect(mine).toBeFocused()
  await expect(mine.getByRole('img', { name: '4 sur 5' })).toBeVisible()
  await expect(mine.getByText(/^Sortie du /)).toBeVisible()

  await test.step('the author of the route answers', async () => {
    const paola = await sitDown(browser, 'paola')
    const { mine: theirs } = await openAvis(paola, words)
    await theirs.getByRole('button', { name: 'Répondre' }).click()
    await paola.getByLabel('Votre réponse').fill('Merci d’être passé.')
    await paola.getByRole('button', { name: 'Publier la réponse' }).click()
    await expect(paola.locator('article:focus')).toContainText('Réponse de l’auteur du parcours')
    await expect(theirs.getByText('Merci d’être passé.')).toBeVisible()
    await paola.context().close()
  })
  await test.step('one rating: the next comment has none to give', async () => {
    await page.reload()
    await section.getByRole('button', { name: 'Ajouter un commentaire' }).click()
    await expect(section.getByLabel('Votre avis')).toBeVisible()
    await expect(section.getByRole('radio')).toHaveCount(0)
    await section.getByRole('button', { name: 'Annuler' }).click()
    await expect(section.getByRole('button', { name: 'Ajouter un commentaire' })).toBeFocused()
  })
  await test.step('by the keyboard, the rating changes', async () => {
    await mine.getByRole('button', { name: 'Modifier' }).click()
    await section.getByRole('radio', { name: /^4 sur 5/ }).focus()
    await page.keyboard.press('ArrowRight')
    await section.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(mine.getByRole('img', { name: '5 sur 5' })).toBeVisible()
    await expect(mine.getByText(/modifié le/)).toBeVisible()
    await expect(mine).toBeFocused()
  })
  const remove = mine.getByRole('button', { name: 'Supprimer' })
  await remove.click()
  const dialog = page.getByRole('dialog')
  // A dangerous confirmation focuses its cancel button, and restores the focus.
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await dialog.getByRole('button', { name: 'Supprimer mon avis' }).click()
  await expect(mine).toBeHidden()
  await expect(section.getByRole('heading', { name: 'Avis', exact: true })).toBeFocused()

  await test.step('without a connected watch, the route is copied by hand: the file and the guide', async () => {
    await page.getByRole('button', { name: 'Envoyer à ma montre' }).click()
    const copy = page.getByRole('dialog')
    const file = copy.getByRole('link', { name: 'Télécharger le fichier FIT' })
    await expect(file).toHaveAttribute('href', /\/api\/parcours\/\d+\/fit$/)
    await copy.getByRole('link', { name: 'Le guide par marque' }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Mettre un parcours dans sa montre')
    await expect(page.getByRole('heading', { name: 'Garmin' })).toBeVisible()
  })
})
