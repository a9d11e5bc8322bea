import {
  ETATS_SONDAGE,
  SONDAGE_LIMITS,
  STATUTS_SONDAGE,
  TYPES_QUESTION,
} from '@foulee/domain/club/sondage'
import * as z from 'zod'
import { adminList, Recherche } from '../equipe/admin-list.ts'
import { Id, IdOrSlug, IdParam, Instant, line, paragraph } from '../shared/fields.ts'
import { created, data, endpoints, file, list } from '../shared/kit.ts'

export const QuestionSondage = z.strictObject({
  id: z.string(),
  type: z.enum(TYPES_QUESTION),
  libelle: z.string(),
  aide: z.string(),
  obligatoire: z.boolean(),
  choix: z.array(z.strictObject({ id: z.string(), libelle: z.string() })),
  min: z.int(),
  max: z.int(),
  libelle_min: z.string(),
  libelle_max: z.string(),
})
export type QuestionSondage = z.infer<typeof QuestionSondage>

export const SondageCard = z.strictObject({
  id: Id,
  slug: z.string(),
  titre: z.string(),
  description: z.string(),
  debut: Instant,
  fin: Instant,
  points: z.int(),
  nb_questions: z.int(),
  statut: z.enum(STATUTS_SONDAGE),
})
export type SondageCard = z.infer<typeof SondageCard>

export const Sondage = SondageCard.extend({
  questions: z.array(QuestionSondage),
  /** Version of the questions, sent with an answer. */
  version: z.int(),
})
export type Sondage = z.infer<typeof Sondage>

const Barre = z.strictObject({ id: z.string(), libelle: z.string(), nb: z.int().nullable() })

/** Public results, rounded down to five; null below five answers. */
export const ResultatsSondage = z.strictObject({
  nb: z.int(),
  questions: z.array(
    z.strictObject({ id: z.string(), nb: z.int().nullable(), barres: z.array(Barre) }),
  ),
})
export type ResultatsSondage = z.infer<typeof ResultatsSondage>

const Reponses = z.record(z.string(), z.union([z.string(), z.array(z.string()), z.number()]))
const Textes = z.record(z.string(), z.string())

export const MonSondage = z.strictObject({
  sondage: Sondage,
  reponse: z
    .strictObject({ reponses: Reponses, textes: Textes, repondu_le: Instant, modifie_le: Instant })
    .nullable(),
  /** Null before the caller has answered, and below five answers. */
  resultats: ResultatsSondage.nullable(),
  points_gagnes: z.int(),
})
export type MonSondage = z.infer<typeof MonSondage>

const Ecrite = z.strictObject({
  id: z.string().max(12).optional(),
  type: z.enum(TYPES_QUESTION),
  libelle: line(300),
  aide: line(300, 0).default(''),
  obligatoire: z.boolean().default(true),
  choix: z
    .array(z.strictObject({ id: z.string().max(12).optional(), libelle: line(200) }))
    .max(SONDAGE_LIMITS.choix)
    .default([]),
  min: z.int().min(0).max(1).default(1),
  max: z.int().min(2).max(SONDAGE_LIMITS.echelle_max).default(5),
  libelle_min: line(60, 0).default(''),
  libelle_max: line(60, 0).default(''),
})

const Contenu = z.object({
  titre: line(120),
  description: paragraph(3000).default(''),
  debut: Instant,
  fin: Instant,
  points: z.int().min(0).max(SONDAGE_LIMITS.points_max).default(50),
  questions: z.array(Ecrite).min(1).max(SONDAGE_LIMITS.questions),
})
export type ContenuSondage = z.output<typeof Contenu>

export const AdminSondage = SondageCard.extend({
  etat: z.enum(ETATS_SONDAGE),
  nb_reponses: z.int(),
  created_at: Instant,
})
export type AdminSondage = z.infer<typeof AdminSondage>

export const AdminSondageDetail = AdminSondage.extend({
  questions: z.array(QuestionSondage),
  version: z.int(),
  /** Optimistic lock on all staff content, unlike `version`. */
  updated_at: Instant,
  resultats: z.array(
    z.strictObject({
      id: z.string(),
      nb: z.int(),
      barres: z.array(z.strictObject({ id: z.string(), libelle: z.string(), nb: z.int() })),
      /** Anonymous free texts, in an order that hides who answered first. */
      textes: z.array(z.string()),
    }),
  ),
})
export type AdminSondageDetail = z.infer<typeof AdminSondageDetail>

const ByIdOrSlug = z.object({ id: IdOrSlug })
const page = z.coerce.number().int().min(1).max(10_000).default(1)
const nb_page = z.coerce.number().int().min(1).max(100).default(20)
const MISSING = ['sondage_introuvable'] as const

export const sondages = endpoints({
  'POST /api/profile/sondage': {
    summary: 'Les sondages\u00a0: ceux qui sont ouverts, ou ceux auxquels j’ai répondu.',
    access: 'member',
    isRead: true,
    query: z.object({
      quoi: z.enum(['ouverts', 'a_repondre', 'repondus']).default('ouverts'),
      page,
      nb_page,
    }),
    reply: list(SondageCard.extend({ repondu: z.boolean() })),
  },
  'POST /api/profile/sondage/{id}': {
    summary: 'Un sondage, ma réponse et, si j’ai répondu, les résultats.',
    access: 'member',
    isRead: true,
    params: ByIdOrSlug,
    reply: data(MonSondage),
    errors: MISSING,
  },
  'POST /api/profile/sondage/{id}/store': {
    summary:
      'Répond à un sondage, ou change ma réponse jusqu’à la fin\u00a0: un champ par question, sous son identifiant.',
    access: 'member',
    multipart: 'optional',
    params: ByIdOrSlug,
    body: z
      .object({ version: z.coerce.number().int().min(1).max(1_000_000) })
      .catchall(z.union([paragraph(5000), z.array(paragraph(5000)).max(50)])),
    reply: data(MonSondage),
    errors: [...MISSING, 'sondage_hors_periode', 'sondage_change'],
  },
  'GET /api/sondages/{id}': {
    summary: 'Un sondage tel que tous le voient\u00a0: ce qu’il demande, et jusqu’à quand.',
    access: 'public',
    params: ByIdOrSlug,
    reply: data(Sondage),
    errors: MISSING,
  },
  'POST /api/admin/sondages/list': {
    summary: 'Tous les sondages, brouillons compris.',
    access: 'moderer',
    isRead: true,
    body: adminList(['created_at', 'fin', 'id'], { recherche: Recherche }),
    reply: list(AdminSondage),
  },
  'POST /api/admin/sondages/detail/{id}': {
    summary: 'Un sondage avec ses résultats exacts et ses textes libres.',
    access: 'moderer',
    isRead: true,
    params: z.object({ id: IdParam }),
    reply: data(AdminSondageDetail),
    errors: MISSING,
  },
  'POST /api/admin/sondages/create': {
    summary: 'Crée un sondage, en brouillon.',
    access: 'moderer',
    body: Contenu,
    reply: created(AdminSondageDetail),
  },
  'POST /api/admin/sondages/update/{id}': {
    summary:
      'Change un sondage lu à cet `updated_at`\u00a0; une question qui a des réponses ne peut plus être retirée ni changer de type. Si quelqu’un l’a changé depuis, rien n’est écrit.',
    access: 'moderer',
    params: z.object({ id: IdParam }),
    body: Contenu.extend({ updated_at: Instant }),
    isCreation: true,
    reply: data(AdminSondageDetail),
    errors: [...MISSING, 'version_depassee', 'sondage_avec_reponses'],
  },
  'POST /api/admin/sondages/etat/{id}': {
    summary:
      'Publie un sondage, le clôt avant sa fin ou le rouvre. Avec `depuis`, seulement s’il en est encore à l’état que l’on a lu.',
    access: 'moderer',
    params: z.object({ id: IdParam }),
    body: z.object({ etat: z.enum(ETATS_SONDAGE), depuis: z.enum(ETATS_SONDAGE).optional() }),
    reply: data(AdminSondageDetail),
    errors: [...MISSING, 'sondage_geste', 'sondage_avec_reponses'],
  },
  'POST /api/admin/sondages/del/{id}': {
    summary: 'Supprime un sondage qui n’a pas de réponse.',
    access: 'moderer',
    params: z.object({ id: IdParam }),
    reply: data(z.strictObject({ id: Id })),
    errors: [...MISSING, 'sondage_avec_reponses'],
  },
  'GET /api/admin/sondages/{id}/resultats.csv': {
    summary: 'Les réponses, une ligne par personne et sans nom, pour un tableur.',
    access: 'moderer',
    params: z.object({ id: IdParam }),
    reply: file('text/csv; charset=utf-8'),
    errors: MISSING,
  },
})
