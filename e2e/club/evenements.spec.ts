import { expect, type Locator, type Page, test } from '@playwright/test'
import { inDays } from '../agency.ts'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { section } from '../organiser.ts'
import { arriveSignedIn } from '../people.ts'
import { settle } from '../settle.ts'
import { fetchStaffToken, findCard } from '../staff.ts'
import { createClub, publishEvent } from './published-event.ts'

const expectAccessible = async (page: Page) => {
  await settle(page)
  expect(await findViolations(page)).toEqual([])
}

const saved = (part: Locator) => expect(part.getByText(/^Enregistré à /)).toBeVisible()

test('a weekly series that a club writes is published by the staff, and one of its dates called off with the reason', async ({
  page,
  browser,
}) => {
  const club = await createClub(page.request)
  const titre = `La sortie de ${crypto.randomUUID().slice(0, 8)}`
  await bringToken(page, club.token)
  await page.goto('/contribution/evenements')
  await page.getByRole('button', { name: 'Créer un évènement' }).click()
  await page.getByRole('textbox', { name: 'Titre de l’évènement' }).fill(titre)
  await page.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titre)

  const about = section(page, 'L’évènement')
  await about.getByRole('textbox', { name: 'Description' }).fill('Une heure, à allure de parole.')
  await about.getByRole('checkbox', { name: 'Trail' }).check({ force: true })
  await saved(about)

  await test.step('the series is seen before it is saved, and a day is taken off it', async () => {
    const when = section(page, 'Quand')
    await when.getByLabel('Premier jour').fill(inDays(7))
    await when.getByLabel('Heure').fill('19:00')
    await when.getByRole('textbox', { name: 'Durée' }).fill('90')
    await when.getByRole('combobox', { name: 'Se répète' }).selectOption('semaine')
    await when.getByRole('radio', { name: 'Un nombre de fois' }).check()
    await when.getByRole('textbox', { name: 'Nombre de fois' }).fill('6')
    await expect(when.getByText(/^6.dates, du /)).toBeVisible()
    await when
      .getByRole('button', { name: /, a lieu$/ })
      .last()
      .click()
    await expect(when.getByText(/^5.dates, du /)).toBeVisible()
    await expect(when.getByRole('button', { name: /, n’a pas lieu$/ })).toBeVisible()
    await expectAccessible(page)
    await when.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(when.getByText(/^Tous les .+ à 19h, sauf le /)).toBeVisible()
    await expect(section(page, 'Chaque date').getByRole('heading', { level: 3 })).toHaveCount(5)
  })

  const place = section(page, 'Le rendez-vous')
  await place.getByRole('combobox', { name: 'Ville' }).pressSequentially('mende')
  await expect(page.getByRole('option').first()).toHaveText(/Mende.*48000/)
  // By keyboard: a click would scroll, which closes the list.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await place.getByRole('textbox', { name: 'Lieu' }).fill('Place Urbain V')
  await page.keyboard.press('Tab')
  await saved(place)

  await test.step('groups are written with their paces', async () => {
    const groups = section(page, 'Parcours et groupes')
    await groups.getByRole('button', { name: 'Ajouter un groupe' }).click()
    await groups.getByRole('textbox', { name: 'Nom du groupe' }).fill('Tranquille')
    await groups.getByRole('textbox', { name: 'Allure, de' }).fill('6:00')
    await groups.getByRole('textbox', { name: 'À', exact: true }).fill('6:40')
    await page.keyboard.press('Tab')
    await expect(groups.getByText("6'00 à 6'40/km")).toBeVisible()
    await saved(groups)
  })

  await expect(page.getByText('Il ne manque rien d’indispensable')).toBeVisible()
  await page.getByRole('button', { name: 'Soumettre à validation' }).dblclick()
  await expect(page.getByText('L’équipe relit votre évènement')).toBeVisible()
  await expect(page.getByText(/est déjà «/)).toHaveCount(0)

  await test.step('the staff reads it and publishes it', async () => {
    const office = await browser.newPage()
    await bringToken(office, await fetchStaffToken(office.request))
    await office.goto('/moderation/evenements')
    const card = await findCard(office, titre)
    await expect(card.getByText('Une heure, à allure de parole.')).toBeVisible()
    await card.getByRole('button', { name: 'Publier' }).click()
    await office.getByRole('button', { name: 'Actualiser' }).click()
    await expect(office.getByText(titre)).toHaveCount(0)
    await office.close()
  })

  await test.step('one date is called off by itself, and says why', async () => {
    await page.reload()
    const dates = section(page, 'Chaque date')
    await dates
      .getByRole('button', { name: /^Annuler cette date… / })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Raison' }).fill('Verglas annoncé.')
    await page.getByRole('button', { name: 'Annuler cette date', exact: true }).click()
    await expect(dates.getByText('Verglas annoncé.')).toBeVisible()
    await page.getByRole('link', { name: 'Voir la page' }).click()
    await page.waitForURL(({ pathname }) => pathname.startsWith('/evenements/'))
    const shown = page.getByRole('region', { name: 'Les dates' })
    await expect(shown.getByText('Verglas annoncé.')).toBeVisible()
    await expect(shown.getByRole('link', { name: /^Je viens, / })).toHaveCount(4)
  })
})

test('an event is found in the directory, read without a script, and found again on the calendar of a member', async ({
  page,
  browser,
}) => {
  const club = await createClub(page.request)
  const event = await publishEvent(page.request, club, { days: 40, fois: 1 })
  const month = inDays(40).slice(0, 7)
  await page.goto('/sorties')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Lozère/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('en Lozère')
  await page.getByRole('link', { name: event.titre }).click()
  await expect(page.getByRole('heading', { level: 1, name: event.titre })).toBeVisible()
  const dates = page.getByRole('region', { name: 'Les dates' })
  await expect(dates.getByRole('link', { name: /^Je viens, / }).first()).toHaveAttribute(
    'href',
    new RegExp(`^/evenements/${event.slug}/inscription/\\d+$`),
  )
  await expect(page.getByRole('link', { name: 'Ajouter à mon calendrier' })).toHaveAttribute(
    'href',
    `/api/evenements/${event.slug}/calendrier.ics`,
  )
  await expectAccessible(page)

  await test.step('without a script the whole page is there', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`/evenements/${event.slug}`)
    await expect(plain.getByRole('heading', { level: 1, name: event.titre })).toBeVisible()
    await expect(plain.getByText('On part ensemble, on rentre ensemble.')).toBeAttached()
    await expect(plain.getByRole('link', { name: /^Je viens, / }).first()).toBeVisible()
    await context.close()
  })

  await arriveSignedIn(page)
  await page.goto(`/evenements?organisateur=${club.id}`)
  await expect(page.getByRole('link', { name: event.titre })).toBeVisible()
  await page.getByRole('button', { name: 'Calendrier' }).click()
  await expect(page).toHaveURL(/vue=calendrier/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendrier des évènements')
  await expect(async () => {
    await page.getByRole('link', { name: 'Mois suivant' }).click()
    await expect(page).toHaveURL(new RegExp(`mois=${month}`), { timeout: 1_000 })
  }).toPass()
  await expect(page.getByText(/^1.date en /)).toBeVisible()
  const day = page.getByRole('link', { name: new RegExp(event.titre) })
  await expect(day).toBeVisible()
  await expectAccessible(page)
  await day.click()
  await expect(page.getByRole('heading', { level: 1, name: event.titre })).toBeVisible()
})
