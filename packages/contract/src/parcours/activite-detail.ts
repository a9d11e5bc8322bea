import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { IdParam, line, Metres, paragraph } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { MonActivite } from './activites.ts'

const Seconds = z.int().min(0)

/** A kilometre, a lap or a repetition. Seconds in motion; means of the sensors. */
const MorceauSortie = z.strictObject({
  /** Metres from the start. */
  debut: Metres,
  distance: Metres,
  duree: Seconds,
  /** Seconds per kilometre of flat road at the same effort (6.5); null without altitudes. */
  allure_effort: Seconds.nullable(),
  denivele: Metres.nullable(),
  fc: Seconds.nullable(),
  /** Steps a minute on foot, turns on a bike. */
  cadence: Seconds.nullable(),
  /** Watts. */
  puissance: Seconds.nullable(),
})
export type MorceauSortie = z.infer<typeof MorceauSortie>

const TourSortie = MorceauSortie.extend({
  fin: z.enum(['touche', 'temps', 'distance', 'arret', 'inconnu']),
})
const FractionSortie = MorceauSortie.extend({
  recuperation: z.strictObject({ duree: Seconds, distance: Metres }).nullable(),
})
export type FractionSortie = z.infer<typeof FractionSortie>

const TempsZone = z.strictObject({ code: z.string(), nom: z.string(), duree: Seconds })
export type TempsZone = z.infer<typeof TempsZone>

const Column = z.array(z.number().nullable())

/** Columns of the same length, 500 at most. */
const SeriesSortie = z.strictObject({
  metres: z.array(Metres),
  /** Elapsed seconds. */
  temps: z.array(Seconds),
  /** Seconds per kilometre. */
  allure: Column,
  altitude: Column,
  fc: Column,
  cadence: Column,
  puissance: Column,
  temperature: Column,
})
export type SeriesSortie = z.infer<typeof SeriesSortie>

export const DetailSortie = z.strictObject({
  kilometres: z.array(MorceauSortie),
  tours: z.array(TourSortie),
  fractions: z
    .strictObject({ source: z.enum(['tours', 'allure']), liste: z.array(FractionSortie) })
    .nullable(),
  /** Stops of a minute (6.8); `debut` in elapsed seconds. */
  pauses: z.array(z.strictObject({ metres: Metres, debut: Seconds, duree: Seconds })),
  /** Empty without the reference that they need. */
  zones_fc: z.array(TempsZone),
  zones_allure: z.array(TempsZone),
  /** Weather of a station that the watch wrote into the file; km/h, degrees, percent. */
  meteo: z
    .strictObject({
      temperature: z.int().nullable(),
      ressenti: z.int().nullable(),
      ciel: z.string().nullable(),
      vent: Seconds.nullable(),
      vent_de: Seconds.nullable(),
      humidite: Seconds.nullable(),
    })
    .nullable(),
  /** Degrees at the wrist. */
  capteur: z.strictObject({ min: z.int(), moyenne: z.int(), max: z.int() }).nullable(),
  series: SeriesSortie,
})
export type DetailSortie = z.infer<typeof DetailSortie>

const ById = z.object({ id: IdParam })
const MINE = ['activite_introuvable'] as const

const Changes = z
  .object({
    titre: line(120),
    sport: z.enum(SPORTS),
    notes: paragraph(2000),
    rpe: z.int().min(1).max(10).nullable(),
    version: z.int().min(1),
  })
  .partial()

export const activiteDetail = endpoints({
  'POST /api/activites/{id}/detail': {
    summary:
      'Une de mes activités par kilomètre, par tour et par fraction, avec ses pauses, ses zones et ses courbes, lues dans son fichier\u00a0; null sans heures ni fichier.',
    access: 'member',
    isRead: true,
    params: ById,
    reply: data(DetailSortie.nullable()),
    errors: [...MINE, 'service_indisponible', 'trop_de_demandes'],
  },
  'POST /api/activites/update/{id}': {
    summary:
      'Change le titre, le sport, les notes ou l’effort ressenti d’une de mes activités\u00a0: les champs envoyés seulement. `version`\u00a0: celle qui a été lue.',
    access: 'member',
    params: ById,
    body: Changes,
    reply: data(MonActivite),
    errors: [...MINE, 'version_depassee'],
  },
})
