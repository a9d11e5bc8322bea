import { courseFilters } from '@foulee/contract/courses/course-filters'
import { type Course, courses } from '@foulee/contract/courses/courses'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { implement } from '#kernel/calls/feature.ts'
import { buildFilters } from '#kernel/search/build-filters.ts'
import { writeCardPage } from '#kernel/search/card-list.ts'
import { readFacettes } from '#kernel/search/facettes.ts'
import { labelOptions } from '#kernel/search/label-options.ts'
import { readScope } from '#kernel/search/scope.ts'
import { findAlentour } from '#platform/geo/nearby.ts'
import { buildCalendar } from './courses.calendar.ts'
import { getVisibleCourse } from './courses.policy.ts'
import {
  countCalendar,
  courseList,
  courseSearch,
  findCourseIds,
  findDashboardCards,
  findOrganisateurs,
} from './courses.queries.ts'
import { findSemblables } from './semblables.queries.ts'
import { findWeekEnd } from './week-end.queries.ts'

const PER_DASHBOARD_GROUP = 6
const MAX_ORGANISATEURS = 20
const MAX_IN_CALENDAR = 500

export const courseRoutes = implement(courses, {
  'GET /api/courses': async ({ db, query, user, listCaches, clock }) => {
    const request = await courseSearch.understand(db, query, listCaches, clock())
    const found = await courseList.findPage(db, request, readScope(query, user), listCaches)
    return { raw: writeCardPage(found), tags: ['courses'] }
  },

  'GET /api/courses/desserrer': async ({ db, query, user, listCaches, clock }) => {
    const ways = await courseSearch.loosen(db, query, readScope(query, user), listCaches, clock())
    return { data: ways, tags: ['courses'] }
  },

  'GET /api/courses/{id}/semblables': async ({ db, params, user, clock }) => {
    const { fiche } = await getVisibleCourse(db, user, params.id)
    const found = await findSemblables(db, JSON.parse(fiche), parisDate(clock()))
    return { raw: `{"success":true,"data":[${found}]}`, tags: ['courses'] }
  },

  'GET /api/courses/{id}/week-end': async ({ db, params, user }) => {
    const { fiche } = await getVisibleCourse(db, user, params.id)
    const found = await findWeekEnd(db, JSON.parse(fiche))
    return { raw: `{"success":true,"data":${found}}`, tags: ['courses'] }
  },

  'GET /api/courses/calendrier.ics': async ({ db, query, user, listCaches, config, clock }) => {
    const scope = readScope(query, user)
    const request = await courseSearch.understand(db, query, listCaches, clock())
    const found = await findCourseIds(db, request, scope, listCaches, MAX_IN_CALENDAR)
    const races = found.map((fiche): Course => JSON.parse(fiche))
    const content = buildCalendar('Courses Foulée', races, config.publicUrl)
    return { content, filename: 'courses.ics', tags: ['courses'] }
  },

  'GET /api/courses/{id}': async ({ db, params, user }) => {
    const course = await getVisibleCourse(db, user, params.id)
    return { raw: `{"success":true,"data":${course.fiche}}`, tags: [`course:${course.courses_id}`] }
  },

  'GET /api/courses/{id}/calendrier.ics': async ({ db, params, user, config }) => {
    const row = await getVisibleCourse(db, user, params.id)
    const course: Course = JSON.parse(row.fiche)
    const content = buildCalendar(course.nom, [course], config.publicUrl)
    return { content, filename: `${course.slug}.ics`, tags: [`course:${course.id}`] }
  },

  'GET /api/filtres/courses': async ({ db, log }) => {
    const options = labelOptions(courseFilters, await readFacettes(db, 'course'))
    return { data: buildFilters(log, courseFilters, options), tags: ['courses'] }
  },

  'GET /api/calendrier': async ({ db }) => {
    return { data: await countCalendar(db), tags: ['courses'] }
  },

  'POST /api/dashboard/courses': async ({ db, user, lieux }) => {
    const alentour = user && (await findAlentour(db, lieux, user.id))
    const groups = await findDashboardCards(db, PER_DASHBOARD_GROUP, alentour)
    return { raw: `{"success":true,"data":${groups}}` }
  },

  'POST /api/courses/organisateurs/list': async ({ db, body, listCaches }) => {
    const { organisateurs, nb } = await findOrganisateurs(
      db,
      body.recherche,
      listCaches,
      MAX_ORGANISATEURS,
    )
    return { data: organisateurs, nb }
  },
})
