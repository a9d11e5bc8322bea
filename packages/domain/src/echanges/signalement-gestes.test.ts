import { expect, it } from 'vitest'
import { MODELS_SIGNALEMENT } from './avis.ts'
import { GESTES_SIGNALEMENT, REJET_SIGNALEMENT } from './signalement-gestes.ts'

it.each(MODELS_SIGNALEMENT)('whoever upholds a report about %s reads what that does', (model) => {
  const { label, done, consequence } = GESTES_SIGNALEMENT[model]
  expect(label).toMatch(/^(Masquer|Dépublier|Donner raison)/)
  expect(done).toMatch(/\.$/)
  expect(consequence).toMatch(/la personne qui signale/i)
})

it('the confirmation of a rejection states that nothing changes', () => {
  expect(REJET_SIGNALEMENT.consequence).toContain('reste en ligne')
  expect(REJET_SIGNALEMENT.done).toContain('reste en ligne')
  expect(REJET_SIGNALEMENT.label).toBe('Rejeter le signalement')
})
