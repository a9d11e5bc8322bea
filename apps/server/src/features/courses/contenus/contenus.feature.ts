import * as contenusContract from '@foulee/contract/courses/contenus'
import { type Feature, schemasOf } from '../../../feature.ts'
import { coursesContenusRoutes } from './contenus.routes.ts'
import { coursePhotoModel } from './course.photos.ts'
import { courseSocial } from './social.commands.ts'

export const contenus: Feature = {
  parts: [
    {
      id: 'courses-contenus',
      titre: 'Contenus des courses',
      routes: coursesContenusRoutes,
      schemas: schemasOf(contenusContract),
    },
  ],
  uses: [{ kind: 'course', photos: coursePhotoModel, social: courseSocial }],
}
