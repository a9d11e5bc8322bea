import * as coursesContract from '@foulee/contract/courses/courses'
import * as coursesCarteContract from '@foulee/contract/courses/courses-carte'
import { type Feature, schemasOf } from '../../../feature.ts'
import { courseRoutes } from './courses.routes.ts'
import { coursesCarteRoutes } from './courses-carte.routes.ts'

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
}
