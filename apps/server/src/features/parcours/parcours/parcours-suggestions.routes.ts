import type { Course } from '@foulee/contract/courses/courses'
import type { Parcours } from '@foulee/contract/parcours/parcours'
import { parcoursSuggestions } from '@foulee/contract/parcours/parcours-suggestions'
import { getVisibleCourse } from '#features/courses/courses/courses.policy.ts'
import { implement } from '#kernel/calls/feature.ts'
import { findAlentour } from '#platform/geo/nearby.ts'
import { getVisibleParcours } from './parcours.policy.ts'
import { findPreparations } from './preparation.queries.ts'
import { countItineraires, findDashboardParcours, findNear } from './suggestions.queries.ts'

const PER_DASHBOARD_GROUP = 6
const NOTHING = '{"parcours":[],"courses":[]}'

export const parcoursSuggestionsRoutes = implement(parcoursSuggestions, {
  'GET /api/parcours/{id}/proches': async ({ db, params, user }) => {
    const { parcours_id, fiche } = await getVisibleParcours(db, user, params.id)
    const { position }: Parcours = JSON.parse(fiche)
    const found = position ? await findNear(db, position, parcours_id) : NOTHING
    return { raw: `{"success":true,"data":${found}}`, tags: ['parcours', 'courses'] }
  },

  'GET /api/courses/{id}/parcours': async ({ db, params, user }) => {
    const row = await getVisibleCourse(db, user, params.id)
    const course: Course = JSON.parse(row.fiche)
    const data = await findPreparations(db, course)
    return { data, tags: [`course:${course.id}`, 'parcours'] }
  },

  'GET /api/itineraires': async ({ db }) => {
    return { data: await countItineraires(db), tags: ['parcours'] }
  },

  'POST /api/dashboard/parcours': async ({ db, user, lieux }) => {
    const alentour = user && (await findAlentour(db, lieux, user.id))
    const groups = await findDashboardParcours(db, PER_DASHBOARD_GROUP, alentour)
    return { raw: `{"success":true,"data":${groups}}` }
  },
})
