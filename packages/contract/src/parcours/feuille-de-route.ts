import { POINT_TYPES } from '@foulee/domain/courses/epreuve'
import { NIVEAUX } from '@foulee/domain/membres/profil'
import { parseDurees } from '@foulee/domain/parcours/duree-saisie'
import { parseArrets } from '@foulee/domain/parcours/feuille-de-route'
import { POINT_PARCOURS_TYPES } from '@foulee/domain/parcours/parcours'
import { SOURCES_FOURCHETTE } from '@foulee/domain/parcours/prediction'
import * as z from 'zod'
import { Day, IdOrSlug, IdParam, Metres, Text, Time } from '../shared/fields.ts'
import { readBy } from '../shared/filters.ts'
import { data, endpoints, file } from '../shared/kit.ts'
import { Calibre } from './calibre.ts'
import { Poids } from './parcours-prediction.ts'
import { Reference } from './reference.ts'

const Seconds = z.int().min(0)
export const Chance = z.number().min(0).max(1)
/** Time of day, and days since the start. */
const Moment = z.strictObject({ heure: Time, jour: z.int().min(0) })

export const EtapeFeuille = z.strictObject({
  /** Metres from the start, by the organiser’s count. */
  metres: Metres,
  nom: Text,
  types: z.array(z.enum([...POINT_TYPES, ...POINT_PARCOURS_TYPES])),
  is_arrivee: z.boolean(),
  troncon: z.strictObject({
    distance: Metres,
    denivele: Metres.nullable(),
    denivele_negatif: Metres.nullable(),
    /** Seconds of the leg in the dark; null if unknown. */
    nuit: Seconds.nullable(),
  }),
  passage: Moment,
  temps: Seconds,
  /** Median seconds of those who finished an earlier edition in about the same time; null where unknown. */
  semblables: Seconds.nullable(),
  /** 20th and 80th percentiles; null for a target time. */
  entre: z.tuple([Moment, Moment]).nullable(),
  /** Stop in seconds; null without a stop. */
  arret: Seconds.nullable(),
  /** Cut-off, and the remaining seconds on leaving; negative if missed. */
  barriere: Moment.extend({
    limite: z.int(),
    marge: z.int(),
    /** Among all starters, those who give up included. */
    chance: Chance.nullable(),
  }).nullable(),
})
export type EtapeFeuille = z.infer<typeof EtapeFeuille>

export const FeuilleDeRoute = z.strictObject({
  nom: z.string(),
  course: Text,
  distance: Metres,
  denivele: Metres.nullable(),
  denivele_negatif: Metres.nullable(),
  /** Null for a parcours until chosen. */
  jour: Day.nullable(),
  depart: Time,
  /** No start time is known: a usual one is assumed. */
  is_depart_suppose: z.boolean(),
  base: z.enum(['objectif', 'resultat', 'niveau']),
  niveau: z.enum(NIVEAUX).nullable(),
  /** Null on the sheets that are the same for everybody. */
  calibre: Calibre.nullable(),
  ...Poids,
  /** Seconds from start to finish, stops included: those of races that were run are within it. */
  temps: Seconds,
  /** 20th and 80th percentiles; null for a target time, which is no prediction. */
  fourchette: z.tuple([Seconds, Seconds]).nullable(),
  source_fourchette: z.enum(SOURCES_FOURCHETTE).nullable(),
  /** Share of starters who give up with time to spare: chances count them. Null for a target time. */
  abandons: Chance.nullable(),
  arrets: Seconds,
  /** On the day of the start. */
  soleil: z.strictObject({ lever: Time, coucher: Time }).nullable(),
  /** Whether a track locates the climbs; otherwise only the total climb is used. */
  has_trace: z.boolean(),
  /** Earlier edition, and bounds in seconds, of runners of about the same time: ten at least, else null. */
  semblables: z
    .strictObject({ annee: z.int(), least: Seconds, most: Seconds, nb: z.int().min(10) })
    .nullable(),
  /** Edition, and number of finishers, whose passages corrected the way; null where none did. */
  appris: z.strictObject({ annee: z.int(), nb: z.int().min(20) }).nullable(),
  /** Announced metres and altitude, evenly spaced; null where the altitude is unknown. */
  profil: z.array(z.tuple([Metres, z.number()])).nullable(),
  etapes: z.array(EtapeFeuille),
})
export type FeuilleDeRoute = z.infer<typeof FeuilleDeRoute>

export const Reglages = z.object({
  depart: Time.optional(),
  objectif: readBy(parseDurees, 'Écrivez un temps comme 5h30 ou 4:45:00.').optional(),
  niveau: z.enum(NIVEAUX).optional(),
  arrets: readBy(
    parseArrets,
    'Indiquez les minutes d’arrêt, séparées par des virgules\u00a0: 5,0,15.',
  ).optional(),
})
export type Reglages = z.output<typeof Reglages>
const ReglagesParcours = Reglages.extend({ jour: Day.optional() })
export type ReglagesParcours = z.output<typeof ReglagesParcours>

/** Without a target or a level, which make a plan that is the same for everyone. */
const MesReglages = Reference.safeExtend(Reglages.omit({ objectif: true, niveau: true }).shape)
const MesReglagesParcours = MesReglages.safeExtend({ jour: Day.optional() })
export type MesReglages = z.output<typeof MesReglagesParcours>

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
  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi': {
    summary:
      'Ma feuille de route d’une épreuve : d’après une course que je donne et mes résultats, sinon d’après mon niveau ; `null` quand ni l’un ni l’autre n’est connu.',
    access: 'member',
    params: OfEpreuve,
    query: MesReglages,
    reply: data(FeuilleDeRoute.nullable()),
    errors: EPREUVE,
  },
  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi/gpx': {
    summary: 'Le parcours de l’épreuve en GPX, avec l’heure de mes passages.',
    access: 'member',
    params: OfEpreuve,
    query: MesReglages,
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
  'GET /api/parcours/{id}/feuille-de-route/moi': {
    summary: 'Ma feuille de route d’un parcours, d’après mes résultats, sinon d’après mon niveau.',
    access: 'member',
    params: OfParcours,
    query: MesReglagesParcours,
    reply: data(FeuilleDeRoute.nullable()),
    errors: PARCOURS,
  },
  'GET /api/parcours/{id}/feuille-de-route/moi/gpx': {
    summary: 'Le parcours en GPX, avec l’heure de mes passages.',
    access: 'member',
    params: OfParcours,
    query: MesReglagesParcours,
    reply: file('application/gpx+xml'),
    errors: [...PARCOURS, 'trace_absente'],
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
