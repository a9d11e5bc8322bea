import { expect, test } from 'vitest'
import {
  apprisText,
  farthestText,
  listCautions,
  margeText,
  momentText,
  nameOf,
  semblablesText,
  startText,
  totalText,
  tronconTexts,
  typesText,
} from './feuille-texts.ts'

test.each([
  [1800, '30\u00a0min d’avance'],
  [-4000, 'manquée de 1h07'],
])('a margin of %i s is written in words', (marge, text) => {
  expect(margeText({ marge, heure: '12:00', jour: 0, limite: 10_800, chance: null })).toBe(text)
})

test('passage times, types of points and legs are written in words', () => {
  expect(momentText({ heure: '09:05', jour: 0 })).toBe('9h05')
  expect(momentText({ heure: '02:00', jour: 1 })).toBe('2h\u00a0(J+1)')
  expect(momentText({ heure: '02:00', jour: 1 }, { heure: '01:30', jour: 1 })).toBe('2h')
  expect(momentText({ heure: '00:10', jour: 1 }, { heure: '23:30', jour: 0 })).toBe(
    '0h10\u00a0(J+1)',
  )
  expect(momentText({ heure: '23:50', jour: 0 }, { heure: '00:10', jour: 1 })).toBe(
    '23h50\u00a0(la veille)',
  )
  expect(typesText(['ravito_complet', 'assistance'])).toBe('Ravito complet, assistance autorisée')
  const etape = { nom: null, types: ['eau' as const], is_arrivee: false }
  expect(nameOf(etape as Parameters<typeof nameOf>[0])).toBe('Point d’eau')
  expect(
    tronconTexts({ distance: 12_400, denivele: 540, denivele_negatif: null, nuit: 0 }),
  ).toEqual(['12,4\u00a0km', '540\u00a0m\u00a0D+'])
  const start = { jour: '2026-06-20', depart: '09:00' } as Parameters<typeof startText>[0]
  expect(startText(start)).toBe('samedi 20 juin 2026 à 9h')
  expect(startText({ ...start, jour: null })).toBe('9h')
})

const plan = {
  temps: 18_000,
  base: 'resultat',
  niveau: null,
  fourchette: [16_200, 20_700],
  source_fourchette: 'mesure',
  abandons: 0.04,
  arrets: 600,
  has_trace: true,
  appris: null,
  profil: null,
  etapes: [],
} as unknown as Parameters<typeof totalText>[0]

test.each([
  [
    'results',
    {},
    'Arrivée en 5h environ d’après vos résultats (entre 4h30 et 5h45 six fois sur dix), dont 10 min d’arrêts.',
  ],
  [
    'a level',
    { base: 'niveau', niveau: 'expert', source_fourchette: 'hypothese', arrets: 0 },
    'Arrivée en 5h environ pour un niveau expert (sans doute entre 4h30 et 5h45).',
  ],
  [
    'a target',
    { base: 'objectif', fourchette: null, source_fourchette: null },
    'Arrivée en 5h, le temps visé, dont 10 min d’arrêts.',
  ],
] as const)('the time at the finish says that it comes from %s', (_, known, text) => {
  const feuille = { ...plan, ...known } as typeof plan
  expect(totalText(feuille).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  ['results', {}, /réglée sur .+ pris dans ce temps/],
  ['a level', { base: 'niveau', source_fourchette: 'hypothese' }, /niveau dit peu/],
  ['a target', { base: 'objectif', source_fourchette: null }, /est un plan/],
  ['a course without a track', { has_trace: false }, /La trace n’est pas connue/],
  [
    'a course with a cut-off',
    { etapes: [{ barriere: {} }] },
    /fait foi\. .+ 4 environ abandonnent/,
  ],
] as const)('the cautions of %s are their own', (_, known, text) => {
  const cautions = listCautions({ ...plan, ...known } as typeof plan).join(' ')
  expect(cautions).toMatch(text)
  expect(cautions.includes('pris dans ce temps')).toBe(!('base' in known))
})

test('runners of about the same time are told without their names', () => {
  const text = semblablesText({ annee: 2025, least: 17_460, most: 18_540, nb: 34 })
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    'En 2025, 34 coureurs ont fini entre 4h51 et 5h09 : sous chaque passage, le leur, au milieu.',
  )
})

test('how many runners of an edition corrected the way is told', () => {
  expect(apprisText({ nb: 1984, annee: 2025 })).toBe('Appris de 1\u202f984\u00a0coureurs de 2025.')
})

test.each([
  [
    'earlier',
    5760,
    /^Le plus loin du plan\u00a0: La crête \(14,5\u00a0km\), où l’on passait 16\u00a0min plus tôt en 2025\.$/,
  ],
  ['later', 7620, /15\u00a0min plus tard en 2025/],
  ['alike', 6730, /^Le plan passe partout comme en 2025\.$/],
  ['unknown', null, /^$/],
])('the plan and earlier runners who pass %s', (_, semblables, text) => {
  const etape = { metres: 14_500, nom: 'La crête', types: [], is_arrivee: false, temps: 6720 }
  const feuille = {
    semblables: { annee: 2025, least: 1, most: 2, nb: 10 },
    etapes: [{ ...etape, semblables }],
  } as unknown as Parameters<typeof farthestText>[0]
  expect(farthestText(feuille)).toMatch(text)
})
