import { courseJournal, courses, courseVersions } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

const { id, nom, slug } = courses

export const contributionPersonal: Personal = {
  signed: [courseVersions.users_id],
  retained: [
    { column: courses.created_by, why: 'The queue of the staff says who made it.' },
    { column: courseJournal.users_id, why: 'Whether one person or several moved a race.' },
  ],
  collect: [
    {
      name: 'courses-creees',
      contenu: 'les courses que vous avez créées',
      find: rowsOf(courses.created_by, { id, nom, slug }),
    },
    {
      name: 'publications',
      contenu: 'les publications de courses que vous avez demandées ou décidées',
      find: rowsOf(courseJournal.users_id),
    },
    {
      name: 'courses-modifiees',
      contenu: 'ce que vous avez changé dans des courses',
      find: rowsOf(courseVersions.users_id),
    },
  ],
}
