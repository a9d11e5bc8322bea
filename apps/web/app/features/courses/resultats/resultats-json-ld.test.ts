import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import type { Resultat } from '@foulee/contract/courses/resultat'
import { expect, it } from 'vitest'
import { listTeams } from './resultats-json-ld.ts'

const run = {
  course: { slug: 'ekiden-du-lac', nom: 'Ekiden du lac', ville: 'Annecy' } as Course,
  edition: { date_debut: '2027-06-12' } as Edition,
  epreuve: { id: 4, nom: 'Ekiden', date_depart: null } as Epreuve,
  publicUrl: 'https://foulee.example',
}
const alone = { nom: 'Roux Anne' } as Resultat
const team = {
  nom: 'Les Lièvres',
  equipiers: [
    { id: 1, nom: 'Dupont Jean', est_initiales: false, temps: null },
    { id: 2, nom: 'P.\u00a0L.', est_initiales: true, temps: null },
  ],
} as Resultat

it('teams of the podiums are published with their named runners', () => {
  expect(listTeams(run, [{ sexe: null, lignes: [team, alone] }])).toMatchObject([
    {
      '@id': 'https://foulee.example/courses/ekiden-du-lac#epreuve-4',
      startDate: '2027-06-12',
      competitor: [
        {
          '@type': 'SportsTeam',
          name: 'Les Lièvres',
          athlete: [{ '@type': 'Person', name: 'Dupont Jean' }],
        },
      ],
    },
  ])
})

it('individual runners are not published', () => {
  expect(listTeams(run, [{ sexe: 'f', lignes: [alone] }])).toEqual([])
})
