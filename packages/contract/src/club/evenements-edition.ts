import { MAX_GROUPES, TYPES_EVENEMENT } from '@foulee/domain/club/evenement'
import { MAX_DATES } from '@foulee/domain/club/regle'
import { NIVEAUX } from '@foulee/domain/membres/profil'
import { DEPARTEMENTS } from '@foulee/domain/shared/departement'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import {
  Day,
  Id,
  IdParam,
  Instant,
  line,
  Position,
  paragraph,
  Text,
  Time,
} from '../shared/fields.ts'
import { filterQuery } from '../shared/filters.ts'
import {
  formCents,
  formChoice,
  formDay,
  formInteger,
  formJson,
  formList,
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
import { DateEvenement, Evenement, EvenementCard, GroupeEvenement, Porteur } from './evenements.ts'

export const DateGeree = z.strictObject({
  ...DateEvenement.shape,
  /** Held by registrations and by waiting-list offers. */
  places_prises: z.int().min(0),
  nb_inscrits: z.int().min(0),
  nb_attentes: z.int().min(0),
  /** Edited on its own: changes of the series leave it unchanged. */
  a_part: z.boolean(),
  droits: z.strictObject({ modifier: z.boolean(), annuler: z.boolean() }),
})
export type DateGeree = z.infer<typeof DateGeree>

export const EvenementGestion = z.strictObject({
  evenement: Evenement,
  parcours: z.strictObject({ id: Id, nom: Text, est_visible: z.boolean() }).nullable(),
  dates: z.array(DateGeree),
  delai_attente_heures: z.int(),
  /** Optimistic lock: incremented by each save, sent back with a change. */
  version: z.int(),
  manques: z.array(Manque),
  conseils: z.array(Manque),
  completude: Completude,
  renvoi_motif: Text,
  droits: DroitsManaged,
})
export type EvenementGestion = z.infer<typeof EvenementGestion>

export const MonEvenement = z.strictObject({
  evenement: EvenementCard,
  completude: Completude,
  nb_manques: z.int(),
  renvoi_motif: Text,
})
export type MonEvenement = z.infer<typeof MonEvenement>

const codes = (areas: readonly { code: string }[]) =>
  areas.map(({ code }) => code) as [string, ...string[]]

const place = formJson(
  Position.nullable(),
  'Indiquez une longitude et une latitude\u00a0: [6.13,45.9], ou null.',
)
const heure = z.union([z.literal(''), Time], { error: 'Indiquez une heure\u00a0: 19:00.' })

/** Partial update: an empty text or list clears the value. */
const Changes = z
  .object({
    titre: line(150),
    type: z.enum(TYPES_EVENEMENT),
    description: paragraph(10_000),
    lieu: line(100, 0),
    adresse: line(200, 0),
    ville: line(100, 0),
    code_postal: z
      .string()
      .trim()
      .regex(/^(\d{5})?$/, 'Indiquez un code postal de cinq chiffres.'),
    departement: formChoice(codes(DEPARTEMENTS)),
    position: place,
    rendez_vous: paragraph(1000),
    sports: formList(SPORTS),
    niveau: formChoice(NIVEAUX),
    parcours_id: formInteger,
    groupes: formJson(
      z.array(GroupeEvenement).max(MAX_GROUPES),
      `Indiquez ${MAX_GROUPES}\u00a0groupes au plus, chacun avec un nom\u00a0; allures de 2:00 à 20:00 en secondes par kilomètre, distance en mètres\u00a0: [{"nom":"Tranquille","allure_min":360,"allure_max":400}].`,
    ),
    /** Euro cents; empty or 0 is free. */
    prix: formCents,
    /** Per date; empty for unlimited. */
    places: formInteger,
    delai_attente_heures: formInteger,
    jour: formDay,
    heure,
    duree_minutes: formInteger,
    /** RFC 5545 without DTSTART: `FREQ=WEEKLY;BYDAY=TU;UNTIL=20270630`; empty for a single date. */
    regle: line(200, 0),
    exclusions: formJson(
      z.array(Day).max(MAX_DATES),
      `Indiquez ${MAX_DATES}\u00a0jours au plus\u00a0: ["2027-12-24"].`,
    ),
  })
  .partial()
export type EvenementChanges = z.output<typeof Changes>

/** Partial update: an empty text clears the value. */
const DateChanges = z
  .object({
    date: z.iso.date(),
    heure: Time,
    duree_minutes: formInteger,
    places: formInteger,
    precision: paragraph(500),
    lieu: line(100, 0),
    position: place,
  })
  .partial()
export type DateChanges = z.output<typeof DateChanges>

const ById = z.object({ id: IdParam })
const OfDate = ById.extend({ dates_id: IdParam })
const version = FormVersion.optional()
const MINE = ['evenement_introuvable', 'acces_refuse'] as const
const SAVED = [...MINE, 'version_depassee'] as const
const ITS_DATE = [...SAVED, 'evenement_date_introuvable', 'evenement_date_fermee'] as const

export const evenementsEdition = endpoints({
  'GET /api/evenements/porteurs': {
    summary: 'Au nom de qui je peux créer un évènement\u00a0: mes organisateurs, mes magasins.',
    access: 'member',
    reply: data(z.array(Porteur)),
  },
  'POST /api/evenements/serie': {
    summary:
      'Les dates que donne une règle, avant de l’enregistrer\u00a0; avec `evenement`, les dates où des personnes sont inscrites et qui disparaîtraient.',
    access: 'member',
    isRead: true,
    body: z.object({
      jour: Day,
      heure: Time,
      duree_minutes: z.int().min(1).max(2880).default(60),
      regle: line(200, 0).default(''),
      exclusions: z.array(Day).max(MAX_DATES).default([]),
      evenement: Id.optional(),
    }),
    reply: data(
      z.strictObject({
        mots: z.string(),
        nb: z.int().min(0),
        dates: z.array(
          z.strictObject({ jour: Day, debut: Instant, fin: Instant, fuseau: z.string() }),
        ),
        disparues: z.array(
          z.strictObject({ jour: Day, nb_inscrits: z.int(), nb_attentes: z.int() }),
        ),
      }),
    ),
    errors: MINE,
  },
  'POST /api/evenements/create': {
    summary:
      'Crée un évènement en brouillon, pour un organisateur (`organisateurs_id`) ou un magasin (`magasins_id`) dont je suis membre\u00a0; sans l’un ni l’autre, pour l’équipe de Foulée.',
    access: 'publier',
    multipart: true,
    body: Changes.extend({
      titre: line(150),
      organisateurs_id: formInteger.optional(),
      magasins_id: formInteger.optional(),
    }),
    reply: created(EvenementGestion.shape.evenement),
    errors: ['acces_refuse', 'trop_de_demandes'],
  },
  'POST /api/evenements/update/{id}': {
    summary:
      'Change les champs envoyés d’un évènement, et ses dates à venir avec eux\u00a0: qui est inscrit en est prévenu. Avec `version`, seulement si personne n’a enregistré la même partie depuis.',
    access: 'member',
    multipart: true,
    params: ById,
    body: Changes.extend({ version }),
    reply: data(EvenementGestion),
    errors: SAVED,
  },
  'GET /api/evenements/{id}/gestion': {
    summary: 'Un de mes évènements, avec ses dates, ce qui lui manque et ce que je peux en faire.',
    access: 'member',
    params: ById,
    reply: data(EvenementGestion),
    errors: MINE,
  },
  'POST /api/evenements/{id}/etat': {
    summary:
      'Soumet un évènement, le publie, le renvoie ou l’annule avec toutes ses dates à venir\u00a0: qui est inscrit en est prévenu.',
    access: 'publier',
    params: ById,
    body: moveBody(GESTES_MANAGED),
    reply: data(EvenementGestion),
    errors: [...MINE, 'evenement_incomplet', 'geste_impossible'],
  },
  'POST /api/evenements/{id}/del': {
    summary: 'Supprime un brouillon qui n’a jamais été publié, avec tout ce qui en dépend.',
    access: 'member',
    params: ById,
    reply: data(z.null()),
    errors: [...MINE, 'geste_impossible'],
  },
  'GET /api/evenements/{id}/historique': {
    summary: 'Ce qui a changé dans un de mes évènements, et qui l’a changé, du plus récent.',
    access: 'member',
    params: ById,
    query: filterQuery({}),
    reply: list(LigneHistorique),
    errors: MINE,
  },
  'GET /api/evenements/mes-evenements': {
    summary:
      'Les évènements de mes organisateurs et de mes magasins, avec ce qui leur manque, le dernier modifié d’abord.',
    access: 'member',
    query: filterQuery({}),
    reply: list(MonEvenement),
  },
  'GET /api/evenements/a-valider': {
    summary: 'Les évènements qui attendent une réponse de l’équipe, les plus anciens d’abord.',
    access: 'moderer',
    query: filterQuery({}),
    reply: list(EvenementCard),
  },
  'POST /api/evenements/date/{id}/edit/{dates_id}': {
    summary:
      'Change les champs envoyés d’une seule date, qui ne suit plus la série\u00a0: qui y est inscrit en est prévenu.',
    access: 'member',
    multipart: true,
    params: OfDate,
    body: DateChanges.extend({ version }),
    reply: data(EvenementGestion),
    errors: ITS_DATE,
  },
  'POST /api/evenements/date/{id}/annuler/{dates_id}': {
    summary:
      'Annule une seule date, pour toujours, avec sa raison\u00a0: qui y est inscrit la lit.',
    access: 'member',
    params: OfDate,
    body: z.object({
      motif: paragraph(1000),
      version: z.int().min(1).max(2_147_483_647).optional(),
    }),
    reply: data(EvenementGestion),
    errors: ITS_DATE,
  },
})
