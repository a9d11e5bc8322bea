import { describe, expect, it } from 'vitest'
import {
  changesVerified,
  findMissingPapiers,
  getEtatAgence,
  readImmatriculation,
} from './immatriculation.ts'

describe('a registration', () => {
  it.each([
    ['IM083170003', 'IM083170003'],
    ['im 083 17 0003', 'IM083170003'],
    [' IM-083-17-0003 ', 'IM083170003'],
    ['IM\u00a0974\u00a015\u00a00001', 'IM974150001'],
    ['IM02A120001', 'IM02A120001'],
    ['im02b120001', 'IM02B120001'],
    ['IM2A120001', 'IM02A120001'],
    ['IM020120001', 'IM020120001'],
  ])('%j is kept as %s', (texte, numero) => {
    expect(readImmatriculation(texte)).toEqual({ numero })
  })

  it.each(['IM83170003', 'IM0831700033', 'LI083170003', '083170003', 'IM02C120001', 'IM', ''])(
    '%j is refused, with an example',
    (texte) => {
      expect(readImmatriculation(texte)).toEqual({
        message: expect.stringContaining('IM083170003'),
      })
    },
  )
})

const COMPLETE = {
  immatriculation: 'IM038200012',
  garant: 'APST',
  garant_adresse: '15 avenue Carnot, Paris',
  assureur: 'MMA IARD',
  assureur_adresse: '14 boulevard Oyon, Le Mans',
}

describe('the papers of an agency', () => {
  it.each([
    [{}, []],
    [{ immatriculation: null }, ['immatriculation']],
    [{ garant_adresse: null }, ['garant']],
    [{ garant: '', assureur: null }, ['garant', 'assureur']],
  ])('with %j lack %j', (input, fields) => {
    const missing = findMissingPapiers({ ...COMPLETE, ...input })
    expect(missing.map(({ champ }) => champ)).toEqual(fields)
  })

  it.each([
    [{ verifie_le: '2026-01-05T09:00:00Z' }, 'verifiee'],
    [{ refus_motif: 'Numéro inconnu du registre.' }, 'refusee'],
    [{}, 'a_verifier'],
    [{ assureur_adresse: null }, 'a_completer'],
  ])('with %j the agency is %s', (input, etat) => {
    const unseen = { ...COMPLETE, verifie_le: null, refus_motif: null }
    expect(getEtatAgence({ ...unseen, ...input })).toBe(etat)
  })

  it.each([
    [{}, false],
    [{ nom: 'Autre nom' }, true],
    [{ garant: 'Groupama' }, true],
    [{ assureur_adresse: null }, true],
  ])('changed by %j are looked at again: %s', (input, isAgain) => {
    const before = { ...COMPLETE, nom: 'Cimes et sentiers' }
    expect(changesVerified(before, { ...before, ...input })).toBe(isAgain)
  })
})
