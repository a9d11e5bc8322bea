import { coursesContenus, type Extension } from '@foulee/contract/courses/contenus'
import { ApiError } from '@foulee/contract/errors'
import { type AdresseWeb, readAdresseWeb } from '@foulee/domain/adresse-web'
import { implement, type UploadedFile } from '../../../http/feature.ts'
import { encodeImage } from '../../../images/encode-image.ts'
import { ImageRefused } from '../../../images/refusal.ts'
import { getVisibleCourse } from '../courses/courses.policy.ts'
import { getOwnedCourse } from '../courses/courses-owned.queries.ts'
import { removeActualite, saveActualite } from './actualites.commands.ts'
import { cleanHtml } from './clean-html.ts'
import { countVisit, findStatistiques } from './compteurs.ts'
import { exportMyRaces } from './export-courses.ts'
import { addExtension, findExtensions, removeExtension } from './extensions.commands.ts'
import { removePartenaire, savePartenaire } from './partenaires.commands.ts'

/** @throws ApiError with what is wrong under `field` */
function getUrl(adresse: AdresseWeb, field: string): string {
  if ('url' in adresse) return adresse.url
  throw new ApiError('champs_invalides', { errors: { [field]: adresse.message } })
}

/** The picture of a form, encoded; null when it shall go, undefined when it stays. */
async function readLogo(files: readonly UploadedFile[], text: '' | undefined) {
  const file = files.findLast(({ field, bytes }) => field === 'logo' && bytes.length)
  if (!file) return text === '' ? null : undefined
  try {
    return await encodeImage(file.bytes, 'logo')
  } catch (cause) {
    if (!(cause instanceof ImageRefused)) throw cause
    throw new ApiError('champs_invalides', { errors: { logo: cause.message } })
  }
}

export const coursesContenusRoutes = implement(coursesContenus, {
  'POST /api/partenaires': async ({ body, files, user, clock, ...services }) => {
    const { id: courses_id, partenaires_id, version, type, nom, description, ordre } = body
    const url = body.url ? getUrl(readAdresseWeb(body.url), 'url') : null
    await getOwnedCourse(services.db, user, courses_id)
    const logo = await readLogo(files, body.logo)
    const data = await savePartenaire(
      services,
      { courses_id, user, version, now: clock() },
      { id: partenaires_id, type, nom, description: description || null, url, logo, ordre },
    )
    return { id: data.id, data }
  },
  'POST /api/partenaires/del': async ({ body: { id, version }, user, clock, ...services }) => {
    await removePartenaire(services, { user, version, now: clock() }, id)
    return { data: null }
  },

  'POST /api/actualites': async ({ db, body, user, clock }) => {
    const { courses_id, version, id, titre, date } = body
    const texte = cleanHtml(body.texte)
    const editor = { courses_id, user, version, now: clock() }
    const data = await saveActualite(db, editor, { id, titre, texte, date })
    return { id: data.id, data }
  },
  'POST /api/actualites/del': async ({ db, body: { id, version }, user, clock }) => {
    await removeActualite(db, { user, version, now: clock() }, id)
    return { data: null }
  },

  'POST /api/courses/extensions/list': async ({ db, body, user }) => {
    const { courses_id } = await getVisibleCourse(db, user, String(body.support_id))
    const data: Extension[] = await findExtensions(db, courses_id)
    return { data, nb: data.length }
  },
  'POST /api/courses/extensions/add': async ({ db, body, user, clock }) => {
    const id_ext = getUrl(readAdresseWeb(body.id_ext), 'id_ext')
    const data = await addExtension(db, { user, now: clock() }, { ...body, id_ext })
    return { id: data.id, data }
  },
  'POST /api/courses/extensions/del': async ({ db, body: { id, version }, user, clock }) => {
    await removeExtension(db, { user, version, now: clock() }, id)
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
