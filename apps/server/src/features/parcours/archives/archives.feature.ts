import * as archivesContract from '@foulee/contract/parcours/archives'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { archivesRetrait, removePieces } from './archives.files.ts'
import { archivesLecture, readArchives } from './archives.lecture.ts'
import { archivesMenage, tidyArchives } from './archives.menage.ts'
import { archivesPersonal } from './archives.personal.ts'
import { archivesRoutes } from './archives.routes.ts'

export const archives: Feature = {
  parts: [
    {
      id: 'archives',
      titre: 'Archives de sorties',
      routes: archivesRoutes,
      schemas: schemasOf(archivesContract),
    },
  ],
  works: [
    work(archivesLecture, readArchives),
    work(archivesRetrait, removePieces),
    work(archivesMenage, tidyArchives),
  ],
  personal: archivesPersonal,
}
