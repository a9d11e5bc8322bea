import { expect, it } from 'vitest'
import { aDepart, aVoyage } from './voyage-example.ts'
import { voyageDescription, voyageTitle } from './voyage-summary.ts'

it.each([
  [{}, 'Tour des lacs\u00a0: 4\u00a0jours, Chamonix'],
  [{ lieu: 'Zermatt', pays: 'CH' }, 'Tour des lacs\u00a0: 4\u00a0jours, Zermatt · Suisse'],
  [{ duree_jours: null, lieu: null }, 'Tour des lacs'],
])('the page title of %j is %s', (input, title) => expect(voyageTitle(aVoyage(input))).toBe(title))

const ABOUT =
  'Tour des lacs, Chamonix, 4\u00a0jours, 72,00\u00a0km, 4\u202f800\u00a0m\u00a0D+, niveau confirmé.'

it.each([
  [
    {},
    `${ABOUT} Prochain départ\u00a0: du sam. 12 au mar. 15 juin 2027. Dès 890\u00a0€ par personne, avec Cimes.`,
  ],
  [{ disponibilites: [aDepart({ etat: 'passe' })], prix_des: null }, ABOUT],
  [{ statut: 'annulee' }, `${ABOUT} Séjour annulé.`],
] as const)('the description of %j is %s', (input, text) =>
  expect(voyageDescription(aVoyage(input as Parameters<typeof aVoyage>[0]))).toBe(text),
)
