import type { Feature } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { makeSizes, taillesPhoto } from './photos.jobs.ts'
import { photosRoutes } from './photos.routes.ts'

export const photos: Feature = {
  parts: [
    {
      id: 'photos',
      titre: 'Photos',
      routes: photosRoutes,
      schemas: {},
    },
  ],
  works: [work(taillesPhoto, makeSizes)],
}
