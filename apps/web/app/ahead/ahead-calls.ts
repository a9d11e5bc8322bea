import type { GuardedPath } from '../guarded-pages.ts'

/**
 * What a page behind the guard asks for as soon as it stands, where its address alone says it: word for word
 * as the page asks, or it is asked for twice (`e2e/site/ouverture.spec.ts`).
 */
export const aheadCalls: Readonly<Partial<Record<GuardedPath, readonly string[]>>> = {
  home: ['POST /api/dashboard/feed?page=1&nb_page=15', 'GET /api/liste'],
  'ma-runlist': ['GET /api/liste'],
  'mes-resultats': ['POST /api/resultats/my?page=1'],
  'mes-reservations': ['POST /api/reservations/my'],
  'mes-evenements': ['POST /api/evenements/inscriptions/my'],
}
