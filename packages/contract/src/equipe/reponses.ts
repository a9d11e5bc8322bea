import type { ModelSignalement } from '@foulee/domain/echanges/avis'
import { GESTES_SIGNALEMENT, REJET_SIGNALEMENT } from '@foulee/domain/echanges/signalement-gestes'
import type { Call } from '../shared/call.ts'
import type { Attente } from './admin.ts'

export type Reponse = {
  label: string
  done: string
  /** @param motif reason, shown to those concerned */
  run: (objet_id: number, motif: string) => Promise<unknown>
}
export type Reponses = readonly [accept: Reponse, refuse: Reponse]

/** Closing the page does not cancel an answer (0083). */
const LASTING = { keepalive: true }

type Etat = { geste: 'publier' } | { geste: 'renvoyer'; motif: string }

/** @param done what is said of a publication, and of a return */
const published = (
  [publiee, renvoyee]: readonly [string, string],
  send: (id: number, body: Etat) => Promise<unknown>,
): Reponses => [
  { label: 'Publier', done: publiee, run: (id) => send(id, { geste: 'publier' }) },
  { label: 'Renvoyer', done: renvoyee, run: (id, motif) => send(id, { geste: 'renvoyer', motif }) },
]

export const createReponses = (
  call: Call,
): Readonly<Record<Exclude<Attente['type'], 'signalement'>, Reponses>> => ({
  course: published(['Course publiée.', 'Course renvoyée à son organisateur.'], (id, body) =>
    call('POST /api/courses/{id}/etat', { params: { id }, body }, LASTING),
  ),
  reduction: published(['Réduction publiée.', 'Réduction renvoyée à son magasin.'], (id, body) =>
    call('POST /api/reductions/{id}/etat', { params: { id }, body }, LASTING),
  ),
  voyage: published(['Séjour publié.', 'Séjour renvoyé à son agence.'], (id, body) =>
    call('POST /api/voyages/{id}/etat', { params: { id }, body }, LASTING),
  ),
  evenement: published(
    ['Évènement publié.', 'Évènement renvoyé à ceux qui le proposent.'],
    (id, body) => call('POST /api/evenements/{id}/etat', { params: { id }, body }, LASTING),
  ),
  parcours: published(['Parcours publié.', 'Parcours renvoyé à son auteur.'], (id, body) =>
    call('POST /api/parcours/etat/{id}', { params: { id }, body }, LASTING),
  ),
  seance: published(['Séance publiée.', 'Séance renvoyée à son auteur.'], (id, body) =>
    call('POST /api/coaching/tsession/{id}/etat', { params: { id }, body }, LASTING),
  ),
  plan: published(['Plan publié.', 'Plan renvoyé à son coach.'], (id, body) =>
    call('POST /api/coaching/plan/{id}/etat', { params: { id }, body }, LASTING),
  ),
  organisateur: [
    {
      label: 'Vérifier',
      done: 'Organisateur vérifié.',
      run: (id) =>
        call('POST /api/organisateurs/verifier', { body: { id, decision: 'verifier' } }, LASTING),
    },
    {
      label: 'Refuser',
      done: 'Organisateur refusé.',
      run: (id, motif) =>
        call(
          'POST /api/organisateurs/verifier',
          { body: { id, decision: 'refuser', motif } },
          LASTING,
        ),
    },
  ],
  magasin: [
    {
      label: 'Vérifier',
      done: 'Magasin vérifié\u00a0: sa page est en ligne.',
      run: (id) =>
        call('POST /api/magasins/verifier', { body: { id, decision: 'verifier' } }, LASTING),
    },
    {
      label: 'Refuser',
      done: 'Magasin refusé.',
      run: (id, motif) =>
        call('POST /api/magasins/verifier', { body: { id, decision: 'refuser', motif } }, LASTING),
    },
  ],
  agence: [
    {
      label: 'Vérifier',
      done: 'Agence vérifiée.',
      run: (id) =>
        call('POST /api/agences/verifier', { body: { id, decision: 'verifier' } }, LASTING),
    },
    {
      label: 'Refuser',
      done: 'Papiers refusés\u00a0: l’agence peut les corriger.',
      run: (id, motif) =>
        call('POST /api/agences/verifier', { body: { id, decision: 'refuser', motif } }, LASTING),
    },
  ],
  revendication: [
    {
      label: 'Accepter',
      done: 'Revendication acceptée.',
      run: (id) => call('POST /api/claim/decider', { body: { id, decision: 'acceptee' } }, LASTING),
    },
    {
      label: 'Refuser',
      done: 'Revendication refusée.',
      run: (id, motif) =>
        call('POST /api/claim/decider', { body: { id, decision: 'refusee', motif } }, LASTING),
    },
  ],
  demande: [
    {
      label: 'Accepter',
      done: 'Demande acceptée.',
      run: (id) =>
        call('POST /api/demandes/decider', { body: { id, decision: 'acceptee' } }, LASTING),
    },
    {
      label: 'Refuser',
      done: 'Demande refusée.',
      run: (id, motif) =>
        call('POST /api/demandes/decider', { body: { id, decision: 'refusee', motif } }, LASTING),
    },
  ],
})

export function createReponsesSignalement(call: Call) {
  const decide = (decision: 'rejete' | 'retenu') => (id: number, motif: string) =>
    call('POST /api/signalements/decider', { body: { id, decision, motif } }, LASTING)
  return (model: ModelSignalement): Reponses => [
    { ...REJET_SIGNALEMENT, run: decide('rejete') },
    { ...GESTES_SIGNALEMENT[model], run: decide('retenu') },
  ]
}
