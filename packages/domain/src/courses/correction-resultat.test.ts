import { expect, it } from 'vitest'
import { describeCorrection } from './correction-resultat.ts'

it.each<[string, Parameters<typeof describeCorrection>[0], string, string[]]>([
  [
    'a correction says what was and what is, in the order of a line',
    {
      geste: 'corrige',
      ligne: 'Lefèvre Zoé',
      changements: { temps: [2472, 2362], rang: [2, 1], nom: ['Lefevre', 'Lefèvre'] },
    },
    'Ligne corrigée\u00a0: Lefèvre Zoé',
    [
      'Nom\u00a0: «\u00a0Lefevre\u00a0», puis «\u00a0Lefèvre\u00a0»',
      "Temps\u00a0: 41'12, puis 39'22",
      'Place\u00a0: 2, puis 1',
    ],
  ],
  [
    'a state and a sex are said in words, and what went is effaced',
    {
      geste: 'corrige',
      ligne: 'Roux Ali',
      changements: { statut: ['classe', 'abandon'], sexe: ['f', 'h'], temps: [2472, null] },
    },
    'Ligne corrigée\u00a0: Roux Ali',
    ['Sexe\u00a0: Femmes, puis Hommes', 'État\u00a0: Classé, puis Abandon', 'Temps\u00a0: effacé'],
  ],
  [
    'of a line that was removed what it was is told',
    {
      geste: 'retire',
      ligne: 'Roux Ali',
      changements: { dossard: ['12', null], temps: [2472, null] },
    },
    'Ligne retirée\u00a0: Roux Ali',
    ['Dossard\u00a0: 12', "Temps\u00a0: 41'12"],
  ],
  [
    'of a line that was added what it is is told',
    {
      geste: 'ajoute',
      ligne: 'Roux Ali',
      changements: { categorie: [null, 'SE'], rang: [null, 4] },
    },
    'Ligne ajoutée\u00a0: Roux Ali',
    ['Catégorie\u00a0: SE', 'Place\u00a0: 4'],
  ],
])('%s', (_, correction, titre, lignes) => {
  expect(describeCorrection(correction)).toEqual({ titre, lignes })
})
