import type { Fault } from '../fault.ts'

const S = 'apps/server/src/features/site'
const BASE = 'packages/db/src/migrations/0000_base.sql'

/** The site, its staff, and what the database holds by itself. */
export const SITE: readonly Fault[] = [
  {
    id: 'page-is-shown-after-its-end',
    file: `${S}/pages/pages.queries.ts`,
    find: 'or(isNull(pages.publie_au), gt(pages.publie_au, now.toISOString())),',
    replace: '',
  },
  {
    id: 'page-of-tomorrow-is-shown',
    file: `${S}/pages/pages.queries.ts`,
    find: 'or(isNull(pages.publie_du), lte(pages.publie_du, now.toISOString())),',
    replace: '',
  },
  {
    id: 'page-that-comes-due-drops-no-cache',
    file: `${S}/pages/pages.job.ts`,
    find: "if (changed.length) await invalidate(tx, ['pages'])",
    replace: "if (changed.length > 1) await invalidate(tx, ['pages'])",
  },
  {
    id: 'redirection-leads-off-the-site',
    file: `${S}/pages/redirections.ts`,
    find: 'if (!isOwnAddress(input.vers)) {',
    replace: 'if (!input.vers) {',
  },
  {
    id: 'hasty-robot-writes-to-the-team',
    file: `${S}/contact/contact.routes.ts`,
    find: "if (precisions || age === 'hasty') return { data: null }",
    replace: 'if (precisions) return { data: null }',
  },
  {
    id: 'trap-field-of-the-contact-form-does-nothing',
    file: `${S}/contact/contact.routes.ts`,
    find: "if (precisions || age === 'hasty') return { data: null }",
    replace: "if (age === 'hasty') return { data: null }",
  },
  {
    id: 'answer-to-a-visitor-goes-to-the-team',
    file: `${S}/contact/contact.commands.ts`,
    find: "template: 'contact', props, replyTo: email })",
    replace: "template: 'contact', props, replyTo: team })",
  },
  {
    id: 'contact-messages-are-kept-for-ever',
    file: `${S}/contact/contact.commands.ts`,
    find: 'lt(contactMessages.created_at, getContactLimit(now).toISOString())',
    replace: 'lt(contactMessages.created_at, new Date(0).toISOString())',
  },
  {
    id: 'audience-is-kept-beyond-its-time',
    file: `${S}/audience/audience.commands.ts`,
    find: 'await tx.delete(audienceEvents).where(lt(audienceEvents.created_at, from.toISOString()))',
    replace:
      'await tx.delete(audienceEvents).where(lt(audienceEvents.created_at, new Date(0).toISOString()))',
  },
  {
    id: 'one-deed-earns-points-twice',
    file: BASE,
    find: 'CREATE UNIQUE INDEX "points_deed_key"',
    replace: 'CREATE INDEX "points_deed_key"',
    tests: ['apps/server/src/features/club/points', 'apps/server/src/features/membres'],
  },
  {
    id: 'two-notes-of-one-member',
    file: BASE,
    find: 'CREATE UNIQUE INDEX "commentaires_note_key"',
    replace: 'CREATE INDEX "commentaires_note_key"',
    tests: ['apps/server/src/features/echanges/commentaires'],
  },
  {
    id: 'same-notice-twice',
    file: BASE,
    find: 'CREATE UNIQUE INDEX "notifications_cle_key"',
    replace: 'CREATE INDEX "notifications_cle_key"',
    tests: ['apps/server/src/features/echanges/notifications'],
  },
  {
    id: 'two-lines-with-one-number',
    file: BASE,
    find: 'CREATE UNIQUE INDEX "resultats_dossard_key"',
    replace: 'CREATE INDEX "resultats_dossard_key"',
    tests: ['apps/server/src/features/courses/resultats', 'packages/db'],
  },
  {
    id: 'thing-is-twice-in-the-run-list',
    file: BASE,
    find: 'CREATE UNIQUE INDEX "liste_objet_key"',
    replace: 'CREATE INDEX "liste_objet_key"',
    tests: ['apps/server/src/features/echanges/liste'],
  },
  {
    id: 'deleted-member-takes-the-routes-along',
    file: BASE,
    find: '"parcours_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null',
    replace:
      '"parcours_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade',
    tests: [
      'apps/server/src/features/membres/compte',
      'apps/server/src/kernel/gdpr',
      'packages/db',
    ],
  },
]
