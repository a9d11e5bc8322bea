import type { EpreuveCard } from '@foulee/contract/courses/courses'
import { describe, expect, it } from 'vitest'
import { courseStatus } from './course-status.ts'
import { cutText, pickEpreuves, placeText } from './course-texts.ts'

const epreuve = (distance: number | null, denivele: number | null = null): EpreuveCard => ({
  id: distance ?? 0,
  nom: 'Épreuve',
  type: 'trail',
  annulee: false,
  distance,
  denivele,
  km_effort: null,
  prix: null,
})

describe('the place of a race', () => {
  it.each([
    [
      { ville: 'Chamonix-Mont-Blanc', departement: '74', pays: 'FR' },
      'Chamonix-Mont-Blanc · Haute-Savoie',
    ],
    [{ ville: 'Paris', departement: '75', pays: 'FR' }, 'Paris'],
    [{ ville: null, departement: '2A', pays: 'FR' }, 'Corse-du-Sud'],
    [{ ville: 'Genève', departement: null, pays: 'CH' }, 'Genève · CH'],
    [{ ville: null, departement: null, pays: 'FR' }, ''],
  ])('the place of %o is « %s »', (course, expected) => expect(placeText(course)).toBe(expected))
})

describe('the épreuves of a card', () => {
  it.each<[string, EpreuveCard[], number[], number]>([
    ['longest first', [epreuve(5000), epreuve(42_195)], [42_195, 5000], 0],
    ['none of unknown distance', [epreuve(null), epreuve(5000)], [5000], 0],
    ['the same figures once', [epreuve(5000), epreuve(5000), epreuve(5000, 80)], [5000, 5000], 0],
    ['as many as fit', [1, 2, 3].map((km) => epreuve(km)), [3, 2, 1], 0],
    [
      'the cancelled ones last',
      [{ ...epreuve(9000), annulee: true }, epreuve(5000), epreuve(9000)],
      [9000, 5000, 9000],
      0,
    ],
    ['the others counted', [1, 2, 3, 4, 5].map((km) => epreuve(km)), [5, 4, 3], 2],
  ])('a card picks its épreuves: %s', (_, epreuves, shown, nbHidden) => {
    const picked = pickEpreuves(epreuves, 3)
    expect(picked.shown.map(({ distance }) => distance)).toEqual(shown)
    expect(picked.nbHidden).toBe(nbHidden)
  })
})

describe('the status of a race', () => {
  const edition = {
    id: 1,
    date_debut: '2027-04-17',
    editions_fin: null,
    annulee: false,
    a_confirmer: false,
    reportee_du: null,
    is_past: false,
    inscription: 'ouverte' as const,
    prix_min: null,
    epreuves: [],
  }
  it.each([
    [{ statut: 'publiee' as const, edition }, 'Inscriptions ouvertes'],
    [{ statut: 'annulee' as const, edition }, 'Annulée'],
    [
      { statut: 'publiee' as const, edition: { ...edition, annulee: true, is_past: true } },
      'Annulée',
    ],
    [{ statut: 'en_validation' as const, edition }, 'En cours de validation'],
    [{ statut: 'publiee' as const, edition: { ...edition, is_past: true } }, 'Passée'],
    [
      { statut: 'publiee' as const, edition: { ...edition, reportee_du: '2027-03-01' } },
      'Reportée',
    ],
    [
      { statut: 'publiee' as const, edition: { ...edition, a_confirmer: true } },
      'Date à confirmer',
    ],
    [
      { statut: 'publiee' as const, edition: { ...edition, inscription: 'complete' as const } },
      'Complet',
    ],
    [{ statut: 'publiee' as const, edition: { ...edition, inscription: null } }, undefined],
    [{ statut: 'publiee' as const, edition: null }, undefined],
  ])('the status of %o is « %s »', (course, expected) =>
    expect(courseStatus(course)?.label).toBe(expected),
  )
})

it('a long text is cut at the end of a sentence, a text hardly too long is not cut', () => {
  const sentence = 'Une phrase de trente signes ici. '
  const long = sentence.repeat(20).trim()
  const [begin, rest] = cutText(long, 200)
  expect(begin.endsWith('.')).toBe(true)
  expect(begin.length).toBeLessThan(220)
  expect(`${begin} ${rest}`).toBe(long)
  expect(cutText(sentence, 200)).toEqual([sentence, ''])
  expect(cutText('a'.repeat(900), 200)).toEqual(['a'.repeat(900), ''])
})
