import { FAMILLES } from '@foulee/domain/parcours/annees'
import { GENRES_RECORD } from '@foulee/domain/parcours/records'
import * as z from 'zod'
import { Day, Id, Metres } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'

const Count = z.int().min(0)
const Seconds = z.int().min(0)
const Annee = z.int().min(1990).max(2100)
export const FamilleSport = z.enum(Object.keys(FAMILLES) as (keyof typeof FAMILLES)[])

/** Metres, seconds in motion, metres of climb, minutes × RPE; outings where the latter are unknown. */
export const Somme = z.strictObject({
  nb: Count,
  distance: Metres,
  duree: Seconds,
  denivele: Metres,
  charge: Count,
  sans_denivele: Count,
  sans_charge: Count,
})

const Serie = z.strictObject({ semaines: z.int().min(1), du: Day }).nullable()

export const Annees = z.strictObject({
  annee: Annee,
  famille: FamilleSport,
  /** With an outing, the commonest first. */
  familles: z.array(z.strictObject({ famille: FamilleSport, nb: z.int().min(1) })),
  /** Latest first. */
  annees: z.array(Somme.extend({ annee: Annee })),
  /** January to December, of the year and of the one before. */
  mois: z.array(Somme).length(12),
  mois_avant: z.array(Somme).length(12),
  /** With an outing, by their Monday. */
  semaines: z.array(Somme.extend({ du: Day })),
  /** The same days of both years: until today in the current one. */
  a_ce_jour: z.strictObject({ jour: Day, cette: Somme, avant: Somme }),
  /** Weeks in a row with an outing. */
  serie: z.strictObject({ actuelle: Serie, plus_longue: Serie }),
  /** Outings without a date, and those whose records are not looked for yet. */
  sans_date: Count,
  a_mesurer: Count,
})
export type Annees = z.infer<typeof Annees>

const SortieDeRecord = z.strictObject({
  activites_id: Id,
  titre: z.string(),
  jour: Day.nullable(),
})

export const Record = SortieDeRecord.extend({
  id: Id,
  /** Metres run, climbed or gained. */
  mesure: Metres,
  secondes: Seconds,
  debut: Metres,
})
export type Record = z.infer<typeof Record>

export const Records = z.strictObject({
  /** One line a distance or a climb that was run, its three best first; climbs, the five highest. */
  etalons: z.array(
    z.strictObject({
      genre: z.enum(GENRES_RECORD),
      mesure: Metres.nullable(),
      meilleurs: z.array(Record),
    }),
  ),
  /** Three outings each. */
  plus_longues: z.array(SortieDeRecord.extend({ valeur: Metres })),
  plus_hautes: z.array(SortieDeRecord.extend({ valeur: Metres })),
  plus_durables: z.array(SortieDeRecord.extend({ valeur: Seconds })),
  /** Put aside, the latest first. */
  ecartes: z.array(Record.extend({ genre: z.enum(GENRES_RECORD) })),
})
export type Records = z.infer<typeof Records>

export const MOST_LINES = 6000

const OneYear = z.object({ annee: z.coerce.number().pipe(Annee).optional() })
const Own = OneYear.extend({ famille: FamilleSport.optional() })

export const annees = endpoints({
  'GET /api/activites/annees': {
    summary:
      'Mes années\u00a0: distance, temps, dénivelé et charge par an, par mois et par semaine, à côté de l’année d’avant, pour une famille de sports.',
    access: 'member',
    query: Own,
    reply: data(Annees),
  },
  'GET /api/activites/records': {
    summary:
      'Mes records\u00a0: meilleurs temps par distance et par montée, plus grandes côtes et plus longues sorties, de toujours ou d’une année.',
    access: 'member',
    query: OneYear,
    reply: data(Records),
  },
  'POST /api/activites/records/ecarter': {
    summary: 'Écarte un de mes records qui est faux, ou le remet.',
    access: 'member',
    body: z.object({ id: Id, est_ecarte: z.boolean() }),
    reply: data(z.null()),
    errors: ['record_introuvable'],
  },
  'GET /api/activites/carte': {
    summary: 'Ma carte\u00a0: les lignes entières de mes sorties, pour moi seul.',
    access: 'member',
    query: Own,
    reply: data(
      z.strictObject({
        /** Encoded polylines of five decimals, the latest outings first. */
        sorties: z.array(
          z.strictObject({ activites_id: Id, titre: z.string(), lignes: z.array(z.string()) }),
        ),
        /** Outings that are left out, as there are more than 6 000. */
        reste: Count,
      }),
    ),
  },
})
