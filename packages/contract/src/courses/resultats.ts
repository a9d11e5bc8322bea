import { CATEGORIES } from '@foulee/domain/courses/categorie'
import { TRIS_PASSAGE } from '@foulee/domain/courses/passages'
import {
  SEXE_RESULTAT_LABELS,
  SEXES_RESULTAT,
  STATUTS_RESULTAT,
} from '@foulee/domain/courses/resultat'
import { SOUHAITS_RESULTAT } from '@foulee/domain/courses/revendication-resultat'
import * as z from 'zod'
import { Id, IdParam, Instant, line, paragraph, Text } from '../shared/fields.ts'
import { filterQuery } from '../shared/filters.ts'
import { formBoolean } from '../shared/form-fields.ts'
import { data, endpoints, file, list } from '../shared/kit.ts'
import { MODELE, Modele } from '../shared/tableau.ts'
import { Demande, Palmares, Relais } from './palmares.ts'
import { Resultat } from './resultat.ts'
import { EssaiResultats, Lecture } from './resultats-fichier.ts'
import { LignePoint, PassageResultat, PointResultats } from './resultats-points.ts'

const Count = z.int().min(0)
const Rang = z.int().min(1)

export const ResumeResultats = z.strictObject({
  epreuves_id: Id,
  envoye_le: Instant,
  corrige_le: Instant.nullable(),
  classes: Count,
  abandons: Count,
  non_partants: Count,
  disqualifies: Count,
  sexes: z.strictObject({ f: Count, h: Count, x: Count }),
  categories: z.array(z.strictObject({ code: z.string(), nb: Count })),
  temps_min: Count.nullable(),
  temps_median: Count.nullable(),
  temps_max: Count.nullable(),
  /** Points at which runners were seen, in order, then the finish; empty where no passage is known. */
  points: z.array(PointResultats),
  /** Histogram: finishers per `pas` seconds, from `debut`. */
  repartition: z.strictObject({ debut: Count, pas: Count, nombres: z.array(Count) }).nullable(),
  /** Top three by sex; overall if the file has no sex. */
  podiums: z.array(
    z.strictObject({ sexe: z.enum(SEXES_RESULTAT).nullable(), lignes: z.array(Resultat) }),
  ),
})
export type ResumeResultats = z.infer<typeof ResumeResultats>

export const MesResultats = z.strictObject({
  /** The caller’s line; without `prouve`, only a name match, private to the caller. */
  ligne: Resultat.extend({
    prouve: z.boolean(),
    /** Withdrawn: hidden, and erased at `efface_le`. */
    retire_le: Instant.nullable(),
    efface_le: Instant.nullable(),
    relais: Relais.optional(),
  }).nullable(),
  /**
   * Unclaimed named lines matching the caller’s name: a hint, never a proof. A team line matches by
   * a runner.
   */
  candidats: z.array(Resultat.extend({ est_equipier: z.boolean().optional() })),
  demande: Demande.nullable(),
  /** Whether codes are accepted for this épreuve now. */
  has_codes: z.boolean(),
  droits: z.strictObject({ gerer: z.boolean() }),
})
export type MesResultats = z.infer<typeof MesResultats>

/** A line for its organiser, with the full name even if the page shows initials. */
export const LigneGestion = z.strictObject({
  id: Id,
  nom: z.string(),
  dossard: Text,
  rang: Rang.nullable(),
  temps: Count.nullable(),
  statut: z.enum(STATUTS_RESULTAT),
  annee: z.int().nullable(),
  est_initiales: z.boolean(),
  est_reliee: z.boolean(),
  retire_le: Instant.nullable(),
  efface_le: Instant.nullable(),
})
export type LigneGestion = z.infer<typeof LigneGestion>

export const GestionResultats = z.strictObject({
  envoi: z
    .strictObject({
      fichier_nom: z.string(),
      nb: Count,
      envoye_le: Instant,
      par: z.string(),
      /** End of the validity of codes; null without codes. */
      codes_jusqua: Instant.nullable(),
    })
    .nullable(),
  /** French reason why results cannot be uploaded yet; null if they can. */
  empechement: Text,
  /** Requests without proof, with the member’s name at the time. */
  demandes: z.array(
    Demande.extend({
      membre: z.string(),
      annee: z.int().nullable(),
      compte_cree_le: Instant,
      nom_change_le: Instant.nullable(),
      ligne: LigneGestion.nullable(),
      est_meme_nom: z.boolean(),
    }),
  ),
  retires: z.array(LigneGestion.extend({ par: z.enum(['coureur', 'organisateur']) })),
})
export type GestionResultats = z.infer<typeof GestionResultats>

const ALL: Record<string, string> = Object.fromEntries(CATEGORIES.map((code) => [code, code]))

export const resultatFilters = {
  texte: {
    type: 'text',
    nom: 'Nom ou dossard',
    description:
      'Un nom, un prénom ou un numéro de dossard\u00a0; qui est montré par ses initiales ne se trouve par aucun',
    placeholder: 'Durand',
    schema: z.string().max(100),
  },
  sexe: {
    type: 'multivalue',
    nom: 'Sexe',
    description: 'Femmes, hommes, autres',
    possibles: SEXE_RESULTAT_LABELS,
  },
  categorie: {
    type: 'multivalue',
    nom: 'Catégorie',
    description: `Catégories d’âge de la FFA (${Object.keys(ALL).join(', ')}) ou celles du fichier`,
    possibles: null,
  },
} as const

export const pointFilters = {
  ...resultatFilters,
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: TRIS_PASSAGE,
  },
} as const

const ByEpreuve = z.object({ epreuves_id: IdParam })
const MetresParam = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'Indiquez les mètres depuis le départ.')
  .transform(Number)
const ById = z.object({ id: IdParam })
const EPREUVE = ['epreuve_introuvable', 'course_introuvable'] as const
const MINE = [...EPREUVE, 'acces_refuse'] as const
const FILE = [...MINE, 'trop_de_demandes', 'requete_trop_longue'] as const
const LINE = [...EPREUVE, 'resultat_introuvable'] as const
const Dossard = line(12)

const DISCRETIONS = ['initiales', 'nom_complet', 'retirer', 'remettre'] as const
export type Discretion = (typeof DISCRETIONS)[number]

export const resultats = endpoints({
  'GET /api/resultats/{epreuves_id}': {
    summary: 'Les résultats d’une épreuve\u00a0: les classés par rang, puis les autres.',
    access: 'public',
    params: ByEpreuve,
    query: filterQuery(resultatFilters, 50),
    reply: list(Resultat),
    errors: EPREUVE,
  },
  'GET /api/resultats/{epreuves_id}/points/{metres}': {
    summary:
      'Le classement à un point de passage\u00a0: temps, place, places gagnées depuis le point précédent. Par place, ou par places gagnées.',
    access: 'public',
    params: ByEpreuve.extend({ metres: MetresParam }),
    query: filterQuery(pointFilters, 50),
    reply: list(LignePoint),
    errors: EPREUVE,
  },
  'GET /api/resultats/{id}/passages': {
    summary:
      'Les passages d’un résultat publié, avec sa place à chaque point et les places gagnées depuis le précédent.',
    access: 'public',
    params: ById,
    reply: data(z.array(PassageResultat)),
    errors: LINE,
  },
  'GET /api/resultats/{epreuves_id}/resume': {
    summary: 'Podiums, catégories et répartition des temps d’une épreuve.',
    access: 'public',
    params: ByEpreuve,
    reply: data(ResumeResultats),
    errors: [...EPREUVE, 'resultats_absents'],
  },
  'GET /api/resultats/{epreuves_id}/moi': {
    summary: 'Mon résultat dans une épreuve, ou ceux qui portent mon nom.',
    access: 'member',
    params: ByEpreuve,
    reply: data(MesResultats),
    errors: EPREUVE,
  },
  'POST /api/resultats/my': {
    summary:
      'Mon palmarès\u00a0: mes résultats prouvés, du plus récent au plus ancien, ce qu’ils font ensemble, et mes demandes qui attendent une réponse.',
    access: 'member',
    isRead: true,
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      nb_page: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: data(Palmares),
  },
  'GET /api/resultats/{epreuves_id}/gestion': {
    summary:
      'Ce que l’organisateur voit des résultats\u00a0: le dernier envoi, les revendications.',
    access: 'member',
    params: ByEpreuve,
    reply: data(GestionResultats),
    errors: MINE,
  },
  'GET /api/resultats/{epreuves_id}/export': {
    summary: 'Les résultats en CSV, pour l’organisateur.',
    access: 'member',
    params: ByEpreuve,
    reply: file('text/csv; charset=utf-8'),
    errors: [...MINE, 'resultats_absents'],
  },
  'POST /api/resultats/{epreuves_id}/essai': {
    summary:
      'Lit un fichier .xlsx, .ods ou CSV (`fichier`, 25 Mo et 100 000 lignes au plus) sans rien enregistrer\u00a0: colonnes devinées, erreurs par ligne. D’un classeur, la première feuille qui contient quelque chose.',
    access: 'member',
    isRead: true,
    multipart: true,
    files: ['fichier'],
    hasLargeFiles: true,
    params: ByEpreuve,
    body: Lecture,
    reply: data(EssaiResultats),
    errors: FILE,
  },
  'POST /api/resultats/{epreuves_id}/refusees': {
    summary:
      'Les lignes du fichier qui ne se lisent pas, en CSV\u00a0: leur numéro, la raison, et leurs cases telles quelles. `toutes`\u00a0: avec celles qui se lisent, puisqu’un envoi remplace tout.',
    access: 'member',
    isRead: true,
    multipart: true,
    files: ['fichier'],
    hasLargeFiles: true,
    params: ByEpreuve,
    body: Lecture.extend({ toutes: formBoolean.optional() }),
    reply: file('text/csv; charset=utf-8'),
    errors: FILE,
  },
  'GET /api/resultats/{epreuves_id}/modele': {
    summary:
      'Un tableau de résultats à remplir, avec les catégories de l’épreuve\u00a0: un classeur, ou un CSV.',
    access: 'member',
    params: ByEpreuve,
    query: Modele,
    reply: file(...MODELE),
    errors: MINE,
  },
  'POST /api/resultats/{epreuves_id}/envoi': {
    summary:
      'Remplace tous les résultats d’une épreuve par ceux du fichier\u00a0; `ignorer`\u00a0: sans les lignes en erreur.',
    access: 'publier',
    multipart: true,
    files: ['fichier'],
    hasLargeFiles: true,
    params: ByEpreuve,
    body: Lecture.extend({ ignorer: formBoolean.optional() }),
    reply: data(GestionResultats),
    errors: FILE,
  },
  'POST /api/resultats/del': {
    summary: 'Retire tous les résultats d’une épreuve.',
    access: 'member',
    body: z.object({ epreuves_id: Id }),
    reply: data(z.null()),
    errors: MINE,
  },
  'GET /api/resultats/{epreuves_id}/lignes': {
    summary:
      'Les lignes que l’organisateur cherche, par le nom entier ou le dossard\u00a0: les vingt premières.',
    access: 'member',
    params: ByEpreuve,
    query: z.object({ texte: z.string().trim().min(1).max(100) }),
    reply: data(z.array(LigneGestion)),
    errors: MINE,
  },
  'POST /api/resultats/{epreuves_id}/codes': {
    summary:
      'Le code de chaque dossard en CSV, pour que l’organisateur les donne aux coureurs\u00a0; les mêmes chaque fois, sauf `nouveaux`, qui annule les précédents.',
    access: 'member',
    params: ByEpreuve,
    body: z.object({ nouveaux: z.boolean().default(false) }),
    reply: file('text/csv; charset=utf-8'),
    errors: [...MINE, 'resultats_absents', 'trop_de_demandes'],
  },
  'POST /api/resultats/{epreuves_id}/prouver': {
    summary:
      'Prouve par son dossard et son code qu’un résultat est le mien. La réponse est la même pour un dossard inconnu et pour un code faux.',
    access: 'publier',
    params: ByEpreuve,
    body: z.object({
      dossard: Dossard,
      code: z.string().max(60),
      resultats_id: Id.optional(),
    }),
    reply: data(MesResultats),
    errors: [
      ...EPREUVE,
      'code_refuse',
      'resultat_deja_pris',
      'resultat_deja_choisi',
      'trop_de_demandes',
    ],
  },
  'POST /api/resultats/{epreuves_id}/demandes': {
    summary:
      'Demande à l’organisateur, sans preuve, de relier un résultat à mon compte, de le montrer par des initiales ou de le retirer. Par le dossard, qui n’a pas à exister\u00a0; ou par `resultats_id` pour une ligne montrée par son nom. Remplace celle qui attend, si elle dit la même chose ou que `depuis` est son `id`\u00a0: celle que l’on a lue.',
    access: 'publier',
    isCreation: true,
    params: ByEpreuve,
    body: z
      .object({
        dossard: Dossard.optional(),
        resultats_id: Id.optional(),
        souhait: z.enum(SOUHAITS_RESULTAT).default('lier'),
        motif: paragraph(500).refine(
          Boolean,
          'Dites à l’organisateur comment il peut vous reconnaître.',
        ),
        depuis: Id.optional(),
      })
      .refine((body) => (body.dossard === undefined) !== (body.resultats_id === undefined), {
        path: ['dossard'],
        message: 'Indiquez votre dossard.',
      }),
    reply: data(MesResultats),
    errors: [...LINE, 'resultat_deja_choisi', 'demande_en_attente', 'trop_de_demandes'],
  },
  'POST /api/resultats/demandes/{id}/annuler': {
    summary: 'Reprend une demande que j’ai faite et qui attend.',
    access: 'member',
    params: ById,
    reply: data(z.null()),
    errors: ['demande_introuvable'],
  },
  'POST /api/resultats/demandes/{id}/decider': {
    summary:
      'L’organisateur accepte ou refuse une demande\u00a0; pour l’accepter, il redit de quelle ligne.',
    access: 'member',
    params: ById,
    body: z.object({ accepte: z.boolean(), resultats_id: Id.optional() }),
    reply: data(z.null()),
    errors: [...MINE, 'demande_introuvable', 'resultat_introuvable', 'resultat_membre_servi'],
  },
  'POST /api/resultats/{id}/liberer': {
    summary: 'Rend un résultat que j’avais dit mien\u00a0; l’organisateur peut aussi le délier.',
    access: 'member',
    params: ById,
    reply: data(z.null()),
    errors: [...LINE, 'acces_refuse'],
  },
  'POST /api/resultats/{id}/discretion': {
    summary:
      'Ne montre que les initiales, remontre le nom, retire un résultat ou le remet (30 jours)\u00a0: le mien s’il est prouvé, ou l’organisateur à la demande de qui a couru.',
    access: 'member',
    params: ById,
    body: z.object({ geste: z.enum(DISCRETIONS) }),
    reply: data(z.null()),
    errors: [...LINE, 'acces_refuse', 'resultat_a_prouver'],
  },
})
