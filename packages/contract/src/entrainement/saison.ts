import { CODES_SAISON, PRIORITES } from '@foulee/domain/entrainement/saison'
import * as z from 'zod'
import { ListeEpreuve } from '../echanges/liste.ts'
import { Day, Id, Metres } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { AgendaItem } from './agenda.ts'

const Priorite = z.enum(PRIORITES)
const Annee = z.coerce.number().int().min(2000).max(2100)

export const CourseSaison = z.strictObject({
  entree: ListeEpreuve,
  /** Null while postponed without a new day. */
  jour: Day.nullable(),
  priorite: Priorite.nullable(),
  km_effort: z.number().nullable(),
  /** Plan that leads to it. */
  plan: z.strictObject({ id: Id, titre: z.string() }).nullable(),
})
export type CourseSaison = z.infer<typeof CourseSaison>

export const RemarqueSaison = z.strictObject({
  code: z.enum(CODES_SAISON),
  jour: Day,
  ids: z.array(Id),
  phrase: z.string(),
  faire: z.string(),
})
export type RemarqueSaison = z.infer<typeof RemarqueSaison>

export const Saison = z.strictObject({
  annee: z.int(),
  /** Years in which there is a race, and the present one. */
  annees: z.array(z.int()),
  courses: z.array(CourseSaison),
  /** Stays and events of the year. */
  autres: z.array(AgendaItem),
  remarques: z.array(RemarqueSaison),
  totaux: z.strictObject({ courses: z.int(), distance: Metres, denivele: Metres }),
})
export type Saison = z.infer<typeof Saison>

export const saison = endpoints({
  'GET /api/saison': {
    summary: 'Mon année de courses, avec ce qui ne va pas ensemble (cette année sinon).',
    access: 'member',
    query: z.object({ annee: Annee.optional() }),
    reply: data(Saison),
  },
  'POST /api/saison/priorite': {
    summary:
      'Dit d’une course de ma run list si c’est un objectif (A), une étape (B) ou un plaisir (C).',
    access: 'member',
    body: z.object({ epreuves_id: Id, priorite: Priorite.nullable() }),
    reply: data(z.null()),
    errors: ['epreuve_introuvable'],
  },
})
