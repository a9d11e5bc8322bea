import { OBJECTIFS_SEANCE } from '@foulee/domain/entrainement/seance'
import { NIVEAUX } from '@foulee/domain/membres/profil'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import {
  Day,
  Id,
  IdOrSlug,
  IdParam,
  line,
  Metres,
  paragraph,
  webAddress,
} from '../shared/fields.ts'
import { FilterDefinition, filterQuery } from '../shared/filters.ts'
import { formChoice, formJson, formJsonByField } from '../shared/form-fields.ts'
import { created, data, endpoints, file, list } from '../shared/kit.ts'
import { FormVersion, LigneHistorique, moveBody } from '../shared/publication.ts'
import { MaSeance, Seance, SeanceCard, SeanceGestion } from './seance.ts'
import { seanceFilters } from './seance-filters.ts'
import { Step, Steps } from './step.ts'
import { Tag } from './tag.ts'

const MAX_RACCOURCI = 4000

/** Partial update. `raccourci` or `steps` (JSON) replaces all steps. */
const Changes = z
  .object({
    titre: line(120, 0),
    sport: z.enum(SPORTS),
    objectif: z.enum(OBJECTIFS_SEANCE),
    niveau: formChoice(NIVEAUX),
    description: paragraph(3000),
    denivele: formJson(
      Metres.max(20_000).nullable(),
      'Indiquez un dénivelé en mètres, de 0 à 20\u202f000, ou null.',
    ),
    video: webAddress.refine((url) => !url || url.startsWith('https:'), {
      error: 'Indiquez une adresse qui commence par https://.',
    }),
    tags: formJson(z.array(Tag).max(12), 'Indiquez au plus 12 étiquettes de 30 caractères.'),
    raccourci: paragraph(MAX_RACCOURCI),
    steps: formJson(Steps, 'Ces étapes ne peuvent pas être lues.'),
    version: FormVersion,
  })
  .partial()
export type SeanceChanges = z.output<typeof Changes>

export const GESTES_AUTEUR = ['soumettre', 'reprendre', 'publier', 'renvoyer'] as const

const MINE = ['seance_introuvable', 'acces_refuse'] as const
const ById = z.object({ id: IdParam })
const CALENDAR = 'text/calendar; charset=utf-8'
const FORMATS = ['fit', 'zwo', 'txt', 'ics'] as const

const Placement = { parent: Id.nullable().default(null), ordre: z.int().min(0).max(200).optional() }

export const seances = endpoints({
  'GET /api/training-session': {
    summary: 'Les séances publiées\u00a0: la bibliothèque.',
    access: 'public',
    query: filterQuery(seanceFilters),
    reply: list(MaSeance),
    errors: ['session_absente'],
  },
  'GET /api/coaching/tsession': {
    summary: 'Mes séances avec `my=1`, brouillons compris\u00a0; sinon la bibliothèque.',
    access: 'public',
    query: filterQuery(seanceFilters),
    reply: list(MaSeance),
    errors: ['session_absente'],
  },
  'GET /api/filtres/coaching/tsession': {
    summary: 'Les filtres des séances.',
    access: 'public',
    reply: data(z.record(z.string(), FilterDefinition)),
  },
  'GET /api/training-session/{id}': {
    summary: 'Une séance, par son identifiant ou son nom d’adresse.',
    access: 'public',
    params: z.object({ id: IdOrSlug }),
    reply: data(Seance),
    errors: ['seance_introuvable'],
  },
  'GET /api/training-session/{id}/fichier': {
    summary:
      'Une séance comme fichier\u00a0: `fit` pour une montre, `zwo`, `txt`, ou `ics` pour un autre agenda, à son `jour`.',
    access: 'public',
    params: z.object({ id: IdOrSlug }),
    query: z.object({ format: z.enum(FORMATS).default('fit'), jour: Day.optional() }),
    reply: file('application/octet-stream', CALENDAR),
    errors: ['seance_introuvable', 'seance_sans_etapes'],
  },
  'POST /api/workout/sync/{id}': {
    summary:
      'Le fichier FIT de la séance avec mes allures, à copier sur ma montre\u00a0: aucun compte de montre ne prend encore de séances.',
    access: 'member',
    params: z.object({ id: IdOrSlug }),
    reply: file('application/vnd.ant.fit'),
    errors: ['seance_introuvable', 'seance_sans_etapes'],
  },
  'POST /api/coaching/tsession/store': {
    summary: 'Crée une séance, en brouillon\u00a0; `copie` reprend le contenu d’une autre.',
    access: 'member',
    body: z.object({
      titre: line(120, 0).default(''),
      raccourci: paragraph(MAX_RACCOURCI).optional(),
      copie: Id.optional(),
    }),
    reply: created(Seance),
    errors: ['seance_introuvable', 'trop_de_demandes'],
  },
  'POST /api/coaching/tsession/import': {
    summary:
      'Crée une séance depuis un `fichier` de montre ou de home-trainer (FIT, ZWO, ERG, MRC).',
    access: 'member',
    multipart: true,
    files: ['fichier'],
    body: z.object({}),
    reply: created(Seance),
    errors: ['seance_illisible', 'requete_trop_longue', 'trop_de_demandes'],
  },
  'GET /api/coaching/tsession/{id}/gestion': {
    summary: 'Une de mes séances, avec ce qui lui manque et ce que je peux en faire.',
    access: 'member',
    params: ById,
    reply: data(SeanceGestion),
    errors: MINE,
  },
  'POST /api/coaching/tsession/{id}/update': {
    summary: 'Change les champs envoyés d’une de mes séances.',
    access: 'member',
    multipart: true,
    params: ById,
    body: Changes,
    reply: data(SeanceGestion),
    errors: [...MINE, 'version_depassee'],
  },
  'POST /api/coaching/tsession/{id}/etat': {
    summary: 'Soumet une séance, la reprend, la publie ou la renvoie à son auteur.',
    access: 'publier',
    params: ById,
    body: moveBody(GESTES_AUTEUR),
    reply: data(SeanceGestion),
    errors: [...MINE, 'seance_incomplete', 'geste_impossible'],
  },
  'POST /api/coaching/tsession/{id}/destroy': {
    summary: 'Supprime une de mes séances\u00a0; les entraînements déjà prévus restent.',
    access: 'member',
    params: ById,
    reply: data(z.null()),
    errors: MINE,
  },
  'GET /api/coaching/tsession/{id}/historique': {
    summary: 'Ce qui a changé dans une de mes séances, et qui l’a changé, du plus récent.',
    access: 'member',
    params: ById,
    query: filterQuery({}),
    reply: list(LigneHistorique),
    errors: MINE,
  },
  'GET /api/coaching/tsession/a-valider': {
    summary: 'Les séances qui attendent une réponse de l’équipe, les plus anciennes d’abord.',
    access: 'moderer',
    query: filterQuery({}),
    reply: list(SeanceCard),
  },
  'POST /api/coaching/step/store': {
    summary: 'Ajoute une étape à une de mes séances\u00a0: `step` est son JSON.',
    access: 'member',
    multipart: 'optional',
    body: z.object({
      seances_id: z.union([Id, IdParam]),
      step: z.union([Step, formJsonByField(Step, 'Cette étape ne peut pas être lue.')]),
      parent: z.union([Placement.parent, IdParam]).optional(),
      ordre: z.union([Placement.ordre, formJson(Placement.ordre, 'Indiquez un rang.')]),
    }),
    reply: created(Step),
    errors: [...MINE, 'step_introuvable'],
  },
  'POST /api/coaching/step/{id}/update': {
    summary: 'Remplace une étape\u00a0; son identifiant reste.',
    access: 'member',
    params: ById,
    body: z.union([Step, z.strictObject({ step: Step })]),
    reply: data(SeanceGestion),
    errors: [...MINE, 'step_introuvable'],
  },
  'POST /api/coaching/step/{id}/destroy': {
    summary: 'Retire une étape, et celles qu’elle répète.',
    access: 'member',
    params: ById,
    reply: data(SeanceGestion),
    errors: [...MINE, 'step_introuvable'],
  },
})
