import { expect, test } from '@playwright/test'
import { bookPlaces, publishStay } from '../sejours/published-stay.ts'
import { createTalker, LAPTOP, line, openBrowser, postAs, write } from '../talkers.ts'

test('what a runner writes to an agency from its page, about a stay and under their booking is one talk each way', async ({
  page,
  browser,
}) => {
  const stay = await publishStay(page.request)
  const ines = await createTalker(page.request, 'Inès')
  const booking = await bookPlaces(page.request, ines, stay, 1)
  const { data } = await postAs(page.request, stay.seller, '/api/voyages/agences/my')
  const { slug, nom } = data[0]
  await page.goto(`/agences/${slug}`)
  const door = page.getByRole('link', { name: `Écrire à ${nom}` })
  await expect(door).toHaveAttribute('href', '/connexion')

  const hers = await openBrowser(browser, ines, `/agences/${slug}`)
  await hers.getByRole('button', { name: `Écrire à ${nom}` }).click()
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(nom)
  await write(hers, 'Prenez-vous des groupes ?')
  await expect(line(hers, 'Prenez-vous des groupes ?')).toBeVisible()

  const desk = await openBrowser(browser, stay.seller, '/messages', LAPTOP)
  await desk.getByRole('link', { name: new RegExp(ines.nom) }).click()
  await write(desk, 'Oui, dès six personnes.')
  await expect(line(hers, 'Oui, dès six personnes.')).toBeVisible()

  await hers.goto(stay.reserver.replace(/reserver.*$/, 'contact'))
  await hers.getByRole('textbox', { name: 'Message' }).fill('Le refuge est-il ouvert en juin ?')
  await hers.getByRole('button', { name: 'Envoyer' }).click()
  await expect(hers.getByRole('heading', { name: 'Message envoyé' })).toBeFocused()
  await hers.getByRole('link', { name: 'Voir la discussion' }).click()
  const question = line(hers, 'Le refuge est-il ouvert en juin ?')
  await expect(question.getByRole('link', { name: new RegExp(stay.titre) }).first()).toBeVisible()
  await expect(line(hers, 'Oui, dès six personnes.')).toBeVisible()
  await expect(line(desk, 'Le refuge est-il ouvert en juin ?')).toBeVisible()

  await test.step('under the booking, each finds the other', async () => {
    await hers.goto(`/mes-reservations/${booking}`)
    await hers.getByRole('button', { name: 'Écrire à l’agence' }).click()
    await write(hers, 'Peut-on arriver la veille ?')
    await expect(line(hers, 'Peut-on arriver la veille ?')).toBeVisible()
    await desk.goto(`/mes-reservations/${booking}`)
    await desk.getByRole('button', { name: 'Écrire au voyageur' }).click()
    await expect(line(desk, 'Peut-on arriver la veille ?')).toBeVisible()
  })
  await hers.context().close()
  await desk.context().close()
})
