import { TYPES_COURSE } from '@foulee/domain/courses/course'
import { LICENCES } from '@foulee/domain/courses/passeport'
import { MARQUES, NIVEAUX, OBJECTIFS, SEXES, SURFACES_PROFIL } from '@foulee/domain/membres/profil'
import { OPTION_TYPES } from '@foulee/domain/membres/profil-options'
import { VISIBILITES } from '@foulee/domain/membres/visibilite'
import { kindsWith } from '@foulee/domain/shared/kinds'
import { PAYS } from '@foulee/domain/shared/pays'
import { RESEAU_NAMES } from '@foulee/domain/shared/reseau'
import * as z from 'zod'
import { CourseCard } from '../courses/courses.ts'
import { Equipe, Id, line, nameLine, Position, paragraph } from '../shared/fields.ts'
import { formBoolean, formChoice, formDay, formJson, formList } from '../shared/form-fields.ts'
import { kindParam } from '../shared/kind-param.ts'
import { created, data, endpoints, list } from '../shared/kit.ts'

export const SocialLink = z.strictObject({
  id: Id,
  reseau: z.enum(RESEAU_NAMES),
  url: z.string(),
  model: z.enum(kindsWith('social')),
})
export type SocialLink = z.infer<typeof SocialLink>

const DistanceCourses = z.strictObject({
  min: z.int().optional(),
  max: z.int().optional(),
})

/** Profile (produit 7.7): a missing text is an empty string, a missing list an empty list. */
export const Profil = z.strictObject({
  users_id: z.int(),
  sexe: z.enum([...SEXES, '']),
  badges: z.array(z.string()),
  objectif: z.string(),
  niveau: z.string(),
  public_name: z.string(),
  surfaces: z.array(z.string()),
  courses: z.array(z.string()),
  distance_courses: DistanceCourses,
  marques: z.array(z.string()),
  adresse: z.string(),
  code_postal: z.string(),
  ville: z.string(),
  pays: z.string(),
  naissance: z.string(),
  telephone: z.string(),
  /** Middle width; URLs of other widths derive from it (`domain/image.ts`). */
  avatar: z.string(),
  public_banner: z.string(),
  public_description: z.string(),
  social: z.array(SocialLink),
  sondages: z.record(z.string(), z.boolean()),
  visibilite: z.enum(VISIBILITES),
  initiales_resultats: z.boolean(),
  licence_type: z.enum([...LICENCES, '']),
  licence_numero: z.string(),
  licence_fin: z.string(),
  pps_numero: z.string(),
  pps_fin: z.string(),
})
export type Profil = z.infer<typeof Profil>

export const ProfilPublic = z.strictObject({
  users_id: Id,
  /** Public name, else the display name (`domain/personne.ts`). */
  nom: z.string(),
  type: z.enum(['athlete', 'coach', 'club']),
  coach: z.boolean(),
  equipe: Equipe,
  avatar: z.string(),
  public_banner: z.string(),
  public_description: z.string(),
  ville: z.string(),
  niveau: z.string(),
  objectif: z.string(),
  surfaces: z.array(z.string()),
  courses: z.array(z.string()),
  distance_courses: DistanceCourses,
  marques: z.array(z.string()),
  social: z.array(SocialLink),
  badges: z.array(z.string()),
  nb_abonnes: z.int(),
  is_public: z.boolean(),
})
export type ProfilPublic = z.infer<typeof ProfilPublic>

export const ProfilOption = z.strictObject({
  type: z.string(),
  value: z.string(),
  label: z.string(),
  icon: z.string(),
})
export type ProfilOption = z.infer<typeof ProfilOption>

const Suivi = z.strictObject({ is_followed: z.boolean(), nb_abonnes: z.int() })

export const Abonne = z.strictObject({ users_id: Id, nom: z.string(), avatar: z.string() })

export const Lieu = z.strictObject({
  code: z.string(),
  nom: z.string(),
  code_postal: z.string(),
  departement: z.string(),
  departement_nom: z.string(),
  population: z.int(),
  position: Position.nullable(),
})
export type Lieu = z.infer<typeof Lieu>

const MAX_METRES = 1_000_000
const Metres = z.int().min(0).max(MAX_METRES)
const Distances = z
  .strictObject({ min: Metres.optional(), max: Metres.optional() })
  .refine(({ min = 0, max = MAX_METRES }) => min <= max)

const numero = z
  .string()
  .trim()
  .regex(/^$|^[A-Za-z0-9][A-Za-z0-9 ./-]{2,29}$/, {
    error: 'Recopiez le numéro avec ses lettres et ses chiffres, sans autre signe.',
  })

const telephone = z
  .string()
  .trim()
  .regex(/^$|^\+?[0-9][0-9 .()-]{4,22}$/, {
    error: 'Indiquez un numéro de téléphone, par exemple 06 12 34 56 78.',
  })

const pays = z
  .string()
  .max(2)
  .refine((code) => code === '' || PAYS.includes(code), {
    error: 'Indiquez un pays par son code à deux lettres, par exemple FR.',
  })

const removal = z.literal('', {
  error: 'Envoyez un fichier d’image, ou un texte vide pour retirer celle qui est là.',
})

/** Partial update: an empty text or list clears the value. */
const Changes = z
  .object({
    sexe: z.enum(SEXES),
    naissance: formDay,
    niveau: formChoice(NIVEAUX),
    objectif: formChoice(OBJECTIFS),
    public_name: nameLine(60, 0),
    public_description: paragraph(1000),
    surfaces: formList(SURFACES_PROFIL),
    courses: formList(TYPES_COURSE),
    marques: formList(MARQUES),
    distance_courses: formJson(
      Distances,
      'Indiquez les distances en mètres, par exemple {"min":10000,"max":42195}.',
    ),
    adresse: line(200, 0),
    code_postal: z.string().trim().max(12),
    ville: line(100, 0),
    pays,
    telephone,
    avatar: removal,
    public_banner: removal,
    visibilite: z.enum(VISIBILITES),
    initiales_resultats: formBoolean,
    licence_type: formChoice(LICENCES),
    licence_numero: numero,
    licence_fin: formDay,
    pps_numero: numero,
    pps_fin: formDay,
  })
  .partial()
export type ProfilChanges = z.output<typeof Changes>

const Whose = z.object({ users_id: Id })

export const profil = endpoints({
  'POST /api/profile/show': {
    summary:
      'Le profil public d’un membre, tel que l’appelant peut le voir\u00a0; sans `users_id`, tout le profil de l’appelant.',
    access: 'public',
    isRead: true,
    body: Whose.partial(),
    reply: data(z.union([ProfilPublic, Profil])),
    errors: ['profil_introuvable', 'session_absente'],
  },
  'POST /api/profile/update': {
    summary:
      'Change les champs du profil qui sont envoyés\u00a0; `avatar` et `public_banner` sont des fichiers.',
    access: 'member',
    multipart: true,
    files: ['avatar', 'public_banner'],
    body: Changes,
    reply: data(Profil),
    errors: ['service_indisponible'],
  },
  'POST /api/profile/possible': {
    summary: 'Les listes dont un profil se remplit.',
    access: 'member',
    isRead: true,
    reply: data(z.record(z.enum(OPTION_TYPES), z.array(ProfilOption))),
  },
  'POST /api/profile/courses': {
    summary: 'Les prochaines courses qui conviennent au profil de l’appelant.',
    access: 'member',
    isRead: true,
    body: z.object({
      page: z.int().min(1).max(10_000).default(1),
      nb_page: z.int().min(1).max(100).default(20),
    }),
    reply: list(CourseCard),
  },
  'POST /api/profile/suivi': {
    summary: 'Si l’appelant suit ce membre, et combien le suivent.',
    access: 'member',
    isRead: true,
    body: Whose,
    reply: data(Suivi),
    errors: ['profil_introuvable'],
  },
  'POST /api/profile/suivre': {
    summary: 'Suit un membre dont on voit le profil, ou cesse de le suivre.',
    access: 'member',
    body: Whose.extend({ is_followed: z.boolean() }),
    reply: data(Suivi),
    errors: ['profil_introuvable', 'trop_de_demandes'],
  },
  'POST /api/profile/abonnes': {
    summary: 'Qui suit l’appelant, les derniers venus d’abord.',
    access: 'member',
    isRead: true,
    reply: list(Abonne),
  },
  'POST /api/profile/abonnes/del': {
    summary: 'Retire quelqu’un de ses abonnés.',
    access: 'member',
    body: Whose,
    reply: data(z.null()),
    errors: ['abonne_introuvable'],
  },
  'POST /api/social': {
    summary:
      'Ajoute un lien vers un réseau social à mon profil, ou à une de mes courses, un de mes séjours ou une de mes agences (`id`)\u00a0; un par réseau.',
    access: 'member',
    body: z.object({
      model: kindParam('social'),
      id: Id.optional(),
      reseau: z.enum(RESEAU_NAMES),
      url: z.string().max(500),
    }),
    reply: created(SocialLink),
    errors: [
      'lien_deja_present',
      'course_introuvable',
      'voyage_introuvable',
      'agence_introuvable',
      'acces_refuse',
    ],
  },
  'POST /api/social/del': {
    summary:
      'Retire un lien de mon profil, ou d’une de mes courses, d’un de mes séjours ou d’une de mes agences.',
    access: 'member',
    body: z.object({ id: Id, model: kindParam('social').default('profil') }),
    reply: data(z.null()),
    errors: ['lien_introuvable'],
  },
  'GET /api/lieux': {
    summary: 'Cherche une commune de France par le début de son nom ou de son code postal.',
    access: 'public',
    query: z.object({ recherche: line(60, 0).default('') }),
    reply: list(Lieu),
  },
})
