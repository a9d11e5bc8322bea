import { coursesEdition } from '@foulee/contract/courses/contribution'
import { courseList } from '#features/courses/courses/courses.queries.ts'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import { isPhoto, readPhotos } from '#features/echanges/photos/photos.files.ts'
import { implement } from '#kernel/calls/feature.ts'
import { writeCardPage } from '#kernel/search/card-list.ts'
import { findWaitingCards } from '#kernel/search/waiting-cards.ts'
import { createCourse, updateCourse } from './contribution.commands.ts'
import { moveCourse } from './courses-etat.commands.ts'
import { findHistory, findMyCourses, getGestion } from './courses-gestion.queries.ts'
import { removeCourse } from './courses-remove.commands.ts'

export const coursesEditionRoutes = implement(coursesEdition, {
  'POST /api/courses/create': async ({ body, user, limits, clock, ...services }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const { organisateurs_id, nom, ...fields } = body
    const now = clock()
    const id = await createCourse(services, { user, organisateurs_id, nom, fields, now })
    return { id, data: (await getGestion(services.db, user, id, now)).course }
  },

  'POST /api/courses/{id}/update': async ({ params, body, user, spooled, ...services }) => {
    const { version, ...fields } = body
    const now = services.clock()
    const { id } = await getOwnedCourse(services.db, user, params.id)
    const photos = spooled.some(isPhoto) ? await readPhotos(spooled) : []
    await updateCourse(services, { id, user, fields, photos, version, now })
    return { data: await getGestion(services.db, user, params.id, now) }
  },

  'GET /api/courses/{id}/gestion': async ({ db, params, user, clock }) => ({
    data: await getGestion(db, user, params.id, clock()),
  }),

  'POST /api/courses/{id}/etat': async ({ db, params, body, user, clock }) => {
    const now = clock()
    await moveCourse(db, { id: params.id, user, ...body, now })
    return { data: await getGestion(db, user, params.id, now) }
  },

  'POST /api/courses/{id}/del': async ({ params, user, ...services }) => {
    await removeCourse(services, { id: params.id, user })
    return { data: null }
  },

  'GET /api/courses/{id}/historique': async ({ db, params, query, user }) => {
    const { id } = await getOwnedCourse(db, user, params.id)
    const { lines, nb } = await findHistory(db, { id, ...query })
    return { data: lines, nb }
  },

  'GET /api/courses/mes-courses': async ({ db, query, user, clock }) => {
    const { courses, nb } = await findMyCourses(db, { users_id: user.id, now: clock(), ...query })
    return { data: courses, nb }
  },

  'GET /api/courses/a-valider': async ({ db, query }) => {
    return { raw: writeCardPage(await findWaitingCards(db, courseList.cards, query)) }
  },
})
