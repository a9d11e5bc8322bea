import { SEXES_RESULTAT, STATUTS_RESULTAT } from '@foulee/domain/courses/resultat'
import * as z from 'zod'
import { Id, IdParam, Metres, nameLine, Text } from '../shared/fields.ts'
import { filterQuery } from '../shared/filters.ts'
import { data, endpoints, list } from '../shared/kit.ts'
import { LigneHistorique } from '../shared/publication.ts'

/** A published line for its editor, with the full name even if the page shows initials. */
export const LigneACorriger = z.strictObject({
  id: Id,
  epreuves_id: Id,
  version: z.int(),
  nom: z.string(),
  prenom: z.string(),
  dossard: Text,
  sexe: z.enum(SEXES_RESULTAT).nullable(),
  annee: z.int().nullable(),
  categorie: Text,
  club: Text,
  statut: z.enum(STATUTS_RESULTAT),
  /** Seconds. */
  temps: z.int().nullable(),
  rang: z.int().nullable(),
  est_initiales: z.boolean(),
  est_equipe: z.boolean(),
  /** Leg number in a team; null for individual runners. */
  relais: z.int().nullable(),
  est_reliee: z.boolean(),
  /** Each point of the épreuve; seconds from the start, null where unknown. None of a runner in a team. */
  passages: z.array(z.strictObject({ metres: Metres, nom: Text, temps: z.int().nullable() })),
})
export type LigneACorriger = z.infer<typeof LigneACorriger>

const cell = (max: number) => z.string().trim().max(max).default('')

/** Raw cell values, parsed like a file; an empty text is no value. */
const LigneSaisie = z.object({
  nom: nameLine(80, 0).default(''),
  prenom: nameLine(80, 0).default(''),
  dossard: cell(12),
  sexe: cell(20),
  annee: cell(20),
  categorie: cell(20),
  club: cell(80),
  temps: cell(20),
  /** Only if the time does not decide: no times, or a photo finish. */
  rang: cell(10),
  statut: z.enum(STATUTS_RESULTAT).default('classe'),
  /** Changed ones, as times from the start; an empty text takes one away. */
  passages: z
    .array(z.object({ metres: Metres, temps: cell(20) }))
    .max(100)
    .optional(),
})
export type LigneSaisie = z.output<typeof LigneSaisie>

const version = z.int().min(1).max(2_147_483_647)

const ByEpreuve = z.object({ epreuves_id: IdParam })
const ById = z.object({ id: IdParam })
const MINE = ['epreuve_introuvable', 'course_introuvable', 'acces_refuse'] as const
const LINE = [...MINE, 'resultat_introuvable'] as const
const SAVED = [...LINE, 'resultats_en_cours', 'version_depassee'] as const

export const corrections = endpoints({
  'GET /api/resultats/{id}/ligne': {
    summary: 'Une ligne publiée, telle que l’organisateur la corrige.',
    access: 'member',
    params: ById,
    reply: data(LigneACorriger),
    errors: LINE,
  },
  'POST /api/resultats/{id}/corriger': {
    summary:
      'Corrige une ligne publiée\u00a0: tous ses champs, écrits comme dans un fichier. Les places suivent, l’historique le garde. Seulement si personne ne l’a corrigée depuis `version`.',
    access: 'publier',
    params: ById,
    body: LigneSaisie.extend({ version }),
    reply: data(LigneACorriger),
    errors: SAVED,
  },
  'POST /api/resultats/{id}/supprimer': {
    summary:
      'Retire une ligne qui n’a pas lieu d’être, comme un doublon\u00a0: les places suivent, l’historique la garde.',
    access: 'publier',
    params: ById,
    body: z.object({ version }),
    reply: data(z.null()),
    errors: SAVED,
  },
  'POST /api/resultats/{epreuves_id}/ajouter': {
    summary: 'Ajoute une ligne oubliée à des résultats publiés\u00a0: les places suivent.',
    access: 'publier',
    isCreation: true,
    params: ByEpreuve,
    body: LigneSaisie,
    reply: data(LigneACorriger),
    errors: [...MINE, 'resultats_absents', 'resultats_en_cours'],
  },
  'GET /api/resultats/{epreuves_id}/corrections': {
    summary: 'Ce qui a été corrigé à la main dans des résultats, par qui et quand, du plus récent.',
    access: 'member',
    params: ByEpreuve,
    query: filterQuery({}),
    reply: list(LigneHistorique),
    errors: MINE,
  },
})
