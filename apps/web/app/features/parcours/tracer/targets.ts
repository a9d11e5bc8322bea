import type { Call, Key } from '@foulee/contract/shared/call'
import { entrainementPath } from '#features/entrainement/shared/entrainements/paths.ts'
import { addRouteToNote } from '#features/parcours/shared/route-note.ts'
import type { TracerTarget } from '#features/parcours/shared/tracer-paths.ts'
import { toForm } from '#kit/editor/to-form.ts'

/** Saved route that goes to its target. */
export type SavedRoute = { id: number; titre: string; url: string }

/** Page from which a drawing was begun, and its name. */
export function backOf(target: TracerTarget): { to: string; label: string } {
  if (target.kind === 'epreuve')
    return { to: `/contribution/courses/${target.course}#epreuves`, label: 'Votre course' }
  if (target.kind === 'journee')
    return { to: `/contribution/sejours/${target.voyage}#journees`, label: 'Votre séjour' }
  if (target.athlete !== null)
    return { to: `/contribution/athletes/${target.athlete}`, label: 'Votre athlète' }
  return { to: entrainementPath(target.id), label: 'Votre séance' }
}

/** `call` ties the route; `failed` says how to do it by hand. */
type TargetTexts = { call: Key; lead: string; saved: string; failed: string }

export const TARGETS = {
  epreuve: {
    call: 'POST /api/courses/epreuves',
    lead: 'Une fois enregistré, le tracé sera le parcours de l’épreuve.',
    saved: 'Le tracé est enregistré\u00a0: c’est le parcours de l’épreuve.',
    failed:
      'Le tracé est enregistré dans vos parcours, mais pas sur l’épreuve\u00a0: choisissez-le en la modifiant.',
  },
  journee: {
    call: 'POST /api/voyages/journee/{id}/edit/{journee_id}',
    lead: 'Une fois enregistré, le tracé sera le parcours de la journée.',
    saved: 'Le tracé est enregistré\u00a0: c’est le parcours de la journée.',
    failed:
      'Le tracé est enregistré dans vos parcours, mais pas sur la journée\u00a0: choisissez-le en la modifiant.',
  },
  seance: {
    call: 'POST /api/training/update/{id}',
    lead: 'Une fois enregistré, le tracé sera noté sur la séance.',
    saved: 'Le tracé est enregistré, et noté sur la séance.',
    failed:
      'Le tracé est enregistré dans vos parcours, mais n’a pas pu être noté sur la séance. Notez-y son adresse.',
  },
} as const satisfies Record<TracerTarget['kind'], TargetTexts>

/** Only the route is sent: what else was changed there meanwhile stays. */
export async function tieRoute(call: Call, target: TracerTarget, route: SavedRoute): Promise<void> {
  if (target.kind === 'epreuve') {
    const body = { id: target.id, editions_id: target.edition, parcours_id: route.id }
    await call('POST /api/courses/epreuves', { body })
  } else if (target.kind === 'journee') {
    await call('POST /api/voyages/journee/{id}/edit/{journee_id}', {
      params: { id: target.voyage, journee_id: target.id },
      body: toForm({ parcours_id: String(route.id) }),
    })
  } else {
    const params = { id: target.id }
    const { data } = await call('POST /api/training/{id}', { params })
    const body = toForm({ note: addRouteToNote(data.note, route), version: String(data.version) })
    await call('POST /api/training/update/{id}', { params, body })
  }
}

/** A draft is seen by its author alone. */
export function describeReaders(target: TracerTarget): string {
  if (target.kind === 'epreuve') return 'Les coureurs le verront une fois publié.'
  if (target.kind === 'journee') return 'Les voyageurs le verront une fois publié.'
  return target.athlete === null ? '' : 'Votre athlète le verra une fois publié.'
}
