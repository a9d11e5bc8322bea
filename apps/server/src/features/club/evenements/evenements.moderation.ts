import { sql } from 'drizzle-orm'
import { waitingOfOrganisation } from '#kernel/moderation/waiting-entities.ts'
import { EDITED } from './evenements-versions.ts'

export const evenementsWaiting = waitingOfOrganisation({
  type: 'evenement',
  edited: EDITED,
  editor: '/contribution/evenements',
  titre: sql`titre`,
  texte: sql`lieu`,
})
