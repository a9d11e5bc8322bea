import { coursesEditions } from '@foulee/contract/courses/editions'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import { implement } from '#kernel/calls/feature.ts'
import { answerWritten } from '#kernel/publication/answer-written.ts'
import { saveDemarche } from './demarches.commands.ts'
import { getDemarches } from './demarches.queries.ts'
import { createEdition, removeEdition, updateEdition } from './editions.commands.ts'
import { findCourseOf, findEditionOf, getEditions } from './editions.queries.ts'
import { copyEdition } from './editions-copy.commands.ts'
import { createEpreuve, orderEpreuves, removeEpreuve, updateEpreuve } from './epreuves.commands.ts'

export const coursesEditionsRoutes = implement(coursesEditions, {
  'GET /api/courses/{id}/editions': async ({ db, params, user, clock }) => ({
    data: await getEditions(db, user, params.id, clock()),
  }),

  'POST /api/courses/editions': async ({ db, body, user, clock }) => {
    const { courses_id, id, copie_de, version, ...values } = body
    const saving = { courses_id, user, now: clock(), version }
    const written = id
      ? await updateEdition(db, saving, { id, input: values })
      : copie_de
        ? await copyEdition(db, saving, { copie_de, input: values })
        : await createEdition(db, saving, values)
    const ensemble = await getEditions(db, user, courses_id, saving.now)
    return answerWritten(ensemble.editions, written, ensemble)
  },

  'POST /api/courses/editions/del': async ({ db, body: { id, version }, user, clock }) => {
    const now = clock()
    const courses_id = await findCourseOf(db, user, id)
    await removeEdition(db, { courses_id, user, now, version }, id)
    return { data: await getEditions(db, user, courses_id, now) }
  },

  'POST /api/courses/epreuves': async ({ db, body, user, clock }) => {
    const { editions_id, id, version, ...values } = body
    const courses_id = await findCourseOf(db, user, editions_id)
    const saving = { courses_id, user, now: clock(), version }
    const written = id
      ? await updateEpreuve(db, saving, { id, editions_id, input: values })
      : await createEpreuve(db, saving, { editions_id, input: values })
    const ensemble = await getEditions(db, user, courses_id, saving.now)
    const epreuves = ensemble.editions.flatMap((edition) => edition.epreuves)
    return answerWritten(epreuves, written, ensemble)
  },

  'POST /api/courses/epreuves/del': async ({ db, body: { id, version }, user, clock }) => {
    const now = clock()
    const { courses_id, editions_id } = await findEditionOf(db, user, id)
    await removeEpreuve(db, { courses_id, user, now, version }, { id, editions_id })
    return { data: await getEditions(db, user, courses_id, now) }
  },

  'POST /api/courses/epreuves/ordre': async ({ db, body, user, clock }) => {
    const now = clock()
    const courses_id = await findCourseOf(db, user, body.editions_id)
    await orderEpreuves(db, { courses_id, user, now }, body)
    return { data: await getEditions(db, user, courses_id, now) }
  },

  'GET /api/courses/{id}/demarches': async ({ db, params, user, clock }) => {
    await getOwnedCourse(db, user, params.id)
    return { data: await getDemarches(db, params.id, clock()) }
  },

  'POST /api/courses/{id}/demarches': async ({ db, params, body, user, clock }) => {
    const now = clock()
    await saveDemarche(db, { ...body, courses_id: params.id, user, now })
    return { data: await getDemarches(db, params.id, now) }
  },
})
