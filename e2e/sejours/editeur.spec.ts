import { expect, type Locator, type Page, test } from '@playwright/test'
import { createAgency, inDays, publishStay, requestPlace } from '../agency.ts'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { readMail } from '../mails.ts'
import { section } from '../organiser.ts'
import { fetchStaffToken, findCard } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([])

const saved = (part: Locator) => expect(part.getByText(/^Enregistré à /)).toBeVisible()

test('a stay is created, filled in day by day, submitted, and published by the staff', async ({
  page,
  browser,
}) => {
  const agency = await createAgency(page.request)
  const titre = `Les balcons du lac ${crypto.randomUUID().slice(0, 8)}`
  await bringToken(page, agency.token)
  await page.goto('/contribution/sejours')
  await page.getByRole('button', { name: 'Créer un séjour' }).click()
  await page.getByRole('textbox', { name: 'Titre du séjour' }).fill(titre)
  await page.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titre)

  await page.getByRole('button', { name: 'Soumettre à validation' }).click()
  await expect(page.getByRole('link', { name: 'Décrivez votre séjour.' })).toBeFocused()

  const stay = section(page, 'Le séjour')
  await stay.getByRole('textbox', { name: 'Description' }).fill('Trois jours autour du lac.')
  await stay.getByRole('checkbox', { name: 'Trail' }).check({ force: true })
  await stay.getByRole('combobox', { name: 'Niveau' }).selectOption('Confirmé')
  await stay.getByRole('textbox', { name: 'Durée' }).fill('2')
  await saved(stay)

  const place = section(page, 'Lieu')
  await place.getByRole('combobox', { name: 'Lieu', exact: true }).pressSequentially('mende')
  await expect(page.getByRole('option').first()).toHaveText(/Mende.*48000/)
  // By keyboard: a click would scroll, which closes the list.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await saved(place)
  await expect(place.getByRole('textbox', { name: 'Latitude' })).toHaveValue(/^44\./)
  await expect(place.getByRole('combobox', { name: 'Département' })).toHaveValue('48')

  await test.step('days are written one after the other', async () => {
    const days = section(page, 'Jour par jour')
    for (const [rank, name] of ['Le balcon nord', 'Le balcon sud'].entries()) {
      await days.getByRole('button', { name: 'Ajouter une journée' }).click()
      await days.getByRole('textbox', { name: 'Titre' }).fill(name)
      await days.getByRole('textbox', { name: 'Distance' }).fill('18,5')
      await days.getByRole('textbox', { name: 'Hébergement' }).fill('Refuge')
      await days.getByRole('button', { name: 'Ajouter', exact: true }).click()
      await expect(days.getByRole('heading', { level: 3 })).toHaveCount(rank + 1)
    }
    await expect(days.getByText(/^18,50.km · Refuge$/).first()).toBeVisible()
  })

  const included = section(page, 'Compris ou non')
  await included.getByRole('textbox', { name: /^Ajouter : compris/ }).fill('Deux nuits en refuge')
  await page.keyboard.press('Enter')
  await expect(included.getByRole('textbox', { name: 'Ligne comprise' })).toHaveValue(
    'Deux nuits en refuge',
  )

  await test.step('a rule makes many departures at once', async () => {
    const departures = section(page, 'Départs')
    await departures.getByRole('button', { name: 'Ajouter des départs' }).click()
    await departures.getByLabel('Premier jour').fill(inDays(60))
    await departures.getByRole('textbox', { name: 'Places' }).fill('12')
    await departures.getByRole('textbox', { name: 'Prix' }).fill('490,50')
    await departures.getByRole('combobox', { name: 'Rythme' }).selectOption('Chaque semaine')
    await departures.getByLabel('Jusqu’au').fill(inDays(74))
    await expect(departures.getByText(/^Cela fait 3.départs/)).toBeVisible()
    await departures.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(departures.getByText(/490,50\s€/)).toHaveCount(3)
  })

  const terms = section(page, 'Conditions de vente')
  await terms.getByRole('button', { name: 'Ajouter un palier' }).click()
  await terms.getByRole('textbox', { name: /à partir de/ }).fill('30')
  await terms.getByRole('textbox', { name: /part gardée/ }).fill('50')
  await terms.getByRole('textbox', { name: 'Comment on vous règle' }).fill('Par virement.')
  await expect(page.getByText('Il ne manque rien d’indispensable')).toBeVisible()
  await expectAccessible(page)

  await test.step('its page can be seen before anybody else sees it', async () => {
    await page.getByRole('link', { name: 'Voir l’aperçu' }).click()
    await page.waitForURL(({ pathname }) => pathname.startsWith('/sejours/'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titre)
    await expect(page.getByText('Deux nuits en refuge', { exact: true })).toBeVisible()
    await page.goBack()
  })

  await page.getByRole('button', { name: 'Soumettre à validation' }).click()
  await expect(page.getByText('L’équipe relit votre séjour')).toBeVisible()

  await test.step('the staff reads it and publishes it', async () => {
    const office = await browser.newPage()
    await bringToken(office, await fetchStaffToken(office.request))
    await office.goto('/moderation/sejours')
    const card = await findCard(office, titre)
    await expect(card.getByText('Trois jours autour du lac.')).toBeVisible()
    await expectAccessible(office)
    await card.getByRole('button', { name: 'Publier' }).click()
    await office.getByRole('button', { name: 'Actualiser' }).click()
    await expect(office.getByText(titre)).toHaveCount(0)
    await office.close()
  })
  await page.reload()
  await expect(page.getByText('Il est visible de tous.')).toBeVisible()
  await page.goto('/contribution/sejours')
  const mine = page.getByRole('article').filter({ hasText: titre })
  await expect(mine.getByText('Publié', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a published stay changes the order of its days by keys, gets news, and is called off with all its departures in one act that its traveller is told of', async ({
  page,
}) => {
  const agency = await createAgency(page.request)
  const { path, departs } = await publishStay(page.request, agency, [60, 90])
  const traveller = await createVerified(page.request)
  await requestPlace(page.request, traveller.token, departs[0] ?? 0)
  await bringToken(page, agency.token)
  await page.goto(path)
  const departures = section(page, 'Départs')
  await expect(departures.getByText(/^1 place prise sur 10/)).toBeVisible()
  await expect(departures.getByText('Une demande à traiter')).toBeVisible()
  const days = section(page, 'Jour par jour')
  const names = days.getByRole('heading', { level: 3 })
  const swapped = ['Jour 1 · Le lac', 'Jour 2 · De refuge en refuge']
  await test.step('days change their order by keys, which is said aloud', async () => {
    const answer = page.waitForResponse((response) => /\/journee\/\d+\/edit\//.test(response.url()))
    const handle = (rank: number) =>
      days.getByRole('button', { name: `Déplacer le jour ${rank} sur 2, Le lac` })
    await handle(2).press('ArrowUp')
    await expect(days.getByText('Placée au jour 1 sur 2.')).toBeAttached()
    await expect(handle(1)).toBeFocused()
    expect((await answer).ok()).toBe(true)
    await expect(names).toHaveText(swapped)
    await expect(handle(1)).toBeFocused()
  })
  await test.step('its news, a lodging and a page elsewhere stand on its page', async () => {
    const news = section(page, 'Les actualités')
    await news.getByRole('button', { name: 'Écrire une actualité' }).click()
    await news.getByRole('textbox', { name: 'Titre' }).fill('La neige a fondu')
    await news.getByRole('textbox', { name: 'Texte' }).fill('Le col est ouvert.')
    await news.getByRole('button', { name: 'Publier l’actualité' }).click()
    await expect(news.getByRole('heading', { name: 'La neige a fondu' })).toBeVisible()
    const partners = section(page, 'Partenaires et hébergements')
    await partners.getByRole('button', { name: 'Ajouter un hébergement' }).click()
    await partners.getByRole('textbox', { name: 'Nom' }).fill('Refuge du Lac')
    await partners.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(partners.getByText('Refuge du Lac')).toBeVisible()
    const elsewhere = section(page, 'On en parle ailleurs')
    await elsewhere.getByRole('button', { name: 'Ajouter une page' }).click()
    await elsewhere.getByRole('textbox').fill('https://www.montagnes.example/tour')
    await elsewhere.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(elsewhere.getByText('montagnes.example/tour')).toBeVisible()
    await page.getByRole('link', { name: 'Voir la page' }).click()
    await expect(page.getByText('Le col est ouvert.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Refuge du Lac' })).toBeVisible()
    await expect(page.getByRole('link', { name: /montagnes\.example/ })).toBeVisible()
    await page.goto(path)
    await expect(names).toHaveText(swapped)
  })

  await page.getByRole('button', { name: 'Annuler le séjour…' }).click()
  const question = page.getByRole('dialog', { name: /Annuler ce séjour/ })
  await expect(question.getByText(/Une place est réservée sur un départ à venir/)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('textbox', { name: 'Raison' }).fill('Le refuge a brûlé.')
  await question.getByRole('button', { name: 'Annuler le séjour et ses départs' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Annulé, pour cette raison')).toBeVisible()
  await departures.getByText('Passés ou annulés (2)').click()
  await expect(departures.getByText(/Le refuge a brûlé/)).toHaveCount(2)
  await readMail(traveller.email, /./, /Le refuge a brûlé/)
})
