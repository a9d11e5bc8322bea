import { INSCRIPTIONS } from '@foulee/domain/courses/edition'
import { NIVEAUX_LABEL, POINT_TYPES } from '@foulee/domain/courses/epreuve'
import { PRATIQUE_CLES } from '@foulee/domain/courses/pratique'
import { SKETCH_HEIGHT, SKETCH_PLACES } from '@foulee/domain/courses/profil'
import * as z from 'zod'
import { Desserrage, desserrerFilters } from '../shared/desserrer.ts'
import {
  Cents,
  Day,
  Id,
  IdOrSlug,
  Instant,
  line,
  Metres,
  Position,
  Text,
  Time,
} from '../shared/fields.ts'
import { FilterDefinition, filterQuery } from '../shared/filters.ts'
import { data, endpoints, file, list } from '../shared/kit.ts'
import { courseFilters } from './course-filters.ts'
import { TypeCourse } from './type-course.ts'

const Statut = z.enum(['non_publiee', 'en_validation', 'publiee', 'annulee'])
const Inscription = z.enum(INSCRIPTIONS)

export const EpreuveCard = z.strictObject({
  id: Id,
  nom: z.string(),
  type: TypeCourse,
  /** Cancelled, while its edition takes place. */
  annulee: z.boolean(),
  distance: Metres.nullable(),
  denivele: Metres.nullable(),
  km_effort: z.number().nullable(),
  prix: Cents.nullable(),
})
export type EpreuveCard = z.infer<typeof EpreuveCard>

export const EditionCard = z.strictObject({
  id: Id,
  /** Null while postponed without a new day (produit 8.28). */
  date_debut: Day.nullable(),
  editions_fin: Day.nullable(),
  annulee: z.boolean(),
  a_confirmer: z.boolean(),
  reportee_du: Day.nullable(),
  is_past: z.boolean(),
  inscription: Inscription.nullable(),
  prix_min: Cents.nullable(),
  epreuves: z.array(EpreuveCard),
})

/**
 * Elevation sketch of the longest épreuve with a published parcours: 0 (lowest) to 100, evenly
 * spaced. Absent without elevation.
 */
const ProfilCourse = z.array(z.int().min(0).max(SKETCH_HEIGHT)).min(2).max(SKETCH_PLACES)

export const CourseCard = z.strictObject({
  id: Id,
  slug: z.string(),
  slug_key: z.string(),
  organisateurs_id: Id,
  nom: z.string(),
  ville: Text,
  departement: Text,
  region: Text,
  pays: z.string(),
  position: Position.nullable(),
  types: z.array(TypeCourse),
  etat: z.int().nullable(),
  statut: Statut,
  label_ffa: z.boolean(),
  photo: Text,
  profil: ProfilCourse.optional(),
  edition: EditionCard.nullable(),
})
export type CourseCard = z.infer<typeof CourseCard>

export const EpreuvePoint = z.strictObject({
  id: Id,
  type: z.enum(POINT_TYPES),
  km: z.number(),
  nom: Text,
  /** Cut-off as clock time, and days after the start. */
  barriere_horaire: Time.nullable(),
  barriere_jour: z.int(),
})

export const Epreuve = z.strictObject({
  id: Id,
  editions_id: Id,
  nom: z.string(),
  type: TypeCourse,
  distance: Metres.nullable(),
  denivele: Metres.nullable(),
  denivele_negatif: Metres.nullable(),
  km_effort: z.number().nullable(),
  km_effort_classe: Text,
  /** Start day, if not the first day of the edition. */
  date_depart: Day.nullable(),
  heure_depart: Time.nullable(),
  nb_ravitaillements: z.int().nullable(),
  points: z.array(EpreuvePoint),
  /** Time limit in seconds from the start, unlike the clock time of a point. */
  barriere_horaire: z.int().nullable(),
  surfaces: z.record(z.string(), z.number()),
  label_ffa: z.boolean(),
  label_niveau: z.enum(NIVEAUX_LABEL).nullable(),
  label_annee: z.int().nullable(),
  parcours_mesure: z.boolean(),
  certif: z.boolean(),
  age_min: z.int().nullable(),
  prix: Cents.nullable(),
  places: z.int().nullable(),
  parcours_id: Id.nullable(),
  etat: z.int().nullable(),
  /** Cancelled (`etat` below 0), while its edition takes place. */
  annulee: z.boolean(),
  annulation_motif: Text,
  resultats_url: Text,
  materiel: z.array(z.string()),
  nb_resultats: z.int().min(0),
  has_started: z.boolean(),
})
export type Epreuve = z.infer<typeof Epreuve>

export const Edition = z.strictObject({
  id: Id,
  courses_id: Id,
  /** Null while postponed without a new day (produit 8.28). */
  date_debut: Day.nullable(),
  editions_fin: Day.nullable(),
  heure_depart: Time.nullable(),
  url_inscription: Text,
  inscription_ouverture: Instant.nullable(),
  inscription_fermeture: Instant.nullable(),
  inscription: Inscription.nullable(),
  places: z.int().nullable(),
  prix_min: Cents.nullable(),
  annulee: z.boolean(),
  annulation_motif: Text,
  a_confirmer: z.boolean(),
  reportee_du: Day.nullable(),
  report_motif: Text,
  is_past: z.boolean(),
  epreuves: z.array(Epreuve),
})
export type Edition = z.infer<typeof Edition>

const Organisateur = z.strictObject({
  id: Id,
  slug: z.string(),
  nom: z.string(),
  ville: Text,
  site: Text,
})

export const Course = z.strictObject({
  id: Id,
  slug: z.string(),
  slug_key: z.string(),
  organisateurs_id: Id,
  organisateur: Organisateur,
  nom: z.string(),
  description: Text,
  ville: Text,
  code_postal: Text,
  departement: Text,
  region: Text,
  pays: z.string(),
  position: Position.nullable(),
  fuseau: z.string(),
  types: z.array(TypeCourse),
  site: Text,
  email: Text,
  telephone: Text,
  etat: z.int().nullable(),
  statut: Statut,
  annulation_motif: Text,
  pratique: z.partialRecord(z.enum(PRATIQUE_CLES), z.string()),
  photos: z.array(
    z.strictObject({
      id: Id,
      titre: Text,
      description: Text,
      ordre: z.int(),
      url: z.string(),
      largeur: z.int(),
      hauteur: z.int(),
    }),
  ),
  social: z.array(
    z.strictObject({ id: Id, reseau: z.string(), url: z.string(), model: z.literal('course') }),
  ),
  extensions: z.array(
    z.strictObject({ id: Id, type: z.string(), id_ext: z.string(), support_id: z.int() }),
  ),
  partners: z.array(
    z.strictObject({
      id: Id,
      type: z.enum(['hebergement', 'classic']),
      nom: z.string(),
      description: Text,
      url: Text,
      logo: Text,
    }),
  ),
  actualites: z.array(z.strictObject({ id: Id, titre: z.string(), texte: z.string(), date: Day })),
  profil: ProfilCourse.optional(),
  edition_defaut_id: Id.nullable(),
  editions_next: z.array(Edition),
  editions_prev: z.array(Edition),
  updated_at: Instant,
})
export type Course = z.infer<typeof Course>

const DashboardCourses = z.strictObject({
  '21k': z.array(CourseCard),
  '42k': z.array(CourseCard),
  trailcourt: z.array(CourseCard),
  triathlon: z.array(CourseCard),
})

const CourseQuery = filterQuery(courseFilters)
const CALENDAR = 'text/calendar; charset=utf-8'

export const courses = endpoints({
  'GET /api/courses': {
    summary:
      'Courses publiées, filtrées et triées\u00a0; `my=1`\u00a0: celles que je gère, brouillons compris.',
    access: 'public',
    query: CourseQuery,
    reply: list(CourseCard),
  },
  'GET /api/courses/desserrer': {
    summary:
      'Pour une recherche sans résultat\u00a0: combien de courses chaque filtre ôté ferait trouver.',
    access: 'public',
    query: filterQuery({ ...courseFilters, ...desserrerFilters }),
    reply: data(z.array(Desserrage)),
  },
  'GET /api/courses/{id}/semblables': {
    summary:
      'Jusqu’à trois courses comme celle-ci, proches en date et en lieu, où l’on peut encore s’inscrire\u00a0; plus loin quand aucune n’est proche.',
    access: 'public',
    params: z.object({ id: IdOrSlug }),
    reply: data(z.array(CourseCard)),
    errors: ['course_introuvable'],
  },
  'GET /api/courses/{id}/week-end': {
    summary:
      'Jusqu’à six autres courses du même week-end (du vendredi au lundi) autour d’une course à venir, les plus proches d’abord\u00a0; null quand il n’y en a pas.',
    access: 'public',
    params: z.object({ id: IdOrSlug }),
    reply: data(
      z
        .strictObject({ du: Day, au: Day, rayon_km: z.int(), courses: z.array(CourseCard) })
        .nullable(),
    ),
    errors: ['course_introuvable'],
  },
  'GET /api/courses/calendrier.ics': {
    summary: 'Le calendrier (iCalendar) des courses qui passent les filtres.',
    access: 'public',
    query: CourseQuery,
    reply: file(CALENDAR),
  },
  'GET /api/courses/{id}': {
    summary: 'Une course, par son identifiant ou son slug.',
    access: 'public',
    params: z.object({ id: IdOrSlug }),
    reply: data(Course),
    errors: ['course_introuvable'],
  },
  'GET /api/courses/{id}/calendrier.ics': {
    summary: 'Le calendrier (iCalendar) des éditions d’une course.',
    access: 'public',
    params: z.object({ id: IdOrSlug }),
    reply: file(CALENDAR),
    errors: ['course_introuvable'],
  },
  'GET /api/filtres/courses': {
    summary: 'Les filtres des courses, avec leurs options et le nombre de courses de chacune.',
    access: 'public',
    reply: data(z.record(z.string(), FilterDefinition)),
  },
  'GET /api/calendrier': {
    summary: 'Le nombre de courses à venir par département et par mois.',
    access: 'public',
    reply: data(
      z.strictObject({
        departements: z.array(z.strictObject({ departement: z.string(), nb: z.int() })),
        mois: z.array(z.strictObject({ mois: z.string(), nb: z.int() })),
        nb: z.int(),
        /** Cancelled races in the list, counted apart. */
        nb_annulees: z.int(),
      }),
    ),
  },
  'POST /api/dashboard/courses': {
    summary: 'Les prochaines courses du tableau de bord, par groupe.',
    access: 'public',
    isRead: true,
    reply: data(DashboardCourses),
  },
  'POST /api/courses/organisateurs/list': {
    summary: 'Cherche des organisateurs par leur nom, leur ville ou le nom d’une de leurs courses.',
    access: 'member',
    isRead: true,
    body: z.object({ recherche: line(100, 0).default('') }),
    reply: list(
      z.strictObject({
        ...{ id: Id, slug: z.string(), nom: z.string(), ville: Text, code_postal: Text },
        /** Name of a matching race; null if the organiser’s own name or town matched. */
        course: z.string().nullable(),
      }),
    ),
  },
})
