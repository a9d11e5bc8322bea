import { NIVEAUX } from '@foulee/domain/membres/profil'
import { MOST_CONSTATS } from '@foulee/domain/parcours/bilan'
import * as z from 'zod'
import { MonResultat } from '../courses/palmares.ts'
import { Day, Id, IdOrSlug, IdParam, Metres, Text } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { Reglages } from './feuille-de-route.ts'
import { Reference } from './reference.ts'

const Seconds = z.int().min(0)
/** Seconds lost, negative where won. */
const Ecart = z.number()
const Rang = z.int().min(1)

/** A point of the course, the finish last. Seconds from the start, at the arrival there. */
export const LieuBilan = z.strictObject({
  metres: Metres,
  nom: Text,
  is_arrivee: z.boolean(),
  reel: Seconds.nullable(),
  /** Whether that time is of the result, and not of the outing. */
  is_officiel: z.boolean(),
  prevu: Seconds.nullable(),
  /** Median of those who finished in about the same time, of five at least. */
  semblables: Seconds.nullable(),
  rang: Rang.nullable(),
  gagnees: z.int().nullable(),
  /** Seconds stopped there, and planned. */
  arret: Seconds.nullable(),
  arret_prevu: Seconds.nullable(),
  /** Seconds for a flat kilometre of the same effort, on the leg that ends here, stops included. */
  allure: Seconds.nullable(),
})
export type LieuBilan = z.infer<typeof LieuBilan>

const Bout = z.strictObject({ metres: Metres, nom: Text, is_arrivee: z.boolean() })
const Contre = z.strictObject({
  temoin: z.enum(['feuille', 'semblables']),
  ecart: Ecart,
  nb: z.int().nullable(),
})
const Constat = z.discriminatedUnion('sujet', [
  z.strictObject({ sujet: z.literal('arrivee'), ecart: Ecart, temps: Seconds, prevu: Seconds }),
  Contre.extend({
    sujet: z.literal('troncon'),
    de: Bout.nullable(),
    a: Bout,
    aussi: Contre.nullable(),
  }),
  z.strictObject({
    sujet: z.literal('arrets'),
    ecart: Ecart,
    duree: Seconds,
    nb: z.int().min(1),
    prevu: Seconds.nullable(),
    long: z.strictObject({ metres: Metres, nom: Text, duree: Seconds }),
  }),
  z.strictObject({
    sujet: z.literal('pente'),
    sens: z.enum(['montee', 'descente']),
    ecart: Ecart,
    part: z.number(),
  }),
])

/** Seconds beyond those of the mean at equal effort, and their share. */
const Pente = z.strictObject({ secondes: z.number().min(0), ecart: Ecart, part: z.number() })

/** Known of some races and not of this one. */
export const MANQUES_BILAN = [
  'resultat',
  'passages',
  'sortie',
  'heures',
  'plan',
  'semblables',
  'trace',
] as const
export type ManqueBilan = (typeof MANQUES_BILAN)[number]

export const Bilan = z.strictObject({
  course: z.strictObject({ slug: z.string(), nom: z.string() }),
  epreuve: z.strictObject({ id: Id, nom: z.string() }),
  date: Day,
  distance: Metres,
  resultat: MonResultat.pick({
    temps: true,
    rang: true,
    rang_sexe: true,
    sexe: true,
    statut: true,
    nb_classes: true,
  }).nullable(),
  sortie: z.strictObject({ id: Id, titre: z.string() }).nullable(),
  /** As it would have been made on the eve: of a target, results until then, or a level. */
  plan: z
    .strictObject({
      base: z.enum(['objectif', 'resultat', 'niveau']),
      niveau: z.enum(NIVEAUX).nullable(),
      temps: Seconds,
    })
    .nullable(),
  /** Bounds in seconds, and number, of those who finished in about the same time. */
  semblables: z.strictObject({ least: Seconds, most: Seconds, nb: z.int().min(5) }).nullable(),
  /** Stops of a minute at least; null without an outing. */
  arrets: z.strictObject({ duree: Seconds, nb: z.int().min(0) }).nullable(),
  pentes: z
    .strictObject({ montee: Pente.nullable(), plat: Pente.nullable(), descente: Pente.nullable() })
    .nullable(),
  /** Announced metres and altitude. */
  profil: z.array(z.tuple([Metres, z.number()])).nullable(),
  /** Evenly spaced metres: seconds run by the outing, and planned. */
  courbe: z.array(
    z.strictObject({ metres: Metres, reel: Seconds.nullable(), prevu: Seconds.nullable() }),
  ),
  lieux: z.array(LieuBilan),
  constats: z.array(Constat).max(MOST_CONSTATS),
  manques: z.array(z.enum(MANQUES_BILAN)),
})
export type Bilan = z.infer<typeof Bilan>

export const bilan = endpoints({
  'GET /api/courses/{id}/epreuves/{epreuves_id}/bilan': {
    summary:
      'Mon bilan d’une épreuve courue\u00a0: ma sortie, mon résultat et ses passages, ma feuille de route (d’un temps visé, sinon de mes résultats d’avant, sinon de mon niveau) et les coureurs de mon temps, l’un sur l’autre. Ce qui manque est nommé.',
    access: 'member',
    params: z.object({ id: IdOrSlug, epreuves_id: IdParam }),
    query: Reference.safeExtend(Reglages.shape),
    reply: data(Bilan),
    errors: [
      'course_introuvable',
      'epreuve_introuvable',
      'bilan_absent',
      'service_indisponible',
      'trop_de_demandes',
    ],
  },
})
