// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is text of templates
import type { Fault } from '../fault.ts'

const C = 'apps/server/src/features/courses'
const RES = `${C}/resultats`
const CODES = [`${C}/revendications`, `${RES}/resultats.preuves.test.ts`]

export const COURSES: readonly Fault[] = [
  {
    id: 'any-organiser-edits-a-race',
    file: `${C}/courses/courses.policy.ts`,
    find: 'return user.compte.staff || ofOrganisateur.isMember(db, course.organisateurs_id, user.id)',
    replace:
      'return user.compte.staff || user.compte.organisateur || ofOrganisateur.isMember(db, course.organisateurs_id, user.id)',
    tests: [`${C}/contribution`],
  },
  {
    id: 'hidden-race-is-shown-by-its-address',
    file: `${C}/courses/courses.policy.ts`,
    find: 'if (course && (course.is_visible || ',
    replace: 'if (course && (course.courses_id || ',
  },
  {
    id: 'results-of-a-draft-edition-are-shown',
    file: `${RES}/resultats.policy.ts`,
    find: "if (epreuve.brouillon) throw new ApiError('epreuve_introuvable')",
    replace: "if (epreuve.brouillon && !user) throw new ApiError('epreuve_introuvable')",
  },
  {
    id: 'withdrawn-result-is-shown',
    file: `${RES}/resultats.policy.ts`,
    find: 'const isSeen = row.retire_le === null || row.users_id === user?.id',
    replace: 'const isSeen = true',
  },
  {
    id: 'withdrawn-lines-stay-in-the-list',
    file: `${RES}/resultats.queries.ts`,
    find: '`${linesOf(epreuves_id)} and r.retire_le is null and r.relais is null`',
    replace: '`${linesOf(epreuves_id)} and r.relais is null`',
  },
  {
    id: 'lines-of-an-older-file-are-shown',
    file: `${RES}/resultats.queries.ts`,
    find: 'sql`r.epreuves_id = ${epreuves_id} and r.lot = ${currentLot(epreuves_id)}`',
    replace: 'sql`r.epreuves_id = ${epreuves_id}`',
  },
  {
    id: 'passages-give-the-leg-of-a-withdrawn-runner',
    file: `${RES}/resultats.passages.ts`,
    find: '${shownIn(epreuves_id)} and ${MAY_TELL}',
    replace: '${shownIn(epreuves_id)}',
  },
  {
    id: 'mended-passage-goes-backwards',
    file: `${RES}/resultats.correction-passages.ts`,
    find: 'const wrong = findWrong(after, temps)',
    replace: 'const wrong = findWrong(before, temps)',
  },
  {
    id: 'field-of-few-runners-is-told',
    file: `${RES}/resultats.passages.ts`,
    find: 'nb < LEAST_PELOTON ? null : quantiles',
    replace: 'nb < 1 ? null : quantiles',
  },
  {
    id: 'places-at-a-point-of-another-file',
    file: `${RES}/resultats.passages.ts`,
    find: 'lag(rang) over (partition by resultats_id order by metres) - rang',
    replace: 'lag(rang) over (order by resultats_id, metres) - rang',
  },
  {
    id: 'initials-are-found-by-name',
    file: `${RES}/resultats.queries.ts`,
    find: 'when r.equipe is null then not ${HIDDEN} and ${findsText(texte)}',
    replace: 'when r.equipe is null then ${findsText(texte)}',
  },
  {
    id: 'line-of-another-member-is-a-candidate',
    file: `${RES}/resultats.queries.ts`,
    find: 'and r.users_id is null and not ${HIDDEN}',
    replace: 'and not ${HIDDEN}',
  },
  {
    id: 'podium-has-four',
    file: `${RES}/resultats.queries.ts`,
    find: 'r.rang_sexe <= 3',
    replace: 'r.rang_sexe <= 4',
  },
  {
    id: 'claimed-results-are-erased',
    file: `${RES}/resultats.retention.ts`,
    find: 'sql`users_id is null and retire_le is null and not (',
    replace: 'sql`retire_le is null and not (',
  },
  {
    id: 'a-line-is-mended-over-another-correction',
    file: `${RES}/resultats.correction.ts`,
    find: 'if (version < row.version)',
    replace: 'if (version > row.version)',
  },
  {
    id: 'an-erased-line-is-typed-again',
    file: `${RES}/resultats.correction.ts`,
    find: '(await tx.$count(resultatRetraits, erased)) || ',
    replace: '',
  },
  {
    id: 'a-team-is-found-by-a-child',
    file: `${RES}/resultats.queries.ts`,
    find: 'or not ${HIDDEN} and not exists (${runnersOf(sql`(${AWAY} or ${HIDDEN})`)}) and ${findsText(texte)})`',
    replace: 'or ${findsText(texte)})`',
  },
  {
    id: 'cancelled-races-are-counted-in-the-calendar',
    file: `${C}/courses/courses.queries.ts`,
    find: "nb: (a_venir?.[''] ?? 0) - cancelled.length,",
    replace: "nb: a_venir?.[''] ?? 0,",
  },
  {
    id: 'cancelled-edition-is-proposed-as-near',
    file: `${C}/courses/epreuves-proches.queries.ts`,
    find: 'not d.annulee and not d.brouillon',
    replace: 'not d.brouillon',
    tests: ['apps/server/src/features/entrainement/entrainements'],
  },
  {
    id: 'race-page-is-kept-after-its-change',
    file: `${C}/courses/courses.routes.ts`,
    find: 'return { raw: `{"success":true,"data":${course.fiche}}`, tags: [`course:${course.courses_id}`] }',
    replace:
      'return { raw: `{"success":true,"data":${course.fiche}}`, tags: [`course:${course.organisateurs_id}`] }',
  },
  {
    id: 'list-of-races-is-kept-for-ever',
    file: `${C}/courses/courses.routes.ts`,
    find: "return { raw: writeCardPage(found), tags: ['courses'] }",
    replace: "return { raw: writeCardPage(found), tags: ['parcours'] }",
  },
  {
    id: 'organisers-are-found-by-everything',
    file: `${C}/courses/courses.queries.ts`,
    find: "replace(/[\\\\%_]/g, '\\\\$&')",
    replace: "replace(/[\\\\_]/g, '\\\\$&')",
  },
  {
    id: 'code-of-a-result-never-ends',
    file: `${RES}/resultats.codes.ts`,
    find: 'codeState?.codes_jusqua != null && new Date(codeState.codes_jusqua) > now\n',
    replace: 'codeState?.codes_jusqua != null\n',
    tests: CODES,
  },
  {
    id: 'new-codes-leave-the-old-ones-good',
    file: `${RES}/resultats.codes.ts`,
    find: 'codes_sel && codes_jusqua && !nouveaux',
    replace: 'codes_sel && codes_jusqua',
    tests: CODES,
  },
  {
    id: 'code-follows-a-line-to-another-number',
    file: `${RES}/resultats.correction.ts`,
    find: '(before.dossard === ligne.dossard ? {} : { code_hash: null })',
    replace: '(before.dossard !== ligne.dossard ? {} : { code_hash: null })',
    tests: [`${RES}/corrections.liens.test.ts`],
  },
  {
    id: 'postponed-race-of-no-day-keeps-its-day',
    file: 'packages/db/src/read-models/edition-day.ts',
    find: '(case when not ${name}.date_inconnue then',
    replace: '(case when true or ${name}.date_inconnue then',
    tests: ['apps/server/src/features/echanges/liste'],
  },
]
