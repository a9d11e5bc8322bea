import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { arriveAsNew } from '../new-member.ts'
import { arriveAs } from '../people.ts'
import { publishRace } from '../published-race.ts'

const SAMIR = 'samir@foulee.example'
const NORA = 'nora@foulee.example'

async function expectNoViolation(page: Page) {
  expect(await findViolations(page)).toEqual([])
}

const content = {
  titre: 'Footing',
  sport: 'course_a_pied',
  objectif: 'endurance',
  description: '',
  denivele: null,
  steps: [
    {
      type: 'effort',
      fin: { type: 'temps', valeur: 2700 },
      cible: { type: 'rpe', min: 3, max: 3 },
    },
  ],
}

async function writePlan(page: Page, token: string, fields: Record<string, string> = {}) {
  const titre = `Plan ${crypto.randomUUID().slice(0, 8)}`
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/api/coaching/plan/store', { headers, data: { titre } })
  const { id } = await made.json()
  const semaines = [0, 1, 2, 3].map((week) => ({
    phase: 'generale',
    note: '',
    seances: [
      { ...content, cle: week * 2 + 1, jour: 2 },
      { ...content, titre: 'Sortie longue', objectif: 'longue', cle: week * 2 + 2, jour: 7 },
    ],
  }))
  const answer = await page.request.post(`/api/coaching/plan/${id}/update`, {
    headers,
    multipart: {
      description:
        'Quatre semaines pour tenir une heure sans s’arrêter, à raison de deux sorties par semaine.',
      objectif: '10km',
      niveau: 'debutant',
      semaines: JSON.stringify(semaines),
      ...fields,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { id: id as number, titre }
}

test('a visitor reads a plan from the directory, a member puts it on their days, follows its weeks and stops it', async ({
  page,
}) => {
  await page.goto('/plans-entrainement')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Semi-marathon/ })
    .click()
  await page.getByRole('link', { name: 'Débutant', exact: true }).click()
  await expect(page).toHaveURL(/\/plans-entrainement\/semi\/debutant$/)
  await expectNoViolation(page)
  await page.getByRole('link', { name: 'Premier semi-marathon' }).click()
  const week = page.getByRole('region', { name: 'Semaine 1', exact: true })
  await week.getByRole('button', { name: /Sortie longue/ }).click()
  const sheet = page.getByRole('dialog', { name: /Sortie longue/ })
  await expect(sheet.getByRole('heading', { name: 'Les étapes' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Fermer' }).click()
  await expectNoViolation(page)

  await arriveAsNew(page, 'f')
  await page.goto('/training/plans?objectif=semi')
  await expect(page.getByRole('link', { name: 'Premier semi-marathon' })).toBeVisible()
  const active = page.getByRole('list', { name: 'Filtres actifs' })
  await active.getByRole('button', { name: /Semi/ }).click()
  await expect(page).toHaveURL(/\/training\/plans$/)
  await page.goto('/training/plans/premier-semi-marathon')
  await page.getByRole('button', { name: 'Commencer ce plan' }).click()
  await expect(page).toHaveURL(/\/programmer$/)
  const preview = page.getByRole('region', { name: 'Ce que cela donne' })
  await expect(preview.getByRole('status')).toContainText(/séances sur/)
  await expect(preview.getByRole('heading', { name: 'Semaine 1 sur 12' })).toBeVisible()
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Mettre à mon agenda' }).click()
  await expect(page.getByText('Votre plan est à votre agenda.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma programmation')

  await page.goto('/training')
  await page.locator('main a[href^="/training/mes-plans/"]').first().click()
  await expect(page.getByText('Semaine 1 sur 12')).toBeVisible()
  const next = page.getByRole('link', { name: 'Semaine suivante' })
  // The page before tells its week too.
  await expect(next).toBeVisible()
  await expectNoViolation(page)
  await next.click()
  await expect(page.getByText('Semaine 2 sur 12')).toBeVisible()

  await page.getByRole('link', { name: 'Ma programmation' }).click()
  await page.getByRole('button', { name: 'Arrêter le plan' }).click()
  await expect(page.getByRole('dialog')).toContainText('reste dans votre journal')
  await page.getByRole('dialog').getByRole('button', { name: 'Arrêter' }).click()
  await expect(page.getByRole('button', { name: 'Commencer ce plan' })).toBeVisible()
})

// Seven days side by side need a laptop; the journey of two windows is on a phone.
test.describe('with room for seven days', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('a coach writes a plan in the grid, by hand and by key, and the staff publish it', async ({
    page,
    browser,
  }) => {
    const token = await arriveAs(page, SAMIR)
    const { id, titre } = await writePlan(page, token)
    await page.goto(`/contribution/plans/${id}`)
    const weeks = page.getByRole('region', { name: 'Les semaines' })
    const saved = weeks.getByRole('status').filter({ hasText: 'Enregistré' })

    await weeks.getByRole('button', { name: 'Ajouter une séance, semaine 1, jeudi' }).click()
    const sheet = page.getByRole('dialog', { name: 'Ajouter une séance' })
    await sheet.getByLabel('Titre').fill('Trente trente')
    await page.reload()
    await weeks.getByRole('button', { name: 'Ajouter une séance, semaine 1, jeudi' }).click()
    await expect(sheet.getByLabel('Titre')).toHaveValue('Trente trente')
    await sheet.getByLabel('Les étapes, en raccourci').fill("20' EF + 8x30/30 à 100 % VMA + 10' RC")
    await sheet.getByRole('button', { name: 'Ajouter la séance' }).click()
    const placed = (place: string) => weeks.getByRole('button', { name: `Trente trente ${place}` })
    await expect(placed('semaine 1, jeudi')).toBeVisible()
    await expect(saved).toBeVisible()

    await placed('semaine 1, jeudi').press('Alt+ArrowRight')
    await expect(placed('semaine 1, vendredi')).toBeFocused()
    await placed('semaine 1, vendredi').press('Alt+ArrowDown')
    await expect(placed('semaine 2, vendredi')).toBeFocused()
    await weeks.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(placed('semaine 1, vendredi')).toBeVisible()
    await weeks.getByRole('button', { name: 'Actions sur la semaine 1' }).click()
    await page.getByRole('menuitem', { name: 'Dupliquer la semaine' }).click()
    await expect(placed('semaine 2, vendredi')).toBeVisible()
    await expectNoViolation(page)

    await page.getByRole('button', { name: 'Soumettre à validation' }).click()
    await expect(page.getByText('L’équipe relit votre plan')).toBeVisible()

    const office = await browser.newPage()
    await arriveAs(office, NORA)
    await office.goto('/moderation/plans')
    const card = office.getByRole('listitem').filter({ hasText: titre })
    await card.getByRole('button', { name: 'Publier' }).click()
    await expect(card).toContainText('Annuler')
    await office.close()
  })
})

test('a double press makes one first week, a second window is told that it was saved, and a session comes from the library', async ({
  page,
}) => {
  const token = await arriveAs(page, SAMIR)
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/api/coaching/plan/store', {
    headers,
    data: { titre: `Plan ${crypto.randomUUID().slice(0, 8)}` },
  })
  const path = `/contribution/plans/${(await made.json()).id}`
  const own = `Pyramide ${crypto.randomUUID().slice(0, 8)}`
  await page.request.post('/api/coaching/tsession/store', {
    headers,
    data: { titre: own, raccourci: "20' EF + 8x30/30 à 100-105 % VMA" },
  })
  const weeksOf = (window: Page) => window.getByRole('region', { name: 'Les semaines' })
  const weeks = weeksOf(page)
  const saved = { hasText: 'Enregistré' }
  await page.goto(path)
  await weeks.getByRole('button', { name: 'Ajouter une première semaine' }).dblclick()
  await expect(weeks.getByLabel(/^Note de la semaine/)).toHaveCount(1)
  await expect(weeks.getByRole('status').filter(saved)).toBeVisible()

  const other = await page.context().newPage()
  await bringToken(other, token)
  await other.goto(path)
  await weeksOf(other).getByLabel('Note de la semaine 1').fill('D’une fenêtre')
  await expect(weeksOf(other).getByRole('status').filter(saved)).toBeVisible()
  await other.close()
  await weeks.getByLabel('Note de la semaine 1').fill('D’une autre')
  const conflict = weeks.getByRole('alert')
  await expect(conflict).toContainText('enregistrées ailleurs')
  await conflict.getByRole('button', { name: 'Prendre celles enregistrées' }).click()
  await expect(weeks.getByLabel('Note de la semaine 1')).toHaveValue('D’une fenêtre')
  await expectNoViolation(page)

  await weeks.getByRole('button', { name: 'Ajouter une séance, semaine 1, jeudi' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ajouter une séance' })
  await sheet.getByRole('button', { name: 'La prendre en bibliothèque' }).click()
  await sheet.getByRole('searchbox').fill(own)
  await sheet.getByRole('button', { name: 'La bibliothèque', exact: true }).click()
  await expect(sheet.getByText('Aucune séance de la bibliothèque ne correspond.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Mes séances' }).click()
  await sheet.getByRole('button', { name: own }).click()
  await expect(sheet.getByLabel('Titre')).toHaveValue(own)
  await sheet.getByRole('button', { name: 'Ajouter la séance' }).click()
  await expect(weeks.getByRole('button', { name: `${own} semaine 1, jeudi` })).toBeVisible()
})

test('a plan with a price is asked of its coach, who grants it', async ({ page, browser }) => {
  const token = await arriveAs(page, SAMIR)
  const { id, titre } = await writePlan(page, token, { prix: '4900' })
  const headers = { authorization: `Bearer ${token}` }
  await page.request.post(`/api/coaching/plan/${id}/etat`, {
    headers,
    data: { geste: 'soumettre' },
  })
  const staff = await browser.newPage()
  const staffToken = await arriveAs(staff, NORA)
  await staff.request.post(`/api/coaching/plan/${id}/etat`, {
    headers: { authorization: `Bearer ${staffToken}` },
    data: { geste: 'publier' },
  })
  await staff.close()

  const runner = await browser.newPage()
  await arriveAsNew(runner, 'h')
  await runner.goto(`/training/plans/${id}`)
  await expect(runner.getByText('se lisent en entier')).toBeVisible()
  await runner.getByRole('button', { name: 'Demander au coach' }).click()
  const asking = runner.getByRole('dialog', { name: 'Demander ce plan' })
  await asking.getByLabel(/Votre objectif/).fill('Je vise mon premier 10 km en mai.')
  await asking.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(runner.getByText('Votre demande est envoyée.')).toBeVisible()

  await page.goto('/contribution/plans')
  const demande = page.getByRole('article').filter({ hasText: 'mon premier 10 km en mai' })
  await expect(demande).toContainText(titre)
  await demande.getByRole('button', { name: /^Accorder/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accorder' }).click()
  await expect(page.getByText('Plan accordé.')).toBeVisible()

  await runner.reload()
  await expect(runner.getByText('Ce plan est à vous.')).toBeVisible()
  await runner.close()
})

test('a race that is moved takes its plan along, which is undone and done again from the agenda', async ({
  page,
}) => {
  const race = await publishRace(page, { days: 98, epreuve: { denivele: 960 } })
  const { token } = await arriveAsNew(page, 'f')
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.post(path, { headers, data })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return (await answer.json()).data
  }
  const plan = 'premier-semi-marathon'
  const { id } = await post('/api/training/plan/start', { plan })
  await post('/api/training/plan/schedule', {
    id,
    epreuves_id: race.epreuves_id,
    jours: [2, 4, 7],
    jour_long: 7,
  })
  await race.postpone(112)

  await page.goto('/training')
  const changed = page.getByRole('region', { name: 'Votre course a changé' })
  await expect(changed).toContainText(race.nom)
  await expect(changed).toContainText(/séances changent de jour/)
  await expect(page.getByText(/^Votre course monte de 960.m/)).toBeVisible()
  await expectNoViolation(page)
  await changed.getByRole('button', { name: 'Appliquer' }).click()
  await expect(changed).toBeHidden()
  await expect(page.getByText(/plus le/)).toBeHidden()
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await expect(page.getByText('C’est remis comme avant.')).toBeVisible()
  await expect(changed).toContainText(race.nom)

  await page.goto('/mon-agenda')
  await page.getByRole('button', { name: 'Voir ce que nous proposons' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('C’est fait dans votre agenda.')).toBeVisible()
})
