import * as z from 'zod'
import { Day, Id } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { Calibre } from './calibre.ts'

const Count = z.int().min(0)

/** A factor with the bounds of 8 in 10, and the outings or results that it is drawn from. */
const Facteur = z.strictObject({
  valeur: z.number(),
  bas: z.number(),
  haut: z.number(),
  nb: Count,
})
export type FacteurPropre = z.infer<typeof Facteur>

const SortieDeCalibrage = z.strictObject({
  activites_id: Id,
  titre: z.string(),
  jour: Day.nullable(),
  est_ecartee: z.boolean(),
  /** Whether it counts: a run, with times and altitudes, about as fast as the others. */
  est_comptee: z.boolean(),
})

export const ProfilDeCoureur = Calibre.extend({
  /** Predicted times are those of everybody’s law, by choice. */
  est_generale: z.boolean(),
  facteurs: z.strictObject({
    /** Added to the exponent of time by distance. */
    croissance: Facteur,
    /** Factors on the time of climbs, of descents, and on the slowdown over a race. */
    montee: Facteur,
    descente: Facteur,
    fatigue: Facteur,
  }),
  /** Deviation of results from what the others predict, as a share of the time; null of too few. */
  ecart: z.number().nullable(),
  /** Outings that are still to be measured. */
  a_mesurer: Count,
  /** The latest first, those put aside among them. */
  liste: z.array(SortieDeCalibrage),
})
export type ProfilDeCoureur = z.infer<typeof ProfilDeCoureur>

export const calibrage = endpoints({
  'GET /api/activites/calibrage': {
    summary:
      'Mon profil de coureur\u00a0: comment je grimpe, descends, tiens la distance et faiblis, d’après mes sorties et mes résultats, avec des intervalles.',
    access: 'member',
    reply: data(ProfilDeCoureur),
  },
  'POST /api/activites/calibrage': {
    summary: 'Calcule mes temps prévus d’après moi, ou comme pour tout le monde.',
    access: 'member',
    body: z.object({ est_generale: z.boolean() }),
    reply: data(z.null()),
  },
  'POST /api/activites/calibrage/ecarter': {
    summary: 'Écarte une de mes sorties de mon profil de coureur, ou la remet.',
    access: 'member',
    body: z.object({ activites_id: Id, est_ecartee: z.boolean() }),
    reply: data(z.null()),
    errors: ['activite_introuvable'],
  },
})
