import { expect, it } from 'vitest'
import type { Key } from './call.ts'
import { tagOf } from './tag.ts'
import { touchedBy } from './touches.ts'

it.each([
  ['GET /api/reductions', 'reductions'],
  ['POST /api/reductions/{id}/reveler', 'reductions'],
  ['POST /api/carte', 'carte'],
])('the call %s is about %s', (key, tag) => {
  expect(tagOf(key)).toBe(tag)
})

const CALENDAR = ['POST /api/auth/agenda', 'POST /api/training'] as const
const RACE = ['GET /api/courses/{id}'] as const
const STAYS = ['GET /api/voyages/{id}', 'GET /api/courses/{id}/voyages'] as const

/** Writes, and reads that show what they change. */
const SHOWN: readonly (readonly [Key, readonly Key[]])[] = [
  ['POST /api/training/vma', ['POST /api/training/forme', 'POST /api/auth/agenda']],
  ['POST /api/training/tags', [...CALENDAR, 'POST /api/coaching/athletes/{id}']],
  ['POST /api/training/plan/schedule', ['POST /api/training/plan/{id}', ...CALENDAR]],
  ['POST /api/training/coachs/{id}/end', ['POST /api/training/coachs']],
  ['POST /api/auth/agenda/flux', ['POST /api/auth/agenda']],
  ['POST /api/coaching/athletes/{id}/end', ['POST /api/coaching/athletes/list', ...CALENDAR]],
  ['POST /api/coaching/tsession/{id}/destroy', ['GET /api/training-session']],
  ['POST /api/resultats/{epreuves_id}/envoi', ['GET /api/resultats/{epreuves_id}', ...RACE]],
  ['POST /api/resultats/del', ['GET /api/resultats/{epreuves_id}', ...RACE]],
  ['POST /api/resultats/{id}/corriger', ['GET /api/resultats/{epreuves_id}']],
  ['POST /api/carte/avantages/create', ['POST /api/carte/magasins']],
  ['POST /api/activites/partage/{id}', ['POST /api/activites/my']],
  ['POST /api/auth/update', ['POST /api/auth/sessions']],
  ['POST /api/claim/create', ['POST /api/claim/list']],
  ['POST /api/badges/valider/{id}', ['POST /api/badges/my']],
  ['POST /api/evenements/inscrire', ['GET /api/evenements/{id}', ...CALENDAR]],
  ['POST /api/evenements/desinscrire', ['POST /api/evenements/inscriptions/my', ...CALENDAR]],
  ['POST /api/evenements/attente', ['GET /api/evenements/{id}', ...CALENDAR]],
  ['POST /api/evenements/attente/del', ['GET /api/evenements/{id}', ...CALENDAR]],
  ['POST /api/reservations/{id}/etat', ['POST /api/reservations/my', ...STAYS, ...CALENDAR]],
  ['POST /api/reservations/{id}/annuler', ['POST /api/voyages/depart/{id}', ...STAYS]],
  ['POST /api/voyages/reserve', ['POST /api/reservations/my', ...STAYS, ...CALENDAR]],
  ['POST /api/voyages/attente', ['POST /api/reservations/my', ...STAYS, ...CALENDAR]],
  ['POST /api/voyages/attente/del', ['POST /api/reservations/my', ...STAYS, ...CALENDAR]],
  ['POST /api/profile/abonnes/del', ['POST /api/profile/abonnes']],
  ['POST /api/auth/sessions/del', ['POST /api/auth/sessions']],
  ['POST /api/auth/comptes-externes/del', ['GET /api/auth/comptes-externes']],
  ['POST /api/second-facteur/retirer', ['GET /api/second-facteur']],
  ['POST /api/invitation/ask', ['POST /api/invitation/list']],
  ['POST /api/invitation/repondre', ['POST /api/invitation/recues']],
  ['POST /api/montres/del', ['GET /api/montres']],
  ['POST /api/activites/create', ['POST /api/chaussures/list', 'POST /api/resultats/my']],
  ['POST /api/activites/del', ['POST /api/chaussures/list', 'POST /api/resultats/my']],
  ['POST /api/activites/update/{id}', ['POST /api/chaussures/list', ...CALENDAR]],
  ['POST /api/activites/chaussures/{id}', ['POST /api/chaussures/list']],
  ['POST /api/palmares/create', ['POST /api/palmares/my', 'POST /api/chaussures/list']],
  ['POST /api/resultats/{id}/liberer', ['POST /api/palmares/my']],
  ['POST /api/activites/del', ['POST /api/palmares/my', 'POST /api/palmares/propositions']],
  ['POST /api/chaussures/del', ['POST /api/activites/{id}']],
]

it.each(SHOWN)('%s makes stale the reads that show what it changed', (write, reads) => {
  const touched = touchedBy(write)
  expect(reads.filter((read) => !touched.includes(tagOf(read)))).toEqual([])
})

it('a write makes nothing else stale, and no tag twice', () => {
  expect(touchedBy('POST /api/badges/valider/{id}')).toEqual(['badges'])
  expect(touchedBy('POST /api/reservations/{id}/etat')).toEqual([
    'reservations',
    'auth',
    'courses',
    'training',
    'voyages',
  ])
})
