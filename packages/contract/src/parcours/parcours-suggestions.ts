import * as z from 'zod'
import { CourseCard } from '../courses/courses.ts'
import { Id, IdOrSlug } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { ParcoursCard } from './parcours.ts'

const ById = z.object({ id: IdOrSlug })

export const Proches = z.strictObject({
  /** Nearest first, by where they begin. */
  parcours: z.array(ParcoursCard),
  /** Races that are still to come, the nearest first. */
  courses: z.array(CourseCard),
})
export type Proches = z.infer<typeof Proches>

/** A route that trains for an épreuve, and why in numbers. */
const Entrainement = z.strictObject({
  parcours: ParcoursCard,
  /** « 54 m de D+ par km, comme l’épreuve », « 2 montées comparables : 420 et 310 m ». */
  raisons: z.array(z.string()),
})

/** What prepares for one épreuve of the default edition. */
export const Preparation = z.strictObject({
  epreuves_id: Id,
  epreuve: z.string(),
  /** The route that the épreuve follows, when somebody gave it. */
  trace: ParcoursCard.nullable(),
  parcours: z.array(Entrainement),
})
export type Preparation = z.infer<typeof Preparation>

export const DashboardParcours = z.strictObject({
  recents: z.array(ParcoursCard),
  mieux_notes: z.array(ParcoursCard),
  /** Nearest first, by where they begin; empty where the member’s place is not known. */
  proches: z.array(ParcoursCard),
  /** From where `proches` were looked for; null for visitors and where no place is known. */
  lieu: z
    .strictObject({
      nom: z.string(),
      /** Only the département is known: looked for from its middle. */
      est_departement: z.boolean(),
      rayon_km: z.int(),
    })
    .nullable(),
})
export type DashboardParcours = z.infer<typeof DashboardParcours>

export const parcoursSuggestions = endpoints({
  'GET /api/parcours/{id}/proches': {
    summary: 'Les parcours et les courses à venir près d’un parcours.',
    access: 'public',
    params: ById,
    reply: data(Proches),
    errors: ['parcours_introuvable'],
  },
  'GET /api/courses/{id}/parcours': {
    summary: 'Les parcours pour préparer chaque épreuve d’une course, et pourquoi.',
    access: 'public',
    params: ById,
    reply: data(z.array(Preparation)),
    errors: ['course_introuvable'],
  },
  'GET /api/itineraires': {
    summary: 'Le nombre de parcours publiés par département, pour l’annuaire public.',
    access: 'public',
    reply: data(
      z.strictObject({
        departements: z.array(z.strictObject({ departement: z.string(), nb: z.int() })),
        nb: z.int(),
      }),
    ),
  },
  'POST /api/dashboard/parcours': {
    summary:
      'Les parcours du tableau de bord\u00a0: les plus récents, les mieux notés et, pour un membre dont la ville ou le département est connu, les plus proches.',
    access: 'public',
    isRead: true,
    reply: data(DashboardParcours),
  },
})
