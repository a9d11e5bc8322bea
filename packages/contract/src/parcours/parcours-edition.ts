import { POINT_PARCOURS_TYPES, TYPES_PARCOURS } from '@foulee/domain/parcours/parcours'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { TYPES_SURFACE } from '@foulee/domain/shared/surface'
import * as z from 'zod'
import { Id, IdParam, line, Metres, paragraph, Text } from '../shared/fields.ts'
import { filterQuery } from '../shared/filters.ts'
import { formBoolean, formJson, formList, formMetres } from '../shared/form-fields.ts'
import { created, data, endpoints, file, list } from '../shared/kit.ts'
import { Manque, moveBody } from '../shared/publication.ts'
import { Parcours, ParcoursCard, ParcoursPhoto, Profil } from './parcours.ts'

const MAX_METRES = 2_000_000
const Surface = z.enum(TYPES_SURFACE)
const Troncon = z.tuple([Metres.max(MAX_METRES), Metres.max(MAX_METRES), Surface])
/** Position in metres along the complete line. */
const PointEdite = z.strictObject({
  type: z.enum(POINT_PARCOURS_TYPES),
  nom: line(80, 0),
  description: line(300, 0),
  metres: Metres.max(MAX_METRES),
})

/** Complete line for its author, masked ends included. Metres from the true start. */
export const LigneComplete = z.strictObject({
  version: z.int(),
  distance: Metres,
  lignes: z.array(z.string()),
  profil: Profil,
  troncons: z.array(Troncon),
  points: z.array(PointEdite.extend({ id: Id, nom: Text, description: Text })),
  photos: z.array(ParcoursPhoto),
})
export type LigneComplete = z.infer<typeof LigneComplete>

const Empreinte = z.int().min(0).max(4_294_967_295)
/** Checksums of the editor sections, for optimistic locking. */
const Empreintes = z.strictObject({
  textes: Empreinte,
  chiffres: Empreinte,
  trace: Empreinte,
  points: Empreinte,
  surfaces: Empreinte,
})
export type Empreintes = z.infer<typeof Empreintes>

export const ParcoursGestion = z.strictObject({
  parcours: Parcours,
  titre: Text,
  rayon_masque: z.int(),
  /** A coach may have read the whole figures of the outing that it is. */
  lu_par_coach: z.boolean(),
  renvoi_motif: Text,
  original: z.strictObject({ nom: z.string(), format: z.enum(['gpx', 'tcx', 'fit']) }).nullable(),
  complet: LigneComplete.nullable(),
  empreintes: Empreintes,
  manques: z.array(Manque),
  doublons: z.array(z.strictObject({ id: Id, slug: z.string(), titre: z.string() })),
  droits: z.strictObject({
    modifier: z.boolean(),
    soumettre: z.boolean(),
    reprendre: z.boolean(),
    publier: z.boolean(),
    renvoyer: z.boolean(),
    original: z.boolean(),
  }),
})
export type ParcoursGestion = z.infer<typeof ParcoursGestion>

const metresOrNone = (max: number) =>
  formJson(
    Metres.max(max).nullable(),
    'Indiquez un nombre entier de mètres, ou null pour l’effacer.',
  )

/** Announced metres; an empty text or `null` clears them. */
const announced = (max: number) =>
  z
    .string()
    .max(40)
    .overwrite((text) => (text === 'null' ? '' : text))
    .pipe(
      formMetres.refine(
        (metres) => metres === null || metres <= max,
        `Indiquez ${formatNombre(max)}\u00a0m au plus.`,
      ),
    )

const Changes = z
  .object({
    titre: line(120, 0),
    description: paragraph(5000),
    types: formList(TYPES_PARCOURS),
    saison: formJson(
      z.array(z.int().min(1).max(12)).max(12),
      'Indiquez une liste de mois, de 1 à 12\u00a0: [6,7,8].',
    ),
    distance_annoncee: announced(MAX_METRES),
    denivele_annonce: announced(100_000),
    troncons: formJson(
      z.array(Troncon).max(300),
      'Indiquez des tronçons\u00a0: [[0,1200,"path"],[1200,3000,"asphalt"]].',
    ),
    points: formJson(
      z.array(PointEdite).max(100),
      'Indiquez des points\u00a0: [{"type":"eau","nom":"","description":"","metres":1200}].',
    ),
    rayon_masque: formJson(z.int().min(0).max(2000), 'Indiquez un rayon de 0 à 2000 mètres.'),
    debut: metresOrNone(MAX_METRES),
    fin: metresOrNone(MAX_METRES),
    inverser: formBoolean,
    origine: formBoolean,
    empreintes: formJson(
      Empreintes.partial(),
      'Indiquez les empreintes que vous avez lues\u00a0: {"textes":12}.',
    ),
  })
  .partial()
export type ParcoursChanges = z.output<typeof Changes>

const GESTES = ['soumettre', 'reprendre', 'publier', 'renvoyer'] as const
export type Geste = (typeof GESTES)[number]

const ByNumber = z.object({ id: IdParam })
const MINE = ['parcours_introuvable', 'acces_refuse'] as const
const TRACE = [...MINE, 'trace_refusee', 'service_indisponible'] as const

export const parcoursEdition = endpoints({
  'POST /api/parcours/create': {
    summary: 'Crée un parcours vide, en brouillon.',
    access: 'member',
    body: z.object({ titre: line(120, 0).default('') }),
    reply: created(ParcoursGestion.shape.parcours),
    errors: ['trop_de_demandes'],
  },
  'POST /api/parcours/gpx/{id}': {
    summary:
      'Donne sa trace au parcours\u00a0: le fichier `gpx` (GPX, TCX ou FIT, 25 Mo au plus), ou une de mes activités. Avec `sortie`, un fichier avec des heures est aussi une de mes sorties.',
    access: 'member',
    multipart: true,
    files: ['gpx'],
    hasLargeFiles: true,
    params: ByNumber,
    body: z
      .object({
        activites_id: formJson(Id, 'Indiquez l’identifiant d’une activité.'),
        /** Whether the file is also an activity of the author: timestamps do not prove who ran. */
        sortie: z.enum(['true', 'false']),
      })
      .partial(),
    reply: data(ParcoursGestion),
    errors: [...TRACE, 'activite_introuvable', 'requete_trop_longue', 'trop_de_demandes'],
  },
  'POST /api/parcours/update/{id}': {
    summary:
      'Change les champs envoyés\u00a0; `debut` et `fin` recadrent la trace, `inverser` la retourne, `origine` revient au fichier. Avec les `empreintes` lues, rien n’est écrit sur ce qui a changé depuis.',
    access: 'member',
    multipart: true,
    params: ByNumber,
    body: Changes,
    reply: data(ParcoursGestion),
    errors: [...TRACE, 'version_depassee'],
  },
  'POST /api/parcours/etat/{id}': {
    summary: 'Soumet un parcours, le reprend, le publie ou le renvoie à son auteur.',
    access: 'publier',
    params: ByNumber,
    body: moveBody(GESTES),
    reply: data(ParcoursGestion),
    errors: [...MINE, 'parcours_incomplet', 'geste_impossible'],
  },
  'POST /api/parcours/del/{id}': {
    summary: 'Supprime un de mes parcours, avec tout ce qui en dépend.',
    access: 'member',
    params: ByNumber,
    reply: data(z.null()),
    errors: MINE,
  },
  'GET /api/parcours/{id}/gestion': {
    summary: 'Un de mes parcours, avec ce qui lui manque et ce que je peux en faire.',
    access: 'member',
    params: ByNumber,
    reply: data(ParcoursGestion),
    errors: MINE,
  },
  'GET /api/parcours/{id}/original': {
    summary: 'Le fichier tel que je l’ai envoyé.',
    access: 'member',
    params: ByNumber,
    reply: file('application/octet-stream'),
    errors: [...MINE, 'service_indisponible'],
  },
  'GET /api/parcours/a-valider': {
    summary: 'Les parcours qui attendent une réponse de l’équipe, les plus anciens d’abord.',
    access: 'moderer',
    query: filterQuery({}),
    reply: list(ParcoursCard),
  },
})
