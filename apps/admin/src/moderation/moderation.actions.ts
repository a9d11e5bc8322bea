import type { Attente } from '@foulee/contract/admin'
import { api } from '../api.ts'

/** An answer to what waits. With `motif`, a person reads why: it must be given. */
export type Reponse = {
  label: string
  done: string
  needsMotif: boolean
  run: (objet_id: number, motif: string) => Promise<unknown>
}
type Reponses = readonly [accept: Reponse, refuse: Reponse]

const accept = (label: string, done: string, run: (id: number) => Promise<unknown>): Reponse => ({
  label,
  done,
  needsMotif: false,
  run,
})
const refuse = (label: string, done: string, run: Reponse['run']): Reponse => ({
  label,
  done,
  needsMotif: true,
  run,
})

/** A page that is closed does not keep an answer from being given. */
const LASTING = { keepalive: true }

/** What may be answered to each kind, through the same calls as the site's own pages. */
export const REPONSES: Readonly<Record<Attente['type'], Reponses>> = {
  course: [
    accept('Publier', 'Course publiée.', (id) =>
      api('POST /api/courses/{id}/etat', { params: { id }, body: { geste: 'publier' } }, LASTING),
    ),
    refuse('Renvoyer', 'Course renvoyée à son organisateur.', (id, motif) =>
      api(
        'POST /api/courses/{id}/etat',
        { params: { id }, body: { geste: 'renvoyer', motif } },
        LASTING,
      ),
    ),
  ],
  parcours: [
    accept('Publier', 'Parcours publié.', (id) =>
      api('POST /api/parcours/etat/{id}', { params: { id }, body: { geste: 'publier' } }, LASTING),
    ),
    refuse('Renvoyer', 'Parcours renvoyé à son auteur.', (id, motif) =>
      api(
        'POST /api/parcours/etat/{id}',
        { params: { id }, body: { geste: 'renvoyer', motif } },
        LASTING,
      ),
    ),
  ],
  organisateur: [
    accept('Vérifier', 'Organisateur vérifié.', (id) =>
      api('POST /api/organisateurs/verifier', { body: { id, decision: 'verifier' } }, LASTING),
    ),
    refuse('Refuser', 'Organisateur refusé.', (id, motif) =>
      api(
        'POST /api/organisateurs/verifier',
        { body: { id, decision: 'refuser', motif } },
        LASTING,
      ),
    ),
  ],
  revendication: [
    accept('Accepter', 'Revendication acceptée.', (id) =>
      api('POST /api/claim/decider', { body: { id, decision: 'acceptee' } }, LASTING),
    ),
    refuse('Refuser', 'Revendication refusée.', (id, motif) =>
      api('POST /api/claim/decider', { body: { id, decision: 'refusee', motif } }, LASTING),
    ),
  ],
  demande: [
    accept('Accepter', 'Demande acceptée.', (id) =>
      api('POST /api/demandes/decider', { body: { id, decision: 'acceptee' } }, LASTING),
    ),
    refuse('Refuser', 'Demande refusée.', (id, motif) =>
      api('POST /api/demandes/decider', { body: { id, decision: 'refusee', motif } }, LASTING),
    ),
  ],
  signalement: [
    accept('Rejeter', 'Signalement rejeté\u00a0: rien ne change.', (id) =>
      api('POST /api/signalements/decider', { body: { id, decision: 'rejete' } }, LASTING),
    ),
    refuse('Retenir', 'Signalement retenu.', (id, motif) =>
      api('POST /api/signalements/decider', { body: { id, decision: 'retenu', motif } }, LASTING),
    ),
  ],
}
