import { parisDate } from '@foulee/domain/shared/heure-paris'
import { makeTcx, SEANCE_TOURS } from '@foulee/testing/trace-files'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew, type NewMember } from '../new-member.ts'

const dayIn = (days: number) => parisDate(new Date(Date.now() + days * 86_400_000))
/** An hour ago: after midnight the outing belongs to yesterday. */
const A_WHILE_AGO = new Date(Date.now() - 3_600_000)

async function addTraining(
  page: Page,
  { token }: NewMember,
  input: { jour: string; titre: string; objectif?: string; raccourci?: string },
): Promise<number> {
  const answer = await page.request.post('/api/training/create', {
    headers: { authorization: `Bearer ${token}` },
    data: { raccourci: "45' EF", ...input },
  })
  return (await answer.json()).data.id
}

const sheet = (page: Page) => page.getByRole('dialog')

test('a training is written on a day, moved, put back and told as done', { tag: '@main' }, async ({
  page,
}) => {
  await arriveAsNew(page, 'f')
  await page.goto('/mon-agenda?vue=liste')
  await expect(page.getByRole('heading', { name: 'Rien de prévu' })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await page.getByRole('button', { name: 'À écrire' }).click()
  await sheet(page).getByLabel('Titre').fill('Trente-trente')
  await sheet(page).getByLabel('Objectif').selectOption('vma')
  await sheet(page)
    .getByLabel('Les étapes, en raccourci')
    .fill("20' EF + 8x30/30 à 100-105 % VMA + 10' RC")
  await page.getByRole('button', { name: 'Ajouter à l’agenda' }).click()
  const training = page.getByRole('main').getByRole('link', { name: /Trente-trente/ })
  await expect(sheet(page)).toBeHidden()
  expect(await findViolations(page)).toEqual([])
  await training.click()
  await expect(page.getByRole('button', { name: 'Je l’ai fait' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Changer de jour' }).click()
  await page.getByLabel('Nouveau jour').fill(dayIn(1))
  await page.getByRole('button', { name: 'Déplacer', exact: true }).click()
  await expect(sheet(page).getByText(/Prévu d’abord le/)).toBeVisible()
  // A toast below an open sheet would be inert.
  await sheet(page)
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await expect(page.getByText('C’est remis comme avant.')).toBeVisible()
  await expect(sheet(page).getByText(/Prévu d’abord le/)).toBeHidden()
  await page.getByRole('button', { name: 'Je l’ai fait' }).click()
  await expect(sheet(page).getByRole('heading', { name: 'Ce que j’ai fait' })).toBeFocused()
  await sheet(page).getByLabel('Durée').fill('40')
  await page.reload()
  await expect(sheet(page).getByLabel('Durée')).toHaveValue('40')
  await sheet(page).getByLabel('Distance').fill('7,5')
  await sheet(page).getByLabel('Effort ressenti, de 1 à 10').selectOption('6')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const row = sheet(page).getByRole('row', { name: /Charge/ })
  await expect(row).toContainText('240')
  const kept = await page.evaluate(() => Object.keys(sessionStorage).join())
  expect(kept).not.toContain('brouillon')
  const distance = await sheet(page).getByRole('rowheader', { name: 'Distance' }).boundingBox()
  expect(distance?.height).toBeLessThan(60)
})

test('the file of a watch shows step by step how a session was run', async ({ page }) => {
  const member = await arriveAsNew(page, 'f')
  const headers = { authorization: `Bearer ${member.token}` }
  const vma = { vma: 18, source: 'declaree', le: dayIn(-10) }
  await page.request.post('/api/training/vma', { headers, data: vma })
  const id = await addTraining(page, member, {
    jour: parisDate(A_WHILE_AGO),
    titre: 'Trente-trente',
    raccourci: "20' EF + 6x30/30 à 100-105 % VMA + 10' RC",
  })
  const slow = { duree: 40, distance: 150 }
  const tours = SEANCE_TOURS.with(3, slow)
  const file = makeTcx({ debut: A_WHILE_AGO, tours })
  await page.goto('/contribution/activites')
  await page.getByLabel('Fichiers de sorties').setInputFiles({
    name: 'seance.tcx',
    mimeType: 'application/vnd.garmin.tcx+xml',
    buffer: Buffer.from(file),
  })
  await expect(page.getByText(/seance\.tcx est dans vos sorties/)).toBeVisible()

  await page.goto(`/training?entrainement=${id}`)
  const section = page.getByRole('region', { name: 'Prévu et fait, étape par étape' })
  await expect(section.getByText(/^Sur 6.efforts.: 5.dans la cible, 1.plus lent\.$/)).toBeVisible()
  const row = section.getByRole('row', { name: /^Effort 2 sur 6/ })
  await expect(row).toContainText("0'40")
  await expect(row).toContainText("4'27/km")
  await expect(row).toContainText('plus lent')
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Délier' }).click()
  await expect(section).toBeHidden()
})

test.describe('with room for the month', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('a training is dragged to another day, moved by the keys, and removed, each of which is undone', async ({
    page,
  }) => {
    const member = await arriveAsNew(page, 'f')
    // Two days of one month, independent of today.
    const day = (number: string) => `2031-05-${number}`
    await addTraining(page, member, { jour: day('14'), titre: 'Footing' })
    await page.goto(`/mon-agenda?jour=${day('14')}`)
    const cell = (name: RegExp) =>
      page.getByRole('cell').filter({ has: page.getByRole('link', { name }) })
    await expect(page.getByRole('table')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const [from, to] = [cell(/mercredi 14 mai 2031/), cell(/vendredi 16 mai 2031/)]
    const footing = (place: ReturnType<typeof cell>) => place.getByRole('link', { name: /Footing/ })
    const undo = async () => {
      const said = page.getByRole('region', { name: 'Notifications' })
      await said.getByRole('button', { name: 'Annuler' }).click()
      await expect(said.getByText('C’est remis comme avant.')).toBeVisible()
    }

    await footing(from).dragTo(to)
    await expect(page.getByText(/^Déplacé au vendredi 16 mai 2031/)).toBeVisible()
    await expect(footing(to)).toBeVisible()
    await undo()
    await expect(footing(from)).toBeVisible()

    await footing(from).press('Shift+ArrowRight')
    const next = footing(cell(/jeudi 15 mai 2031/))
    await expect(next).toBeFocused()
    await undo()
    await expect(footing(from)).toBeVisible()

    await footing(from).click()
    await sheet(page).getByRole('button', { name: 'Supprimer' }).click()
    await sheet(page).getByRole('button', { name: 'Supprimer', exact: true }).click()
    await expect(page.getByText('« Footing » est supprimé.')).toBeVisible()
    await expect(footing(from)).toBeHidden()
    await undo()
    await expect(footing(from)).toBeVisible()

    await test.step('in a week, the keys reach the one before and come back', async () => {
      await page.goto(`/mon-agenda?vue=semaine&jour=${day('14')}`)
      const training = page.getByRole('main').getByRole('link', { name: /Footing/ })
      await training.press('Shift+ArrowUp')
      await expect(page.getByText(/^Déplacé au/)).toBeVisible()
      await page.getByRole('link', { name: 'Semaine précédente' }).click()
      await expect(training).toBeVisible()
      const [answer] = await Promise.all([
        page.waitForResponse('**/api/training/change'),
        training.press('Shift+ArrowDown'),
      ])
      expect((await answer.json()).data[0].jour).toBe(day('14'))
    })
  })
})

test('a pause is shown before it is made, is taken back, and another calendar follows the days until its address is closed', async ({
  page,
}) => {
  const member = await arriveAsNew(page, 'f')
  await addTraining(page, member, { jour: dayIn(2), titre: 'Seuil', objectif: 'seuil' })
  const openTool = async (name: string) => {
    await page.getByRole('button', { name: 'Plus d’actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await page.goto('/mon-agenda?vue=liste')
  await page.getByRole('button', { name: 'Pause' }).click()
  await sheet(page).getByLabel('Blessure').check()
  await page.getByRole('button', { name: 'Voir ce que cela change' }).click()
  await expect(sheet(page).getByText(/Pause de 7.jours/)).toBeVisible()
  await page.getByRole('button', { name: 'Appliquer' }).click()
  const training = page.getByRole('main').getByRole('link', { name: /Seuil/ })
  await expect(training).toBeHidden()
  await openTool('Ce qui a changé')
  await page.getByRole('button', { name: /^Annuler : Adaptation/ }).click()
  await expect(sheet(page).getByText(/^Annulé/)).toBeVisible()
  await page.getByRole('button', { name: 'Fermer', exact: true }).click()
  await expect(training).toBeVisible()

  await page.goto('/mon-agenda')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await openTool('Dans mon autre agenda')
  await page.getByRole('button', { name: 'Faire une adresse' }).click()
  const url = await page.getByLabel('Votre adresse iCalendar').inputValue()
  expect(await (await page.request.get(url)).text()).toContain('Seuil')
  await page.getByRole('button', { name: 'Fermer l’adresse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fermer cette adresse' })
  await dialog.getByRole('button', { name: 'Fermer l’adresse' }).click()
  await expect(page.getByText('L’adresse est fermée.')).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(404)
})
