import { coursesContenus, type Extension } from '@foulee/contract/courses/contenus'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { type AdresseWeb, readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import type { KindWith } from '@foulee/domain/shared/kinds'
import { getVisibleCourse } from '#features/courses/courses/courses.policy.ts'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import { implement } from '#kernel/calls/feature.ts'
import { removeActualite, saveActualite } from '#kernel/content/actualites.ts'
import { cleanHtml } from '#kernel/content/clean-html.ts'
import type { ContentModel } from '#kernel/content/content-model.ts'
import { addExtension, findExtensions, removeExtension } from '#kernel/content/extensions.ts'
import { removePartenaire, savePartenaire } from '#kernel/content/partenaires.ts'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { findEntity } from '#kernel/entity-types/find-entities.ts'
import type { UploadedFile } from '#platform/http/caller.ts'
import type { User } from '#platform/http/user.ts'
import { encodeImage } from '#platform/images/encode-image.ts'
import { ImageRefusedError } from '#platform/images/refusal.ts'
import { countVisit, findStatistiques } from './compteurs.ts'
import { exportMyRaces } from './export-courses.ts'

function getUrl(adresse: AdresseWeb, field: string): string {
  if ('url' in adresse) return adresse.url
  throw new ApiError('champs_invalides', { errors: { [field]: adresse.message } })
}

/** The encoded picture of a form; null removes it, undefined keeps it. */
async function readLogo(files: readonly UploadedFile[], text: '' | undefined) {
  const file = files.findLast(({ field, bytes }) => field === 'logo' && bytes.length)
  if (!file) return text === '' ? null : undefined
  try {
    return await encodeImage(file.bytes, 'logo')
  } catch (cause) {
    if (!(cause instanceof ImageRefusedError)) throw cause
    throw new ApiError('champs_invalides', { errors: { logo: cause.message } })
  }
}

type Carrier = { kind: KindWith<'partenaires'>; id: number }

function getContents(kinds: EntityTypes, kind: KindWith<'partenaires'>): ContentModel {
  const model = kinds[kind]?.contenus
  if (!model) throw new ApiError('objet_introuvable')
  return model
}

/** Another's hidden object does not exist. */
async function checkSeen(db: Db, kinds: EntityTypes, user: User, carrier: Carrier): Promise<void> {
  const entity = await findEntity(db, kinds, carrier)
  if (!entity?.is_visible) await getContents(kinds, carrier.kind).open(db, user, carrier.id)
}

export const coursesContenusRoutes = implement(coursesContenus, {
  'POST /api/partenaires': async ({ body, files, user, clock, registry, ...services }) => {
    const { id: entityId, partenaires_id, version, type, nom, description, ordre } = body
    const model = getContents(registry.kinds, body.model)
    const url = body.url ? getUrl(readAdresseWeb(body.url), 'url') : null
    await model.open(services.db, user, entityId)
    const logo = await readLogo(files, body.logo)
    const data = await savePartenaire(
      services,
      model,
      { entityId, user, version, now: clock() },
      { id: partenaires_id, type, nom, description: description || null, url, logo, ordre },
    )
    return { id: data.id, data }
  },
  'POST /api/partenaires/del': async ({ body, user, clock, registry, ...services }) => {
    const { id, version } = body
    const model = getContents(registry.kinds, body.model)
    await removePartenaire(services, model, { user, version, now: clock() }, id)
    return { data: null }
  },

  'POST /api/actualites': async ({ db, body, user, clock, registry: { kinds } }) => {
    const { objet_id, courses_id, version, id, titre, date } = body
    const entityId = objet_id ?? (body.model === 'course' ? courses_id : undefined)
    if (entityId === undefined) {
      const errors = { objet_id: 'Dites à quoi cette actualité appartient.' }
      throw new ApiError('champs_invalides', { errors })
    }
    const texte = cleanHtml(body.texte)
    const editor = { entityId, user, version, now: clock() }
    const fields = { id, titre, texte, date }
    const data = await saveActualite(db, getContents(kinds, body.model), editor, fields)
    return { id: data.id, data }
  },
  'POST /api/actualites/del': async ({ db, body, user, clock, registry: { kinds } }) => {
    const editor = { user, version: body.version, now: clock() }
    await removeActualite(db, getContents(kinds, body.model), editor, body.id)
    return { data: null }
  },

  'POST /api/courses/extensions/list': async ({ db, body, user, registry: { kinds } }) => {
    const { model, support_id } = body
    await checkSeen(db, kinds, user, { kind: model, id: support_id })
    const data: Extension[] = await findExtensions(db, getContents(kinds, model), support_id)
    return { data, nb: data.length }
  },
  'POST /api/courses/extensions/add': async ({ db, body, user, clock, registry: { kinds } }) => {
    const id_ext = getUrl(readAdresseWeb(body.id_ext), 'id_ext')
    const editor = { user, now: clock() }
    const { model, support_id, type } = body
    const added = { support_id, type, id_ext }
    const data = await addExtension(db, getContents(kinds, model), editor, added)
    return { id: data.id, data }
  },
  'POST /api/courses/extensions/del': async ({ db, body, user, clock, registry: { kinds } }) => {
    const editor = { user, version: body.version, now: clock() }
    await removeExtension(db, getContents(kinds, body.model), editor, body.id)
    return { data: null }
  },

  'GET /api/courses/{id}/statistiques': async ({ db, params, query, user, clock }) => {
    await getOwnedCourse(db, user, params.id)
    return { data: await findStatistiques(db, params.id, { jours: query.jours, now: clock() }) }
  },
  'POST /api/courses/{id}/compter': async ({ params, body, user, caller, ...services }) => {
    const course = await getVisibleCourse(services.db, user, String(params.id))
    return { data: { compte: await countVisit(services, { course, user, caller, ...body }) } }
  },
  'GET /api/courses/export.csv': async ({ db, user, config }) => ({
    content: await exportMyRaces(db, user.id, config.publicUrl),
    filename: 'mes-courses.csv',
  }),
})
