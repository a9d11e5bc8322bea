import { expect, it } from 'vitest'
import {
  checkFin,
  getCategorieOn,
  getPreuve,
  isDispense,
  LICENCES,
  type Passeport,
} from './passeport.ts'

const ADULT = { naissance: '1990-05-12' }
const LICENCE = { licence_type: 'athle_running', licence_numero: '1234567' } as const
const PPS = { pps_numero: 'P1A2B3C4D5' }

it.each<[string, Passeport, string]>([
  ['nothing', {}, 'aucune'],
  ['a licence that exempts', { ...ADULT, ...LICENCE, licence_fin: '2026-08-31' }, 'licence'],
  ['its last day', { ...ADULT, ...LICENCE, licence_fin: '2026-05-10' }, 'licence'],
  ['the day after', { ...ADULT, ...LICENCE, licence_fin: '2026-05-09' }, 'aucune'],
  ['no end', { ...ADULT, ...LICENCE }, 'aucune'],
  [
    'a licence that does not exempt',
    { ...ADULT, ...LICENCE, licence_type: 'athle_sante', licence_fin: '2026-08-31' },
    'aucune',
  ],
  ['no number', { ...ADULT, ...LICENCE, licence_numero: '', licence_fin: '2026-08-31' }, 'aucune'],
  ['a PPS', { ...ADULT, ...PPS, pps_fin: '2027-01-10' }, 'pps'],
  ['a PPS that is over', { ...ADULT, ...PPS, pps_fin: '2026-05-09' }, 'aucune'],
  [
    'an expired licence and a PPS',
    { ...LICENCE, licence_fin: '2025-08-31', ...PPS, pps_fin: '2027-01-10' },
    'pps',
  ],
  ['fewer than 18 years', { naissance: '2009-01-01' }, 'mineur'],
  [
    'fewer than 18 years and a licence',
    { naissance: '2009-01-01', ...LICENCE, licence_fin: '2026-08-31' },
    'licence',
  ],
])('the proof with %s, on 10 May 2026: %s', (_, passeport, expected) => {
  expect(getPreuve(passeport, '2026-05-10')).toBe(expected)
})

it('exactly four licences of the FFA replace a PPS', () => {
  expect(LICENCES.filter(isDispense)).toEqual([
    'athle_competition',
    'athle_entreprise',
    'athle_running',
    'pass_jaime_courir',
  ])
})

it.each([
  ['1990-05-12', '2026-05-10', 'M0'],
  ['1991-12-31', '2026-08-31', 'M0'],
  ['1992-01-01', '2026-08-31', 'SE'],
  ['1992-01-01', '2026-09-01', 'M0'],
  ['', '2026-05-10', null],
  [null, '2026-05-10', null],
])('the category of a runner born on %s, running on %s: %s', (naissance, jour, expected) => {
  expect(getCategorieOn(naissance, jour)).toBe(expected)
})

it.each([
  ['pps', '2027-03-16', null],
  ['pps', '2027-03-17', 'Un PPS vaut un an au plus. Vérifiez la date de fin.'],
  ['pps', '2020-01-01', null],
  ['pps', '2015-01-01', null],
  ['pps', '2014-12-31', 'Cette date est trop ancienne. Vérifiez l’année.'],
  ['pps', '0026-01-01', 'Cette date est trop ancienne. Vérifiez l’année.'],
  ['licence', '2028-03-16', null],
  ['licence', '2036-08-31', 'Une licence ne court pas si loin. Vérifiez la date de fin.'],
] as const)('a %s that ends on %s, seen on 16 March 2026: %s', (kind, fin, expected) => {
  expect(checkFin(kind, fin, '2026-03-16')).toBe(expected)
})
