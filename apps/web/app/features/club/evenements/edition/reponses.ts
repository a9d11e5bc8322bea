import type { Reponse } from '@foulee/contract/equipe/reponses'
import { api } from '../../../../api.ts'

/** A page that is closed does not keep an answer from being given (0083). */
const LASTING = { keepalive: true }

export const PUBLISH: Reponse = {
  label: 'Publier',
  done: 'Évènement publié.',
  run: (id) =>
    api('POST /api/evenements/{id}/etat', { params: { id }, body: { geste: 'publier' } }, LASTING),
}

export const SEND_BACK: Reponse = {
  label: 'Renvoyer',
  done: 'Évènement renvoyé à ceux qui l’organisent.',
  run: (id, motif) =>
    api(
      'POST /api/evenements/{id}/etat',
      { params: { id }, body: { geste: 'renvoyer', motif } },
      LASTING,
    ),
}
