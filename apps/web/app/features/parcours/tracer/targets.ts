import type { Call, Key } from '@foulee/contract/shared/call'
import { entrainementPath } from '#features/entrainement/shared/entrainements/paths.ts'
import type { TargetOf, TracerTarget } from '#features/parcours/shared/tracer-paths.ts'
import { toForm } from '#kit/editor/to-form.ts'

/** Saved route that goes to its target. */
export type SavedRoute = { id: number }

type Target<T extends TracerTarget> = {
  /** Call that ties the route. */
  call: Key
  lead: string
  saved: string
  /** The way to tie it by hand. */
  failed: string
  /** Page from which the drawing was begun, and its name. */
  back(target: T): { to: string; label: string }
  /** A draft is seen by its author alone: who waits for it. */
  readers(target: T): string
  /** Only the route is sent: what else was changed there meanwhile stays. */
  tie(call: Call, target: T, route: SavedRoute): Promise<unknown>
}

const TARGETS: { readonly [K in TracerTarget['kind']]: Target<TargetOf<K>> } = {
  epreuve: {
    call: 'POST /api/courses/epreuves',
    lead: 'Une fois enregistré, le tracé sera le parcours de l’épreuve.',
    saved: 'Le tracé est enregistré\u00a0: c’est le parcours de l’épreuve.',
    failed:
      'Le tracé est enregistré dans vos parcours, mais pas sur l’épreuve\u00a0: choisissez-le en la modifiant.',
    back: ({ course }) => ({
      to: `/contribution/courses/${course}#epreuves`,
      label: 'Votre course',
    }),
    readers: () => 'Les coureurs le verront une fois publié.',
    tie: (call, { id, edition }, route) =>
      call('POST /api/courses/epreuves', {
        body: { id, editions_id: edition, parcours_id: route.id },
      }),
  },
  journee: {
    call: 'POST /api/voyages/journee/{id}/edit/{journee_id}',
    lead: 'Une fois enregistré, le tracé sera le parcours de la journée.',
    saved: 'Le tracé est enregistré\u00a0: c’est le parcours de la journée.',
    failed:
      'Le tracé est enregistré dans vos parcours, mais pas sur la journée\u00a0: choisissez-le en la modifiant.',
    back: ({ voyage }) => ({
      to: `/contribution/sejours/${voyage}#journees`,
      label: 'Votre séjour',
    }),
    readers: () => 'Les voyageurs le verront une fois publié.',
    tie: (call, { voyage, id }, route) =>
      call('POST /api/voyages/journee/{id}/edit/{journee_id}', {
        params: { id: voyage, journee_id: id },
        body: toForm({ parcours_id: String(route.id) }),
      }),
  },
  seance: {
    call: 'POST /api/training/update/{id}',
    lead: 'Une fois enregistré, le tracé sera le parcours de la séance.',
    saved: 'Le tracé est enregistré\u00a0: c’est le parcours de la séance.',
    failed:
      'Le tracé est enregistré dans vos parcours, mais pas sur la séance\u00a0: notez-y son adresse.',
    back: ({ id, athlete }) =>
      athlete === null
        ? { to: entrainementPath(id), label: 'Votre séance' }
        : { to: `/contribution/athletes/${athlete}`, label: 'Votre athlète' },
    readers: ({ athlete }) => (athlete === null ? '' : 'Votre athlète l’ouvrira une fois publié.'),
    tie: (call, { id }, route) =>
      call('POST /api/training/update/{id}', {
        params: { id },
        body: toForm({ parcours_id: String(route.id) }),
      }),
  },
}

export const targetOf = ({ kind }: TracerTarget): Target<TracerTarget> => TARGETS[kind]
