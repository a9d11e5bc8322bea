import { PARTAGES } from '@foulee/domain/entrainement/partages'
import * as z from 'zod'
import { Day, Id, IdParam, Instant } from '../shared/fields.ts'
import { filterQuery } from '../shared/filters.ts'
import { data, endpoints, list } from '../shared/kit.ts'
import { Entrainement } from './entrainement.ts'

const Partages = z.array(z.enum(PARTAGES))

/** Declared daily load; null without data. */
export const ChargeJour = z.strictObject({ jour: Day, charge: z.int().nullable() })

export const Charge = z.strictObject({
  jours: z.array(ChargeJour),
  sept_jours: z.int().nullable(),
  vingt_huit_jours: z.int().nullable(),
  /** Mean over standard deviation of seven days; null if undefined. */
  monotonie: z.number().nullable(),
  phrase: z.string(),
})
export type Charge = z.infer<typeof Charge>

export const AthleteLigne = z.strictObject({
  id: Id,
  nom: z.string(),
  depuis: Instant,
  partages: Partages,
  /** km/h, effective VMA; null if unknown or not shared. */
  vma: z.number().nullable(),
  /** Past sessions of the last 28 days, done and planned; null if not shared. */
  assiduite: z.strictObject({ faits: z.int(), prevus: z.int() }).nullable(),
  sept_jours: z.int().nullable(),
  prochaine: z.strictObject({ nom: z.string(), date: Day }).nullable(),
  raisons: z.array(z.string()),
})
export type AthleteLigne = z.infer<typeof AthleteLigne>

export const Athlete = AthleteLigne.extend({
  entrainements: z.array(Entrainement),
  charge: Charge.nullable(),
  douleurs: z.array(
    z.strictObject({ jour: Day, lieu: z.string(), intensite: z.int(), mots: z.string() }),
  ),
})
export type Athlete = z.infer<typeof Athlete>

export const MonCoach = z.strictObject({
  id: Id,
  nom: z.string(),
  depuis: Instant,
  partages: Partages,
  consultations: z.array(z.strictObject({ jour: Day, partages: Partages })),
})
export type MonCoach = z.infer<typeof MonCoach>

const ById = z.object({ id: IdParam })

export const athletes = endpoints({
  'POST /api/coaching/athletes/list': {
    summary: 'Les athlètes qui m’ont accepté, d’abord ceux à qui dire un mot.',
    access: 'gerer_plans',
    isRead: true,
    query: filterQuery({}),
    reply: list(AthleteLigne),
  },
  'POST /api/coaching/athletes/{id}': {
    summary:
      'Un de mes athlètes, avec ce qu’il partage\u00a0; `du` est un lundi, huit semaines sinon.',
    access: 'gerer_plans',
    isRead: true,
    params: ById,
    query: z.object({ du: Day.optional(), au: Day.optional() }),
    reply: data(Athlete),
    errors: ['athlete_introuvable'],
  },
  'POST /api/coaching/athletes/{id}/end': {
    summary: 'Cesse de suivre un athlète.',
    access: 'gerer_plans',
    params: ById,
    reply: data(z.null()),
    errors: ['athlete_introuvable'],
  },
  'POST /api/training/coachs': {
    summary: 'Mes coachs, ce que je leur laisse voir et ce qu’ils ont regardé.',
    access: 'member',
    isRead: true,
    reply: list(MonCoach),
  },
  'POST /api/training/coachs/{id}': {
    summary: 'Choisit ce qu’un de mes coachs peut voir.',
    access: 'member',
    params: ById,
    body: z.object({ partages: Partages }),
    reply: data(MonCoach),
    errors: ['coach_introuvable'],
  },
  'POST /api/training/coachs/{id}/end': {
    summary: 'Met fin au suivi d’un coach, tout de suite.',
    access: 'member',
    params: ById,
    reply: data(z.null()),
    errors: ['coach_introuvable'],
  },
})
