import { ETATS_MAGASIN } from '@foulee/domain/club/magasin'
import * as z from 'zod'
import { RapportImport } from '../courses/imports.ts'
import { adminList, Recherche } from '../equipe/admin-list.ts'
import { Id, Instant, Text } from '../shared/fields.ts'
import { data, endpoints, file, list } from '../shared/kit.ts'
import { LectureTableau } from '../shared/tableau.ts'

export const AdminMagasin = z.strictObject({
  id: Id,
  slug: z.string(),
  nom: z.string(),
  ville: Text,
  departement: Text,
  email: Text,
  etat: z.enum(ETATS_MAGASIN),
  a_horaires: z.boolean(),
  a_position: z.boolean(),
  nb_membres: z.int(),
  source: Text,
  verifie_le: Instant.nullable(),
  created_at: Instant,
})
export type AdminMagasin = z.infer<typeof AdminMagasin>

export const magasinsAdmin = endpoints({
  'POST /api/admin/magasins/list': {
    summary: 'Tous les magasins.',
    access: 'moderer',
    isRead: true,
    body: adminList(['created_at', 'nom', 'id'], {
      recherche: Recherche,
      est_verifie: z.boolean(),
      est_gere: z.boolean(),
    }),
    reply: list(AdminMagasin),
  },
  'GET /api/admin/magasins/export.csv': {
    summary: 'Tous les magasins en CSV, avec les colonnes que l’import relit.',
    access: 'moderer',
    reply: file('text/csv; charset=utf-8'),
  },
  'POST /api/admin/imports/magasins/essai': {
    summary:
      'Lit un tableau de magasins (`fichier`, .xlsx, .ods ou CSV) et dit ce qu’il donnerait\u00a0; rien n’est écrit.',
    access: 'moderer',
    multipart: true,
    files: ['fichier'],
    body: LectureTableau,
    reply: data(RapportImport),
    errors: ['requete_trop_longue'],
  },
  'POST /api/admin/imports/magasins/refusees': {
    summary:
      'Les lignes refusées d’un tableau de magasins, en CSV\u00a0: leur numéro, la raison, et leurs cases telles quelles.',
    access: 'moderer',
    isRead: true,
    multipart: true,
    files: ['fichier'],
    body: LectureTableau,
    reply: file('text/csv; charset=utf-8'),
    errors: ['requete_trop_longue'],
  },
  'POST /api/admin/imports/magasins/appliquer': {
    summary:
      'Importe les lignes nouvelles d’un tableau de magasins (`fichier`, .xlsx, .ods ou CSV).',
    access: 'moderer',
    multipart: true,
    files: ['fichier'],
    body: LectureTableau,
    reply: data(RapportImport),
    errors: ['requete_trop_longue'],
  },
})
