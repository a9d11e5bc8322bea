import { expect, type Page, test } from '@playwright/test'
import { openDoor } from '../account-door.ts'
import { readLink } from '../mails.ts'
import { createMember } from '../new-member.ts'
import { fillSignIn, KARIM, NEW_PASSWORD, newEmail, submit } from '../people.ts'

const ROUTE = '/parcours/le-balcon-de-chamechaude'

/** Long enough for a second render and a second request, if any. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

const next = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()

test('a visitor who signs up gets what they began, is asked the welcome questions, verifies the address and arrives where they were going', {
  tag: '@main',
}, async ({ page }) => {
  const email = newEmail()
  await openDoor(page, ROUTE, 'Ajouter à ma run list', 'Votre run list vous attend')
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
  const address = page.getByLabel('Email')
  const password = page.getByLabel('Mot de passe', { exact: true })

  await test.step('what is wrong is said on its field', async () => {
    await page.getByLabel('Prénom').fill('Inès')
    await page.getByLabel('Nom', { exact: true }).fill('Garnier')
    await address.fill(KARIM)
    await page.keyboard.press('Tab')
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await password.fill('azertyuiop12')
    await page.getByRole('checkbox', { name: /conditions générales/ }).check()
    await submit(page)
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL(/\/inscription$/)
  })
  await address.fill(email)
  await password.fill(NEW_PASSWORD)
  await submit(page)

  await test.step('what was begun is done, once only', async () => {
    await expect(page).toHaveURL(new RegExp(`${ROUTE}$`))
    await page.getByRole('button', { name: 'Dans ma run list' }).click()
    const add = page.getByRole('button', { name: 'Ajouter à ma run list' })
    await expect(add).toBeVisible()
    await page.reload()
    await expect(add).toBeVisible()
  })

  await test.step('the guard leads on once, however slowly the next page is learnt', async () => {
    const learnt: string[] = []
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/__manifest?*', async (route) => {
      const url = decodeURIComponent(route.request().url())
      if (url.includes('/qualification')) {
        learnt.push(url)
        await held
      }
      await route.continue()
    })
    await page.goto('/courses?type=trail')
    await expect.poll(() => learnt).toHaveLength(1)
    await twoFrames(page)
    release()
    await expect(page).toHaveURL(/\/qualification/)
    expect(learnt).toHaveLength(1)
    await page.unroute('**/__manifest?*')
  })
  const question = page.getByRole('heading', { level: 1 })
  await next(page)
  await expect(page.getByRole('alert')).toContainText('Je préfère ne pas répondre')
  await page.getByLabel('Femme').check()
  await next(page)
  await expect(question).toHaveText('Votre date de naissance')
  await expect(question).toBeFocused()
  await page.getByLabel('Date de naissance').fill('2020-01-01')
  await next(page)
  await expect(page.getByText('Il faut avoir au moins 15')).toBeVisible()
  await page.getByLabel('Date de naissance').fill('1990-05-12')
  await next(page)
  await expect(question).toHaveText('Votre niveau')
  await page.reload()
  await expect(question).toHaveText('Votre niveau')
  await page.getByRole('button', { name: 'Passer cette question' }).click()
  await page.getByLabel('Battre mon record').check()
  await next(page)
  await page.getByText('Sentier', { exact: true }).click()
  await next(page)
  await page.getByLabel('De', { exact: true }).selectOption('10 km')
  await next(page)
  await page.getByRole('button', { name: 'Terminer', exact: true }).click()
  await expect(page).toHaveURL(/\/courses\?type=trail$/)
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()

  await page.goto('/reglages/pratique')
  await expect(page.getByLabel('Objectif')).toHaveValue('record')
  await expect(page.getByRole('checkbox', { name: 'Sentier' })).toBeChecked()

  await page.goto('/home')
  const reminder = page.getByRole('complementary', { name: 'Vérification de votre adresse' })
  await expect(reminder).toBeVisible()
  await page.goto(await readLink(email, /adresse/i))
  await expect(page.getByText(/adresse est vérifiée/i).first()).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reminder).toBeHidden()
})

test('a forgotten password is replaced through the mail, once, and the welcome questions are left in one press', async ({
  page,
}) => {
  const { email } = await createMember(page.request)
  await page.goto('/connexion')
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié', level: 1 })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await submit(page)
  await expect(page.getByText('Regardez vos messages')).toBeVisible()

  const link = await readLink(email, /mot de passe/i)
  await page.goto(link)
  const password = `${NEW_PASSWORD} et un col de plus`
  await page.getByLabel('Nouveau mot de passe').fill(password)
  await submit(page)
  // The top bar has such a link before the password is saved.
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await fillSignIn(page, email, false, password)

  await page.getByRole('button', { name: 'Plus tard' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Inès')

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe').fill(password)
  await submit(page)
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible()
})
