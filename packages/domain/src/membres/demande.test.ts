import { describe, expect, it } from 'vitest'
import {
  checkCartePro,
  checkCarteProFin,
  checkDemande,
  checkImmatriculation,
  compactNumero,
  isRna,
  isSiret,
  isVerifiee,
} from './demande.ts'

const TODAY = '2026-03-16'

describe('the number of a club', () => {
  it.each([
    ['73282932000074', true],
    ['73282932000075', false],
    ['37282932000074', false],
    ['35600000000048', true],
    ['35600000049837', true],
    ['35600000049838', false],
    ['00000000000000', false],
    ['7328293200007', false],
    ['732829320000741', false],
    ['7328293200007A', false],
    ['', false],
  ])('%s as a SIRET: %s', (numero, expected) => {
    expect(isSiret(numero)).toBe(expected)
  })

  it.each([
    ['W381234567', true],
    ['W2A1000012', true],
    ['W9R1000123', true],
    ['W38123456', false],
    ['W3812345678', false],
    ['X381234567', false],
    ['381234567', false],
    ['WA81234567', false],
  ])('%s as an RNA: %s', (numero, expected) => {
    expect(isRna(numero)).toBe(expected)
  })

  it.each([
    ['732 829 320 00074', null],
    ['732.829.320-00074', null],
    ['732\u202f829\u202f320\u00a000074', null],
    ['w381234567', null],
    ['W 381 234 567', null],
    ['73282932000075', 'erreur de frappe'],
    ['732829320', 'SIREN'],
    ['club de Grenoble', 'SIRET (14'],
    ['<script>', 'SIRET (14'],
    ['٧٣٢٨٢٩٣٢٠٠٠٠٧٤', 'SIRET (14'],
  ])('%s: %s', (texte, expected) => {
    if (expected) expect(checkImmatriculation(texte)).toContain(expected)
    else expect(checkImmatriculation(texte)).toBeNull()
  })

  it('is kept in one form', () => {
    expect(compactNumero(' w38 1234-567 ')).toBe('W381234567')
  })
})

describe('a carte professionnelle', () => {
  it.each([
    ['03821ED0042', true],
    ['038 21 ED 0042', true],
    ['02A21ED0042', true],
    ['97421ed0042', true],
    ['bientôt', false],
    ['ABCDEFGH', false],
    ['1234', false],
    ['123456789012345678901', false],
    ['03821ED0042;', false],
  ])('numbered %s is plausible: %s', (numero, expected) => {
    expect(checkCartePro(numero) === null).toBe(expected)
  })

  it.each([
    ['2026-03-16', null],
    ['2026-03-15', 'plus valable'],
    ['2031-03-16', null],
    ['2031-09-16', null],
    ['2031-09-17', 'cinq ans'],
    ['2099-01-01', 'cinq ans'],
    ['1999-01-01', 'plus valable'],
  ])('that ends on %s: %s', (fin, expected) => {
    if (expected) expect(checkCarteProFin(fin, TODAY)).toContain(expected)
    else expect(checkCarteProFin(fin, TODAY)).toBeNull()
  })
})

describe('a request', () => {
  const coach = {
    carte_pro: '03821ED0042',
    carte_pro_fin: '2029-06-30',
    diplome: 'DEJEPS athlétisme',
    assurance: 'MAIF 1234567',
  }
  const club = { structure: 'AC Belledonne', immatriculation: 'W381234567', federation: 'FFA' }

  it.each([
    ['coach', coach, []],
    ['club', club, []],
    ['coach', {}, ['carte_pro', 'carte_pro_fin', 'diplome', 'assurance']],
    ['club', {}, ['structure', 'immatriculation', 'federation']],
    ['coach', club, ['carte_pro', 'carte_pro_fin', 'diplome', 'assurance']],
    ['coach', { ...coach, diplome: '   ' }, ['diplome']],
    ['coach', { ...coach, carte_pro_fin: '2026-01-01' }, ['carte_pro_fin']],
    ['club', { ...club, immatriculation: '73282932000075' }, ['immatriculation']],
  ] as const)('of a %s with %o lacks %j', (type, pieces, expected) => {
    const errors = checkDemande(type, pieces, TODAY)
    expect(Object.keys(errors)).toEqual(expected)
    for (const message of Object.values(errors)) expect(message).toMatch(/^\p{Lu}.+\.$/u)
  })
})

it.each([
  ['en_attente', null, false],
  ['refusee', '2029-01-01', false],
  ['acceptee', null, true],
  ['acceptee', '2026-03-16', true],
  ['acceptee', '2026-03-15', false],
] as const)('%s with a card to %s shows the badge: %s', (etat, carte_pro_fin, expected) => {
  expect(isVerifiee({ etat, carte_pro_fin }, TODAY)).toBe(expected)
})
