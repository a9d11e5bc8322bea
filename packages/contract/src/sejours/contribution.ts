import { NIVEAUX } from '@foulee/domain/membres/profil'
import { MAX_PALIERS } from '@foulee/domain/sejours/annulation'
import { DEPARTEMENTS, REGIONS } from '@foulee/domain/shared/departement'
import { PAYS } from '@foulee/domain/shared/pays'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { Id, IdParam, line, Metres, Position, paragraph, Text } from '../shared/fields.ts'
import { filterQuery } from '../shared/filters.ts'
import {
  formBoolean,
  formChoice,
  formCount,
  formJson,
  formList,
  formMetres,
} from '../shared/form-fields.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'
import {
  Completude,
  DroitsManaged,
  FormVersion,
  GESTES_MANAGED,
  LigneHistorique,
  Manque,
  moveBody,
} from '../shared/publication.ts'
import { Inclus, Palier, Voyage, VoyageCard } from './voyages.ts'

/** Linked parcours or race. The name is null if not visible to the caller. */
const Lien = z.strictObject({ id: Id, nom: Text, est_visible: z.boolean() })

export const JourneeEditee = z.strictObject({
  id: Id,
  ordre: z.int().min(0),
  titre: z.string(),
  description: Text,
  distance: Metres.nullable(),
  denivele: Metres.nullable(),
  hebergement: Text,
  repas: Text,
  transport: Text,
  parcours: Lien.nullable(),
  epreuve: Lien.nullable(),
  dossard_inclus: z.boolean(),
})
export type JourneeEditee = z.infer<typeof JourneeEditee>

export const VoyageGestion = z.strictObject({
  voyage: Voyage,
  journees: z.array(JourneeEditee),
  delai_attente_heures: z.int(),
  /** Places one member may request per departure; null: half of it, at least four. */
  places_par_membre: z.int().nullable(),
  version: z.int(),
  manques: z.array(Manque),
  conseils: z.array(Manque),
  completude: Completude,
  renvoi_motif: Text,
  droits: DroitsManaged,
})
export type VoyageGestion = z.infer<typeof VoyageGestion>

export const MonVoyage = z.strictObject({
  voyage: VoyageCard,
  completude: Completude,
  nb_manques: z.int(),
  renvoi_motif: Text,
})
export type MonVoyage = z.infer<typeof MonVoyage>

const MAX_MATERIEL = 60
const codes = (areas: readonly { code: string }[]) =>
  areas.map(({ code }) => code) as [string, ...string[]]

const Changes = z
  .object({
    titre: line(150),
    description: paragraph(10_000),
    lieu: line(100, 0),
    pays: z.enum(PAYS as [string, ...string[]]),
    departement: formChoice(codes(DEPARTEMENTS)),
    region: formChoice(codes(REGIONS)),
    position: formJson(
      Position.nullable(),
      'Indiquez une longitude et une latitude\u00a0: [6.13,45.9], ou null.',
    ),
    duree_jours: formCount,
    niveau: formChoice(NIVEAUX),
    sports: formList(SPORTS),
    participants_min: formCount,
    participants_max: formCount,
    age_min: formCount,
    assurance: paragraph(2000),
    acces: paragraph(4000),
    formalites: paragraph(4000),
    materiel: formJson(
      z.array(line(120)).max(MAX_MATERIEL),
      `Indiquez ${MAX_MATERIEL}\u00a0lignes de 120 caractères au plus\u00a0: ["Frontale","Coupe-vent"].`,
    ),
    delai_heures: formCount,
    delai_attente_heures: formCount,
    places_par_membre: formCount,
    acompte: formCount,
    solde_jours: formCount,
    reglement: paragraph(2000),
    bareme: formJson(
      z.array(Palier).max(MAX_PALIERS),
      `Indiquez ${MAX_PALIERS}\u00a0paliers au plus, en jours de 0 à 365 et en % de 0 à 100\u00a0: [{"jours":30,"part":50}].`,
    ),
  })
  .partial()
export type VoyageChanges = z.output<typeof Changes>

const ById = z.object({ id: IdParam })
const version = FormVersion.optional()
const Rang = formCount

const InclusChanges = z.object({ libelle: line(200), inclus: formBoolean, ordre: Rang })
export type InclusChanges = Partial<z.output<typeof InclusChanges>>

const JourneeChanges = z
  .object({
    titre: line(150),
    description: paragraph(5000),
    distance: formMetres,
    denivele: formMetres,
    hebergement: paragraph(500),
    repas: paragraph(500),
    transport: paragraph(500),
    parcours_id: formCount,
    epreuves_id: formCount,
    dossard_inclus: formBoolean,
    ordre: Rang,
  })
  .partial()
export type JourneeChanges = z.output<typeof JourneeChanges>

const MINE = ['voyage_introuvable', 'acces_refuse'] as const
const SAVED = [...MINE, 'version_depassee'] as const

export const voyagesEdition = endpoints({
  'POST /api/voyages/create': {
    summary: 'Crée un séjour en brouillon, pour une agence (`agence`) dont je suis membre.',
    access: 'member',
    multipart: true,
    body: Changes.extend({ agence: IdParam, titre: line(150) }),
    reply: created(VoyageGestion.shape.voyage),
    errors: ['acces_refuse', 'trop_de_demandes'],
  },
  'POST /api/voyages/update/{id}': {
    summary:
      'Change les champs envoyés d’un séjour\u00a0; avec `version`, seulement si personne n’a enregistré la même partie depuis.',
    access: 'member',
    multipart: true,
    params: ById,
    body: Changes.extend({ version }),
    reply: data(VoyageGestion),
    errors: SAVED,
  },
  'GET /api/voyages/{id}/gestion': {
    summary: 'Un de mes séjours, avec ce qui lui manque et ce que je peux en faire.',
    access: 'member',
    params: ById,
    reply: data(VoyageGestion),
    errors: MINE,
  },
  'POST /api/voyages/{id}/etat': {
    summary:
      'Soumet un séjour, le publie, le renvoie à son agence ou l’annule\u00a0; `departs`\u00a0: avec tous ses départs à venir, dont les réservations le sont sans frais.',
    access: 'publier',
    params: ById,
    /** `departs`: cancelling the stay also cancels its upcoming departures, for the same reason. */
    body: moveBody(GESTES_MANAGED).extend({ departs: z.boolean().default(false) }),
    reply: data(VoyageGestion),
    errors: [...MINE, 'voyage_incomplet', 'geste_impossible', 'voyage_reserve'],
  },
  'POST /api/voyages/{id}/del': {
    summary: 'Supprime un brouillon qui n’a jamais été publié, avec tout ce qui en dépend.',
    access: 'member',
    params: ById,
    reply: data(z.null()),
    errors: [...MINE, 'geste_impossible'],
  },
  'GET /api/voyages/{id}/historique': {
    summary: 'Ce qui a changé dans un de mes séjours, et qui l’a changé, du plus récent.',
    access: 'member',
    params: ById,
    query: filterQuery({}),
    reply: list(LigneHistorique),
    errors: MINE,
  },
  'GET /api/voyages/mes-voyages': {
    summary: 'Les séjours de mes agences, avec ce qui leur manque, le dernier modifié d’abord.',
    access: 'member',
    query: filterQuery({}),
    reply: list(MonVoyage),
  },
  'GET /api/voyages/a-valider': {
    summary: 'Les séjours qui attendent une réponse de l’équipe, les plus anciens d’abord.',
    access: 'moderer',
    query: filterQuery({}),
    reply: list(VoyageCard),
  },
  'POST /api/voyages/inclus/{id}': {
    summary: 'Ajoute une ligne à ce qui est compris dans un de mes séjours, ou ne l’est pas.',
    access: 'member',
    multipart: true,
    params: ById,
    body: InclusChanges.partial({ ordre: true }).extend({ version }),
    reply: created(Inclus),
    errors: [...SAVED, 'trop_d_elements'],
  },
  'POST /api/voyages/inclus/{id}/edit/{inclus_id}': {
    summary:
      'Change une de ces lignes\u00a0: les champs envoyés\u00a0; `ordre`\u00a0: son nouveau rang.',
    access: 'member',
    multipart: true,
    params: ById.extend({ inclus_id: IdParam }),
    body: InclusChanges.partial().extend({ version }),
    reply: data(Inclus),
    errors: [...SAVED, 'inclus_introuvable'],
  },
  'POST /api/voyages/inclus/{id}/del/{inclus_id}': {
    summary: 'Retire une de ces lignes.',
    access: 'member',
    params: ById.extend({ inclus_id: IdParam }),
    reply: data(z.null()),
    errors: [...SAVED, 'inclus_introuvable'],
  },
  'POST /api/voyages/journee/{id}': {
    summary:
      'Ajoute une journée à un de mes séjours\u00a0: `parcours_id`, un parcours publié ou un des miens\u00a0; `epreuves_id`, une épreuve visible.',
    access: 'member',
    multipart: true,
    params: ById,
    body: JourneeChanges.required({ titre: true }).extend({ version }),
    reply: created(JourneeEditee),
    errors: [...SAVED, 'trop_d_elements'],
  },
  'POST /api/voyages/journee/{id}/edit/{journee_id}': {
    summary:
      'Change une journée d’un de mes séjours\u00a0: les champs envoyés\u00a0; `ordre`\u00a0: son nouveau rang, à partir de 0.',
    access: 'member',
    multipart: true,
    params: ById.extend({ journee_id: IdParam }),
    body: JourneeChanges.extend({ version }),
    reply: data(JourneeEditee),
    errors: [...SAVED, 'journee_introuvable'],
  },
  'POST /api/voyages/journee/{id}/del/{journee_id}': {
    summary: 'Retire une journée d’un de mes séjours.',
    access: 'member',
    params: ById.extend({ journee_id: IdParam }),
    reply: data(z.null()),
    errors: [...SAVED, 'journee_introuvable'],
  },
})
