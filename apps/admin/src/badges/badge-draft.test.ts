import { BADGES } from '@foulee/domain/club/catalogue/catalogue'
import { expect, it } from 'vitest'
import { toDraft, toRegle } from './badge-draft.ts'

it.each(BADGES.map((badge) => [badge.slug, badge] as const))(
  'the draft of badge %s converts back to the same rule',
  (_, badge) => {
    const facts = { id: 1, demande: '', nb_obtenus: 0, est_actif: true, version: 1, updated_at: '' }
    expect(toRegle(toDraft({ ...badge, ...facts }))).toEqual(badge.regle)
  },
)
