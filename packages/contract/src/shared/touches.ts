import type { Key } from './call.ts'
import { type Tag, tagOf } from './tag.ts'

/** Whatever follows the figures, the day or the sport of an outing. */
const OUTING: readonly Tag[] = ['auth', 'chaussures', 'feed', 'palmares', 'resultats', 'training']
/** Predicted times stand there. */
const PREDICTED: readonly Tag[] = ['courses', 'itineraires', 'parcours', 'voyages']

/** Tags that a write, or all writes of a tag, change besides their own. */
const TOUCHES: Partial<Record<Key | Tag, readonly Tag[]>> = {
  training: ['auth', 'coaching'],
  'POST /api/coaching/athletes/{id}/end': ['auth', 'training'],
  'POST /api/coaching/tsession/{id}/destroy': ['training-session'],
  liste: ['saison'],
  reservations: ['auth', 'courses', 'training', 'voyages'],
  'POST /api/voyages/reserve': ['auth', 'courses', 'reservations', 'training'],
  'POST /api/voyages/attente': ['auth', 'courses', 'reservations', 'training'],
  'POST /api/voyages/attente/del': ['auth', 'courses', 'reservations', 'training'],
  'POST /api/evenements/inscrire': ['auth', 'profile', 'training'],
  'POST /api/evenements/desinscrire': ['auth', 'profile', 'training'],
  'POST /api/evenements/attente': ['auth', 'profile', 'training'],
  'POST /api/evenements/attente/del': ['auth', 'profile', 'training'],
  'POST /api/profile/bloquer': ['commentaires', 'feed', 'messages'],
  'POST /api/resultats/{epreuves_id}/envoi': ['courses'],
  'POST /api/resultats/del': ['courses'],
  resultats: ['chaussures', 'palmares'],
  palmares: ['activites', 'chaussures', ...PREDICTED],
  'POST /api/activites/create': ['chaussures', 'palmares', 'resultats'],
  'POST /api/activites/del': ['chaussures', 'palmares', 'resultats'],
  'POST /api/activites/update/{id}': OUTING,
  'POST /api/activites/separer/{id}': ['chaussures', 'palmares', 'resultats'],
  'POST /api/activites/calibrage': PREDICTED,
  'POST /api/activites/calibrage/ecarter': PREDICTED,
  'POST /api/activites/couper/{id}': OUTING,
  'POST /api/activites/scinder/{id}': OUTING,
  'POST /api/activites/joindre/{id}': OUTING,
  'POST /api/activites/origine/{id}': OUTING,
  'POST /api/activites/chaussures/{id}': ['chaussures'],
  'POST /api/chaussures/del': ['activites'],
  'POST /api/archives/arreter/{id}': ['activites', 'chaussures', 'palmares', 'resultats'],
}

/** Tags whose reads are stale after this write. */
export function touchedBy(key: Key): readonly Tag[] {
  const tag = tagOf(key)
  return [...new Set([tag, ...(TOUCHES[tag] ?? []), ...(TOUCHES[key] ?? [])])]
}
