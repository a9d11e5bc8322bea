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
      'a changé le nom de «\u00a0Lefèvre Zoé\u00a0» de «\u00a0Lefevre\u00a0» à «\u00a0Lefèvre\u00a0»',
      "a changé le temps de «\u00a0Lefèvre Zoé\u00a0» de 41'12 à 39'22",
      'a changé la place de «\u00a0Lefèvre Zoé\u00a0» de 2 à 1',
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
    [
      'a changé le sexe de «\u00a0Roux Ali\u00a0» de Femmes à Hommes',
      'a changé l’état de «\u00a0Roux Ali\u00a0» de Classé à Abandon',
      'a effacé le temps de «\u00a0Roux Ali\u00a0»',
    ],
  ],
  [
    'a passage is told by its kilometre',
    {
      geste: 'corrige',
      ligne: 'Roux Ali',
      changements: { passage_14000: [6600, 6000], passage_30500: [null, 15_000] },
    },
    'Ligne corrigée\u00a0: Roux Ali',
    [
      "a changé le passage au km\u00a014,0 de «\u00a0Roux Ali\u00a0» de 1h50'00 à 1h40'00",
      "a indiqué le passage au km\u00a030,5 de «\u00a0Roux Ali\u00a0»\u00a0: 4h10'00",
    ],
  ],
  [
    'of a line that was removed what it was is told',
    {
      geste: 'retire',
      ligne: 'Roux Ali',
      changements: { nom: ['Roux', null], dossard: ['12', null], temps: [2472, null] },
    },
    'Ligne retirée\u00a0: Roux Ali',
    ["a retiré la ligne «\u00a0Roux Ali\u00a0»\u00a0: dossard 12, temps 41'12"],
  ],
  [
    'of a line that was added what it is is told',
    {
      geste: 'ajoute',
      ligne: 'Roux Ali',
      changements: {
        ...{ annee: [null, 1985], categorie: [null, 'SE'], club: [null, 'AC Lac'] },
        ...{ rang: [null, 1204] },
      },
    },
    'Ligne ajoutée\u00a0: Roux Ali',
    [
      'a ajouté la ligne «\u00a0Roux Ali\u00a0»\u00a0: club «\u00a0AC Lac\u00a0», année de naissance 1985, catégorie SE, place 1\u202f204',
    ],
  ],
  [
    'a year is no number of things, and what is not told names nothing',
    { geste: 'corrige', ligne: 'Roux Ali', changements: { annee: [1985, 1990], lot: [1, 2] } },
    'Ligne corrigée\u00a0: Roux Ali',
    ['a changé l’année de naissance de «\u00a0Roux Ali\u00a0» de 1985 à 1990'],
  ],
  [
    'a line without anything but a name came',
    { geste: 'ajoute', ligne: 'Roux Ali', changements: { nom: [null, 'Roux'] } },
    'Ligne ajoutée\u00a0: Roux Ali',
    ['a ajouté la ligne «\u00a0Roux Ali\u00a0»'],
  ],
])('%s', (_, correction, titre, lignes) => {
  expect(describeCorrection(correction)).toEqual({ titre, lignes })
})
