import { RAISONS_PAUSE } from '@foulee/domain/entrainement/adaptation-pause'
import { OBJECTIF_SEANCE_LABELS, OBJECTIFS_SEANCE } from '@foulee/domain/entrainement/seance'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { Day, Id, IdParam, line, Metres, paragraph } from '../shared/fields.ts'
import { FilterDefinition, type Filters, filterQuery } from '../shared/filters.ts'
import { formJson } from '../shared/form-fields.ts'
import { created, data, endpoints, file, list } from '../shared/kit.ts'
import {
  Entrainement,
  EntrainementChange,
  Geste,
  ParcoursSortie,
  Proposition,
} from './entrainement.ts'
import { EtapesFaites } from './etapes.ts'
import { Steps } from './step.ts'
import { Tag } from './tag.ts'

export const entrainementFilters = {
  date: { type: 'dateRange', nom: 'Date', description: 'Jour de l’entraînement.' },
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Titre de l’entraînement.',
    placeholder: 'Un entraînement',
    schema: z.string(),
  },
  objectif: {
    type: 'multivalue',
    nom: 'Objectif',
    description: 'Endurance, seuil, VMA, côtes…',
    possibles: OBJECTIF_SEANCE_LABELS,
  },
  etat: {
    type: 'multivalue',
    nom: 'État',
    description: 'Prévu, fait, manqué ou retiré.',
    possibles: { prevu: 'Prévus', fait: 'Faits', manque: 'Manqués', retire: 'Retirés' },
  },
  tags: {
    type: 'multivalue',
    nom: 'Étiquettes',
    description: 'Les mots que je leur ai donnés.',
    possibles: null,
  },
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: { date: 'Par date', recent: 'Les plus récents d’abord' },
  },
  my: {
    type: 'boolean',
    nom: 'Les miens',
    description: 'Les miens seulement, ce qui est d’usage.',
  },
} as const satisfies Filters

const CALENDAR = 'text/calendar; charset=utf-8'
const MAX_ATHLETES = 50
/** Above the largest encrypted undo token. */
const MAX_RETOUR = 400_000

const TagList = z.array(Tag).max(12)
const ById = z.object({ id: IdParam })
const MINE = ['entrainement_introuvable', 'acces_refuse'] as const
/** Errors of a move: already done, or the coach may not know whether it is. */
const PLACED = [...MINE, 'entrainement_fait', 'entrainement_passe'] as const
/** Calendar of an athlete who accepted the coach. */
const OF_ATHLETE = ['athlete_introuvable'] as const

const NewContent = {
  titre: line(120, 0).default(''),
  sport: z.enum(SPORTS).default('course_a_pied'),
  objectif: z.enum(OBJECTIFS_SEANCE).default('endurance'),
  description: paragraph(2000).default(''),
  denivele: Metres.max(20_000).nullable().default(null),
  raccourci: paragraph(4000).optional(),
  steps: Steps.optional(),
}

const Changes = z
  .object({
    titre: line(120, 0),
    sport: z.enum(SPORTS),
    objectif: z.enum(OBJECTIFS_SEANCE),
    description: paragraph(2000),
    denivele: formJson(Metres.max(20_000).nullable(), 'Indiquez un dénivelé en mètres, ou null.'),
    raccourci: paragraph(4000),
    steps: formJson(Steps, 'Ces étapes ne peuvent pas être lues.'),
    note: paragraph(1000),
    parcours_id: formJson(Id.nullable(), 'Indiquez l’identifiant d’un parcours, ou null.'),
    version: formJson(z.int().min(1), 'Indiquez un numéro de version.'),
  })
  .partial()
export type EntrainementChanges = z.output<typeof Changes>

const Pause = z
  .strictObject({ raison: z.enum(RAISONS_PAUSE), du: Day, au: Day })
  .refine(({ du, au }) => au >= du, {
    path: ['au'],
    message: 'Le dernier jour vient après le premier.',
  })

/** Completion. `fait` alone means « comme prévu ». */
const Done = z.object({
  etat: z.enum(['fait', 'manque', 'prevu']),
  /** Seconds, metres. */
  duree: z.int().min(1).max(604_800).nullable().optional(),
  distance: Metres.max(1_000_000).nullable().optional(),
  rpe: z.int().min(1).max(10).nullable().optional(),
  mots: paragraph(2000).optional(),
  activites_id: Id.nullable().optional(),
})
export type Done = z.output<typeof Done>

export const entrainements = endpoints({
  'GET /api/filtres/trainings': {
    summary: 'Les filtres des entraînements.',
    access: 'public',
    reply: data(z.record(z.string(), FilterDefinition)),
  },
  'POST /api/training': {
    summary:
      'Mes entraînements\u00a0; avec `athlete`, ceux d’un athlète qui m’a accepté comme coach.',
    access: 'member',
    isRead: true,
    query: filterQuery(entrainementFilters),
    body: z.object({ athlete: Id.optional() }),
    reply: list(Entrainement),
    errors: OF_ATHLETE,
  },
  'POST /api/training/{id}': {
    summary: 'Un de mes entraînements.',
    access: 'member',
    isRead: true,
    params: ById,
    reply: data(Entrainement),
    errors: MINE,
  },
  'POST /api/training/{id}/parcours': {
    summary:
      'Trois parcours près de chez moi pour une sortie longue d’un plan qui mène à une course, et pourquoi\u00a0; `null` pour une autre séance. Personne d’autre ne les lit\u00a0: ils disent où j’habite.',
    access: 'member',
    isRead: true,
    params: ById,
    reply: data(ParcoursSortie.nullable()),
    errors: ['entrainement_introuvable'],
  },
  'POST /api/training/{id}/etapes': {
    summary:
      'Prévu et fait, étape par étape, d’après la sortie liée\u00a0; `null` quand son fichier ne permet pas de le dire.',
    access: 'member',
    isRead: true,
    params: ById,
    reply: data(EtapesFaites.nullable()),
    errors: [...MINE, 'service_indisponible', 'trop_de_demandes'],
  },
  'POST /api/training/create': {
    summary:
      'Met un entraînement à mon agenda, depuis une séance (`seances_id`) ou écrit ici\u00a0; un coach le met à celui de ses `athletes`.',
    access: 'member',
    body: z.object({
      jour: Day,
      seances_id: Id.optional(),
      athletes: z.array(Id).max(MAX_ATHLETES).optional(),
      note: paragraph(1000).optional(),
      ...NewContent,
    }),
    reply: created(EntrainementChange),
    errors: [...OF_ATHLETE, 'seance_introuvable', 'trop_de_demandes'],
  },
  'POST /api/training/update/{id}': {
    summary: 'Change ce que dit un entraînement\u00a0; ce qui a été fait reste.',
    access: 'member',
    multipart: true,
    params: ById,
    body: Changes,
    reply: data(Entrainement),
    errors: [...MINE, 'version_depassee'],
  },
  'POST /api/training/del/{id}': {
    summary:
      'Supprime un entraînement, de l’agenda comme des listes. Rien n’en est gardé : `retour` est ce qu’il était, scellé, pour `retablir`.',
    access: 'member',
    params: ById,
    reply: data(z.strictObject({ retour: z.string() })),
    errors: MINE,
  },
  'POST /api/training/retablir': {
    summary:
      'Remet un entraînement supprimé depuis moins d’un jour, tel qu’il était, depuis le `retour` de sa suppression.',
    access: 'member',
    isCreation: true,
    body: z.object({ retour: z.string().min(1).max(MAX_RETOUR) }),
    reply: data(Entrainement),
    errors: ['retour_introuvable'],
  },
  'POST /api/training/{id}/fichier': {
    summary:
      'Un de mes entraînements comme fichier, avec mes allures : `fit` pour une montre, `zwo`, `txt`, ou `ics` pour un autre agenda.',
    access: 'member',
    isRead: true,
    params: ById,
    query: z.object({ format: z.enum(['fit', 'zwo', 'txt', 'ics']).default('fit') }),
    reply: file('application/octet-stream', CALENDAR),
    errors: [...MINE, 'seance_sans_etapes'],
  },
  'POST /api/training/change': {
    summary: 'Déplace un entraînement à un autre jour, ou l’échange avec un autre (`avec`).',
    access: 'member',
    isCreation: true,
    body: z.object({ id: Id, jour: Day.optional(), avec: Id.optional() }),
    reply: data(z.array(EntrainementChange)),
    errors: PLACED,
  },
  'POST /api/training/drop': {
    summary: 'Retire un entraînement de l’agenda\u00a0; il reste dans l’historique du plan.',
    access: 'member',
    isCreation: true,
    body: z.object({ id: Id, raison: paragraph(300).default('') }),
    reply: data(EntrainementChange),
    errors: PLACED,
  },
  'POST /api/training/tags': {
    summary: 'Donne ses étiquettes à un entraînement, à la place de celles qu’il avait.',
    access: 'member',
    body: z.object({ id: Id, tags: TagList }),
    reply: data(Entrainement),
    errors: MINE,
  },
  'POST /api/training/done/{id}': {
    summary:
      'Dit ce qui a été fait d’un entraînement, ou qu’il a été manqué\u00a0; `prevu` l’efface.',
    access: 'member',
    params: ById,
    body: Done,
    reply: data(Entrainement),
    errors: [...MINE, 'activite_introuvable', 'activite_deja_liee'],
  },
  'POST /api/training-session/{id}': {
    summary:
      'Dit que j’ai fait, ou manqué, une séance de la bibliothèque\u00a0: mon entraînement prévu le plus proche, sinon un nouveau, aujourd’hui ou à `jour`.',
    access: 'member',
    isCreation: true,
    params: ById,
    body: Done.extend({ etat: z.enum(['fait', 'manque']), jour: Day.optional() }),
    reply: data(EntrainementChange),
    errors: ['seance_introuvable', 'activite_introuvable', 'activite_deja_liee'],
  },
  'POST /api/training/gestes': {
    summary: 'Ce qui a été changé à mon agenda, le plus récent d’abord.',
    access: 'member',
    isRead: true,
    query: filterQuery({}),
    reply: list(Geste),
  },
  'POST /api/training/annuler': {
    summary:
      'Reprend un changement de mon agenda\u00a0: tout revient où c’était. Un coach reprend la séance qu’il vient de donner\u00a0; `avec` nomme les changements des autres athlètes, repris ensemble ou pas du tout.',
    access: 'member',
    isCreation: true,
    body: z.object({
      id: Id,
      avec: z
        .array(Id)
        .max(MAX_ATHLETES - 1)
        .default([]),
    }),
    reply: data(Geste),
    errors: ['geste_introuvable', 'geste_depasse'],
  },
  'POST /api/training/propositions': {
    summary:
      'Ce que le produit propose\u00a0: pour les entraînements manqués, pour une course déplacée ou annulée, ou pour une `pause` et le retour qui la suit. Rien n’est écrit.',
    access: 'member',
    isRead: true,
    body: z.object({ pause: Pause.optional() }),
    reply: data(z.array(Proposition)),
  },
  'POST /api/training/adapter': {
    summary: 'Applique une proposition à mon agenda\u00a0; elle peut être reprise.',
    access: 'member',
    isCreation: true,
    body: z.object({ proposition: Proposition, pause: Pause.optional() }),
    reply: data(Geste),
    errors: [...MINE, 'suivi_introuvable', 'entrainement_fait', 'geste_depasse'],
  },
})
