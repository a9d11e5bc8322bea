import { TYPES_COURSE } from '@foulee/domain/courses/course'
import { PRATIQUE_CLES } from '@foulee/domain/courses/pratique'
import { PHOTOS_PER_CALL } from '@foulee/domain/echanges/photo'
import { PAYS } from '@foulee/domain/shared/pays'
import * as z from 'zod'
import { Day, Email, IdParam, line, Position, paragraph, Text } from '../shared/fields.ts'
import { filterQuery } from '../shared/filters.ts'
import { formJson, formList } from '../shared/form-fields.ts'
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
import { Course, CourseCard } from './courses.ts'

const Echeance = z.strictObject({ date: Day, texte: z.string() })

export const CourseGestion = z.strictObject({
  course: Course,
  version: z.int(),
  manques: z.array(Manque),
  conseils: z.array(Manque),
  completude: Completude,
  renvoi_motif: Text,
  echeance: Echeance.nullable(),
  droits: DroitsManaged,
})
export type CourseGestion = z.infer<typeof CourseGestion>

export const MaCourse = z.strictObject({
  course: CourseCard,
  organisateur: z.string(),
  completude: Completude,
  nb_manques: z.int(),
  renvoi_motif: Text,
  echeance: Echeance.nullable(),
})
export type MaCourse = z.infer<typeof MaCourse>

export const CourseHistorique = LigneHistorique

const Changes = z
  .object({
    nom: line(200),
    description: paragraph(10_000),
    types: formList(TYPES_COURSE),
    ville: line(100, 0),
    code_postal: line(12, 0),
    pays: z.enum(PAYS as [string, ...string[]]),
    position: formJson(
      Position.nullable(),
      'Indiquez une longitude et une latitude\u00a0: [6.13,45.9], ou null.',
    ),
    site: line(500, 0),
    email: z.union([z.literal(''), Email], {
      error: 'Indiquez une adresse email, par exemple prenom@exemple.fr.',
    }),
    telephone: z
      .string()
      .trim()
      .regex(
        /^$|^\+?[0-9 .()-]{6,20}$/,
        'Indiquez un numéro de téléphone, par exemple 04 50 00 00 00.',
      ),
    pratique: formJson(
      z.partialRecord(z.enum(PRATIQUE_CLES), paragraph(1000)),
      'Indiquez des lignes de 1000 caractères au plus\u00a0: {"acces":"Par le lac."}.',
    ),
  })
  .partial()
export type CourseChanges = z.output<typeof Changes>

const ByNumber = z.object({ id: IdParam })
const MINE = ['course_introuvable', 'acces_refuse'] as const

export const coursesEdition = endpoints({
  'POST /api/courses/create': {
    summary: 'Crée une course en brouillon, pour un organisateur dont je suis membre.',
    access: 'member',
    multipart: true,
    body: Changes.extend({ organisateurs_id: IdParam, nom: line(200) }),
    reply: created(CourseGestion.shape.course),
    errors: ['acces_refuse', 'trop_de_demandes'],
  },
  'POST /api/courses/{id}/update': {
    summary:
      'Change les champs envoyés d’une course, et lui ajoute les images de `photo`\u00a0; avec `version`, seulement si personne n’a enregistré la même partie depuis. Une photo refusée refuse le tout.',
    access: 'member',
    multipart: true,
    files: ['photo'],
    hasLargeFiles: true,
    maxFiles: PHOTOS_PER_CALL,
    params: ByNumber,
    body: Changes.extend({ version: FormVersion.optional() }),
    reply: data(CourseGestion),
    errors: [...MINE, 'version_depassee', 'trop_de_photos'],
  },
  'GET /api/courses/{id}/gestion': {
    summary: 'Une de mes courses, avec ce qui lui manque et ce que je peux en faire.',
    access: 'member',
    params: ByNumber,
    reply: data(CourseGestion),
    errors: MINE,
  },
  'POST /api/courses/{id}/etat': {
    summary: 'Soumet une course, la publie, la renvoie à son organisateur ou l’annule.',
    access: 'publier',
    params: ByNumber,
    body: moveBody(GESTES_MANAGED),
    reply: data(CourseGestion),
    errors: [...MINE, 'course_incomplete', 'geste_impossible'],
  },
  'POST /api/courses/{id}/del': {
    summary: 'Supprime un brouillon qui n’a jamais été publié, avec tout ce qui en dépend.',
    access: 'member',
    params: ByNumber,
    reply: data(z.null()),
    errors: [...MINE, 'geste_impossible'],
  },
  'GET /api/courses/{id}/historique': {
    summary: 'Ce qui a changé dans une de mes courses, et qui l’a changé, du plus récent.',
    access: 'member',
    params: ByNumber,
    query: filterQuery({}),
    reply: list(CourseHistorique),
    errors: MINE,
  },
  'GET /api/courses/mes-courses': {
    summary:
      'Les courses de mes organisateurs, avec ce qui leur manque\u00a0: celles à venir, puis les passées, la dernière modifiée d’abord.',
    access: 'member',
    query: filterQuery({}),
    reply: list(MaCourse),
  },
  'GET /api/courses/a-valider': {
    summary: 'Les courses qui attendent une réponse de l’équipe, les plus anciennes d’abord.',
    access: 'moderer',
    query: filterQuery({}),
    reply: list(CourseCard),
  },
})
