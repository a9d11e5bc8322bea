import { canSeeProfil, VISIBILITES } from '@foulee/domain/membres/visibilite'
import { type SQL, sql } from 'drizzle-orm'
import type { ViewerContext } from './canaux.page.ts'

type Reader = Pick<ViewerContext, 'user'>

/** Visibility for members or followers, independent of an unknown birth date. */
const seenBy = (regard: 'membre' | 'abonne') =>
  sql.param(
    VISIBILITES.filter((visibilite) => canSeeProfil({ visibilite, naissance: null }, regard, '')),
  )

/**
 * Condition over a member `u` with profile `p`: visible to this reader, as `findPeople` decides.
 */
export const isProfilSeen = ({ user }: Reader): SQL =>
  user.compte.staff
    ? sql`true`
    : sql`(u.id = ${user.id}::int
        or coalesce(p.visibilite, 'membres') = any(${seenBy('membre')}::text[])
        or (p.visibilite = any(${seenBy('abonne')}::text[]) and exists (
          select from suivis s where s.users_id = ${user.id}::int and s.suivi_id = u.id)))`

/** Name under which this reader may find a member `u`; a hidden profile hides the full surname. */
export const searchedName = (reader: Reader): SQL => sql`
  coalesce(nullif(trim(p.public_name), ''), concat_ws(' ', u.prenom,
    case when ${isProfilSeen(reader)} then u.nom else left(trim(u.nom), 1) end))`
