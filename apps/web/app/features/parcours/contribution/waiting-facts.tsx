import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import { formatDenivele, formatDistance } from '@foulee/domain/mesure'
import {
  DIFFICULTE_LABELS,
  FORME_LABELS,
  TYPE_PARCOURS_LABELS,
} from '@foulee/domain/parcours/parcours'

/** What is computed of a route, and what its author calls it: wrong ones show beside each other. */
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
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-semibold break-words">{value || 'Inconnu'}</dd>
        </div>
      ))}
    </dl>
  )
}
