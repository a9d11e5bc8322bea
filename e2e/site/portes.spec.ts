import { expect, test } from '@playwright/test'

/** Landing pages, with the target of their action for visitors: the sign-in for members' pages. */
const LANDINGS = [
  ['/lancement', '/inscription', '/inscription'],
  ['/organisateur', '/inscription', '/inscription'],
  ['/agences', '/contribution/sejours/agences', '/connexion'],
  ['/club-et-coach', '/inscription/club-et-coach', '/inscription/club-et-coach'],
  ['/contributeur-de-parcours', '/contribution/parcours', '/connexion'],
] as const

test('each landing is led to from the footer and leads where its action says, and the team can be written to', async ({
  page,
}) => {
  await page.goto('/nous-contacter')
  for (const [path, to, arrival] of LANDINGS) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    const action = page.getByRole('main').locator('a.button-primary')
    await expect(action.first()).toBeVisible()
    const led = await action.evaluateAll((all) => all.map((item) => item.getAttribute('href')))
    expect(new Set(led)).toEqual(new Set([to]))
    await action.first().click()
    await expect(page).toHaveURL(arrival)
  }

  await page.goto('/nous-contacter')
  await page.getByLabel('Nom').fill('Lise Martin')
  await page.getByLabel('Email').fill('lise@exemple.fr')
  await page.getByLabel('Sujet').selectOption({ label: 'Une course du calendrier' })
  await page.getByLabel('Message').fill('La date du trail a changé\u00a0: c’est le 14 juin.')
  await page.locator('main button[type=submit]').click()
  await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeFocused()
})
