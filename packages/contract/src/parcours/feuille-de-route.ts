import { POINT_TYPES } from '@foulee/domain/courses/epreuve'
import { NIVEAUX } from '@foulee/domain/membres/profil'
import { parseArrets } from '@foulee/domain/parcours/feuille-de-route'
import { POINT_PARCOURS_TYPES } from '@foulee/domain/parcours/parcours'
import { parseDuree, SOURCES_FOURCHETTE } from '@foulee/domain/parcours/prediction'
import * as z from 'zod'
import { Day, IdOrSlug, IdParam, Metres, Text, Time } from '../shared/fields.ts'
import { readBy } from '../shared/filters.ts'
import { data, endpoints, file } from '../shared/kit.ts'

const Seconds = z.int().min(0)
/** A time of the day, and how many days after that of the start. */
const Moment = z.strictObject({ heure: Time, jour: z.int().min(0) })

/** One place of a roadbook, the finish included, with the way that leads to it. */
export const EtapeFeuille = z.strictObject({
  /** Metres from the start, as the organiser counts them. */
  metres: Metres,
  nom: Text,
  /** None at the finish. */
  types: z.array(z.enum([...POINT_TYPES, ...POINT_PARCOURS_TYPES])),
  is_arrivee: z.boolean(),
  troncon: z.strictObject({
    distance: Metres,
    /** Null where the ground is not known. */
    denivele: Metres.nullable(),
    denivele_negatif: Metres.nullable(),
    /** Seconds of it that are run in the dark; null where nobody knows when that is. */
    nuit: Seconds.nullable(),
  }),
  /** When one arrives. */
  passage: Moment,
  /** Seconds from the start to there. */
  temps: Seconds,
  /** Two of ten such runners are earlier, two later; null for a time that one sets oneself. */
  entre: z.tuple([Moment, Moment]).nullable(),
  /** Seconds that one stays; null where one does not stop. */
  arret: Seconds.nullable(),
  /** By when one must have left, and how many seconds are left then: negative is too late. */
  barriere: Moment.extend({
    /** The limit in seconds after the start. */
    limite: z.int(),
    marge: z.int(),
    chance: z.number().min(0).max(1).nullable(),
  }).nullable(),
})
export type EtapeFeuille = z.infer<typeof EtapeFeuille>

/** A roadbook: the legs between the points of an épreuve or of a route, and when one is where. */
export const FeuilleDeRoute = z.strictObject({
  /** The name of the épreuve, or of the route. */
  nom: z.string(),
  /** The name of the race, for an épreuve. */
  course: Text,
  distance: Metres,
  denivele: Metres.nullable(),
  denivele_negatif: Metres.nullable(),
  /** Unknown for a route until one tells it. */
  jour: Day.nullable(),
  depart: Time,
  /** Neither announced nor told: a usual hour stands for it. */
  is_depart_suppose: z.boolean(),
  /** What the times are told from: a time that was set, or a level. */
  base: z.enum(['objectif', 'niveau']),
  niveau: z.enum(NIVEAUX).nullable(),
  /** Seconds from start to finish, stops included. */
  temps: Seconds,
  /** Two of ten such runners are faster, two slower; null for a time that one sets: a plan is no prediction. */
  fourchette: z.tuple([Seconds, Seconds]).nullable(),
  /** What `fourchette` and the chances are told from. */
  source_fourchette: z.enum(SOURCES_FOURCHETTE).nullable(),
  arrets: Seconds,
  /** Sunrise and sunset of the day of the start. */
  soleil: z.strictObject({ lever: Time, coucher: Time }).nullable(),
  /** Whether a track says where the climbs are; without one, times know the climb of the whole alone. */
  has_trace: z.boolean(),
  etapes: z.array(EtapeFeuille),
})
export type FeuilleDeRoute = z.infer<typeof FeuilleDeRoute>

/** What whoever runs says of their day; what is left out is as announced, or assumed. */
const Reglages = z.object({
  depart: Time.optional(),
  objectif: readBy(parseDuree, 'Écrivez un temps comme 5h30 ou 4:45:00.').optional(),
  niveau: z.enum(NIVEAUX).optional(),
  /** Minutes, by place where one may stop. */
  arrets: readBy(
    parseArrets,
    'Indiquez les minutes d’arrêt, séparées par des virgules\u00a0: 5,0,15.',
  ).optional(),
})
export type Reglages = z.output<typeof Reglages>
const ReglagesParcours = Reglages.extend({ jour: Day.optional() })
export type ReglagesParcours = z.output<typeof ReglagesParcours>

const OfEpreuve = z.object({ id: IdOrSlug, epreuves_id: IdParam })
const OfParcours = z.object({ id: IdOrSlug })
const EPREUVE = ['course_introuvable', 'epreuve_introuvable', 'feuille_absente'] as const
const PARCOURS = ['parcours_introuvable', 'feuille_absente'] as const

export const feuilleDeRoute = endpoints({
  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route': {
    summary:
      'La feuille de route d’une épreuve\u00a0: tronçons, passages, arrêts, barrières et nuit, pour un temps visé ou un niveau.',
    access: 'public',
    params: OfEpreuve,
    query: Reglages,
    reply: data(FeuilleDeRoute),
    errors: EPREUVE,
  },
  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/gpx': {
    summary: 'Le parcours de l’épreuve en GPX, avec l’heure de passage dans le nom des points.',
    access: 'public',
    params: OfEpreuve,
    query: Reglages,
    reply: file('application/gpx+xml'),
    errors: [...EPREUVE, 'trace_absente'],
  },
  'GET /api/parcours/{id}/feuille-de-route': {
    summary: 'La feuille de route d’un parcours qui a des points.',
    access: 'public',
    params: OfParcours,
    query: ReglagesParcours,
    reply: data(FeuilleDeRoute),
    errors: PARCOURS,
  },
  'GET /api/parcours/{id}/feuille-de-route/gpx': {
    summary: 'Le parcours en GPX, avec l’heure de passage dans le nom des points.',
    access: 'public',
    params: OfParcours,
    query: ReglagesParcours,
    reply: file('application/gpx+xml'),
    errors: [...PARCOURS, 'trace_absente'],
  },
})
