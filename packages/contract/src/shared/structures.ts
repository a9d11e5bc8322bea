import { readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import * as z from 'zod'
import { Email, Id, Instant, paragraph, Text } from './fields.ts'

/** What the structures that several members manage have in common: organisers, agencies. */

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

/** Who manages it, as they see each other. */
export const Equipe = z.strictObject({
  membres: z.array(Membre),
  /** Sent, neither accepted nor run out. */
  invitations: z.array(InvitationMembre),
  /** Whether I am a member; staff may change it without being one. */
  is_membre: z.boolean(),
})
export type Equipe = z.infer<typeof Equipe>

/** What whoever holds the link of an invitation may read of it. */
export const InviteStructure = z.strictObject({
  /** Of the structure. */
  id: Id,
  slug: z.string(),
  nom: z.string(),
  ville: Text,
  inviteur: z.string(),
  etat: z.enum(['envoyee', 'acceptee', 'expiree']),
})
export type InviteStructure = z.infer<typeof InviteStructure>

/** Who made one that waits for the staff; null when that account is gone. */
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

/** The address of a site; an empty text takes it away. */
export const site = z
  .string()
  .trim()
  .max(500)
  .superRefine((text, { addIssue }) => {
    const read = text ? readAdresseWeb(text) : null
    if (read && 'message' in read) addIssue({ code: 'custom', message: read.message })
  })

/** The word that takes a picture away; a new one is a file. */
export const noLogo = z.literal('', {
  error: 'Envoyez un fichier d’image, ou un texte vide pour retirer celle qui est là.',
})

/** 256 random bits, as the mail's link carries them after its `#`. */
export const Token = z.string().regex(/^[\w-]{43}$/, 'Ce lien est incomplet. Copiez-le en entier.')

/** What the staff says of a new one. */
export const Verification = z.object({
  id: Id,
  decision: z.enum(['verifier', 'refuser']),
  motif: paragraph(1_000).optional(),
})
