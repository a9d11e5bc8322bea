import type { Fault } from '../fault.ts'

const W = 'apps/web/app'

/** Faults of the web that a test without a browser can see. */
export const WEB: readonly Fault[] = [
  {
    id: 'guarded-page-is-shown-to-visitors',
    file: `${W}/platform/session/access.ts`,
    find: "if (!isAuth) return '/connexion'",
    replace: "if (!isAuth && profil) return '/connexion'",
    journeys: ['membres/session', 'site/table'],
  },
  {
    id: 'question-page-leads-to-itself',
    file: `${W}/platform/session/access.ts`,
    find: 'return isIncomplete && !isQualificationStep ?',
    replace: 'return isIncomplete ?',
    journeys: ['membres/compte'],
  },
  {
    id: 'session-of-a-visit-is-remembered',
    file: `${W}/platform/session/token-storage.ts`,
    find: "if (strategy === 'persistent') deviceStorage.set",
    replace: 'if (strategy) deviceStorage.set',
    journeys: ['membres/session'],
  },
  {
    id: 'draft-of-another-member-is-filled-in',
    file: `${W}/platform/drafts/draft.ts`,
    find: 'draft.users_id === users_id || draft.users_id === null',
    replace: 'draft.users_id === users_id || draft.users_id !== users_id',
  },
  {
    id: 'number-with-a-comma-is-refused',
    file: 'packages/domain/src/shared/nombre.ts',
    find: ".replace(',', '.')",
    replace: ".replace(',', '')",
  },
  {
    id: 'limit-of-hours-and-minutes-is-read-in-minutes',
    file: `${W}/ui/form/read-number.ts`,
    find: '(Number(hours) * 60 + Number(minutes)) * 60',
    replace: 'Number(hours) * 60 + Number(minutes)',
  },
  {
    id: 'wait-of-one-hour-is-said-in-the-plural',
    file: `${W}/ui/form/form-failure.ts`,
    find: 'if (minutes <= 60) return',
    replace: 'if (minutes < 60) return',
  },
  {
    id: 'lists-ask-for-a-page-that-is-not-there',
    file: `${W}/platform/api/next-page.ts`,
    find: 'page * perPage < nb',
    replace: 'page * perPage <= nb',
  },
  {
    id: 'changed-filter-keeps-the-page',
    file: `${W}/kit/list-page/list-url.ts`,
    find: "  next.delete('page')\n  return next",
    replace: '  return next',
  },
  {
    id: 'zone-and-place-are-asked-at-once',
    file: `${W}/kit/list-page/list-url.ts`,
    find: "if (change.zone) next.delete('autour')",
    replace: "if (change.zone) next.delete('lieu')",
  },
  {
    id: 'circle-is-widened-to-itself',
    file: 'packages/domain/src/shared/trouver/autour.ts',
    find: 'RAYONS.filter((wider) => wider > rayon_km)',
    replace: 'RAYONS.filter((wider) => wider >= rayon_km)',
  },
  {
    id: 'save-that-fails-stops-the-queue',
    file: `${W}/kit/editor/save-queue.ts`,
    find: 'await save().catch((cause) => isUnanswered(cause) && tryLater())',
    replace: 'await save()',
  },
  {
    id: 'change-during-a-save-is-not-saved',
    file: `${W}/kit/editor/save-queue.ts`,
    find: '    while (isAsked) {',
    replace: '    if (isAsked) {',
    journeys: ['courses/courses-conflits'],
  },
  {
    id: 'one-code-is-counted-twice-at-the-desk',
    file: `${W}/features/club/inscriptions/accueil/file.ts`,
    find: "verdict === 'valide' || verdict === 'deja_valide'",
    replace: "verdict === 'valide'",
  },
  {
    id: 'desk-forgets-what-came-during-a-send',
    file: `${W}/features/club/inscriptions/accueil/file.ts`,
    find: 'attentes: file.attentes.filter((attente) => !isSent(attente)),',
    replace: 'attentes: [],',
  },
  {
    id: 'message-that-is-refused-is-tried-for-ever',
    file: `${W}/features/echanges/messages/outbox.ts`,
    find: 'cause.status === 401 || cause.status >= 500',
    replace: 'cause.status === 401 || cause.status >= 400',
  },
  {
    id: 'message-of-another-member-is-shown',
    file: `${W}/features/echanges/messages/outbox.ts`,
    find: 'const mine = kept.filter((envoi) => envoi.users_id === member)',
    replace: 'const mine = kept',
  },
  {
    id: 'lost-script-reloads-for-ever',
    file: `${W}/ui/failure/lost-script.ts`,
    find: 'last?.address === address && now - last.at < AGAIN_MS',
    replace: 'last?.address === address && now - last.at > AGAIN_MS',
  },
  {
    id: 'gesture-of-yesterday-is-done',
    file: `${W}/platform/session/pending-action.ts`,
    find: 'return Date.now() - kept.le < HEURE_MS',
    replace: 'return Date.now() - kept.le > 0',
  },
  {
    id: 'arrow-keys-of-suggestions-skip-the-last',
    file: `${W}/ui/move-active.ts`,
    find: '((active + 1 + step + count + 1) % (count + 1)) - 1',
    replace: '((active + 1 + step + count) % count) - 1',
    journeys: ['site/recherche'],
  },
  {
    id: 'own-copy-is-kept-for-another-session',
    file: `${W}/platform/offline/session.ts`,
    find: 'found.find((kept) => kept?.session === session)',
    replace: 'found.find((kept) => kept?.session)',
    journeys: ['site/hors-ligne'],
  },
  {
    id: 'copies-of-a-visit-are-kept',
    file: `${W}/platform/offline/session.ts`,
    find: 'isForGood ? deviceStorage : tabStorage',
    replace: 'isForGood ? deviceStorage : deviceStorage',
    journeys: ['site/hors-ligne', 'membres/session-onglets'],
  },
  {
    id: 'signing-out-leaves-the-codes',
    file: `${W}/platform/offline/clear-offline-copies.ts`,
    find: '    clearQueuedMessages(),\n    clearCodes(),\n    clearCheckInLists(),',
    replace: '    clearQueuedMessages(),\n    clearCheckInLists(),',
    journeys: ['club/accueil', 'site/hors-ligne'],
  },
  {
    id: 'desk-of-last-month-stays-on-the-device',
    file: `${W}/platform/offline/check-in.ts`,
    find: 'Date.parse(date.fin) + JOURS * DAY_MS > Date.now()',
    replace: 'Date.parse(date.fin) + JOURS * DAY_MS > 0',
  },
  {
    id: 'page-of-members-is-open-to-all',
    file: `${W}/shell/pages.ts`,
    find: "qualification: member('",
    replace:
      "qualification: ((file: string) => ({ ...member(file), access: 'public' as const }))('",
  },
  {
    id: 'page-of-an-epreuve-knows-no-tabs',
    file: `${W}/shell/pages.ts`,
    find: "  'courses/:slug/epreuves/:id/*': member('courses/courses/epreuve.route.tsx'),\n",
    replace: '',
  },
]
