import type { EditionEditee } from '@foulee/contract/courses/editions'
import { PARIS } from '@foulee/domain/shared/fuseau'
import { describe, expect, it } from 'vitest'
import { formatEditionValue, toEditionFields, toEditionValues } from './edition-values.ts'

const EDITION: EditionEditee = {
  id: 4,
  courses_id: 2,
  date_debut: '2027-06-05',
  editions_fin: null,
  heure_depart: '09:00',
  url_inscription: null,
  inscription_ouverture: '2027-01-15T09:00:00Z',
  inscription_fermeture: '2027-06-01T18:00:00Z',
  places: 500,
  inscrits: null,
  liste_attente: false,
  prix_min: 1550,
  annulee: false,
  annulation_motif: null,
  a_confirmer: true,
  reportee_du: null,
  report_motif: null,
  date_inconnue: false,
  brouillon: false,
  is_past: false,
  epreuves: [],
}

describe('the form of an edition', () => {
  it('the form of an edition shows Paris time and euros', () => {
    expect(toEditionValues(EDITION, PARIS)).toMatchObject({
      inscription_ouverture: '2027-01-15T10:00',
      inscription_fermeture: '2027-06-01T20:00',
      prix_min: '15,5',
      places: '500',
      inscrits: '',
      a_confirmer: 'true',
    })
  })

  it('an unchanged form of an edition sends the stored values', () => {
    expect(toEditionFields(toEditionValues(EDITION, PARIS), PARIS)).toMatchObject({
      inscription_ouverture: '2027-01-15T09:00:00.000Z',
      inscription_fermeture: '2027-06-01T18:00:00.000Z',
      prix_min: '1550',
      places: '500',
      editions_fin: '',
      a_confirmer: 'true',
    })
  })

  it('an invalid price is sent unchanged for the server to refuse', () => {
    expect(toEditionFields({ prix_min: 'cher' }, PARIS)).toEqual({ prix_min: 'cher' })
    expect(toEditionFields({ prix_min: '' }, PARIS)).toEqual({ prix_min: '' })
  })

  it.each([
    ['date_debut', '2027-06-05', 'sam. 5 juin 2027'],
    ['inscription_ouverture', '2027-01-15T10:00', 'ven. 15 janv. 2027, 10h'],
    ['a_confirmer', 'false', 'non'],
    ['places', '500', '500'],
    ['places', '', ''],
  ])('the value of %s is shown in words', (name, value, expected) => {
    expect(formatEditionValue(name, value)).toBe(expected)
  })
})
