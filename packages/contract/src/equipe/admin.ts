import { MODELS_SIGNALEMENT } from '@foulee/domain/echanges/avis'
import * as z from 'zod'
import { Id, Instant, Text } from '../shared/fields.ts'
import { data, endpoints, list } from '../shared/kit.ts'
import { adminList, Recherche } from './admin-list.ts'

/** What waits for the staff. */
const TYPES_ATTENTE = [
  'course',
  'parcours',
  'seance',
  'plan',
  'voyage',
  'reduction',
  'evenement',
  'organisateur',
  'agence',
  'magasin',
  'revendication',
  'demande',
  'signalement',
] as const

/** One thing in the queue of the staff. */
export const Attente = z.strictObject({
  /** `parcours-12`: kind and id. */
  id: z.string(),
  type: z.enum(TYPES_ATTENTE),
  objet_id: Id,
  titre: z.string(),
  /** What helps to decide, in a few words. */
  texte: Text,
  /** Who asks; null when nobody can be named. */
  auteur: z.strictObject({ users_id: Id, nom: z.string() }).nullable(),
  depuis: Instant,
  /** What a report is about: its answer is named after what it does to that. */
  model: z.enum(MODELS_SIGNALEMENT).nullable(),
  /** Where it can be looked at as it would be seen. */
  url: Text,
})
export type Attente = z.infer<typeof Attente>

/** Somebody or something that an act is about. */
const Nomme = z.strictObject({
  titre: z.string(),
  /** Its page on the site; null where it has none of its own. */
  url: Text,
  /** A member: also a line of the accounts. */
  users_id: Id.nullable(),
})
export type Nomme = z.infer<typeof Nomme>

/** One act of the staff. */
export const Acte = z.strictObject({
  id: Id,
  action: z.string(),
  objet_id: z.int(),
  /** What it was done to, as it is called now; null when it is gone or has no name. */
  objet: Nomme.nullable(),
  staff: z.strictObject({ users_id: Id, nom: z.string() }).nullable(),
  details: z.record(z.string(), z.unknown()),
  /** Those of the details that are numbers of somebody or something, by their key there. */
  noms: z.record(z.string(), Nomme),
  created_at: Instant,
})
export type Acte = z.infer<typeof Acte>

export const admin = endpoints({
  'POST /api/admin/entree': {
    summary: 'Ouvre le back-office dans ce navigateur\u00a0: un laissez-passer pour ses pages.',
    access: 'moderer',
    reply: data(z.strictObject({ passe: z.string(), expires_at: Instant })),
  },
  'POST /api/admin/moderation/list': {
    summary: 'Tout ce qui attend une réponse de l’équipe, les plus anciens d’abord.',
    access: 'moderer',
    isRead: true,
    body: adminList(['depuis', 'titre'], { type: z.enum(TYPES_ATTENTE) }),
    reply: list(Attente),
  },
  'POST /api/admin/journal/list': {
    summary: 'Les actes de l’équipe.',
    access: 'moderer',
    isRead: true,
    body: adminList(['created_at', 'action'], {
      /** The kind of act (`parcours.publier`), or of thing (`parcours`). */
      action: Recherche,
      staff_id: Id,
      objet_id: Id,
      depuis: z.iso.date(),
      jusqua: z.iso.date(),
    }),
    reply: list(Acte),
  },
})
