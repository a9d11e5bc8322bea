import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { bringToken, postAsVisitor } from '../door.ts'
import { readLink } from '../mails.ts'
import { arriveAsNew, createMember } from '../new-member.ts'
import { DEMO_PASSWORD, fillSignIn } from '../people.ts'

const SLUG = 'le-balcon-de-chamechaude'
const ROUTE = `/parcours/${SLUG}`
const DAY_MS = 86_400_000
const yesterday = () => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
/** Other journeys say something of the same route: each knows its own words. */
const newWords = () => `Un belvédère après l’autre, ${crypto.randomUUID().slice(0, 8)}.`

const openAvis = async (page: Page, words?: string) => {
  await page.goto(ROUTE)
  const section = page.getByRole('region', { name: 'Avis' })
  const mine = section.getByRole('article').filter({ hasText: words ?? '' })
  return { section, mine }
}

/** Follows the link of the mail that verifies an address. */
async function verify(page: Page, email: string): Promise<void> {
  await page.goto(await readLink(email, /adresse/i))
  await expect(page.getByText(/adresse est vérifiée/i).first()).toBeVisible()
}

/** A member of the demo world on a desk of their own. */
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

async function postAvis(request: APIRequestContext, token: string, texte: string) {
  const { id } = (await (await request.get(`/api/parcours/${SLUG}`)).json()).data
  const answer = await request.post('/api/commentaires', {
    headers: { authorization: `Bearer ${token}` },
    data: { model: 'parcours', id, texte },
  })
  expect(answer.ok()).toBe(true)
}

test('a visitor reads what is said, how it is kept, and comes back after signing in', async ({
  page,
}) => {
  const { section } = await openAvis(page)
  await section.getByRole('link', { name: 'Comment fonctionnent les avis' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment fonctionnent les avis')
  await page.goBack()
  await section.getByRole('link', { name: 'Donner mon avis' }).click()
  await fillSignIn(page)
  await expect(page).toHaveURL(new RegExp(`${SLUG}#avis$`))
  await expect(section.getByLabel('Votre avis')).toBeVisible()
})

test('a member rates a route and says why, changes it, and takes it away', async ({ page }) => {
  const words = newWords()
  const { email } = await arriveAsNew(page, 'f')
  const { section, mine } = await openAvis(page, words)
  await expect(section.getByText(/une fois votre adresse email vérifiée/)).toBeVisible()
  await verify(page, email)

  await page.goto(ROUTE)
  await section.getByRole('button', { name: 'Donner mon avis' }).click()
  // The form takes the focus of the button that it stands in for.
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
  // What asks before it hurts begins on what does not, and gives the focus back.
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await dialog.getByRole('button', { name: 'Supprimer mon avis' }).click()
  await expect(mine).toBeHidden()
  await expect(section.getByRole('heading', { name: 'Avis', exact: true })).toBeFocused()
})

test('the author answers, a reader reports, and the team hides with a reason', async ({
  page,
  browser,
}) => {
  test.slow()
  const words = newWords()
  const member = await createMember(page.request, 'h')
  await verify(page, member.email)
  await postAvis(page.request, member.token, words)

  await test.step('the author of the route answers', async () => {
    const paola = await sitDown(browser, 'paola')
    const { mine } = await openAvis(paola, words)
    await mine.getByRole('button', { name: 'Répondre' }).click()
    await paola.getByLabel('Votre réponse').fill('Merci d’être passé.')
    await paola.getByRole('button', { name: 'Publier la réponse' }).click()
    await expect(paola.locator('article:focus')).toContainText('Réponse de l’auteur du parcours')
    await expect(mine.getByText('Merci d’être passé.')).toBeVisible()
    await paola.context().close()
  })
  await test.step('a reader reports', async () => {
    const samir = await sitDown(browser, 'samir')
    const { mine } = await openAvis(samir, words)
    await mine.getByRole('button', { name: 'Signaler' }).click()
    const dialog = samir.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
    await expect(dialog.getByText('Choisissez un motif.').first()).toBeVisible()
    await dialog.getByRole('radio', { name: 'Publicité ou contenu répété' }).check()
    await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
    await expect(mine.getByRole('button', { name: 'Signalé' })).toBeVisible()
    await samir.context().close()
  })
  await test.step('the team upholds', async () => {
    const nora = await sitDown(browser, 'nora')
    await nora.goto('/moderation/signalements?etat=ouvert&model=commentaire')
    const card = nora.getByRole('listitem').filter({ hasText: words })
    await card.getByRole('button', { name: 'Masquer l’avis…' }).click()
    const dialog = nora.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Masquer l’avis' }).click()
    await expect(dialog.getByLabel('Motif')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Motif').fill('Le même texte est partout.')
    await dialog.getByRole('button', { name: 'Masquer l’avis' }).click()
    await nora.getByRole('button', { name: 'Actualiser' }).click()
    await expect(card).toHaveCount(0)
    await nora.context().close()
  })

  await expect((await openAvis(page, words)).mine).toBeHidden()
  await bringToken(page, member.token)
  const { mine } = await openAvis(page, words)
  await expect(mine.getByText(/Masqué par l’équipe.+Le même texte est partout/)).toBeVisible()
})

test('without a connected watch, a route is copied by hand: the file and the guide', async ({
  page,
}) => {
  await arriveAsNew(page, 'f')
  await page.goto(ROUTE)
  await page.getByRole('button', { name: 'Envoyer à ma montre' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Télécharger le fichier FIT' })).toHaveAttribute(
    'href',
    /\/api\/parcours\/\d+\/fit$/,
  )
  await dialog.getByRole('link', { name: 'Le guide par marque' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Mettre un parcours dans sa montre',
  )
  await expect(page.getByRole('heading', { name: 'Garmin' })).toBeVisible()
})
