import { expect, it } from 'vitest'
import { describeChanges, describeMove, labelSection } from './voyage-historique.ts'

it.each([
  ['vente', 'Conditions de vente'],
  ['journee:12', 'Journée'],
  ['depart:3', 'Départ'],
  ['ailleurs', 'Séjour'],
])('%s is « %s »', (section, name) => {
  expect(labelSection(section)).toBe(name)
})

it.each([
  [
    { titre: ['Tour', 'Tour du lac'] },
    'a changé le titre de «\u00a0Tour\u00a0» à «\u00a0Tour du lac\u00a0»',
  ],
  [{ sports: [[], ['trail', 'vtt']] }, 'a indiqué les sports\u00a0: Trail et VTT'],
  [{ prix: [89_000, 79_000] }, 'a changé le prix de 890\u00a0€ à 790\u00a0€'],
  [
    { bareme: [[], [{ jours: 30, part: 50 }]] },
    'a indiqué le barème d’annulation\u00a0: 50\u00a0% dès 30\u00a0jours',
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
    'a effacé le barème d’annulation',
  ],
  [{ bareme: [[], [{ jours: 60, part: 30 }, {}]] }, 'a ajouté le barème d’annulation'],
  [{ bareme: ['?', [{ jours: 7, part: 100 }]] }, 'a changé le barème d’annulation'],
  [{ prix: [89_000, null] }, 'a effacé le prix'],
  [{ prix: [null, '89'] }, 'a ajouté le prix'],
  [{ niveau: ['debutant', 'confirme'] }, 'a changé le niveau de Débutant à Confirmé'],
  [{ departement: [null, '74'] }, 'a indiqué le département\u00a0: Haute-Savoie'],
  [{ region: [null, '84'] }, 'a indiqué la région\u00a0: Auvergne-Rhône-Alpes'],
  [{ dossard_inclus: [false, true] }, 'a inclus le dossard dans le prix'],
  [{ acces: ['En train.', null] }, 'a effacé l’accès'],
] as [Record<string, [unknown, unknown]>, string][])('%o', (changes, line) => {
  expect(describeChanges(changes)).toEqual([line])
})

it('publication steps of a stay agree with « un séjour »', () => {
  const moves = [describeMove(0, 1), describeMove(1, 100), describeMove(1, 0), describeMove(100, 0)]
  expect(moves).toEqual([
    'Soumis à validation',
    'Publié',
    'Renvoyé pour être revu',
    'Remis en brouillon',
  ])
})
