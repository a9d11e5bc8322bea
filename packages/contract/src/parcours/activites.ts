import { PARTAGES } from '@foulee/domain/echanges/publication'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { ResultatDeSortie } from '../courses/palmares.ts'
import { Id, IdParam, Instant, line, Metres } from '../shared/fields.ts'
import { FilterDefinition, type Filters, filterQuery } from '../shared/filters.ts'
import { created, data, endpoints, file, list } from '../shared/kit.ts'
import { Trace } from './parcours.ts'

const ACTIVITES_PAGE_SIZE = 5
const ACTIVITE_SORTS = { recent: 'Les plus récentes', distance: 'Les plus longues' } as const

export const activiteFilters = {
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Titre de la sortie.',
    placeholder: 'Une sortie',
    schema: z.string(),
  },
  date: { type: 'dateRange', nom: 'Date', description: 'Jour de la sortie.' },
  distance: {
    type: 'range',
    nom: 'Distance',
    description: 'Distance de la sortie, en mètres.',
    max: 2_000_000,
    unite: 'm',
  },
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: ACTIVITE_SORTS,
  },
} as const satisfies Filters

export const Activite = z.strictObject({
  id: Id,
  titre: z.string(),
  sport: z.enum(SPORTS),
  debut: Instant.nullable(),
  /** IANA time zone of its place: an outing is of the day where it was run. */
  fuseau: z.string(),
  distance: Metres,
  denivele: Metres.nullable(),
  /** Seconds, moving and elapsed. */
  duree: z.int().nullable(),
  duree_mouvement: z.int().nullable(),
  format: z.enum(['gpx', 'tcx', 'fit']),
  original_nom: z.string(),
  partage: z.enum(PARTAGES),
  /** Chosen visibility, which age may restrict (produit 7.21). */
  partage_choisi: z.enum(PARTAGES),
  rayon_masque: Metres,
  sans_trace: z.boolean(),
  chaussures_id: Id.nullable(),
})
export type Activite = z.infer<typeof Activite>

/** Words and effort of the owner, who alone reads them. */
export const MonActivite = Activite.extend({
  notes: z.string(),
  rpe: z.int().min(1).max(10).nullable(),
  version: z.int().min(1),
})
export type MonActivite = z.infer<typeof MonActivite>

const Nommee = Activite.pick({ id: true, titre: true })

/** Pieces of files that it is made of (produit 9.30). */
const Montage = z.strictObject({
  est_coupee: z.boolean(),
  /** Other outings of the same file. */
  parties: z.array(Nommee),
  /** Outings that are part of it. */
  jointes: z.array(Nommee),
})
export type MontageSortie = z.infer<typeof Montage>

/** Full track and profile, unmasked for the owner. */
export const ActiviteEntiere = MonActivite.extend({
  trace: Trace.omit({ version: true, format: true }).nullable(),
  /** Proven result of the same race (produit 9.14). */
  resultat: ResultatDeSortie.nullable(),
  /** Other recordings of the same run, counted nowhere (produit 9.26). */
  doubles: z.array(Activite.pick({ id: true, format: true, original_nom: true })),
  /** Null for its file as it is. */
  montage: Montage.nullable(),
})
export type ActiviteEntiere = z.infer<typeof ActiviteEntiere>

export const ActiviteGardee = Activite.extend({
  autres: z.array(Activite),
  remarques: z.array(z.string()),
})

const ById = z.object({ id: IdParam })
const MINE = ['activite_introuvable'] as const

export const activites = endpoints({
  'POST /api/activites/my': {
    summary: 'Mes activités, cinq par page.',
    access: 'member',
    isRead: true,
    query: filterQuery(activiteFilters, ACTIVITES_PAGE_SIZE),
    reply: list(Activite),
  },
  'POST /api/activites/create': {
    summary:
      'Garde une sortie\u00a0: le fichier `gpx` (FIT, TCX ou GPX avec des heures). Un fichier de plusieurs sports donne une sortie par sport.',
    access: 'member',
    multipart: true,
    files: ['gpx'],
    hasLargeFiles: true,
    body: z.object({ titre: line(120, 0).optional() }),
    reply: created(ActiviteGardee),
    errors: ['trace_refusee', 'requete_trop_longue', 'service_indisponible', 'trop_de_demandes'],
  },
  'POST /api/activites/del': {
    summary: 'Supprime une de mes activités.',
    access: 'member',
    body: z.object({ id: Id }),
    reply: data(z.null()),
    errors: MINE,
  },
  'POST /api/activites/separer/{id}': {
    summary:
      'Dit que ce sont deux sorties\u00a0: les autres enregistrements de celle-ci en deviennent d’autres.',
    access: 'member',
    params: ById,
    reply: data(Activite),
    errors: MINE,
  },
  'POST /api/activites/{id}': {
    summary:
      'Une de mes activités, avec sa trace, son profil et mon résultat de la course qu’elle fut.',
    access: 'member',
    isRead: true,
    params: ById,
    reply: data(ActiviteEntiere),
    errors: [...MINE, 'service_indisponible'],
  },
  'GET /api/activites/{id}/original': {
    summary: 'Le fichier de ma sortie, tel que je l’ai envoyé.',
    access: 'member',
    params: ById,
    reply: file('application/octet-stream'),
    errors: [...MINE, 'service_indisponible'],
  },
  'GET /api/filtres/activites': {
    summary: 'Les filtres des activités.',
    access: 'public',
    reply: data(z.record(z.string(), FilterDefinition)),
  },
})
