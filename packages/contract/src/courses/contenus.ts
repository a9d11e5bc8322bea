import { COMPTEURS, PERIODES } from '@foulee/domain/courses/compteur'
import { EXTENSION_TYPES, MAX_ACTUALITE } from '@foulee/domain/courses/extension'
import * as z from 'zod'
import { Day, Id, IdParam, line, paragraph } from '../shared/fields.ts'
import { formJson } from '../shared/form-fields.ts'
import { kindParam } from '../shared/kind-param.ts'
import { created, data, endpoints, file, list } from '../shared/kit.ts'
import { Course } from './courses.ts'

export const Partenaire = Course.shape.partners.element
export type Partenaire = z.infer<typeof Partenaire>
export const Actualite = Course.shape.actualites.element
export type Actualite = z.infer<typeof Actualite>
export const Extension = Course.shape.extensions.element
export type Extension = z.infer<typeof Extension>

const Compte = z.strictObject({ vue: z.int(), ajout: z.int(), clic: z.int() })
export const Statistiques = z.strictObject({
  depuis: Day,
  total: Compte,
  jours: z.array(Compte.extend({ jour: Day })),
})
export type Statistiques = z.infer<typeof Statistiques>

const ById = z.object({ id: IdParam })

const model = kindParam('partenaires').default('course')
const version = formJson(
  z.int().min(1),
  'Indiquez la version d’où vous êtes parti, un nombre.',
).optional()
const Versioned = z.object({ model, id: Id, version: z.int().min(1).optional() })
const ordre = formJson(
  z.int().min(0).max(10_000),
  'Indiquez un rang, un nombre à partir de 0.',
).optional()

const MINE = ['course_introuvable', 'acces_refuse'] as const
const ANY = [...MINE, 'voyage_introuvable', 'agence_introuvable'] as const
const THING = [...ANY, 'objet_introuvable', 'version_depassee'] as const

export const coursesContenus = endpoints({
  'POST /api/partenaires': {
    summary:
      'Ajoute un partenaire ou un hébergement à une course, un séjour ou une agence (`model`, `id`)\u00a0; avec `partenaires_id`, le change. `logo`\u00a0: une image, ou un texte vide pour la retirer.',
    access: 'member',
    multipart: true,
    files: ['logo'],
    body: z.object({
      model: kindParam('partenaires'),
      id: IdParam,
      partenaires_id: IdParam.optional(),
      type: Partenaire.shape.type,
      nom: line(120),
      description: paragraph(500).default(''),
      url: z.string().trim().max(500).default(''),
      logo: z
        .literal('', { error: 'Envoyez un fichier d’image, ou un texte vide pour la retirer.' })
        .optional(),
      ordre,
      version,
    }),
    reply: created(Partenaire),
    errors: [...THING, 'trop_d_elements', 'service_indisponible'],
  },
  'POST /api/partenaires/del': {
    summary:
      'Retire un partenaire d’une de mes courses, d’un de mes séjours ou d’une de mes agences.',
    access: 'member',
    body: Versioned,
    reply: data(z.null()),
    errors: THING,
  },
  'POST /api/actualites': {
    summary:
      'Ajoute une actualité à une de mes courses (`courses_id`), ou à un séjour ou une agence (`model`, `objet_id`)\u00a0; avec `id`, la change. `texte`\u00a0: du HTML, nettoyé de tout ce qui n’est pas du texte mis en forme.',
    access: 'member',
    multipart: true,
    body: z.object({
      model,
      courses_id: IdParam.optional(),
      objet_id: IdParam.optional(),
      id: IdParam.optional(),
      titre: line(150),
      texte: z.string().max(MAX_ACTUALITE),
      date: Day.optional(),
      version,
    }),
    reply: created(Actualite),
    errors: [...THING, 'trop_d_elements'],
  },
  'POST /api/actualites/del': {
    summary:
      'Retire une actualité d’une de mes courses, d’un de mes séjours ou d’une de mes agences.',
    access: 'member',
    body: Versioned,
    reply: data(z.null()),
    errors: THING,
  },
  'POST /api/courses/extensions/list': {
    summary:
      'Les pages d’ailleurs qui parlent d’une course (`support_id`), ou d’un séjour ou d’une agence (`model`).',
    access: 'member',
    isRead: true,
    body: z.object({ model, support_id: Id }),
    reply: list(Extension),
    errors: ANY,
  },
  'POST /api/courses/extensions/add': {
    summary:
      'Ajoute à une de mes courses (`support_id`), ou à un séjour ou une agence (`model`), la page d’ailleurs dont `id_ext` est l’adresse.',
    access: 'member',
    body: z.object({
      model,
      type: z.enum(EXTENSION_TYPES),
      support_id: Id,
      id_ext: z.string().max(500),
    }),
    reply: created(Extension),
    errors: [...ANY, 'version_depassee', 'lien_deja_ajoute', 'trop_d_elements'],
  },
  'POST /api/courses/extensions/del': {
    summary:
      'Retire une page d’ailleurs d’une de mes courses, d’un de mes séjours ou d’une de mes agences.',
    access: 'member',
    body: Versioned,
    reply: data(z.null()),
    errors: THING,
  },
  'GET /api/courses/{id}/statistiques': {
    summary:
      'Ce qui est compté d’une de mes courses, jour par jour et sans suivre personne\u00a0: vues, ajouts en run list, clics.',
    access: 'member',
    params: ById,
    query: z.object({ jours: z.enum(PERIODES).default('30').transform(Number) }),
    reply: data(Statistiques),
    errors: MINE,
  },
  'POST /api/courses/{id}/compter': {
    summary:
      'Compte une vue de la page d’une course, ou un clic vers un autre site\u00a0: ni cookie, ni adresse, ni nom gardés.',
    access: 'public',
    params: ById,
    body: z.object({ type: z.enum(COMPTEURS).exclude(['ajout']) }),
    /** False for robots, organisers and repeated visits. */
    reply: data(z.strictObject({ compte: z.boolean() })),
    errors: ['course_introuvable'],
  },
  'GET /api/courses/export.csv': {
    summary: 'Mes courses, brouillons compris, une ligne par épreuve (CSV, UTF-8).',
    access: 'member',
    reply: file('text/csv; charset=utf-8'),
  },
})
