import { SOURCES_FOURCHETTE } from '@foulee/domain/parcours/prediction'
import * as z from 'zod'
import { Day, IdOrSlug, Metres, Text } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { Calibre } from './calibre.ts'
import { Troncon } from './itineraires.ts'
import { Reference } from './reference.ts'

/**
 * Seconds: 20th, 50th and 80th percentiles; `source_fourchette` tells whether they were measured.
 */
const Interval = { p20: z.int(), p50: z.int(), p80: z.int() }

/** Share of the predicted time, in percent. */
const Part = z.int().min(0).max(100)

/** Race of the runner that counts; without name and day the one that was given with the call. */
export const CourseComptee = z.strictObject({
  nom: Text,
  date: Day.nullable(),
  distance: Metres,
  temps: z.int().min(1),
  part: Part,
})
export type CourseComptee = z.infer<typeof CourseComptee>

/** Parts of a time: races, the heaviest first, and the middle of a field in the mountains. */
export const Poids = { courses: z.array(CourseComptee), milieu: Part }
export type Poids = { courses: CourseComptee[]; milieu: number }

export const ParcoursPrediction = z.strictObject({
  /** A past race, or the profile level, which is rough. */
  base: z.enum(['resultat', 'niveau']),
  niveau: Text,
  calibre: Calibre.nullable(),
  ...Poids,
  ...Interval,
  /** Whether the interval is measured on real finishers, extrapolated, or assumed. */
  source_fourchette: z.enum(SOURCES_FOURCHETTE),
  /** Seconds per kilometre, at the median. */
  allure: z.int(),
  passages: z.array(z.strictObject({ metres: Metres, ...Interval })),
  /**
   * Whether climbs and surfaces are included; unknown ones are taken as flat, or as usual for the
   * type.
   */
  has_altitudes: z.boolean(),
  has_surfaces: z.boolean(),
})
export type ParcoursPrediction = z.infer<typeof ParcoursPrediction>

export const parcoursPrediction = endpoints({
  'GET /api/parcours/{id}/prediction': {
    summary:
      'Mon temps prévu sur un parcours\u00a0: d’après une course que je donne et mes résultats, sinon d’après mon niveau\u00a0; `null` quand ni l’un ni l’autre n’est connu.',
    access: 'member',
    params: z.object({ id: IdOrSlug }),
    query: Reference,
    reply: data(ParcoursPrediction.nullable()),
    errors: ['parcours_introuvable', 'trace_absente'],
  },
  'POST /api/parcours/prediction': {
    summary:
      'Mon temps prévu sur une ligne que je trace, d’après une course que je donne et mes résultats, sinon d’après mon niveau\u00a0; `null` quand ni l’un ni l’autre n’est connu.',
    access: 'member',
    isRead: true,
    body: Troncon.pick({ ligne: true, altitudes: true, terrains: true }).extend({
      reference: Reference.default({ terrain: 'route' }),
    }),
    reply: data(ParcoursPrediction.nullable()),
    errors: ['trace_absente'],
  },
})
