import * as z from 'zod'
import { CourseCard } from '../courses/courses.ts'
import { Id, IdOrSlug } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { ParcoursCard } from './parcours.ts'

const ById = z.object({ id: IdOrSlug })

export const Proches = z.strictObject({
  parcours: z.array(ParcoursCard),
  courses: z.array(CourseCard),
})
export type Proches = z.infer<typeof Proches>

const Entrainement = z.strictObject({
  parcours: ParcoursCard,
  /** « 54 m de D+ par km, comme l’épreuve », « 2 montées comparables : 420 et 310 m ». */
  raisons: z.array(z.string()),
})

export const Preparation = z.strictObject({
  epreuves_id: Id,
  epreuve: z.string(),
  trace: ParcoursCard.nullable(),
  parcours: z.array(Entrainement),
})
export type Preparation = z.infer<typeof Preparation>

export const DashboardParcours = z.strictObject({
  recents: z.array(ParcoursCard),
  mieux_notes: z.array(ParcoursCard),
  /** By distance of the start; empty without a known place of the member. */
  proches: z.array(ParcoursCard),
  /** Centre of `proches`; null for visitors and without a known place. */
  lieu: z
    .strictObject({
      nom: z.string(),
      /** True if only the département is known: its centre is used. */
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
