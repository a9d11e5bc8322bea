import { sql } from 'drizzle-orm'
import { isNotBlocked } from '#kernel/members/blocks.ts'
import type { RechercheEntry } from '#kernel/search/recherche-entry.ts'

export const profilRecherche: RechercheEntry = {
  kind: 'profil',
  ids: sql`select users_id as id from profils`,
  isFound: (viewer) =>
    viewer === null ? sql`est_public` : isNotBlocked(viewer, sql.raw('recherche.objet_id')),
}
