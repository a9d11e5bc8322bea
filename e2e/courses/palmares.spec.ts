import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew } from '../new-member.ts'

const PROOF = Buffer.from('%PDF-1.7\n%%EOF\n')

test('a race run elsewhere is declared with its proof, rated, and shown only by choice', async ({
  page,
}) => {
  const { users_id } = await arriveAsNew(page, 'f')

  await test.step('it is declared, after what was forgotten is said at its field', async () => {
    await page.goto('/mon-palmares')
    await page.getByRole('button', { name: 'Déclarer une course' }).click()
    const dialog = page.getByRole('dialog', { name: 'Déclarer une course' })
    await dialog.getByRole('button', { name: 'Une autre' }).click()
    await dialog.getByLabel('Nom de la course').fill('Corrida des Lumières')
    await dialog.getByLabel('Jour').fill('2025-12-14')
    await dialog.getByLabel('Genre de course').selectOption('Course sur route')
    await dialog.getByLabel('Distance').fill('10')
    await dialog.getByRole('button', { name: 'Ajouter à mon palmarès' }).click()
    await expect(dialog.getByLabel('Temps')).toHaveAccessibleDescription(/Indiquez votre temps/)
    await dialog.getByLabel('Temps').fill('42:12')
    await dialog.getByRole('button', { name: 'Ajouter à mon palmarès' }).click()
    await expect(dialog).toBeHidden()
  })

  const races = page.getByRole('region', { name: 'Mes courses' })
  await test.step('it is marked, and rated', async () => {
    await expect(races.getByRole('listitem')).toContainText('Déclarée')
    await expect(races.getByRole('listitem')).toContainText("42'12")
    await expect(page.getByRole('region', { name: 'Ma cote' })).toContainText('sans doute entre')
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('its proof is joined, and read again', async () => {
    const file = { name: 'diplome.pdf', mimeType: 'application/pdf', buffer: PROOF }
    await page.getByLabel(/^Preuve/).setInputFiles(file)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Télécharger la preuve/ }).click()
    expect((await download).suggestedFilename()).toBe('diplome.pdf')
  })

  await test.step('its page shows it once it is chosen so', async () => {
    for (const name of [/Mon palmarès sur ma page/, /Avec mes courses déclarées/]) {
      const choice = page.getByRole('switch', { name })
      await choice.click()
      await expect(choice).toBeChecked()
    }
    await page.goto(`/coureurs/${users_id}`)
    const palmares = page.getByRole('region', { name: 'Palmarès' })
    await expect(palmares).toContainText('Corrida des Lumières')
    await expect(palmares).not.toContainText('points')
  })
})
