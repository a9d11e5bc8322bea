// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is text of templates
import type { Fault } from '../fault.ts'

const H = 'apps/server/src/platform/http'
const SRC = 'apps/server/src'
const GUARD = ['apps/server/src/platform/http/contract.test.ts']

/** The door of the server: who comes in, how often, and what is kept for the next who asks. */
export const PORTE: readonly Fault[] = [
  {
    id: 'change-needs-no-anti-forgery-token',
    file: 'apps/server/src/kernel/calls/mount.ts',
    find: 'if (isVisitor && isChange) checkXsrf(request)',
    replace: "if (isVisitor && isChange && endpoint.access !== 'public') checkXsrf(request)",
    tests: GUARD,
  },
  {
    id: 'empty-anti-forgery-pair-passes',
    file: `${H}/xsrf.ts`,
    find: 'if (!cookie.length || !isSame)',
    replace: 'if (!isSame)',
    tests: [...GUARD, `${SRC}/features/membres/session`],
  },
  {
    id: 'guarded-call-answers-visitors',
    file: 'apps/server/src/kernel/calls/mount.ts',
    find: 'if (refusal) throw new ApiError(refusal)',
    replace: "if (refusal && refusal !== 'session_absente') throw new ApiError(refusal)",
    tests: GUARD,
  },
  {
    id: 'answers-to-members-may-be-stored',
    file: 'apps/server/src/kernel/calls/mount.ts',
    find: "'cache-control': 'private, no-store' },",
    replace: "'cache-control': 'private' },",
    tests: GUARD,
  },
  {
    id: 'signed-in-answer-is-kept-for-everybody',
    file: 'apps/server/src/kernel/calls/mount.ts',
    find: 'const isStorable = isVisitor && endpoint.access',
    replace: 'const isStorable = endpoint.access',
    tests: GUARD,
  },
  {
    id: 'files-are-not-counted',
    file: 'apps/server/src/kernel/calls/mount.ts',
    find: "if (hasFile) await services.limits.consume('piece', [key])",
    replace: "if (hasFile && !key) await services.limits.consume('piece', [key])",
  },
  {
    id: 'one-attempt-more-than-allowed',
    file: `${H}/rate-limits.ts`,
    find: '        points,\n',
    replace: '        points: points + 1,\n',
    tests: [`${SRC}/features/membres/session`],
  },
  {
    id: 'limits-are-forgotten-after-a-minute',
    file: `${H}/rate-limits.ts`,
    find: 'const QUARTER_HOUR_S = 900',
    replace: 'const QUARTER_HOUR_S = 60',
    tests: [`${SRC}/features/membres/session`],
  },
  {
    id: 'new-accounts-are-counted-by-the-quarter-hour',
    file: `${H}/rate-limits.ts`,
    find: 'DAILY.test(action) ? DAY_S : QUARTER_HOUR_S',
    replace: 'QUARTER_HOUR_S',
    tests: [`${SRC}/kernel/members/new-account-limits.test.ts`],
  },
  {
    id: 'each-ipv6-address-has-its-own-attempts',
    file: `${H}/rate-limit-keys.ts`,
    find: 'groups.slice(0, 4)',
    replace: 'groups.slice(0, 8)',
  },
  {
    id: 'good-password-frees-the-network',
    file: `${H}/rate-limit-keys.ts`,
    find: 'return limits.forgive(action, keyOf(email))',
    replace: 'return limits.forgive(action, email.toLowerCase())',
    tests: [`${SRC}/features/membres/session`],
  },
  {
    id: 'capital-letters-buy-more-guesses',
    file: `${H}/rate-limit-keys.ts`,
    find: '`compte ${email.toLowerCase()}`',
    replace: '`compte ${email}`',
    tests: [`${SRC}/features/membres/session`],
  },
  {
    id: 'task-that-fails-keeps-its-turn',
    file: `${SRC}/platform/concurrency/concurrency.ts`,
    find: 'if (next) next()\n      else active--',
    replace: 'if (next) next()',
  },
  {
    id: 'edited-pages-never-leave-the-cache',
    file: `${H}/tagged-cache.ts`,
    find: 'entries.markTagged(changes.edited, now())',
    replace: 'entries.markTagged(changes.gone, now())',
  },
  {
    id: 'answer-made-before-a-change-is-kept',
    file: `${H}/tagged-cache.ts`,
    find: "drops.hasSince(since.moment, tags, 'gone')",
    replace: "drops.hasSince(drops.moment, tags, 'gone')",
  },
  {
    id: 'forgotten-drops-count-as-none',
    file: `${H}/invalidation-log.ts`,
    find: 'if (forgotten > since || ',
    replace: 'if (',
  },
  {
    id: 'shared-cache-is-told-half',
    file: `${H}/shared-cache.ts`,
    find: 'edited: new Set([...purgedTags.edited, ...other.edited]),',
    replace: 'edited: purgedTags.edited,',
  },
  {
    id: 'weak-etag-is-another',
    file: `${H}/etag.ts`,
    find: "etag.trim().replace(/^W\\//, '')",
    replace: 'etag.trim()',
  },
  {
    id: 'tracking-parameters-make-new-pages',
    file: `${H}/url.ts`,
    find: 'utm_\\w+|fbclid',
    replace: 'utm|fbclid',
  },
  {
    id: 'pages-may-be-framed',
    file: `${H}/csp.ts`,
    find: '    "frame-ancestors \'none\'",\n  ].join',
    replace: '  ].join',
    tests: [`${SRC}/kernel/pages`],
  },
  {
    id: 'position-of-copies-is-read-by-scripts',
    file: `${H}/read-replica.ts`,
    find: 'httpOnly: true,',
    replace: 'httpOnly: false,',
  },
  {
    id: 'second-window-overwrites-the-first',
    file: `${SRC}/kernel/publication/require-version.ts`,
    find: 'version !== before.version',
    replace: 'version > before.version',
    tests: [`${SRC}/features/courses/contribution`],
  },
  {
    id: 'owner-answers-in-place-of-the-staff',
    file: `${SRC}/kernel/publication/check-move.ts`,
    find: 'if (isAnswer && !user.compte.staff)',
    replace: 'if (isAnswer && !user.id)',
    tests: [
      `${SRC}/features/courses/contribution`,
      `${SRC}/features/sejours/contribution`,
      `${SRC}/features/entrainement/plans`,
    ],
  },
  {
    id: 'blocked-member-still-sees-who-blocks',
    file: `${SRC}/kernel/members/blocks.ts`,
    find: 'where bloque.users_id = ${member} and bloque.bloque_id = ${viewer}::int))`',
    replace: 'where bloque.users_id = ${viewer}::int and bloque.bloque_id = ${member}))`',
    tests: [`${SRC}/features/membres/blocages`],
  },
  {
    id: 'deleted-manager-still-gets-mails',
    file: `${SRC}/kernel/organisations/membership.ts`,
    find: 'where m.${key} = ${structure} and u.supprime_le is null order',
    replace: 'where m.${key} = ${structure} order',
    tests: [
      `${SRC}/features/courses/organisateurs`,
      `${SRC}/features/sejours/agences`,
      `${SRC}/features/club/magasins`,
    ],
  },
  {
    id: 'old-accounts-are-limited-as-new-ones',
    file: `${SRC}/kernel/members/new-account-limits.ts`,
    find: 'depuis: new Date(account.depuis), email_verifie',
    replace: 'depuis: clock(), email_verifie',
  },
  {
    id: 'job-is-lost-when-its-queue-is-missing',
    file: `${SRC}/platform/jobs/enqueue.ts`,
    find: 'if (!rowCount) throw',
    replace: 'if (rowCount === null) throw',
  },
  {
    id: 'delayed-job-starts-at-once',
    file: `${SRC}/platform/jobs/enqueue.ts`,
    find: 'now() + make_interval(secs => ${waitS})',
    replace: 'now()',
    tests: [
      `${SRC}/platform/jobs`,
      `${SRC}/features/echanges/notifications`,
      `${SRC}/features/echanges/messages`,
    ],
  },
  {
    id: 'notices-of-a-longer-key-go-too',
    file: `${SRC}/kernel/notifications/remove-notifications.ts`,
    find: "starts_with(${cle}, c.cle || ':')",
    replace: 'starts_with(${cle}, c.cle)',
    tests: [
      `${SRC}/features/echanges/notifications`,
      `${SRC}/features/echanges/commentaires`,
      `${SRC}/features/membres/blocages`,
    ],
  },
  {
    id: 'notice-of-a-deleted-author-is-told',
    file: `${SRC}/kernel/notifications/is-current.ts`,
    find: 'and(eq(users.id, auteur_id), isNull(users.supprime_le))',
    replace: 'and(eq(users.id, auteur_id))',
    tests: [
      `${SRC}/features/echanges/notifications`,
      `${SRC}/features/echanges/messages`,
      `${SRC}/features/echanges/commentaires`,
    ],
  },
]
