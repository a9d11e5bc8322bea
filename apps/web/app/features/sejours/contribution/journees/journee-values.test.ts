import { describe, expect, it } from 'vitest'
import { formatJourneeValue, toJourneeChanges, toJourneeValues } from './journee-values.ts'

describe('a day as its form holds it', () => {
  it('the form shows kilometres and sends metres', () => {
    const values = toJourneeValues({
      id: 1,
      ordre: 0,
      titre: 'Le balcon nord',
      description: null,
      distance: 18_500,
      denivele: 1200,
      hebergement: null,
      repas: null,
      transport: null,
      parcours: { id: 7, nom: 'Balcon nord', est_visible: true },
      epreuve: null,
      dossard_inclus: false,
    })
    expect(values).toMatchObject({ distance: '18,5', denivele: '1200', parcours_id: '7' })
    expect(toJourneeChanges(values)).toMatchObject({
      titre: 'Le balcon nord',
      distance: '18500',
      denivele: '1200',
      parcours_id: '7',
      epreuves_id: '',
      dossard_inclus: 'false',
    })
  })

  it('an invalid number is sent unchanged for the server to refuse', () => {
    expect(toJourneeChanges({ distance: 'loin', denivele: '1\u00a0200 m' })).toEqual({
      distance: 'loin',
      denivele: '1200',
    })
  })
})

describe('a value of a day in words', () => {
  const say = formatJourneeValue({
    parcours_id: [{ id: 7, nom: 'Balcon nord' }],
    epreuves_id: [null, { id: 7, nom: 'Le 24 km' }],
  })
  it.each([
    ['parcours_id', '7', 'Balcon nord'],
    ['parcours_id', '8', 'numéro 8'],
    ['epreuves_id', '7', 'Le 24 km'],
    ['epreuves_id', '', ''],
    ['dossard_inclus', 'true', 'oui'],
    ['repas', 'Dîner', 'Dîner'],
  ])('the field %s with « %s » is shown as « %s »', (name, text, words) => {
    expect(say(name, text)).toBe(words)
  })
})
