import { GENRES_CODE, GESTES_REDUCTION } from '@foulee/domain/club/reduction'
import { STATUTS } from '@foulee/domain/shared/publication'
import * as z from 'zod'
import { adminList, Recherche } from '../equipe/admin-list.ts'
import {
  Cents,
  Day,
  Id,
  IdParam,
  Instant,
  line,
  paragraph,
  Text,
  webAddress,
} from '../shared/fields.ts'
import { created, data, endpoints, file, list } from '../shared/kit.ts'

const Magasin = z.strictObject({ id: Id, nom: z.string(), slug: z.string() })

/** A discount for members. Never contains its code. */
export const Reduction = z.strictObject({
  id: Id,
  titre: z.string(),
  description: z.string(),
  conditions: z.string(),
  partenaire: z.string(),
  lien: Text,
  magasin: Magasin.nullable(),
  debut: Instant,
  fin: Instant.nullable(),
  premium: z.boolean(),
  /** Remaining codes; null without a limit. */
  reste: z.int().min(0).nullable(),
  une_fois: z.boolean(),
  prix: Cents.nullable(),
  /** Lowest price of the thirty days before, shown for thirty days. */
  prix_barre: Cents.nullable(),
  deja: z.boolean(),
  /** Premium discounts need a premium account. */
  est_pour_moi: z.boolean(),
})
export type Reduction = z.infer<typeof Reduction>

export const ReductionGestion = z.strictObject({
  id: Id,
  titre: z.string(),
  description: z.string(),
  conditions: z.string(),
  magasins_id: Id.nullable(),
  magasin: Text,
  partenaire: Text,
  lien: Text,
  genre_code: z.enum(GENRES_CODE),
  code: Text,
  debut: Instant,
  fin: Instant.nullable(),
  premium: z.boolean(),
  stock: z.int().nullable(),
  une_fois: z.boolean(),
  /** Reveals per member, above once. */
  par_membre: z.int(),
  prix: Cents.nullable(),
  prix_barre: Cents.nullable(),
  etat: z.int(),
  statut: z.enum(STATUTS),
  renvoi_motif: Text,
  version: z.int(),
  revelees: z.int(),
  membres: z.int(),
  trente_jours: z.int(),
  created_at: Instant,
})
export type ReductionGestion = z.infer<typeof ReductionGestion>

/** Reveals per day in Paris; days without any are omitted. */
export const UsageReduction = z.strictObject({
  titre: z.string(),
  revelees: z.int(),
  membres: z.int(),
  reste: z.int().min(0).nullable(),
  jours: z.array(z.strictObject({ jour: Day, nb: z.int().min(1), membres: z.int() })),
})
export type UsageReduction = z.infer<typeof UsageReduction>

/** `pris_le`: when a member saw it. */
export const CodeDeListe = z.strictObject({
  id: Id,
  code: z.string(),
  pris_le: Instant.nullable(),
})
export type CodeDeListe = z.infer<typeof CodeDeListe>

const Contenu = z.object({
  titre: line(120),
  description: paragraph(2000).default(''),
  conditions: paragraph(2000).default(''),
  magasins_id: Id.nullable().default(null),
  partenaire: line(120, 0).default(''),
  lien: webAddress.default(''),
  genre_code: z.enum(GENRES_CODE).default('partage'),
  code: line(60, 0).default(''),
  /** Code list, one per line; known codes are ignored. */
  codes: z.string().max(200_000).default(''),
  debut: Instant,
  fin: Instant.nullable().default(null),
  premium: z.boolean().default(false),
  stock: z.int().min(1).max(1_000_000).nullable().default(null),
  une_fois: z.boolean().default(true),
  par_membre: z.int().min(1).max(50).default(3),
  prix: Cents.max(10_000_000).nullable().default(null),
  /** Lowest price of the thirty days before the discount. */
  prix_avant: Cents.max(10_000_000).nullable().default(null),
})
export type ContenuReduction = z.output<typeof Contenu>

const ById = z.object({ id: IdParam })
const MINE = ['reduction_introuvable', 'acces_refuse'] as const
const page = z.coerce.number().int().min(1).max(10_000).default(1)
const nb_page = z.coerce.number().int().min(1).max(100).default(20)

export const reductions = endpoints({
  'GET /api/reductions': {
    summary: 'Les réductions en cours, celles qui finissent d’abord en tête\u00a0; sans leur code.',
    access: 'member',
    query: z.object({
      magasin: IdParam.optional(),
      premium: z.enum(['0', '1']).optional(),
      partenaire: z.string().trim().max(120).optional(),
      bientot: z.enum(['1']).optional(),
      page,
      nb_page,
    }),
    reply: list(Reduction),
  },
  'GET /api/reductions/partenaires': {
    summary: 'Qui donne les réductions en cours, et combien.',
    access: 'member',
    reply: data(z.array(z.strictObject({ nom: z.string(), nb: z.int() }))),
  },
  'POST /api/reductions/{id}/reveler': {
    summary: 'Révèle le code d’une réduction\u00a0; une fois par membre là où elle le dit.',
    access: 'member',
    isCreation: true,
    params: ById,
    reply: data(z.strictObject({ code: z.string(), reduction: Reduction })),
    errors: [
      'reduction_introuvable',
      'reduction_premium',
      'reduction_hors_periode',
      'reduction_epuisee',
    ],
  },
  'GET /api/reductions/mes-reductions': {
    summary: 'Les réductions de mes magasins, avec leur usage, et les magasins pour une nouvelle.',
    access: 'member',
    reply: data(
      z.strictObject({ reductions: z.array(ReductionGestion), magasins: z.array(Magasin) }),
    ),
  },
  'GET /api/reductions/{id}/gestion': {
    summary: 'Une réduction, pour ceux qui la donnent\u00a0: son code et son usage.',
    access: 'member',
    params: ById,
    reply: data(ReductionGestion),
    errors: MINE,
  },
  'POST /api/reductions/create': {
    summary: 'Crée une réduction, en brouillon.',
    access: 'publier',
    body: Contenu,
    reply: created(ReductionGestion),
    errors: MINE,
  },
  'POST /api/reductions/update/{id}': {
    summary:
      'Change une réduction\u00a0; celle d’un magasin qui était publiée repasse en validation. Avec `version`, seulement si personne ne l’a enregistrée depuis.',
    access: 'publier',
    params: ById,
    body: Contenu.extend({ version: z.int().min(1).max(2_147_483_647).optional() }),
    isCreation: true,
    reply: data(ReductionGestion),
    errors: [...MINE, 'version_depassee'],
  },
  'GET /api/reductions/{id}/codes': {
    summary: 'Les codes d’une liste, ceux que personne n’a vus d’abord.',
    access: 'member',
    params: ById,
    query: z.object({ page, nb_page }),
    reply: list(CodeDeListe),
    errors: ['reduction_introuvable'],
  },
  'POST /api/reductions/{id}/codes/del': {
    summary:
      'Retire d’une liste des codes que personne n’a vus\u00a0; ceux qui ont été vus entre-temps restent.',
    access: 'member',
    params: ById,
    body: z.object({ codes: z.array(Id).min(1).max(500) }),
    reply: data(z.strictObject({ retires: z.int().min(0) })),
    errors: ['reduction_introuvable'],
  },
  'POST /api/reductions/{id}/etat': {
    summary: 'Soumet une réduction, la publie, la renvoie ou la retire.',
    access: 'publier',
    params: ById,
    body: z.object({ geste: z.enum(GESTES_REDUCTION), motif: paragraph(1000).default('') }),
    reply: data(ReductionGestion),
    errors: [...MINE, 'reduction_geste'],
  },
  'POST /api/reductions/{id}/del': {
    summary: 'Supprime une réduction qui n’a jamais été révélée.',
    access: 'publier',
    params: ById,
    reply: data(z.strictObject({ id: Id })),
    errors: [...MINE, 'reduction_geste'],
  },
  'POST /api/admin/reductions/list': {
    summary: 'Toutes les réductions, avec leur usage.',
    access: 'moderer',
    isRead: true,
    body: adminList(['created_at', 'fin', 'revelees', 'id'], {
      recherche: Recherche,
      statut: z.enum(STATUTS),
    }),
    reply: list(ReductionGestion),
  },
  'POST /api/admin/reductions/usage/{id}': {
    summary: 'L’usage d’une réduction, jour par jour.',
    access: 'moderer',
    isRead: true,
    params: ById,
    reply: data(UsageReduction),
    errors: ['reduction_introuvable'],
  },
  'GET /api/admin/reductions/{id}/usage.csv': {
    summary: 'L’usage d’une réduction, jour par jour, pour un tableur.',
    access: 'moderer',
    params: ById,
    reply: file('text/csv; charset=utf-8'),
    errors: ['reduction_introuvable'],
  },
  'GET /api/admin/reductions/usage.csv': {
    summary: 'L’usage de chaque réduction, mois par mois, pour un tableur.',
    access: 'moderer',
    reply: file('text/csv; charset=utf-8'),
  },
})
