import { expect, it } from 'vitest'
import { KINDS, kindsWith, PLURALS } from './kinds.ts'

it('offers the kinds that something may be done with, in their order', () => {
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

it('has one name for each kind, and no plural that is another kind', () => {
  expect(PLURALS).toEqual({ courses: 'course' })
  for (const plural of Object.keys(PLURALS)) expect(KINDS).not.toHaveProperty(plural)
})
