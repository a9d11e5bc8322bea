import { TYPES_DEMANDE } from '@foulee/domain/membres/demande'
import * as z from 'zod'
import { Day, Id, Instant, line, nameLine, paragraph, Text, webAddress } from '../shared/fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'

const TypeDemande = z.enum(TYPES_DEMANDE)
const EtatDemande = z.enum(['en_attente', 'acceptee', 'refusee'])

export const Demande = z.strictObject({
  id: Id,
  type: TypeDemande,
  etat: EtatDemande,
  structure: Text,
  carte_pro: Text,
  carte_pro_fin: Day.nullable(),
  diplome: Text,
  assurance: Text,
  immatriculation: Text,
  federation: Text,
  ville: Text,
  site: Text,
  message: Text,
  motif: Text,
  created_at: Instant,
  decided_at: Instant.nullable(),
  verifiee: z.boolean(),
  demandeur: z.strictObject({
    users_id: Id,
    prenom: z.string(),
    nom: z.string(),
    email: z.string(),
    email_verifie: z.boolean(),
  }),
  /** For staff only. */
  decideur: Text,
})
export type Demande = z.infer<typeof Demande>

export const NewDemande = z.object({
  type: TypeDemande,
  structure: nameLine(120).optional(),
  carte_pro: line(40).optional(),
  carte_pro_fin: Day.optional(),
  diplome: line(160).optional(),
  assurance: line(160).optional(),
  immatriculation: line(40).optional(),
  federation: line(120).optional(),
  ville: line(120).optional(),
  site: webAddress.optional(),
  message: paragraph(1_000).optional(),
})
export type NewDemande = z.infer<typeof NewDemande>

const page = z.int().min(1).max(10_000).default(1)
const nb_page = z.int().min(1).max(100).default(20)

export const demandes = endpoints({
  'POST /api/profile/coach': {
    summary: 'Demande à être reconnu comme coach ou comme club\u00a0: l’équipe décide.',
    access: 'member',
    body: NewDemande,
    reply: created(Demande),
    errors: ['demande_en_cours'],
  },
  'POST /api/demandes/list': {
    summary: 'Ses demandes, ou avec `my` à false celles de tous, pour qui peut modérer.',
    access: 'member',
    isRead: true,
    body: z.object({
      my: z.boolean().default(true),
      etat: EtatDemande.optional(),
      type: TypeDemande.optional(),
      page,
      nb_page,
    }),
    reply: list(Demande),
    errors: ['acces_refuse'],
  },
  'POST /api/demandes/decider': {
    summary: 'Accepte ou refuse une demande en attente. Un refus se motive.',
    access: 'moderer',
    body: z.object({
      id: Id,
      decision: z.enum(['acceptee', 'refusee']),
      motif: paragraph(1_000).optional(),
    }),
    reply: data(Demande),
    errors: ['demande_introuvable', 'demande_deja_decidee', 'demande_email_non_verifie'],
  },
})
