import { expect, it } from 'vitest'
import { KINDS, kindsWith, PLURALS } from './kinds.ts'

it('the kinds that support a feature are listed in order', () => {
  expect(kindsWith('avis')).toEqual(['parcours', 'course', 'plan', 'voyage', 'publication'])
  expect(kindsWith('liste')).toEqual(['parcours', 'epreuve', 'entrainement', 'voyage'])
  expect(kindsWith('signalement')).toEqual([
    'commentaire',
    'parcours',
    'course',
    'plan',
    'seance',
    'voyage',
    'publication',
    'message',
    'agence',
    'evenement',
    'magasin',
    'profil',
  ])
})

it('each kind has one name, and no deprecated plural equals another kind', () => {
  expect(PLURALS).toEqual({ courses: 'course' })
  for (const plural of Object.keys(PLURALS)) expect(KINDS).not.toHaveProperty(plural)
})
