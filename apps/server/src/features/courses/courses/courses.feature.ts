import * as coursesContract from '@foulee/contract/courses/courses'
import * as coursesCarteContract from '@foulee/contract/courses/courses-carte'
import { sql } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { visiblePages } from '#kernel/pages/sitemap-rows.ts'
import { calendrierDirectory } from './calendrier.directory.ts'
import { courseFil } from './course.fil.ts'
import { courseKind } from './course.kind.ts'
import { coursesFeed } from './courses.feed.ts'
import { courseSearch } from './courses.queries.ts'
import { courseRoutes } from './courses.routes.ts'
import { coursesCarteRoutes } from './courses-carte.routes.ts'
import { epreuveAgenda } from './epreuve.agenda.ts'
import { epreuveKind } from './epreuve.kind.ts'

export const courses: Feature = {
  parts: [
    {
      id: 'courses',
      titre: 'Courses',
      routes: courseRoutes,
      schemas: schemasOf(coursesContract),
    },
    {
      id: 'courses-carte',
      titre: 'Carte des courses',
      routes: coursesCarteRoutes,
      schemas: schemasOf(coursesCarteContract),
    },
  ],
  kinds: [courseKind, epreuveKind],
  fil: [courseFil],
  agenda: [epreuveAgenda],
  feeds: [coursesFeed],
  sitemap: [
    {
      name: 'courses',
      tags: ['courses'],
      rows: visiblePages('/courses/', {
        cards: 'course_cards',
        table: 'courses',
        key: 'courses_id',
      }),
    },
  ],
  directories: calendrierDirectory,
  recherche: [
    {
      kind: 'course',
      ids: sql`select courses_id as id from course_cards`,
      sens: courseSearch,
    },
  ],
}
