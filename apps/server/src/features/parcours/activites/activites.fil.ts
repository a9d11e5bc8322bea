import { activites, profils } from '@foulee/db/schema'
import { getPartage } from '@foulee/domain/membres/visibilite'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { byFact, type FilKind, listFacts } from '#kernel/feed/fil-kind.ts'
import { LISTED_COLUMNS, presentPartagee } from './activites.queries.ts'

/** An outing for the audience chosen by its owner, without any time of passage. */
export const activiteFil: FilKind<'activite'> = {
  kind: 'activite',
  phrase: 'partage une sortie',
  isPersonal: true,
  async find({ db, viewer, follows }, rows) {
    const found = await db
      .select({ ...LISTED_COLUMNS, naissance: profils.naissance })
      .from(activites)
      .leftJoin(profils, eq(profils.users_id, activites.users_id))
      .where(and(inArray(activites.id, listFacts(rows)), ne(activites.partage, 'personne')))
    const today = parisDate(viewer.now)
    const seen = found.filter(
      ({ users_id, ...sharing }) =>
        getPartage(sharing, today) === 'membres' ||
        users_id === viewer.id ||
        viewer.isStaff ||
        follows(users_id),
    )
    return byFact(rows, new Map(seen.map((row) => [row.id, presentPartagee(row)])))
  },
}
