import { DROITS } from '@foulee/domain/membres/droits'
import { checkMotDePasse } from '@foulee/domain/membres/mot-de-passe'
import * as z from 'zod'
import { Email, Id, nameLine } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { Profil } from './profil.ts'

export const CurrentUser = z.strictObject({
  users_id: Id,
  email: z.string(),
  prenom: z.string(),
  nom: z.string(),
  email_verifie: z.boolean(),
  /** Pending new email address; empty without one. */
  email_attendu: z.string(),
  avec_mot_de_passe: z.boolean(),
  options: z.strictObject({
    parcours: z.boolean(),
    organisateur: z.boolean(),
    agence: z.boolean(),
    premium: z.boolean(),
    coach: z.boolean(),
    staff: z.boolean(),
  }),
  droits: z.array(z.enum(DROITS)),
  links: z.strictObject({ profil: z.string().optional(), admin: z.string().optional() }),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const Me = z.strictObject({ user: CurrentUser, profil: Profil })
export type Me = z.infer<typeof Me>
export const SignedIn = Me.extend({ auth_token: z.string() })

const Credentials = z.object({
  email: Email,
  password: z.string().min(1).max(200),
  remember: z.boolean().default(false),
  register: z.boolean().default(false),
})

const describePassword = (value: unknown): string => {
  const { password, email } = value as { password?: unknown; email?: unknown }
  if (typeof password !== 'string' || !password) return ''
  return checkMotDePasse(password, typeof email === 'string' ? email : '').join(' ')
}

/** The password is checked whatever other fields say, so that one answer names all errors. */
export const Registration = z
  .object({
    email: Email,
    password: z.string().min(1).max(200),
    prenom: nameLine(80),
    nom: nameLine(80),
    cgu: z.literal(true, 'Acceptez les conditions générales pour créer un compte.'),
    type: z.enum(['athlete', 'coach', 'club']).default('athlete'),
    remember: z.boolean().default(false),
  })
  .refine((form) => !describePassword(form), {
    path: ['password'],
    error: ({ input }) => describePassword(input),
    when: () => true,
  })

export const session = endpoints({
  'POST /api/auth/login': {
    summary: 'Ouvre une session.',
    access: 'public',
    body: Credentials,
    reply: data(SignedIn),
    errors: ['identifiants_invalides', 'compte_suspendu', 'trop_de_demandes'],
  },
  'POST /api/auth/register': {
    summary: 'Crée un compte et ouvre une session.',
    access: 'public',
    body: Registration,
    reply: data(SignedIn),
    errors: ['email_deja_pris', 'trop_de_demandes'],
  },
  'GET /api/auth/me': {
    summary: 'Qui est connecté, son profil et ce qu’il peut faire.',
    access: 'member',
    reply: data(Me),
  },
  'POST /api/auth/exist': {
    summary: 'Dit si un compte existe pour cet email.',
    access: 'public',
    body: z.object({ email: Email }),
    reply: data(z.strictObject({ exist: z.boolean() })),
    errors: ['trop_de_demandes'],
  },
  'POST /api/auth/logout': {
    summary: 'Ferme la session en cours.',
    access: 'member',
    reply: data(z.null()),
  },
})
