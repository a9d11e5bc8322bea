import { MODELS_SIGNALEMENT } from '@foulee/domain/echanges/avis'
import * as z from 'zod'
import { Id, Instant, Text } from '../shared/fields.ts'
import { data, endpoints, list } from '../shared/kit.ts'
import { adminList, Recherche } from './admin-list.ts'

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

export const Attente = z.strictObject({
  /** `parcours-12`: kind and id. */
  id: z.string(),
  type: z.enum(TYPES_ATTENTE),
  objet_id: Id,
  titre: z.string(),
  texte: Text,
  auteur: z.strictObject({ users_id: Id, nom: z.string() }).nullable(),
  depuis: Instant,
  /** Kind of the reported object, which decides the labels of the answers. */
  model: z.enum(MODELS_SIGNALEMENT).nullable(),
  url: Text,
})
export type Attente = z.infer<typeof Attente>

const Nomme = z.strictObject({
  titre: z.string(),
  url: Text,
  users_id: Id.nullable(),
})
export type Nomme = z.infer<typeof Nomme>

export const Acte = z.strictObject({
  id: Id,
  action: z.string(),
  objet_id: z.int(),
  objet: Nomme.nullable(),
  staff: z.strictObject({ users_id: Id, nom: z.string() }).nullable(),
  details: z.record(z.string(), z.unknown()),
  /** Names for the ids in the details, by detail key. */
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
      action: Recherche,
      staff_id: Id,
      objet_id: Id,
      depuis: z.iso.date(),
      jusqua: z.iso.date(),
    }),
    reply: list(Acte),
  },
})
