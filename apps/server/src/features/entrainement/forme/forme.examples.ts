import type { forme } from '@foulee/contract/entrainement/forme'
import { consentementsSante } from '@foulee/db/schema'
import { type Examples, MEMBERS } from '#test/http/examples.ts'

export const formeExamples: Examples<keyof typeof forme> = {
  'POST /api/training/forme': { who: MEMBERS, input: () => ({}) },
  'POST /api/training/vma': {
    who: MEMBERS,
    input: () => ({ body: { source: 'demi_cooper', distance: 1450, le: '2026-01-10' } }),
  },
  'POST /api/training/vma/del': { who: MEMBERS, input: () => ({ body: { id: 1 } }) },
  'POST /api/training/sante': {
    who: MEMBERS,
    input: () => ({ body: { accord: true, fc_max: 188 } }),
  },
  'POST /api/training/douleur': {
    who: {
      ...MEMBERS,
      unverified: 403,
      member: 403,
      parcours: 403,
      organisateur: 403,
      agence: 403,
      premium: 403,
      coach: 403,
      staff: 403,
    },
    input: async ({ t }, owner) => {
      await t.db
        .insert(consentementsSante)
        .values({ users_id: owner.id, accorde_le: t.clock.now.toISOString() })
        .onConflictDoNothing()
      return { body: { jour: '2026-01-10', lieu: 'genou_gauche', intensite: 4 } }
    },
  },
  'POST /api/training/douleur/del': { who: MEMBERS, input: () => ({ body: { id: 1 } }) },
}
