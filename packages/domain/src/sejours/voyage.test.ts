import { expect, it } from 'vitest'
import { findMissingForSubmission, findMove, type VoyageToSubmit } from './voyage.ts'

const WHOLE: VoyageToSubmit = {
  titre: 'Tour du Mont-Blanc',
  description: 'Quatre jours.',
  lieu: 'Chamonix',
  position: [6.9, 45.9],
  duree_jours: 4,
  niveau: 'confirme',
  sports: ['trail'],
  journees: [{}],
  inclus: [{ inclus: false }, { inclus: true }],
  bareme: [{}],
  reglement: 'Par virement.',
  nb_departs: 1,
  agence: {
    immatriculation: 'IM074210003',
    garant: 'APST',
    garant_adresse: 'Paris',
    assureur: 'Hiscox',
    assureur_adresse: 'Paris',
  },
}

it.each<[string, Partial<VoyageToSubmit>, string[]]>([
  ['nothing of what is whole', {}, []],
  ['a title that is more than blanks', { titre: ' ' }, ['titre']],
  ['a description', { description: null }, ['description']],
  ['a description that is more than blanks', { description: ' ' }, ['description']],
  ['a place', { lieu: null }, ['lieu']],
  ['a place that is more than blanks', { lieu: ' ' }, ['lieu']],
  ['a point on the map', { position: null }, ['position']],
  ['a level', { niveau: null }, ['niveau']],
  ['a sport', { sports: [] }, ['sports']],
  ['its days', { journees: [] }, ['journees']],
  ['its length', { duree_jours: null }, ['journees']],
  ['what is in the price', { inclus: [{ inclus: false }] }, ['inclus']],
  ['a departure', { nb_departs: 0 }, ['disponibilites']],
  ['what giving up costs', { bareme: [] }, ['bareme']],
  ['how it is paid', { reglement: null }, ['reglement']],
  ['how it is paid, in words', { reglement: ' ' }, ['reglement']],
  [
    'a paper of its agency',
    { agence: { ...WHOLE.agence, immatriculation: null } },
    ['immatriculation'],
  ],
])('a draft of a stay misses %s', (_, input, expected) => {
  const missing = findMissingForSubmission({ ...WHOLE, ...input })
  expect(missing.map(({ champ }) => champ)).toEqual(expected)
})

it.each([
  [0, 1, 'owner', { isAllowed: true, needsReason: false }],
  [100, -1, 'owner', { isAllowed: true, needsReason: true }],
  [1, 100, 'staff', { isAllowed: true, needsReason: false }],
  [1, 100, 'owner', { isAllowed: false, message: expect.stringContaining('Seule l’équipe') }],
  [0, 0, 'owner', { isAllowed: false, message: 'Ce séjour est déjà «\u00a0Non publié\u00a0».' }],
  [0, 100, 'staff', { isAllowed: false, message: expect.stringContaining('soumis à validation') }],
] as const)('a stay goes from %d to %d by its %s, or in words not', (from, to, actor, expected) => {
  expect(findMove(from, to, actor)).toEqual(expected)
})
