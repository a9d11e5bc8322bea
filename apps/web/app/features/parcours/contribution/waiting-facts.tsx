import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import {
  DIFFICULTE_LABELS,
  FORME_LABELS,
  TYPE_PARCOURS_LABELS,
} from '@foulee/domain/parcours/parcours'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { Facts } from '#kit/moderation/facts.tsx'

/** Computed figures beside the author's, so that errors show. */
export function WaitingFacts({ parcours }: { parcours: ParcoursCard }) {
  const { distance, denivele, ville, departement, forme, difficulte, types } = parcours
  const facts = [
    ['Distance', distance === null ? null : formatDistance(distance)],
    ['Montée', denivele === null ? null : formatDenivele(denivele)],
    ['Forme', forme && FORME_LABELS[forme]],
    ['Difficulté', difficulte && DIFFICULTE_LABELS[difficulte]],
    ['Types', types.map((type) => TYPE_PARCOURS_LABELS[type]).join(', ')],
    ['Départ', ville && `${ville}${departement ? ` (${departement})` : ''}`],
  ] as const
  return <Facts facts={facts} />
}
