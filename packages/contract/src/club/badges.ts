import { FAMILLE_NAMES } from '@foulee/domain/club/badge'
import { CALCUL_NAMES } from '@foulee/domain/club/badge-regle'
import { FAIT_KINDS } from '@foulee/domain/club/fait'
import { FORME_NAMES, ICONE_NAMES, TEINTE_NAMES } from '@foulee/domain/club/medaille'
import * as z from 'zod'
import { adminList, Recherche } from '../equipe/admin-list.ts'
import { Id, IdOrSlug, IdParam, Instant, line, paragraph } from '../shared/fields.ts'
import { FilterDefinition, filterQuery } from '../shared/filters.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'
import { badgeFilters } from './badge-filters.ts'

export const MedailleBadge = z.strictObject({
  forme: z.enum(FORME_NAMES),
  teinte: z.enum(TEINTE_NAMES),
  icone: z.enum(ICONE_NAMES),
  rang: z.literal([1, 2, 3]),
  texte: line(10, 0),
})

const Mois = z.int().min(1).max(12)
const Heure = z.int().min(0).max(23)
const Metres = z.int().min(0).max(1_000_000)

export const RegleBadge = z.strictObject({
  fait: z.enum(FAIT_KINDS),
  calcul: z.enum(CALCUL_NAMES),
  /** Times, metres, seconds, weeks or places. */
  cible: z.int().min(1).max(1_000_000_000),
  filtre: z.strictObject({
    distance_min: Metres.optional(),
    distance_max: Metres.optional(),
    denivele_min: Metres.optional(),
    /** Seconds. */
    duree_min: z.int().min(0).max(1_000_000).optional(),
    heure_debut: Heure.optional(),
    heure_fin: Heure.optional(),
    mois: z.array(Mois).max(12).optional(),
    genres: z.array(z.string().max(40)).max(12).optional(),
    courses_id: Id.optional(),
  }),
})

const facts = {
  titre: z.string(),
  description: z.string(),
  famille: z.enum(FAMILLE_NAMES),
  medaille: MedailleBadge,
}

export const Badge = z.strictObject({
  id: Id,
  slug: z.string(),
  ...facts,
  demande: z.string(),
  nb_obtenus: z.int().min(0),
  /** Whether it can still be earned; an inactive badge stays with its holders. */
  est_actif: z.boolean(),
  updated_at: Instant,
})
export type Badge = z.infer<typeof Badge>

export const ProgresBadge = z.strictObject({
  badges_id: Id,
  slug: z.string(),
  valeur: z.int().min(0),
  cible: z.int().min(1),
  valeur_texte: z.string(),
  cible_texte: z.string(),
  manque: z.string().nullable(),
  obtenu_le: Instant.nullable(),
  montre: z.boolean(),
})
export type ProgresBadge = z.infer<typeof ProgresBadge>

const BadgeBody = z.object({
  titre: line(80),
  description: paragraph(400).min(1),
  famille: z.enum(FAMILLE_NAMES),
  regle: RegleBadge,
  medaille: MedailleBadge,
})

export const AdminBadge = Badge.extend({
  regle: RegleBadge,
  version: z.int(),
})
export type AdminBadge = z.infer<typeof AdminBadge>

export const EssaiBadge = z.strictObject({
  nb: z.int().min(0),
  demande: z.string(),
  phrase: z.string(),
})
export type EssaiBadge = z.infer<typeof EssaiBadge>

const params = z.object({ id: IdOrSlug })
const byId = z.object({ id: IdParam })

export const badges = endpoints({
  'GET /api/badges': {
    summary: 'Les badges, avec ce que chacun demande et combien de membres l’ont.',
    access: 'public',
    query: filterQuery(badgeFilters, 100),
    reply: list(Badge),
  },
  'GET /api/filtres/badges': {
    summary: 'Les filtres des badges.',
    access: 'public',
    reply: data(z.record(z.string(), FilterDefinition)),
  },
  'POST /api/badges/{id}': {
    summary: 'Un badge, par son identifiant ou son nom d’adresse.',
    access: 'public',
    isRead: true,
    params,
    reply: data(Badge),
    errors: ['badge_introuvable'],
  },
  'POST /api/badges/my': {
    summary: 'Où j’en suis de chaque badge, ceux que j’ai gagnés d’abord.',
    access: 'member',
    isRead: true,
    reply: list(ProgresBadge),
  },
  'POST /api/badges/valider/{id}': {
    summary:
      'Relit mes faits pour ce badge\u00a0: le donne s’il est gagné, dit sinon ce qui manque.',
    access: 'member',
    params,
    reply: data(ProgresBadge),
    errors: ['badge_introuvable'],
  },
  'POST /api/badges/montrer/{id}': {
    summary: 'Montre un de mes badges sur mon profil public, ou l’y cache.',
    access: 'member',
    params: byId,
    body: z.object({ montre: z.boolean() }),
    reply: data(ProgresBadge),
    errors: ['badge_introuvable'],
  },
  'POST /api/admin/badges/list': {
    summary: 'Les badges de l’équipe, brouillons compris.',
    access: 'moderer',
    isRead: true,
    body: adminList(['updated_at', 'titre', 'ordre', 'id'], {
      recherche: Recherche,
      famille: z.enum(FAMILLE_NAMES),
    }),
    reply: list(AdminBadge),
  },
  'POST /api/admin/badges/create': {
    summary: 'Écrit un badge\u00a0; il ne se gagne pas avant d’être mis en service.',
    access: 'moderer',
    body: BadgeBody,
    reply: created(AdminBadge),
  },
  'POST /api/admin/badges/update/{id}': {
    summary: 'Change un badge. Qui l’a gagné le garde.',
    access: 'moderer',
    params: byId,
    body: BadgeBody.extend({ version: z.int() }),
    isCreation: true,
    reply: data(AdminBadge),
    errors: ['badge_introuvable', 'version_depassee'],
  },
  'POST /api/admin/badges/essai': {
    summary: 'Combien de membres auraient un badge par cette règle. N’en donne aucun.',
    access: 'moderer',
    isRead: true,
    body: z.object({ regle: RegleBadge }),
    reply: data(EssaiBadge),
  },
  'POST /api/admin/badges/activer/{id}': {
    summary: 'Met un badge en service, aussi pour le passé, ou l’arrête.',
    access: 'moderer',
    params: byId,
    body: z.object({ actif: z.boolean() }),
    reply: data(AdminBadge),
    errors: ['badge_introuvable'],
  },
})
