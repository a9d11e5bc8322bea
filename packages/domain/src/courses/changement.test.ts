import { describe, expect, it } from 'vitest'
import { type CourseChange, describeCourseChange, isRealChange } from './changement.ts'

const NBSP = '\u00a0'

describe('a change of a race in words', () => {
  const CASES: readonly [CourseChange, titre: string, texte: string][] = [
    [
      { type: 'date', avant: '2026-06-06', apres: '2026-06-13' },
      'La date change',
      'La date passe du samedi 6 juin au samedi 13 juin 2026.',
    ],
    [
      { type: 'date', avant: '2026-12-31', apres: '2027-01-01' },
      'La date change',
      'La date passe du jeudi 31 décembre 2026 au vendredi 1er janvier 2027.',
    ],
    [
      { type: 'date', avant: null, apres: '2026-06-13' },
      'La date change',
      'La date est fixée au samedi 13 juin 2026.',
    ],
    [
      { type: 'date', avant: '2026-06-13', apres: null },
      'La date change',
      'La date n’est plus fixée.',
    ],
    [
      { type: 'reportee', avant: '2026-06-06', apres: '2026-09-05' },
      'Course reportée',
      'La course est reportée du samedi 6 juin au samedi 5 septembre 2026.',
    ],
    [
      { type: 'reportee', avant: null, apres: '2026-09-05' },
      'Course reportée',
      'La course est reportée au samedi 5 septembre 2026.',
    ],
    [
      { type: 'reportee', avant: '2026-06-06', apres: null, motif: 'Alerte orange.' },
      'Course reportée',
      `La course du samedi 6 juin 2026 est reportée à une date qui n’est pas encore fixée. Raison${NBSP}: Alerte orange.`,
    ],
    [
      { type: 'lieu', avant: 'Annecy', apres: 'Sevrier' },
      'Le lieu change',
      `Nouveau lieu${NBSP}: Sevrier (avant${NBSP}: Annecy).`,
    ],
    [
      { type: 'lieu', avant: null, apres: 'Sevrier' },
      'Le lieu change',
      `Le lieu est connu${NBSP}: Sevrier.`,
    ],
    [{ type: 'lieu', avant: 'Sevrier', apres: null }, 'Le lieu change', 'Le lieu n’est plus fixé.'],
    [
      { type: 'edition_annulee', avant: '2026-06-06', apres: null, motif: ' Trop de neige. ' },
      'Édition annulée',
      `L’édition du samedi 6 juin 2026 est annulée. Raison${NBSP}: Trop de neige.`,
    ],
    [
      { type: 'edition_annulee', avant: null, apres: null },
      'Édition annulée',
      'L’édition est annulée.',
    ],
    [
      { type: 'edition_annulee', avant: '2026-06-06', apres: '2026-06-06' },
      'La course a lieu',
      'L’édition du samedi 6 juin 2026 a finalement lieu.',
    ],
    [
      { type: 'epreuve_annulee', avant: 'Le 8 km', apres: null, motif: 'Neige.' },
      'Épreuve annulée',
      `L’épreuve «${NBSP}Le 8 km${NBSP}» est annulée. Raison${NBSP}: Neige.`,
    ],
    [
      { type: 'epreuve_annulee', avant: 'Le 8 km', apres: 'Le 8 km' },
      'Une épreuve a lieu',
      `L’épreuve «${NBSP}Le 8 km${NBSP}» a finalement lieu.`,
    ],
    [
      { type: 'statut', avant: 'publiee', apres: 'annulee', motif: '' },
      'Course annulée',
      'La course est annulée.',
    ],
    [
      { type: 'statut', avant: 'annulee', apres: 'publiee' },
      'La course a lieu',
      'La course n’est plus annulée.',
    ],
    [
      { type: 'statut', avant: 'publiee', apres: 'en_validation' },
      'Course retirée',
      'La course n’est plus visible sur Foulée pour le moment.',
    ],
    [
      { type: 'statut', avant: 'en_validation', apres: 'publiee' },
      'Course publiée',
      `Statut${NBSP}: Publiée.`,
    ],
  ]
  it.each(CASES)('%j', (change, titre, texte) => {
    expect(describeCourseChange(change)).toEqual({ titre, texte })
  })

  it('refuses what should be a day and is not', () => {
    const change: CourseChange = { type: 'date', avant: 'demain', apres: '2026-06-13' }
    expect(() => describeCourseChange(change)).toThrow(RangeError)
  })
})

describe('a real change', () => {
  const CASES: readonly [CourseChange, boolean][] = [
    [{ type: 'date', avant: '2026-06-06', apres: '2026-06-13' }, true],
    [{ type: 'date', avant: '2026-06-06', apres: '2026-06-06' }, false],
    [{ type: 'lieu', avant: null, apres: null }, false],
    [{ type: 'edition_annulee', avant: '2026-06-06', apres: '2026-06-06' }, true],
    [{ type: 'epreuve_annulee', avant: 'Le 8 km', apres: 'Le 8 km' }, true],
  ]
  it.each(CASES)('%j: %s', (change, isReal) => {
    expect(isRealChange(change)).toBe(isReal)
  })
})
