import { POINTS_MAX } from '@foulee/domain/parcours/itineraire'
import * as z from 'zod'
import { IdOrSlug, IdParam, line, Position } from '../shared/fields.ts'
import { created, data, endpoints } from '../shared/kit.ts'
import { ModeTroncon, Troncon } from './itineraires.ts'
import { ParcoursGestion } from './parcours-edition.ts'

/** Point placed by hand; `mode` is that of the stretch which arrives there. */
export const PointDessin = z.strictObject({ position: Position, mode: ModeTroncon })
export type PointDessin = z.infer<typeof PointDessin>

const Dessin = {
  points: z.array(PointDessin).min(2).max(POINTS_MAX),
  /** One fewer than `points`. */
  troncons: z.array(Troncon).min(1).max(POINTS_MAX),
}

/** A route as the editor opens it. */
export const DessinParcours = z.strictObject({
  ...Dessin,
  titre: z.string(),
  /** Version of the track, to send back with changes. */
  version: z.int(),
  /** Whether the points are those that its author placed, or were found on the line of a file. */
  est_trace: z.boolean(),
  /** Whether the route is another's: to be saved as a new one. */
  est_copie: z.boolean(),
})
export type DessinParcours = z.infer<typeof DessinParcours>

const ERRORS = ['trace_refusee', 'service_indisponible', 'trop_de_demandes'] as const

export const parcoursDessin = endpoints({
  'GET /api/parcours/{id}/dessin': {
    summary:
      'Un parcours à redessiner\u00a0: un des miens, ou la partie visible d’un parcours publié.',
    access: 'member',
    params: z.object({ id: IdOrSlug }),
    reply: data(DessinParcours),
    errors: ['parcours_introuvable', 'trace_absente'],
  },
  'POST /api/parcours/traces': {
    summary: 'Enregistre un tracé\u00a0: un nouveau parcours, en brouillon.',
    access: 'member',
    body: z.object({ titre: line(120, 0).default(''), ...Dessin }),
    reply: created(ParcoursGestion.shape.parcours),
    errors: ERRORS,
  },
  'POST /api/parcours/traces/{id}': {
    summary:
      'Remplace la ligne d’un de mes parcours par un tracé. Avec la `version` lue, rien n’est écrit sur une ligne qui a changé depuis.',
    access: 'member',
    params: z.object({ id: IdParam }),
    body: z.object({ version: z.int().optional(), ...Dessin }),
    reply: data(ParcoursGestion),
    errors: [...ERRORS, 'parcours_introuvable', 'acces_refuse', 'version_depassee'],
  },
})
