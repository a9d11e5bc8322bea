import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew } from '../new-member.ts'

const PARTENAIRE = '/reductions?partenaire=La+Boutique+du+Dossard'

test('a code is shown on demand, and the same one again', async ({ page }) => {
  await arriveAsNew(page, 'f')
  await page.goto('/reductions')
  await page.getByLabel('Partenaire').selectOption({ value: 'La Boutique du Dossard' })
  await expect(page).toHaveURL(/partenaire=La\+Boutique/)
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main).not.toContainText('PORTOFFERT')
  await main.getByRole('button', { name: /Voir le code/ }).click()
  await expect(main.getByRole('status').filter({ hasText: 'Votre code' })).toContainText(
    'PORTOFFERT',
  )
  expect(await findViolations(page)).toEqual([])
  await page.goto(PARTENAIRE)
  await main.getByRole('button', { name: /Revoir mon code/ }).click()
  await expect(main).toContainText('PORTOFFERT')
})
