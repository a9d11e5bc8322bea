import { expect, type Page, test } from '@playwright/test'
import { send } from '../agency.ts'
import { findViolations } from '../axe.ts'
import { bringToken, postAsVisitor } from '../door.ts'
import { readLink, readMail } from '../mails.ts'
import { createMember } from '../new-member.ts'
import { createVerified } from '../verified-member.ts'
import { bookPlaces, publishStay } from './published-stay.ts'

const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([])

const person = (page: Page, rank: number) =>
  page.getByRole('group', { name: `Participant ${rank}`, exact: true })

const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()

async function finish(page: Page, telephone = '06 12 34 56 78') {
  await page.getByLabel('Téléphone').fill(telephone)
  await goOn(page)
  await page.getByRole('checkbox', { name: /J’ai lu le formulaire/ }).check()
  await page.getByRole('button', { name: 'Demander ces places' }).click()
}

test('places asked for in steps, which a reload does not lose, are confirmed by the agency, and both see it', {
  tag: '@main',
}, async ({ page, browser }) => {
  const stay = await publishStay(page.request)
  const traveller = await createMember(page.request, 'non_precise')
  await bringToken(page, traveller.token)
  await page.goto(stay.reserver)
  await test.step('an address that is not verified is asked to be, before anything is written', async () => {
    await expect(
      page.getByRole('heading', { name: 'Vérifiez d’abord votre adresse email' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continuer' })).toHaveCount(0)
    const link = await readLink(traveller.email, /Vérifiez/)
    await postAsVisitor(page.request, '/api/auth/verify', { token: link.split('#')[1] })
    await page.reload()
  })

  await page.getByLabel('Nombre de participants').selectOption('2')
  await expect(person(page, 1).getByLabel('Prénom')).toHaveValue('Inès')
  await person(page, 1).getByLabel('Date de naissance').fill('1991-03-04')
  await person(page, 2).getByLabel('Prénom').fill('Malo')
  await person(page, 2).getByLabel('Nom', { exact: true }).fill('Garnier')
  await person(page, 2)
    .getByLabel('Chambre')
    .selectOption({ label: 'Chambre individuelle (+ 120 €)' })

  await test.step('who is too young is told so, at the field', async () => {
    await person(page, 2).getByLabel('Date de naissance').fill('2020-01-01')
    await goOn(page)
    await expect(person(page, 2).getByLabel('Date de naissance')).toHaveAccessibleDescription(
      /18\s?ans au jour du départ/,
    )
    await expectAccessible(page)
    await person(page, 2).getByLabel('Date de naissance').fill('1992-01-01')
    await goOn(page)
  })
  await page.getByLabel('Téléphone').fill('06 12 34 56 78')
  await page.getByLabel('Un mot à l’agence').fill('Sans gluten pour Malo.')
  await goOn(page)

  await test.step('all that it costs is shown before; a reload comes back to it', async () => {
    await page.reload()
    await expect(page.getByText('Garnier Malo')).toBeVisible()
    const total = page.getByText('Total', { exact: true }).locator('..')
    await expect(total).toContainText(/1.900\s?€/)
    await expect(page.getByText(/Aucun paiement n’est pris par Foulée/)).toBeVisible()
    await page.getByRole('button', { name: 'Demander ces places' }).click()
    await expect(page.getByRole('checkbox', { name: /J’ai lu le formulaire/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expectAccessible(page)
  })

  await test.step('what the agency changes meanwhile is shown and asked again', async () => {
    await page.getByRole('checkbox', { name: /J’ai lu le formulaire/ }).check()
    await stay.act(`/api/voyages/update/${stay.id}`, {
      multipart: { acces: 'Train jusqu’à Saint-Gervais.' },
    })
    await page.getByRole('button', { name: 'Demander ces places' }).click()
    await expect(page.getByText('Nouveau\u00a0: ')).toBeVisible()
    await expect(page.getByText(/Train jusqu’à Saint-Gervais/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /J’ai lu le formulaire/ })).not.toBeChecked()
  })
  await page.getByRole('checkbox', { name: /J’ai lu le formulaire/ }).check()
  await page.getByRole('button', { name: 'Demander ces places' }).click()
  await expect(page.getByText(/2\splaces sont tenues pour vous jusqu’au/)).toBeVisible()

  await test.step('the agency reads who comes, and confirms', async () => {
    const desk = await (await browser.newContext()).newPage()
    await bringToken(desk, stay.seller.token)
    await desk.clock.install()
    await desk.goto(
      await readMail(stay.seller.email, /Demande de/, /http\S+\/contribution\/sejours\S+/),
    )
    const requests = desk.getByRole('region', { name: 'Demandes' })
    await expect(requests.getByText('Sans gluten pour Malo.')).toBeVisible()
    await expectAccessible(desk)
    await requests.getByRole('button', { name: /Confirmer/ }).click()
    await requests.getByRole('button', { name: 'Annuler', exact: true }).click()
    await requests.getByRole('button', { name: /Confirmer/ }).click()
    await expect(requests.getByText(/^Confirmation dans \d+.s$/)).toBeVisible()
    await desk.clock.fastForward(10_000)
    await expect(requests.getByText('Aucune demande n’attend votre réponse.')).toBeVisible()
    await expect(
      desk.getByRole('region', { name: 'Confirmées' }).getByText('Garnier Malo').first(),
    ).toBeVisible()
    await desk.context().close()
  })

  await page.getByRole('link', { name: 'Voir ma réservation' }).click()
  await expect(page.getByText('Confirmée', { exact: true })).toBeVisible()
  await expect(page.getByText('Annuler aujourd’hui ne vous coûterait rien.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Récapitulatif et formulaire d’information' }).click()
  await expect(page.getByText(/Train jusqu’à Saint-Gervais/)).toBeVisible()
})

test('places that come free of a full departure are held for who waits, and booked', async ({
  page,
  browser,
}) => {
  const stay = await publishStay(page.request, { places: 2 })
  const first = await createVerified(page.request)
  const booking = await bookPlaces(page.request, first, stay, 2)
  const waiting = await createVerified(page.request)
  await bringToken(page, waiting.token)
  await page.goto(stay.reserver)
  await expect(page.getByText('Ce départ est complet.')).toBeVisible()
  await page.getByLabel('Nombre de places').selectOption('2')
  await page.getByRole('button', { name: 'Me mettre sur la liste d’attente' }).click()
  await expect(page.getByText('Vous êtes en tête de la liste.')).toBeVisible()
  await expectAccessible(page)

  await test.step('whoever booked gives it up for nothing, as it is a request', async () => {
    const other = await (await browser.newContext()).newPage()
    await bringToken(other, first.token)
    await other.goto(`/mes-reservations/${booking}`)
    await other.getByRole('button', { name: 'Retirer ma demande' }).click()
    await other.getByRole('button', { name: 'Retirer la demande' }).click()
    await expect(other.getByText('Vous y avez renoncé', { exact: true })).toBeVisible()
    await other.context().close()
  })

  await page.goto('/mes-reservations')
  const offered = page.getByRole('region', { name: 'Des places vous attendent' })
  await expect(offered.getByRole('link', { name: stay.titre })).toBeVisible()
  await page.goto(await readMail(waiting.email, /Des places se libèrent/, /http\S+\/reserver\/\d+/))
  await expect(page.getByText(/2\splaces sont tenues pour vous jusqu’au/)).toBeVisible()
  await expect(page.getByLabel('Nombre de participants')).toHaveValue('2')
  await person(page, 1).getByLabel('Date de naissance').fill('1991-03-04')
  await person(page, 2).getByLabel('Prénom').fill('Malo')
  await person(page, 2).getByLabel('Nom', { exact: true }).fill('Garnier')
  await person(page, 2).getByLabel('Date de naissance').fill('1992-01-01')
  await goOn(page)
  await finish(page)
  await expect(page.getByText('Et maintenant ?')).toBeVisible()
  await page.goto('/mes-reservations')
  await expect(page.getByRole('region', { name: 'À venir' }).getByText(stay.titre)).toBeVisible()
  await expect(offered).toHaveCount(0)
  await expectAccessible(page)
})

test('the last place that goes meanwhile leads to a list that one leaves, joins again and is called from, with what was written kept', async ({
  page,
}) => {
  const stay = await publishStay(page.request, { places: 1 })
  await bringToken(page, (await createVerified(page.request)).token)
  await page.goto(stay.reserver)
  await person(page, 1).getByLabel('Date de naissance').fill('1991-03-04')
  await goOn(page)
  const faster = await createVerified(page.request)
  const booking = await bookPlaces(page.request, faster, stay, 1)
  await finish(page)
  await expect(page.getByText(/Ce départ est complet/)).toBeVisible()
  const join = page.getByRole('button', { name: 'Me mettre sur la liste d’attente' })
  await join.click()
  await expect(page.getByText('Vous êtes en tête de la liste.')).toBeVisible()
  await expect(page.getByRole('main').getByText(/Garnier Inès/)).toBeVisible()
  await page.getByRole('button', { name: 'Quitter la liste d’attente' }).click()
  await page.getByRole('button', { name: 'Quitter la liste', exact: true }).click()
  await join.click()
  await expect(page.getByText('Vous êtes en tête de la liste.')).toBeVisible()

  const giveUp = `/api/reservations/${booking}/annuler`
  await send(page.request, faster.token, giveUp, { data: { frais: 0 } })
  await page.goto(stay.reserver)
  const turn = page.getByRole('heading', { name: 'C’est votre tour' })
  await expect(turn).toBeVisible()
  await page.getByRole('button', { name: 'Je n’en veux plus' }).click()
  await page.getByRole('button', { name: 'Refuser ces places' }).click()
  await expect(turn).toHaveCount(0)
  await expect(page.getByLabel('Nombre de participants')).toBeVisible()
})

test('an agency refuses one request with a reason that its traveller reads, and writes to all who come', async ({
  page,
  browser,
}) => {
  const stay = await publishStay(page.request)
  const refused = await createVerified(page.request)
  const booking = await bookPlaces(page.request, refused, stay, 1)
  await bookPlaces(page.request, await createVerified(page.request), stay, 2)
  await bringToken(page, stay.seller.token)
  await page.goto(stay.bureau)
  const requests = page.getByRole('region', { name: 'Demandes' })
  await requests
    .getByRole('article')
    .filter({ hasText: refused.email })
    .getByRole('button', { name: /Refuser/ })
    .click()
  await page.getByRole('button', { name: 'Refuser la demande' }).click()
  await expect(page.getByText('Dites pourquoi : le voyageur le lira.').first()).toBeVisible()
  await page.getByLabel('Motif').fill('Le refuge est fermé ce jour-là.')
  await page.getByRole('button', { name: 'Refuser la demande' }).click()
  await expect(requests.getByRole('article')).toHaveCount(1)

  await page.getByLabel('Sujet').fill('Rendez-vous')
  await page.getByLabel('Message').fill('À 8 h à la gare.')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText('Message envoyé à une personne.')).toBeVisible()
  await page.getByRole('link', { name: 'Feuille à imprimer' }).click()
  await expect(page.getByRole('table', { name: 'Participants' })).toContainText('Voyageur Camille')
  await expectAccessible(page)

  await test.step('whoever was refused reads why', async () => {
    const other = await (await browser.newContext()).newPage()
    await bringToken(other, refused.token)
    await other.goto(`/mes-reservations/${booking}`)
    await expect(other.getByText('Non retenue', { exact: true })).toBeVisible()
    await expect(other.getByText(/Le refuge est fermé ce jour-là/).first()).toBeVisible()
    await other.context().close()
  })
})

test('a booking changes who comes, then is given up for what it was said to cost', async ({
  page,
}) => {
  const stay = await publishStay(page.request)
  await stay.act(`/api/voyages/update/${stay.id}`, {
    multipart: { bareme: '[{"jours":90,"part":20}]' },
  })
  const traveller = await createVerified(page.request)
  const id = await bookPlaces(page.request, traveller, stay, 1)
  await stay.act(`/api/reservations/${id}/etat`, { data: { geste: 'confirmer' } })
  await bringToken(page, traveller.token)
  await page.goto(`/mes-reservations/${id}`)
  await page.getByRole('button', { name: 'Changer les participants' }).click()
  await person(page, 1).getByLabel('Date de naissance').fill('2015-01-01')
  await page.getByRole('button', { name: 'Enregistrer les participants' }).click()
  await expect(person(page, 1).getByLabel('Date de naissance')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await person(page, 1).getByLabel('Date de naissance').fill('1985-05-05')
  await person(page, 1).getByLabel('Prénom').fill('Nina')
  await page.getByRole('button', { name: 'Enregistrer les participants' }).click()
  await expect(page.getByText('Voyageur Nina')).toBeVisible()

  await expect(page.getByText(/Annuler aujourd’hui vous coûterait 178\s€/)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler ma réservation' }).click()
  await page.getByLabel('Pourquoi').fill('Une blessure.')
  await page.getByRole('button', { name: /Annuler pour 178/ }).click()
  await expect(page.getByText('Vous y avez renoncé', { exact: true })).toBeVisible()
  await expect(page.getByText(/Cela coûte 178\s€/)).toBeVisible()
  await page.goto('/mes-reservations')
  await expect(
    page.getByRole('region', { name: 'Terminées et annulées' }).getByText(stay.titre),
  ).toBeVisible()
})
