import { MODELS_AVIS } from '@foulee/domain/echanges/avis'
import { ETATS_AGENCE } from '@foulee/domain/sejours/immatriculation'
import { STATUTS } from '@foulee/domain/shared/publication'
import * as z from 'zod'
import { Day, Id, Instant, Metres, Text } from '../shared/fields.ts'
import { endpoints, list } from '../shared/kit.ts'
import { adminList, Recherche } from './admin-list.ts'

const Statut = z.enum(STATUTS)
const Personne = z.strictObject({ users_id: Id, nom: z.string() }).nullable()

export const AdminOrganisateur = z.strictObject({
  id: Id,
  slug: z.string(),
  nom: z.string(),
  ville: Text,
  email: Text,
  verifie_le: Instant.nullable(),
  nb_membres: z.int(),
  nb_courses: z.int(),
  created_at: Instant,
})
export type AdminOrganisateur = z.infer<typeof AdminOrganisateur>

export const AdminAgence = AdminOrganisateur.omit({ nb_courses: true }).extend({
  etat: z.enum(ETATS_AGENCE),
  immatriculation: Text,
  garant: Text,
  assureur: Text,
  nb_voyages: z.int(),
})
export type AdminAgence = z.infer<typeof AdminAgence>

export const AdminCourse = z.strictObject({
  id: Id,
  slug: z.string(),
  nom: z.string(),
  ville: Text,
  departement: Text,
  statut: Statut,
  organisateur: z.string(),
  date_prochaine: Day.nullable(),
  updated_at: Instant,
})
export type AdminCourse = z.infer<typeof AdminCourse>

export const AdminParcours = z.strictObject({
  id: Id,
  slug: z.string(),
  titre: z.string(),
  ville: Text,
  statut: Statut,
  auteur: Personne,
  distance: Metres.nullable(),
  updated_at: Instant,
})
export type AdminParcours = z.infer<typeof AdminParcours>

export const AdminCommentaire = z.strictObject({
  id: Id,
  model: z.string(),
  objet_id: Id,
  texte: z.string(),
  note: z.int().nullable(),
  auteur: Personne,
  masque_motif: Text,
  created_at: Instant,
})
export type AdminCommentaire = z.infer<typeof AdminCommentaire>

const reads = { access: 'moderer', isRead: true } as const

export const adminAnnuaires = endpoints({
  'POST /api/admin/organisateurs/list': {
    ...reads,
    summary: 'Tous les organisateurs.',
    body: adminList(['created_at', 'nom', 'id'], {
      recherche: Recherche,
      est_verifie: z.boolean(),
      est_gere: z.boolean(),
    }),
    reply: list(AdminOrganisateur),
  },
  'POST /api/admin/agences/list': {
    ...reads,
    summary: 'Toutes les agences, avec leurs papiers.',
    body: adminList(['created_at', 'nom', 'id'], {
      recherche: Recherche,
      est_verifie: z.boolean(),
      est_gere: z.boolean(),
    }),
    reply: list(AdminAgence),
  },
  'POST /api/admin/courses/list': {
    ...reads,
    summary: 'Toutes les courses, publiées ou non.',
    body: adminList(['updated_at', 'nom', 'date_prochaine', 'id'], {
      recherche: Recherche,
      statut: Statut,
    }),
    reply: list(AdminCourse),
  },
  'POST /api/admin/parcours/list': {
    ...reads,
    summary: 'Tous les parcours, publiés ou non.',
    body: adminList(['updated_at', 'titre', 'id'], { recherche: Recherche, statut: Statut }),
    reply: list(AdminParcours),
  },
  'POST /api/admin/commentaires/list': {
    ...reads,
    summary: 'Tous les avis, masqués ou non.',
    body: adminList(['created_at', 'note', 'id'], {
      recherche: Recherche,
      est_masque: z.boolean(),
      model: z.enum(MODELS_AVIS),
    }),
    reply: list(AdminCommentaire),
  },
})
