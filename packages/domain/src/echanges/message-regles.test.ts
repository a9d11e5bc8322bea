import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MESSAGES_DE } from './message.ts'
import {
  cleanTexte,
  decideEcriture,
  type Ecriture,
  getExtrait,
  type Rapport,
} from './message-regles.ts'

const TODAY = '2026-03-16'
const ADULT = '1990-05-12'
const MINOR = '2009-01-01'

const STRANGERS: Rapport = {
  est_bloque: false,
  est_parti: false,
  est_visible: true,
  est_suivi: false,
  est_coach: false,
  partage: false,
  partage_confirme: false,
  messages_de: 'tous',
  naissance_lecteur: ADULT,
}

describe('the permission to write', () => {
  const cases: [string, Partial<Rapport>, Ecriture][] = [
    ['strangers', {}, 'demande'],
    ['whom the reader follows', { est_suivi: true }, 'ouvert'],
    ['who share a race', { partage: true }, 'ouvert'],
    ['whose profile is hidden', { est_visible: false }, 'inconnu'],
    ['whose profile is hidden, met in a race', { est_visible: false, partage: true }, 'ouvert'],
    ['who hears whom they follow: a stranger', { messages_de: 'suivis' }, 'ferme'],
    ['who hears whom they follow: met', { messages_de: 'suivis', partage: true }, 'ferme'],
    ['who hears whom they follow: followed', { messages_de: 'suivis', est_suivi: true }, 'ouvert'],
    ['who hears nobody', { messages_de: 'personne', est_suivi: true, partage: true }, 'ferme'],
    ['who hears nobody, and their coach', { messages_de: 'personne', est_coach: true }, 'ouvert'],
    ['anybody to a minor', { naissance_lecteur: MINOR }, 'ferme'],
    ['anybody to who may be a minor', { naissance_lecteur: null }, 'ferme'],
    ['anybody to a minor met in a race', { naissance_lecteur: MINOR, partage: true }, 'ferme'],
    [
      'anybody to a minor who booked the same departure',
      { naissance_lecteur: MINOR, partage: true, partage_confirme: true },
      'demande',
    ],
    ['anybody to a minor who follows', { naissance_lecteur: MINOR, est_suivi: true }, 'demande'],
    ['a coach to a minor they train', { naissance_lecteur: MINOR, est_coach: true }, 'ouvert'],
    ['who left', { est_parti: true, est_suivi: true }, 'inconnu'],
  ]
  it.each(cases)('%s', (_, input, expected) => {
    expect(decideEcriture({ ...STRANGERS, ...input }, TODAY)).toBe(expected)
  })

  const birth = fc.constantFrom(ADULT, MINOR, null)
  const anyone = fc.record({
    est_bloque: fc.boolean(),
    est_parti: fc.boolean(),
    est_visible: fc.boolean(),
    est_suivi: fc.boolean(),
    est_coach: fc.boolean(),
    partage: fc.boolean(),
    partage_confirme: fc.boolean(),
    messages_de: fc.constantFrom(...MESSAGES_DE),
    naissance_lecteur: birth,
  })

  it('is never anything to who is blocked, whatever else binds the two', () => {
    fc.assert(
      fc.property(anyone, (rapport) => {
        expect(decideEcriture({ ...rapport, est_bloque: true }, TODAY)).toBe('inconnu')
      }),
    )
  })

  it('never opens a minor to who is not their coach without the minor’s answer', () => {
    fc.assert(
      fc.property(anyone, fc.constantFrom(MINOR, null), (rapport, naissance_lecteur) => {
        const input = { ...rapport, naissance_lecteur, est_coach: false }
        expect(decideEcriture(input, TODAY)).not.toBe('ouvert')
      }),
    )
  })
})

describe('the words of a message', () => {
  it('are kept without the signs that turn the direction of others', () => {
    expect(cleanTexte('\u202egnp.exe\u202c שלום \u2066!\u2069 ')).toBe('gnp.exe שלום !')
  })

  const SAID = { texte: '', pieces: [], est_supprime: false, est_masque: false }
  it('are quoted in one line without marks, or as what they bring', () => {
    expect(getExtrait({ ...SAID, texte: '**Demain**\n\n_8\u00a0h_ `gare`' })).toBe(
      'Demain 8\u00a0h gare',
    )
    expect(getExtrait({ ...SAID, texte: '🏃'.repeat(200) })).toBe(`${'🏃'.repeat(119)}…`)
    expect(getExtrait({ ...SAID, pieces: ['photo'] })).toBe('Photo')
    expect(getExtrait({ ...SAID, pieces: ['photo', 'trace', 'photo'] })).toBe('2\u00a0photos')
    expect(getExtrait({ ...SAID, pieces: ['trace'] })).toBe('Tracé')
    expect(getExtrait({ ...SAID, texte: 'Oui', est_supprime: true })).toBe('Message supprimé')
  })
})
