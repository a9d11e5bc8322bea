import { expect, it } from 'vitest'
import { describeChanges, describeMove, nameSection } from './voyage-historique.ts'

it.each([
  ['vente', 'Conditions de vente'],
  ['journee:12', 'Journée'],
  ['depart:3', 'Départ'],
  ['ailleurs', 'Séjour'],
])('%s is « %s »', (section, name) => {
  expect(nameSection(section)).toBe(name)
})

it.each([
  [
    { titre: ['Tour', 'Tour du lac'] },
    'Titre\u00a0: «\u00a0Tour\u00a0», puis «\u00a0Tour du lac\u00a0»',
  ],
  [{ sports: [[], ['trail', 'vtt']] }, 'Sports\u00a0: Trail, VTT'],
  [{ prix: [89_000, 79_000] }, 'Prix\u00a0: 890\u00a0€, puis 790\u00a0€'],
  [
    { bareme: [[], [{ jours: 30, part: 50 }]] },
    'Barème d’annulation\u00a0: 50\u00a0% dès 30\u00a0jours',
  ],
  [
    {
      bareme: [
        [
          { jours: 60, part: 30 },
          { jours: 7, part: 100 },
        ],
        [],
      ],
    },
    'Barème d’annulation\u00a0: effacé',
  ],
  [{ bareme: [[], [{ jours: 60, part: 30 }, {}]] }, 'Barème d’annulation\u00a0: ajouté'],
  [{ bareme: ['?', [{ jours: 7, part: 100 }]] }, 'Barème d’annulation\u00a0: modifié'],
  [{ prix: [89_000, null] }, 'Prix\u00a0: effacé'],
  [{ prix: [null, '89'] }, 'Prix\u00a0: ajouté'],
  [{ niveau: ['debutant', 'confirme'] }, 'Niveau\u00a0: Débutant, puis Confirmé'],
  [{ departement: [null, '74'] }, 'Département\u00a0: Haute-Savoie'],
  [{ region: [null, '84'] }, 'Région\u00a0: Auvergne-Rhône-Alpes'],
  [{ dossard_inclus: [false, true] }, 'Dossard compris\u00a0: non, puis oui'],
  [{ acces: ['En train.', null] }, 'Accès\u00a0: effacé'],
] as [Record<string, [unknown, unknown]>, string][])('%o', (changes, line) => {
  expect(describeChanges(changes)).toEqual([line])
})

it('its moves agree with « un séjour »', () => {
  const moves = [describeMove(0, 1), describeMove(1, 100), describeMove(1, 0), describeMove(100, 0)]
  expect(moves).toEqual([
    'Soumis à validation',
    'Publié',
    'Renvoyé pour être revu',
    'Remis en brouillon',
  ])
})
