import { ETATS_REVENDICATION } from '@foulee/domain/courses/revendication'
import * as z from 'zod'
import { Id, Instant, paragraph, Text } from '../shared/fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'

const TypeClaim = z.enum(['organisateur', 'magasin'])
const Etat = z.enum(ETATS_REVENDICATION)

export const Claim = z.strictObject({
  id: Id,
  type: TypeClaim,
  /** `code`: one was sent. `staff`: decided by staff. */
  etat: Etat,
  structure: z.strictObject({ id: Id, slug: z.string(), nom: z.string(), ville: Text }),
  /** Masked recipient of the code: `b•••••@club.example`. */
  adresse: Text,
  expires_at: Instant.nullable(),
  essais_restants: z.int(),
  message: Text,
  motif: Text,
  created_at: Instant,
  decided_at: Instant.nullable(),
  demandeur: z.strictObject({
    users_id: Id,
    prenom: z.string(),
    nom: z.string(),
    email: z.string(),
  }),
  decideur: Text,
})
export type Claim = z.infer<typeof Claim>

export const claim = endpoints({
  'POST /api/claim/create': {
    summary:
      'Revendique un organisateur ou un magasin\u00a0: un code part vers son adresse connue. Sans adresse, ou avec `sans_adresse`, l’équipe décide.',
    access: 'publier',
    body: z.object({
      id: Id,
      type: TypeClaim,
      sans_adresse: z.boolean().default(false),
      message: paragraph(1_000).optional(),
    }),
    reply: created(Claim),
    errors: [
      'organisateur_introuvable',
      'magasin_introuvable',
      'deja_membre',
      'revendication_en_cours',
      'trop_de_demandes',
    ],
  },
  'POST /api/claim/verify': {
    summary: 'Donne le code reçu\u00a0: s’il est bon, on devient membre de la structure.',
    access: 'publier',
    body: z.object({ claim: Id, code: z.string().max(20), type: TypeClaim }),
    reply: data(Claim),
    errors: [
      'revendication_introuvable',
      'revendication_perimee',
      'code_refuse',
      'trop_de_demandes',
    ],
  },
  'POST /api/claim/list': {
    summary: 'Ses revendications, ou avec `my` à false celles de tous, pour qui peut modérer.',
    access: 'member',
    isRead: true,
    body: z.object({
      my: z.boolean().default(true),
      etat: Etat.optional(),
      type: TypeClaim.optional(),
      page: z.int().min(1).max(10_000).default(1),
      nb_page: z.int().min(1).max(100).default(20),
    }),
    reply: list(Claim),
    errors: ['acces_refuse'],
  },
  'POST /api/claim/decider': {
    summary: 'Accepte ou refuse une revendication qui attend l’équipe. Un refus se motive.',
    access: 'moderer',
    body: z.object({
      id: Id,
      decision: z.enum(['acceptee', 'refusee']),
      motif: paragraph(1_000).optional(),
    }),
    reply: data(Claim),
    errors: ['revendication_introuvable', 'revendication_decidee'],
  },
})
