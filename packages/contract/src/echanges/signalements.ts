import { MODELS_SIGNALEMENT, MOTIFS_SIGNALEMENT } from '@foulee/domain/echanges/avis'
import * as z from 'zod'
import { Id, Instant, paragraph, Text } from '../shared/fields.ts'
import { kindParam } from '../shared/kind-param.ts'
import { data, endpoints, list } from '../shared/kit.ts'

const Model = z.enum(MODELS_SIGNALEMENT)
const Motif = z.enum(MOTIFS_SIGNALEMENT)
const Etat = z.enum(['ouvert', 'retenu', 'rejete'])

export const Signalement = z.strictObject({
  id: Id,
  model: Model,
  objet_id: Id,
  motif: Motif,
  texte: Text,
  etat: Etat,
  created_at: Instant,
  decided_at: Instant.nullable(),
  decideur: Text,
  auteur: z.strictObject({ users_id: Id, nom: z.string(), email: z.string() }).nullable(),
  /** Reported object; null once deleted. `masque`: already hidden from others. */
  objet: z
    .strictObject({
      titre: z.string(),
      texte: z.string(),
      url: z.string(),
      masque: z.boolean(),
      /** Signed photo URLs of a private object, valid at most two hours. */
      photos: z.array(z.string()),
    })
    .nullable(),
})
export type Signalement = z.infer<typeof Signalement>

export const signalements = endpoints({
  'POST /api/signalements': {
    summary: 'Signale un contenu à l’équipe\u00a0; une fois par membre, le dernier motif compte.',
    access: 'member',
    body: z.object({
      model: kindParam('signalement'),
      id: Id,
      motif: Motif,
      texte: paragraph(1000).default(''),
    }),
    reply: data(z.null()),
    errors: ['objet_introuvable', 'trop_de_demandes'],
  },
  'GET /api/signalements': {
    summary: 'Les signalements reçus, par état, pour l’équipe.',
    access: 'moderer',
    query: z.object({
      etat: Etat.default('ouvert'),
      model: kindParam('signalement').optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      nb_page: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: list(Signalement),
  },
  'POST /api/signalements/decider': {
    summary:
      'Retient un signalement, ce qui masque l’avis signalé avec le motif donné, ou le rejette.',
    access: 'moderer',
    body: z.object({
      id: Id,
      decision: z.enum(['retenu', 'rejete']),
      motif: paragraph(1000).default(''),
    }),
    reply: data(Signalement),
    errors: ['signalement_introuvable', 'signalement_deja_decide'],
  },
})
