import { expect, it } from 'vitest'
import { readWhy } from './why-account.ts'

it.each([
  [{ retour: '/courses/x', geste: 'liste' }, /run list/],
  [{ retour: '/parcours/x#avis', geste: 'avis' }, /avis/],
  [{ retour: '/courses/x/resultats', geste: 'resultat' }, /résultat/],
  [{ retour: '/courses/x', geste: 'suivre' }, /Suivre/],
  [{ retour: '/courses/x/epreuves/4' }, /Tout voir/],
  [{ retour: '/magasins/x', geste: 'revendication' }, /page est la vôtre/],
  [{ retour: '/organisateur#retrouver' }, /course est la vôtre/],
  [{ retour: '/courses?tri=date' }, /Chercher/],
  [{ retour: '/sejours' }, /Chercher/],
  [{ retour: '/training/plans/4' }, /entraînement/],
  [{ retour: '/messages/12' }, /Écrire/],
  [{ retour: '/contribution/courses' }, /Publier/],
])('the sign-in page explains the account for the state %j', (state, titre) => {
  expect(readWhy(state)?.titre).toMatch(titre)
})

it.each([
  null,
  undefined,
  'liste',
  { geste: 'toString' },
  { geste: 3 },
  { retour: '/home' },
  { retour: '/organisateurs/x' },
])('the sign-in page explains nothing for the state %j', (state) => {
  expect(readWhy(state)).toBeNull()
})
