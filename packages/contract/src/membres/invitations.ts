import * as z from 'zod'
import { Email, Id, Instant, paragraph, Text } from '../shared/fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'

const TypeInvitation = z.enum(['ami', 'athlete'])
/** 256 random bits in base64url, from the URL fragment of the mail. */
const Token = z.string().regex(/^[\w-]{43}$/, 'Ce lien est incomplet. Copiez-le en entier.')

/** Sender’s view: never reveals whether the address has an account. */
export const Invitation = z.strictObject({
  id: Id,
  type: TypeInvitation,
  email: z.string(),
  message: Text,
  etat: z.enum(['envoyee', 'acceptee', 'annulee', 'expiree']),
  created_at: Instant,
  expires_at: Instant,
  accepted_at: Instant.nullable(),
  acceptee_par: Text,
})
export type Invitation = z.infer<typeof Invitation>

export const InvitationRecue = z.strictObject({
  type: TypeInvitation,
  email: z.string(),
  message: Text,
  inviteur: z.string(),
  etat: z.enum(['envoyee', 'acceptee', 'expiree']),
})
export type InvitationRecue = z.infer<typeof InvitationRecue>

export const InvitationPourMoi = z.strictObject({
  genre: z.enum(['ami', 'athlete', 'organisateur', 'agence', 'magasin']),
  id: Id,
  inviteur: z.string(),
  /** Structure to join; null for an invitation as a friend or athlete. */
  titre: Text,
  message: Text,
  expires_at: Instant,
})
export type InvitationPourMoi = z.infer<typeof InvitationPourMoi>

export const invitations = endpoints({
  'POST /api/invitation/recues': {
    summary:
      'Les invitations envoyées à mon adresse vérifiée et qui attendent ma réponse, de tous les genres.',
    access: 'member',
    isRead: true,
    reply: list(InvitationPourMoi),
  },
  'POST /api/invitation/repondre': {
    summary: 'Accepte ou décline une invitation envoyée à mon adresse.',
    access: 'member',
    body: InvitationPourMoi.pick({ genre: true, id: true }).extend({ est_acceptee: z.boolean() }),
    reply: data(z.null()),
    errors: ['invitation_introuvable', 'invitation_perimee', 'invitation_a_soi'],
  },
  'POST /api/invitation/ask': {
    summary: 'Invite un ami, ou un athlète quand on est coach. Le lien vaut 30\u00a0jours.',
    access: 'inviter',
    body: z.object({
      email: Email,
      type: TypeInvitation.default('ami'),
      message: paragraph(500).optional(),
    }),
    reply: created(Invitation),
    errors: ['acces_refuse', 'invitation_deja_envoyee', 'trop_de_demandes'],
  },
  'POST /api/invitation/list': {
    summary: 'Les invitations que l’on a envoyées, de la plus récente à la plus ancienne.',
    access: 'member',
    isRead: true,
    body: z.object({
      page: z.int().min(1).max(10_000).default(1),
      nb_page: z.int().min(1).max(100).default(20),
    }),
    reply: list(Invitation),
  },
  'POST /api/invitation/cancel': {
    summary: 'Annule une invitation qui n’a pas encore servi\u00a0: son lien ne mène plus à rien.',
    access: 'member',
    body: z.object({ id: Id }),
    reply: data(Invitation),
    errors: ['invitation_introuvable', 'invitation_perimee'],
  },
  'POST /api/invitation/show': {
    summary: 'Qui invite, et à quoi\u00a0: pour qui détient le lien.',
    access: 'public',
    isRead: true,
    body: z.object({ token: Token }),
    reply: data(InvitationRecue),
    errors: ['invitation_introuvable'],
  },
  'POST /api/invitation/accept': {
    summary: 'Accepte une invitation reçue.',
    access: 'member',
    body: z.object({ token: Token }),
    reply: data(InvitationRecue),
    errors: ['invitation_introuvable', 'invitation_perimee', 'invitation_a_soi'],
  },
})
