import type { Fault } from '../fault.ts'

const M = 'apps/server/src/features/membres'
const SUSPENSION = ['apps/server/src/features/equipe/admin/suspension.test.ts']

export const MEMBRES: readonly Fault[] = [
  {
    id: 'suspended-member-keeps-the-session',
    file: `${M}/session/session.queries.ts`,
    find: 's.expires_at > $2 and u.suspendu_le is null as is_alive',
    replace: 's.expires_at > $2 as is_alive',
    tests: SUSPENSION,
  },
  {
    id: 'session-outlives-its-end',
    file: `${M}/session/session.queries.ts`,
    find: 's.expires_at > $2 and u.suspendu_le is null as is_alive',
    replace: 'u.suspendu_le is null as is_alive',
  },
  {
    id: 'session-ends-though-it-is-used',
    file: `${M}/session/session.queries.ts`,
    find: '[user.session_id, now, getExpiry(remember, now)]',
    replace: '[user.session_id, now, getExpiry(false, seen_at)]',
  },
  {
    id: 'staff-needs-no-second-factor',
    file: `${M}/session/session.queries.ts`,
    find: 'const staff = is_staff && !mustGiveFactor',
    replace: 'const staff = is_staff',
  },
  {
    id: 'premium-never-ends',
    file: `${M}/session/session.queries.ts`,
    find: 'coalesce(u.premium_jusqua > $2, false) as premium',
    replace: 'u.premium_jusqua is not null as premium',
    tests: ['apps/server/src/features/club/reductions'],
  },
  {
    id: 'suspended-member-signs-in',
    file: `${M}/session/open-session.ts`,
    find: 'await assertNotSuspended(db, users_id)',
    replace: 'if (!users_id) await assertNotSuspended(db, users_id)',
    tests: SUSPENSION,
  },
  {
    id: 'reset-password-leaves-other-sessions',
    file: `${M}/compte/compte.commands.ts`,
    find: 'await tx.delete(sessions).where(eq(sessions.users_id, users_id))',
    replace:
      'await tx.delete(sessions).where(and(eq(sessions.users_id, users_id), eq(sessions.remember, false)))',
  },
  {
    id: 'somebody-else-closes-a-session',
    file: `${M}/compte/compte.commands.ts`,
    find: '.where(and(eq(sessions.id, id), eq(sessions.users_id, users_id)))',
    replace: '.where(eq(sessions.id, id))',
  },
  {
    id: 'link-is-good-twice',
    file: `${M}/compte/jetons.ts`,
    find: 'inArray(jetons.usage, [...usages]),\n        isNull(jetons.used_at),\n        gt(jetons.expires_at, at),',
    replace: 'inArray(jetons.usage, [...usages]),\n        gt(jetons.expires_at, at),',
  },
  {
    id: 'reset-link-lives-for-three-days',
    file: `${M}/compte/jetons.ts`,
    find: 'reinitialisation: HOUR_MS,',
    replace: 'reinitialisation: 72 * HOUR_MS,',
  },
  {
    id: 'second-factor-code-is-good-twice',
    file: `${M}/second-facteur/spend-code.ts`,
    find: 'lt(dernier_pas, step)',
    replace: 'lt(dernier_pas, step + 1)',
  },
  {
    id: 'second-factor-accepts-old-codes',
    file: `${M}/second-facteur/totp.ts`,
    find: 'const WINDOW = 1',
    replace: 'const WINDOW = 5',
  },
  {
    id: 'blocking-leaves-the-follower',
    file: `${M}/blocages/blocages.commands.ts`,
    find: 'and(eq(suivis.users_id, bloque_id), eq(suivis.suivi_id, users_id)),',
    replace: 'and(eq(suivis.users_id, users_id), eq(suivis.suivi_id, users_id)),',
  },
  {
    id: 'blocking-leaves-the-coach',
    file: `${M}/blocages/blocages.commands.ts`,
    find: 'and(eq(athletes.coach_id, bloque_id), eq(athletes.users_id, users_id)),',
    replace: 'and(eq(athletes.coach_id, users_id), eq(athletes.users_id, users_id)),',
  },
  {
    id: 'unblocking-lifts-both-blocks',
    file: `${M}/blocages/blocages.commands.ts`,
    find: '.where(and(eq(blocages.users_id, users_id), eq(blocages.bloque_id, bloque_id)))',
    replace: '.where(eq(blocages.bloque_id, bloque_id))',
  },
  {
    id: 'deleted-member-is-listed-as-blocked',
    file: `${M}/blocages/blocages.queries.ts`,
    find: 'and(eq(blocages.users_id, users_id), isNull(users.supprime_le))',
    replace: 'and(eq(blocages.users_id, users_id))',
  },
  {
    id: 'sixth-invitation-of-a-day-is-sent',
    file: `${M}/invitations/invitations.commands.ts`,
    find: 'today.length >= INVITATIONS_PAR_JOUR',
    replace: 'today.length > INVITATIONS_PAR_JOUR',
  },
  {
    id: 'one-invites-oneself',
    file: `${M}/invitations/invitations.commands.ts`,
    find: "if (invitation.users_id === users_id) throw new ApiError('invitation_a_soi')",
    replace: "if (invitation.users_id === 0) throw new ApiError('invitation_a_soi')",
  },
  {
    id: 'invitation-to-somebody-else-is-refused',
    file: `${M}/invitations/invitations.commands.ts`,
    find: 'and(eq(invitations.id, id), isSentTo(email), isWaiting(now))',
    replace: 'and(eq(invitations.id, id), email ? isWaiting(now) : isSentTo(email))',
  },
  {
    id: 'cancelled-invitation-is-mailed',
    file: `${M}/invitations/invitations.jobs.ts`,
    find: "if (getEtatInvitation(invitation, clock()) !== 'envoyee') return",
    replace: "if (getEtatInvitation(invitation, clock()) === 'expiree') return",
  },
  {
    id: 'premium-that-is-given-replaces-the-rest',
    file: `${M}/premium/premium.commands.ts`,
    find: 'new Date(Math.max(end, now.getTime()))',
    replace: 'new Date(Math.max(Math.min(end, 0), now.getTime()))',
  },
  {
    id: 'profile-asks-nothing-of-blocks',
    file: `${M}/profil/profil.policy.ts`,
    find: "if (member.is_blocked) return 'bloque'",
    replace: "if (member.is_blocked && member.is_followed) return 'bloque'",
  },
]
