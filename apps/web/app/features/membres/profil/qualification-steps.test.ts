import type { Profil } from '@foulee/contract/membres/profil'
import { expect, it } from 'vitest'
import { findStep, STEPS } from './qualification-steps.tsx'

const NOTHING = {
  sexe: '',
  naissance: '',
  niveau: '',
  objectif: '',
  surfaces: [],
  distance_courses: {},
  marques: [],
} as unknown as Profil

it('the questions are those of produit 7.8, in its order', () => {
  expect(STEPS.map(({ id }) => id).join(' ')).toBe(
    'sexe naissance niveau objectif surfaces distances marques',
  )
})

it('only the question on sex is mandatory', () => {
  expect(STEPS.filter(({ isRequired }) => isRequired).map(({ id }) => id)).toEqual(['sexe'])
})

it.each<[string, object, string | null, string]>([
  ['nothing said', {}, null, 'sexe'],
  ['one answer', { sexe: 'non_precise' }, null, 'naissance'],
  ['a question skipped', { sexe: 'f', niveau: 'expert' }, null, 'naissance'],
  ['a question in the address', {}, 'surfaces', 'surfaces'],
  ['no such question', { sexe: 'f' }, '<b>', 'naissance'],
  [
    'every answer given',
    {
      sexe: 'f',
      naissance: '1990-01-01',
      niveau: 'expert',
      objectif: 'record',
      surfaces: ['path'],
      distance_courses: { min: 1 },
      marques: ['hoka'],
    },
    null,
    'sexe',
  ],
])('the wizard with %s opens at its question', (_, answers, asked, expected) => {
  expect(STEPS[findStep({ ...NOTHING, ...answers }, asked)]?.id).toBe(expected)
})
