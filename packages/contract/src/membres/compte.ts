import { ACCES } from '@foulee/domain/membres/acces'
import { checkMotDePasse } from '@foulee/domain/membres/mot-de-passe'
import * as z from 'zod'
import { Email, Id, nameLine } from '../shared/fields.ts'
import { data, endpoints, file, list } from '../shared/kit.ts'
import { CurrentUser } from './session.ts'

const Password = z.string().min(1).max(200)
/** The handler also compares it with the account's address. */
const NewPassword = Password.refine((password) => !checkMotDePasse(password, '').length, {
  error: ({ input }) => checkMotDePasse(String(input), '').join(' '),
})
const LinkToken = z.string().regex(/^[\w-]{43}$/, 'Ce lien est incomplet.')

/** Accesses kept after a password change; revoked by default. */
const Garder = z.array(z.enum(ACCES)).max(ACCES.length).default([])

export const Appareil = z.strictObject({
  id: Id,
  appareil: z.string(),
  created_at: z.string(),
  /** Last use, to five minutes. */
  seen_at: z.string(),
  est_courant: z.boolean(),
})
export type Appareil = z.infer<typeof Appareil>

export const compte = endpoints({
  'POST /api/auth/forgot': {
    summary: 'Envoie un lien pour choisir un nouveau mot de passe, si un compte a cet email.',
    access: 'public',
    body: z.object({ email: Email }),
    reply: data(z.null()),
    errors: ['trop_de_demandes'],
  },
  'POST /api/auth/reset': {
    summary:
      'Change le mot de passe avec le lien reçu\u00a0; ferme toutes les sessions et coupe les autres accès, sauf ceux de `garder`. Le lien reçu à une ancienne adresse la rétablit.',
    access: 'public',
    body: z.object({ token: LinkToken, password: NewPassword, garder: Garder }),
    reply: data(z.null()),
    errors: ['lien_perime', 'compte_suspendu', 'email_deja_pris', 'trop_de_demandes'],
  },
  'POST /api/auth/verify': {
    summary: 'Vérifie l’adresse email avec le lien reçu, ou confirme une nouvelle adresse.',
    access: 'public',
    body: z.object({ token: LinkToken }),
    reply: data(z.null()),
    errors: ['lien_perime', 'email_deja_pris', 'trop_de_demandes'],
  },
  'POST /api/auth/verify/send': {
    summary: 'Envoie de nouveau le lien de vérification.',
    access: 'member',
    reply: data(z.null()),
    errors: ['trop_de_demandes'],
  },
  'POST /api/auth/update': {
    summary:
      'Change le nom, l’email ou le mot de passe. L’email et le mot de passe demandent le mot de passe actuel\u00a0; un nouvel email sert une fois vérifié, un nouveau mot de passe ferme les autres sessions et coupe les autres accès, sauf ceux de `garder`.',
    access: 'member',
    body: z.object({
      prenom: nameLine(80).optional(),
      nom: nameLine(80).optional(),
      email: Email.optional(),
      password: NewPassword.optional(),
      current_password: Password.optional(),
      garder: Garder,
    }),
    reply: data(CurrentUser),
    errors: ['email_deja_pris', 'trop_de_demandes'],
  },
  'POST /api/auth/sessions': {
    summary: 'Mes appareils connectés, le dernier utilisé d’abord.',
    access: 'member',
    isRead: true,
    reply: list(Appareil),
  },
  'POST /api/auth/sessions/del': {
    summary: 'Déconnecte un appareil, ou tous les autres.',
    access: 'member',
    body: z.object({ id: Id.optional(), autres: z.boolean().default(false) }),
    reply: data(z.null()),
    errors: ['session_introuvable'],
  },
  'POST /api/auth/export': {
    summary: 'Toutes mes données personnelles, en une archive.',
    access: 'member',
    isRead: true,
    reply: file('application/zip'),
    errors: ['trop_de_demandes'],
  },
  'POST /api/auth/delete/code': {
    summary:
      'Envoie par email le code qui confirme la suppression d’un compte sans mot de passe. Il vaut 15\u00a0minutes.',
    access: 'member',
    reply: data(z.null()),
    errors: ['trop_de_demandes'],
  },
  'POST /api/auth/delete': {
    summary:
      'Efface mon compte et mes données. Ce dont d’autres ont besoin reste sous «\u00a0Compte supprimé\u00a0». Demande le mot de passe\u00a0; sans mot de passe, le code reçu par email, ou une connexion de moins de 15\u00a0minutes par un autre service.',
    access: 'member',
    body: z.object({
      confirmation: z.literal(true, 'Confirmez la suppression.'),
      current_password: Password.optional(),
      code: z.string().max(20).optional(),
    }),
    reply: data(z.null()),
    errors: ['code_refuse', 'trop_de_demandes'],
  },
})
