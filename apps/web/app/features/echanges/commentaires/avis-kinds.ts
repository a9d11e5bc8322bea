import type { ModelAvis } from '@foulee/domain/echanges/avis'
import { track } from '../../../audience/track.ts'

type AvisKind = {
  /** Above the answer of whose thing it is. */
  reponse: string
  /** The events of produit 14.5, where it has some. */
  commented?: (id: number) => void
  rated?: (id: number, note: number) => void
}

/** What comments must know of each kind of thing that they are written about. */
export const AVIS_KINDS: Readonly<Record<ModelAvis, AvisKind>> = {
  parcours: {
    reponse: 'Réponse de l’auteur du parcours',
    commented: (id) => track('parcours_comment', { parcours_id: id }),
    rated: (id, note) => track('parcours_rate', { parcours_id: id, note }),
  },
  course: { reponse: 'Réponse de l’organisateur' },
  plan: { reponse: 'Réponse du coach' },
  voyage: { reponse: 'Réponse de l’agence' },
}
