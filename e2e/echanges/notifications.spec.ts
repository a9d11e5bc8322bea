import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { readMail } from '../mails.ts'
import { arriveAsNew } from '../new-member.ts'
import { publishRace } from '../published-race.ts'

test.use({ serviceWorkers: 'allow' })

test('who has a cancelled race in their run list reads why, ends such mails from the mail itself, and chooses later how they come', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    const requestPermission = () => {
      document.documentElement.dataset.asked = 'true'
      return Promise.resolve('denied' as const)
    }
    Object.defineProperty(Notification, 'requestPermission', { value: requestPermission })
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  })
  const race = await publishRace(page)
  const member = await arriveAsNew(page, 'f')
  await page.goto(`/courses/${race.slug}`)
  await page.getByRole('button', { name: 'Ajouter à ma run list' }).click()
  await expect(page.getByRole('button', { name: 'Dans ma run list' })).toBeVisible()
  await race.cancel('Orages annoncés sur les crêtes.')
  const subject = /Du nouveau/
  const told = await readMail(member.email, subject, /La course est annulée\.[^\n]*/)
  expect(told).toContain('Orages')
  const link = await readMail(member.email, subject, /https?:\S+\/desabonnement\/\S+/)

  await test.step('on the site, the bell leads to the reason and to the race', async () => {
    await page.goto('/home')
    await page.getByRole('link', { name: /^Notifications, 1/ }).click()
    await expect(page.getByText('Raison : Orages annoncés sur les crêtes.')).toBeVisible()
    await page.getByRole('link', { name: new RegExp(race.nom) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(race.nom)
    await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  })

  await test.step('from a phone where nobody is signed in, opening asks and pressing does', async () => {
    const elsewhere = await browser.newContext()
    const mailed = await elsewhere.newPage()
    await mailed.goto(new URL(link).pathname)
    await expect(mailed.getByText(/Nous n’enverrons plus à/)).toContainText('Mes courses')
    expect(await findViolations(mailed)).toEqual([])
    await mailed.reload()
    await mailed.getByRole('button', { name: 'Ne plus recevoir ces emails' }).click()
    await expect(mailed.getByRole('status')).toContainText('C’est fait')
    await mailed.goto('/desabonnement/abc')
    await expect(mailed.getByText(/Ce lien n’est pas entier/)).toBeVisible()
    await elsewhere.close()
  })

  await page.goto('/reglages/notifications')
  const courses = page.getByRole('group', { name: 'Mes courses' })
  await expect(courses.getByLabel('Par email')).toHaveValue('jamais')
  await expect(courses.getByRole('switch', { name: 'Sur Foulée' })).toBeChecked()
  await courses.getByLabel('Par email').selectOption('Chaque semaine')
  await expect(page.getByText('Enregistré')).toBeVisible()
  await page.getByLabel('Jour de la semaine').selectOption('Le vendredi')
  await page.reload()
  await expect(courses.getByLabel('Par email')).toHaveValue('hebdomadaire')
  await expect(page.getByLabel('Jour de la semaine')).toHaveValue('5')
  expect(await findViolations(page)).toEqual([])

  await test.step('the device is asked by a press alone, and its refusal is explained', async () => {
    const activate = page.getByRole('button', { name: 'Activer sur cet appareil' })
    await expect(activate).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')
    await activate.click()
    await expect(page.getByText(/Votre navigateur n’a pas reçu votre accord/)).toBeVisible()
  })
})
