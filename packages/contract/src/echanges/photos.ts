import { MAX_PHOTOS, PHOTOS_PER_CALL } from '@foulee/domain/echanges/photo'
import * as z from 'zod'
import { ParcoursPhoto } from '../parcours/parcours.ts'
import { Id, IdParam, line, Position, paragraph } from '../shared/fields.ts'
import { formJson } from '../shared/form-fields.ts'
import { kindParam } from '../shared/kind-param.ts'
import { created, data, endpoints } from '../shared/kit.ts'

export const Photo = ParcoursPhoto
export type Photo = z.infer<typeof Photo>

const Texts = { titre: line(120, 0), description: paragraph(500) }

const Sent = z.object({
  titre: Texts.titre.default(''),
  description: Texts.description.default(''),
  position: formJson(
    Position.nullable(),
    'Indiquez une place par sa longitude et sa latitude, par exemple [5.72,45.19], ou null.',
  ).optional(),
})

/** Partial update. `position`: null removes it from the map. `ordre`: new index, from 0. */
const Changes = z.object({
  titre: Texts.titre.optional(),
  description: Texts.description.optional(),
  ordre: z.int().min(0).max(10_000).optional(),
  position: Position.nullable().optional(),
})
export type PhotoChanges = z.output<typeof Changes>

const ById = z.object({ id: IdParam })
const version = formJson(z.int().min(1), 'Indiquez un numéro de version.').optional()
const ordre = formJson(
  z.int().min(0).max(10_000),
  'Indiquez un rang, un nombre à partir de 0.',
).optional()
const ByModel = z.object({ model: kindParam('photos'), id: IdParam })

const OF_PARCOURS = ['parcours_introuvable', 'acces_refuse'] as const
const OF_ANY = [
  ...OF_PARCOURS,
  'course_introuvable',
  'voyage_introuvable',
  'agence_introuvable',
  'evenement_introuvable',
] as const
const FULL = ['trop_de_photos', 'service_indisponible', 'requete_trop_longue'] as const

const SENT = `\`photo\`\u00a0: de une à ${PHOTOS_PER_CALL} images (JPEG, PNG, WebP, AVIF, GIF) de 25 Mo au plus, ${MAX_PHOTOS} en tout. Leur place vient de leurs données, ou de \`position\`.`

type Managed = {
  a: string
  de: string
  missing: 'course_introuvable' | 'voyage_introuvable' | 'evenement_introuvable'
}
const COURSE: Managed = {
  a: 'une de mes courses',
  de: 'd’une de mes courses',
  missing: 'course_introuvable',
}
const VOYAGE: Managed = {
  a: 'un de mes séjours',
  de: 'd’un de mes séjours',
  missing: 'voyage_introuvable',
}
const EVENEMENT: Managed = {
  a: 'un de mes évènements',
  de: 'd’un de mes évènements',
  missing: 'evenement_introuvable',
}
const errorsOf = (missing: Managed['missing']) =>
  [missing, 'acces_refuse', 'photo_introuvable', 'version_depassee'] as const

/** Photo routes of a managed kind, with optimistic locking. */
const managed = {
  add: ({ a, missing }: Managed) => ({
    summary: `Ajoute des photos à ${a}. \`photo\`\u00a0: de une à ${PHOTOS_PER_CALL} images (JPEG, PNG, WebP, AVIF, GIF) de 25 Mo au plus, ${MAX_PHOTOS} en tout.`,
    access: 'member' as const,
    multipart: true as const,
    files: ['photo'] as const,
    hasLargeFiles: true as const,
    maxFiles: PHOTOS_PER_CALL,
    params: ById,
    body: z.object({
      titre: Texts.titre.default(''),
      description: Texts.description.default(''),
      version,
    }),
    reply: created(z.array(Photo)),
    errors: [...errorsOf(missing), ...FULL],
  }),
  edit: ({ de, missing }: Managed) => ({
    summary: `Change une photo ${de}\u00a0: les champs envoyés\u00a0; \`ordre\`\u00a0: son nouveau rang.`,
    access: 'member' as const,
    multipart: true as const,
    params: ById.extend({ id_photo: IdParam }),
    body: z.object({
      titre: Texts.titre.optional(),
      description: Texts.description.optional(),
      ordre,
      version,
    }),
    reply: data(Photo),
    errors: errorsOf(missing),
  }),
  del: ({ de, missing }: Managed) => ({
    summary: `Retire une photo ${de}.`,
    access: 'member' as const,
    params: ById.extend({ id_photo: IdParam }),
    reply: data(z.null()),
    errors: errorsOf(missing),
  }),
}

/** A photo is available at once in a small size; the others follow under another URL. */
export const photos = endpoints({
  'POST /api/parcours/photo/{id}/add': {
    summary: `Ajoute des photos à un de mes parcours. ${SENT}`,
    access: 'member',
    multipart: true,
    files: ['photo'],
    hasLargeFiles: true,
    maxFiles: PHOTOS_PER_CALL,
    params: ById,
    body: Sent,
    reply: created(z.array(Photo)),
    errors: [...OF_PARCOURS, ...FULL],
  },
  'POST /api/parcours/photo/{id}/update': {
    summary: 'Change une photo d’un de mes parcours\u00a0: `id_photo`, puis les champs envoyés.',
    access: 'member',
    params: ById,
    body: Changes.extend({ id_photo: Id }),
    reply: data(Photo),
    errors: [...OF_PARCOURS, 'photo_introuvable'],
  },
  'POST /api/parcours/photo/{id}/del/{id_photo}': {
    summary: 'Retire une photo d’un de mes parcours.',
    access: 'member',
    params: ById.extend({ id_photo: IdParam }),
    reply: data(z.null()),
    errors: [...OF_PARCOURS, 'photo_introuvable'],
  },
  'POST /api/courses/photo/{id}': managed.add(COURSE),
  'POST /api/courses/photo/{id}/edit/{id_photo}': managed.edit(COURSE),
  'POST /api/courses/photo/{id}/del/{id_photo}': managed.del(COURSE),
  'POST /api/voyages/photo/{id}': managed.add(VOYAGE),
  'POST /api/voyages/photo/{id}/edit/{id_photo}': managed.edit(VOYAGE),
  'POST /api/voyages/photo/{id}/del/{id_photo}': managed.del(VOYAGE),
  'POST /api/evenements/photo/{id}': managed.add(EVENEMENT),
  'POST /api/evenements/photo/{id}/edit/{id_photo}': managed.edit(EVENEMENT),
  'POST /api/evenements/photo/{id}/del/{id_photo}': managed.del(EVENEMENT),
  'POST /api/photo/{model}/{id}/add': {
    summary: `Ajoute des photos à un parcours, à une course ou à un séjour. ${SENT}`,
    access: 'member',
    multipart: true,
    files: ['photo'],
    hasLargeFiles: true,
    maxFiles: PHOTOS_PER_CALL,
    params: ByModel,
    body: Sent,
    reply: created(z.array(Photo)),
    errors: [...OF_ANY, ...FULL],
  },
  'POST /api/photo/{model}/{id}/edit/{id_photo}': {
    summary:
      'Change une photo d’un parcours, d’une course ou d’un séjour\u00a0: les champs envoyés.',
    access: 'member',
    params: ByModel.extend({ id_photo: IdParam }),
    body: Changes,
    reply: data(Photo),
    errors: [...OF_ANY, 'photo_introuvable'],
  },
  'POST /api/photo/{model}/{id}/del/{id_photo}': {
    summary: 'Retire une photo d’un parcours, d’une course ou d’un séjour.',
    access: 'member',
    params: ByModel.extend({ id_photo: IdParam }),
    reply: data(z.null()),
    errors: [...OF_ANY, 'photo_introuvable'],
  },
})
