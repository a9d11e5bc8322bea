import { readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import * as z from 'zod'
import { Email, Id, Instant, paragraph, Text } from './fields.ts'

const Membre = z.strictObject({
  users_id: Id,
  nom: z.string(),
  avatar: z.string(),
  origine: z.enum(['creation', 'revendication', 'invitation', 'staff']),
  depuis: Instant,
})
const InvitationMembre = z.strictObject({
  id: Id,
  email: z.string(),
  created_at: Instant,
  expires_at: Instant,
})

export const Equipe = z.strictObject({
  membres: z.array(Membre),
  invitations: z.array(InvitationMembre),
  /** Staff may edit without being a member. */
  is_membre: z.boolean(),
})
export type Equipe = z.infer<typeof Equipe>

export const InviteStructure = z.strictObject({
  id: Id,
  slug: z.string(),
  nom: z.string(),
  ville: Text,
  inviteur: z.string(),
  etat: z.enum(['envoyee', 'acceptee', 'expiree']),
})
export type InviteStructure = z.infer<typeof InviteStructure>

/** Creator of a structure pending verification; null once the account is deleted. */
export const Createur = z
  .strictObject({ users_id: Id, nom: z.string(), email: z.string() })
  .nullable()

export const telephone = z
  .string()
  .trim()
  .regex(/^$|^\+?[0-9][0-9 .()-]{4,22}$/, {
    error: 'Indiquez un numéro de téléphone, par exemple 06 12 34 56 78.',
  })

export const email = z.union([z.literal(''), Email], {
  error: 'Indiquez une adresse email, par exemple bonjour@monclub.fr.',
})

/** Website URL; an empty text clears it. */
export const site = z
  .string()
  .trim()
  .max(500)
  .superRefine((text, { addIssue }) => {
    const read = text ? readAdresseWeb(text) : null
    if (read && 'message' in read) addIssue({ code: 'custom', message: read.message })
  })

/** An empty text removes the picture; a new one is a file. */
export const noLogo = z.literal('', {
  error: 'Envoyez un fichier d’image, ou un texte vide pour retirer celle qui est là.',
})

/** 256 random bits in base64url, from the URL fragment of the mail. */
export const Token = z.string().regex(/^[\w-]{43}$/, 'Ce lien est incomplet. Copiez-le en entier.')

export const Verification = z.object({
  id: Id,
  decision: z.enum(['verifier', 'refuser']),
  motif: paragraph(1_000).optional(),
})
