// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is text of templates
import type { Fault } from '../fault.ts'

const P = 'apps/server/src/features/parcours'
const A = 'apps/server/src/features/equipe/admin'

/** Routes and outings; then the accounts that the staff keeps. */
export const PARCOURS: readonly Fault[] = [
  {
    id: 'lessons-of-another-ground-are-kept',
    file: 'packages/domain/src/parcours/lecons.ts',
    find: 'to <= from || !isAsLong(fin - debut, to - from)',
    replace: 'to <= from',
  },
  {
    id: 'few-runners-teach-a-course',
    file: 'packages/domain/src/parcours/lecons.ts',
    find: 'if (nb < LEAST_APPRIS) return []',
    replace: 'if (nb < 1) return []',
  },
  {
    id: 'any-author-edits-a-route',
    file: `${P}/parcours/parcours.policy.ts`,
    find: 'user !== null && (user.compte.staff || user.id === parcours.users_id)',
    replace:
      'user !== null && (user.compte.staff || user.compte.parcours || user.id === parcours.users_id)',
  },
  {
    id: 'route-that-is-not-published-is-shown',
    file: `${P}/parcours/parcours.policy.ts`,
    find: 'if (parcours && (parcours.is_visible || canEditParcours(user, parcours))) return parcours',
    replace: 'if (parcours && (parcours.is_visible || user !== null)) return parcours',
  },
  {
    id: 'my-routes-are-those-of-everybody',
    file: `${P}/parcours/parcours.queries.ts`,
    find: 'isMine: (users_id) => sql`users_id = ${users_id}`',
    replace: 'isMine: (users_id) => sql`users_id >= ${users_id}`',
  },
  {
    id: 'photo-of-a-hidden-place-keeps-it',
    file: `${P}/parcours/parcours.reduce.ts`,
    find: 'const isShown = lon !== null && lat !== null && !isHidden(vue.zones, lon, lat)',
    replace: 'const isShown = lon !== null && lat !== null',
  },
  {
    id: 'erased-author-leaves-the-whole-file',
    file: `${P}/parcours/parcours.reduce.ts`,
    find: 'return trace ? [trace.original] : []',
    replace: 'return trace && !reduced ? [trace.original] : []',
  },
  {
    id: 'outing-of-somebody-else-is-opened',
    file: `${P}/activites/activites.queries.ts`,
    find: '.where(and(eq(t.activites.id, id), eq(t.activites.users_id, users_id)))',
    replace: '.where(eq(t.activites.id, id))',
  },
  {
    id: 'last-day-of-a-period-has-no-outings',
    file: `${P}/activites/activites.queries.ts`,
    find: 'parisInstant(addDays(date_max, 1))',
    replace: 'parisInstant(date_max)',
  },
  {
    id: 'same-file-is-an-outing-twice',
    file: `${P}/activites/activites.insert.ts`,
    find: 'if (existing) return { id',
    replace: 'if (existing && !outing.facts.times) return { id',
  },
  {
    id: 'staff-suspends-itself',
    file: `${A}/utilisateurs.commands.ts`,
    find: "if (id === staff_id) throw new ApiError('geste_sur_soi')",
    replace: "if (id === 0) throw new ApiError('geste_sur_soi')",
  },
  {
    id: 'second-suspension-is-written-again',
    file: `${A}/utilisateurs.commands.ts`,
    find: 'if (user.suspendu_le) return null',
    replace: 'if (user.suspendu_le && !motif) return null',
  },
  {
    id: 'factor-that-staff-drops-leaves-the-sessions',
    file: `${A}/utilisateurs.commands.ts`,
    find: "if (!gone.length) throw new ApiError('second_facteur_absent')\n    await tx.delete(sessions).where(eq(sessions.users_id, id))",
    replace: "if (!gone.length) throw new ApiError('second_facteur_absent')",
  },
  {
    id: 'sessions-that-have-ended-are-counted',
    file: `${A}/utilisateurs.queries.ts`,
    find: 'where sessions.users_id = users.id and expires_at > ${now.toISOString()})`',
    replace: 'where sessions.users_id = users.id and created_at <= ${now.toISOString()})`',
  },
  {
    id: 'queue-of-the-staff-forgets-its-filter-in-the-count',
    file: `${A}/moderation.queries.ts`,
    find: 'select count(*)::int as nb from (${all}) w ${kind}`',
    replace: 'select count(*)::int as nb from (${all}) w`',
  },
]
