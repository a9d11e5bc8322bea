import * as z from 'zod'
import { Id, Instant, paragraph } from '../shared/fields.ts'
import { data, endpoints, list } from '../shared/kit.ts'
import { adminList, Recherche } from './admin-list.ts'

/** Flags of produit 3.1 granted by staff; `premium` is a period. */
const DRAPEAUX = ['is_staff', 'parcours', 'organisateur', 'agence', 'coach'] as const
export type Drapeau = (typeof DRAPEAUX)[number]

const Suspension = z.strictObject({ le: Instant, motif: z.string(), par: z.string().nullable() })

export const AdminUtilisateur = z.strictObject({
  id: Id,
  email: z.string(),
  prenom: z.string(),
  nom: z.string(),
  type: z.enum(['athlete', 'coach', 'club']),
  email_verifie_le: Instant.nullable(),
  is_staff: z.boolean(),
  parcours: z.boolean(),
  organisateur: z.boolean(),
  agence: z.boolean(),
  coach: z.boolean(),
  premium_jusqua: Instant.nullable(),
  nb_sessions: z.int(),
  a_facteur: z.boolean(),
  suspension: Suspension.nullable(),
  created_at: Instant,
})
export type AdminUtilisateur = z.infer<typeof AdminUtilisateur>

const motif = paragraph(1000).min(1)
const CHANGES = ['compte_introuvable', 'geste_sur_soi'] as const

export const adminUtilisateurs = endpoints({
  'POST /api/admin/utilisateurs/list': {
    summary: 'Les comptes, par nom, adresse ou drapeau. Ceux qui ont été supprimés n’y sont pas.',
    access: 'moderer',
    isRead: true,
    body: adminList(['created_at', 'nom', 'email', 'id'], {
      recherche: Recherche,
      drapeau: z.enum(DRAPEAUX),
      est_verifie: z.boolean(),
      est_suspendu: z.boolean(),
    }),
    reply: list(AdminUtilisateur),
  },
  'POST /api/admin/utilisateurs/drapeaux': {
    summary: 'Donne ou retire des drapeaux à un compte, pour un motif que garde le journal.',
    access: 'moderer',
    body: z.object({
      id: Id,
      drapeaux: z.partialRecord(z.enum(DRAPEAUX), z.boolean()),
      motif,
    }),
    reply: data(AdminUtilisateur),
    errors: CHANGES,
  },
  'POST /api/admin/utilisateurs/suspendre': {
    summary: 'Suspend un compte\u00a0: ses sessions se ferment et plus rien ne l’ouvre.',
    access: 'moderer',
    body: z.object({ id: Id, motif }),
    reply: data(AdminUtilisateur),
    errors: CHANGES,
  },
  'POST /api/admin/utilisateurs/retablir': {
    summary: 'Lève la suspension d’un compte, qui peut de nouveau se connecter.',
    access: 'moderer',
    body: z.object({ id: Id, motif }),
    reply: data(AdminUtilisateur),
    errors: CHANGES,
  },
  'POST /api/admin/utilisateurs/facteur': {
    summary: 'Retire le second facteur d’un membre de l’équipe qui a tout perdu.',
    access: 'moderer',
    body: z.object({ id: Id, motif }),
    reply: data(AdminUtilisateur),
    errors: [...CHANGES, 'second_facteur_absent'],
  },
})
