import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { publishRace } from '../published-race.ts'
import { publishStay } from '../sejours/published-stay.ts'
import { createTalker, line, openBrowser, postAs, write } from '../talkers.ts'

test('a runner writes to an agency from its page, and about a stay in the same talk', {
  tag: '@two-sizes',
}, async ({ page, browser }) => {
  test.slow()
  const stay = await publishStay(page.request)
  const ines = await createTalker(page.request, 'Inès')
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
  expect(await findViolations(hers)).toEqual([])

  const desk = await openBrowser(browser, stay.seller, '/messages')
  await desk.getByRole('link', { name: new RegExp(ines.nom) }).click()
  await write(desk, 'Oui, dès six personnes.')
  await expect(line(hers, 'Oui, dès six personnes.')).toBeVisible()

  await hers.goto(stay.reserver.replace(/reserver.*$/, 'contact'))
  await hers.getByRole('textbox', { name: 'Message' }).fill('Le refuge est-il ouvert en juin ?')
  await hers.getByRole('button', { name: 'Envoyer' }).click()
  await expect(hers.getByRole('heading', { name: 'Message envoyé' })).toBeFocused()
  await hers.getByRole('link', { name: 'Voir la discussion' }).click()
  const asked = line(hers, 'Le refuge est-il ouvert en juin ?')
  await expect(asked.getByRole('link', { name: new RegExp(stay.titre) }).first()).toBeVisible()
  await expect(line(hers, 'Oui, dès six personnes.')).toBeVisible()
  await expect(line(desk, 'Le refuge est-il ouvert en juin ?')).toBeVisible()
  await hers.context().close()
  await desk.context().close()
})

test('the page of a race leads to its talk whoever says they run it, and nobody else', async ({
  page,
}) => {
  const { slug, epreuves_id: id } = await publishRace(page)
  const ines = await createTalker(page.request, 'Inès')
  const door = page.getByRole('button', { name: 'Discussion des inscrits' })
  await bringToken(page, ines.token)
  const asked = () => page.waitForResponse((answer) => answer.url().endsWith('/canal/ouverts'))
  const [before] = await Promise.all([asked(), page.goto(`/courses/${slug}`)])
  expect((await before.json()).data).toEqual([])
  await expect(door).toBeHidden()
  const extra = { etat: 'inscrit' }
  await postAs(page.request, ines, '/api/liste/store', { data: { type: 'epreuve', id, extra } })
  await page.reload()
  await door.click()
  await expect(page).toHaveURL(/\/messages\/\d+$/)
  await write(page, 'Qui part de la gare ?')
  await expect(line(page, 'Qui part de la gare ?')).toBeVisible()
})
