import { sql } from 'drizzle-orm'
import { EDITED } from '#features/sejours/voyages/voyages-versions.ts'
import { waitingOfOrganisation } from '#kernel/moderation/waiting-entities.ts'

export const voyagesWaiting = waitingOfOrganisation({
  type: 'voyage',
  edited: EDITED,
  editor: '/contribution/sejours',
  titre: sql`titre`,
  texte: sql`lieu`,
})
