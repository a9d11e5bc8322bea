import { sql } from 'drizzle-orm'
import { EDITED } from '#features/courses/courses/courses-versions.ts'
import { waitingOfOrganisation } from '#kernel/moderation/waiting-entities.ts'

export const coursesWaiting = waitingOfOrganisation({
  type: 'course',
  edited: EDITED,
  editor: '/contribution/courses',
  titre: sql`nom`,
  texte: sql`ville`,
})
