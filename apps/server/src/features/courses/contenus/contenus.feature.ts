import * as contenusContract from '@foulee/contract/courses/contenus'
import { createSocial } from '#kernel/content/social.ts'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { actualiteFil } from './actualites.fil.ts'
import { coursesContenusRoutes } from './contenus.routes.ts'
import { courseContents } from './course.contents.ts'
import { coursePhotoModel } from './course.photos.ts'

export const contenus: Feature = {
  parts: [
    {
      id: 'courses-contenus',
      titre: 'Contenus des courses',
      routes: coursesContenusRoutes,
      schemas: schemasOf(contenusContract),
    },
  ],
  fil: [actualiteFil],
  uses: [
    {
      kind: 'course',
      photos: coursePhotoModel,
      contenus: courseContents,
      social: createSocial(courseContents, 'course'),
    },
  ],
}
