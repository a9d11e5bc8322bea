// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is text of templates
import type { Fault } from '../fault.ts'

const E = 'apps/server/src/features/entrainement'

export const ENTRAINEMENT: readonly Fault[] = [
  {
    id: 'any-coach-edits-a-plan',
    file: `${E}/plans/plans.policy.ts`,
    find: 'user !== null && (user.compte.staff || user.id === row.users_id)',
    replace:
      'user !== null && (user.compte.staff || user.compte.coach || user.id === row.users_id)',
  },
  {
    id: 'draft-session-is-seen',
    file: `${E}/seances/seances.policy.ts`,
    find: 'if (row && (isPublished(row.etat) || canEdit(user, row))) return row',
    replace: 'if (row && (row.etat >= 0 || canEdit(user, row))) return row',
  },
  {
    id: 'coach-moves-what-is-past-without-seeing-it',
    file: `${E}/entrainements/entrainements.policy.ts`,
    find: 'if (isBlind && row.jour <= parisDate(now))',
    replace: 'if (isBlind && row.jour < parisDate(now))',
  },
  {
    id: 'coach-reads-words-that-are-not-shared',
    file: `${E}/athletes/shared-training.ts`,
    find: "if (!entrainement.fait || partages.includes('mots')) return entrainement",
    replace: "if (!entrainement.fait || partages.includes('faits')) return entrainement",
  },
  {
    id: 'coach-sees-what-was-done-without-being-shown',
    file: `${E}/athletes/shared-training.ts`,
    find: "etat: entrainement.etat === 'retire' ? 'retire' : 'prevu',",
    replace: 'etat: entrainement.etat,',
  },
  {
    id: 'former-coach-keeps-the-calendar',
    file: `${E}/athletes/athletes.queries.ts`,
    find: 'and(eq(athletes.coach_id, coach_id), eq(athletes.users_id, users_id), isNull(athletes.fin)),',
    replace: 'and(eq(athletes.coach_id, coach_id), eq(athletes.users_id, users_id)),',
  },
  {
    id: 'session-is-put-on-a-calendar-that-is-not-shared',
    file: `${E}/athletes/athletes.queries.ts`,
    find: "arrayContains(athletes.partages, ['calendrier']),",
    replace: '',
  },
  {
    id: 'former-coach-is-listed',
    file: `${E}/athletes/coachs.queries.ts`,
    find: 'and(eq(athletes.users_id, users_id), isNull(athletes.fin), condition)',
    replace: 'and(eq(athletes.users_id, users_id), condition)',
  },
  {
    id: 'last-day-is-left-out-of-the-agenda',
    file: `${E}/entrainements/entrainements.queries.ts`,
    find: '        lte(jour, au),',
    replace: '        sql`${jour} < ${au}`,',
  },
  {
    id: 'session-of-an-athlete-is-read-without-the-calendar',
    file: `${E}/entrainements/entrainements.queries.ts`,
    find: "if (!partages?.includes('calendrier')) throw",
    replace: 'if (!partages) throw',
  },
  {
    id: 'outing-is-linked-twice',
    file: `${E}/entrainements/faits.commands.ts`,
    find: "if (taken) throw new ApiError('activite_deja_liee')",
    replace: "if (taken > 1) throw new ApiError('activite_deja_liee')",
  },
  {
    id: 'outing-of-somebody-else-is-linked',
    file: `${E}/entrainements/faits.commands.ts`,
    find: 'eq(activites.users_id, users_id),\n        isNull(activites.double_de)',
    replace: 'isNull(activites.double_de)',
  },
  {
    id: 'act-is-undone-over-a-later-one',
    file: `${E}/entrainements/annulation.commands.ts`,
    find: 'return row?.jour !== apres.jour || row.etat !== apres.etat',
    replace: 'return row?.etat !== apres.etat',
  },
  {
    id: 'plan-that-stops-takes-the-past-away',
    file: `${E}/programmation/arret.commands.ts`,
    find: "row.etat === 'prevu' && row.jour >= today",
    replace: "row.etat === 'prevu'",
  },
  {
    id: 'plan-of-somebody-else-is-read',
    file: `${E}/programmation/suivis.queries.ts`,
    find: 'const own = and(eq(planSuivis.id, id), eq(planSuivis.users_id, users_id))',
    replace: 'const own = and(eq(planSuivis.id, id), sql`${users_id}::int > 0`)',
  },
  {
    id: 'calendar-of-a-suspended-member-is-read',
    file: `${E}/agenda/agenda.queries.ts`,
    find: '        isNull(users.suspendu_le),',
    replace: '',
  },
]
