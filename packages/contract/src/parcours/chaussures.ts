import { CHAUSSURES_METRES, SPORTS_CHAUSSES } from '@foulee/domain/parcours/chaussures'
import * as z from 'zod'
import { Day, Id, IdParam, line, Metres } from '../shared/fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'
import { Activite } from './activites.ts'

const CourseDePaire = z.strictObject({
  nom: z.string(),
  date: Day,
  est_declaree: z.boolean(),
  activites_id: Id,
})

export const Chaussures = z.strictObject({
  id: Id,
  marque: z.string(),
  modele: z.string(),
  /** Colour or nickname. */
  surnom: z.string(),
  achetee_le: Day.nullable(),
  deja_parcouru: Metres,
  limite: Metres,
  retiree_le: Day.nullable(),
  est_habituelle: z.boolean(),
  /** Sports whose new outings take it before the usual pair. */
  habituelle_pour: z.array(z.enum(SPORTS_CHAUSSES)),
  /** `deja_parcouru` plus the distances of its outings. */
  distance: Metres,
  nb_sorties: z.int().min(0),
  /** Races that it ran, official or declared, the latest first. */
  courses: z.array(CourseDePaire),
})
export type Chaussures = z.infer<typeof Chaussures>

const { limite_min, max } = CHAUSSURES_METRES
const Fields = z
  .object({
    marque: line(60, 0),
    modele: line(60),
    surnom: line(60, 0),
    achetee_le: Day.nullable(),
    deja_parcouru: Metres.max(max),
    limite: z.int().min(limite_min).max(max),
    est_habituelle: z.boolean(),
    habituelle_pour: z.array(z.enum(SPORTS_CHAUSSES)).max(SPORTS_CHAUSSES.length),
  })
  .partial()

const ById = z.object({ id: IdParam })
const MINE = ['chaussures_introuvables'] as const

export const chaussures = endpoints({
  'POST /api/chaussures/list': {
    summary: 'Mes paires de chaussures, avec leurs kilomètres\u00a0: en service, puis retirées.',
    access: 'member',
    isRead: true,
    reply: list(Chaussures),
  },
  'POST /api/chaussures/create': {
    summary:
      'Ajoute une paire. Habituelle, ou habituelle pour un sport, elle est celle de mes nouvelles sorties.',
    access: 'member',
    body: Fields.required({ modele: true }),
    reply: created(Chaussures),
    errors: ['trop_d_elements'],
  },
  'POST /api/chaussures/update/{id}': {
    summary: 'Change une de mes paires\u00a0: les champs envoyés seulement.',
    access: 'member',
    params: ById,
    body: Fields,
    reply: data(Chaussures),
    errors: MINE,
  },
  'POST /api/chaussures/retirer/{id}': {
    summary: 'Retire une paire, aujourd’hui ou le jour donné, ou la remet en service.',
    access: 'member',
    params: ById,
    body: z.object({ est_retiree: z.boolean(), retiree_le: Day.optional() }),
    reply: data(Chaussures),
    errors: MINE,
  },
  'POST /api/chaussures/del': {
    summary: 'Supprime une paire. Ses sorties restent, sans chaussures.',
    access: 'member',
    body: z.object({ id: Id }),
    reply: data(z.null()),
    errors: MINE,
  },
  'POST /api/activites/chaussures/{id}': {
    summary: 'Dit avec quelles chaussures une de mes sorties a été courue, ou aucune.',
    access: 'member',
    params: ById,
    body: z.object({ chaussures_id: Id.nullable() }),
    reply: data(Activite),
    errors: ['activite_introuvable', ...MINE],
  },
})
