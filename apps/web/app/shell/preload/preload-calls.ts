import { addDays, getMonday, getWeeksOfMonth } from '@foulee/domain/shared/calendrier'
import type { GuardedPath } from '../guarded-pages.ts'

type Calls = readonly string[]

const askTrainings = (du: string, au: string) =>
  `POST /api/training?date_min=${du}&date_max=${au}&tri=date&nb_page=100`

/**
 * API calls of guarded pages that follow from the address: exactly as the page makes them, or they
 * run twice (`e2e/site/ouverture.spec.ts`). Today is the day in Paris.
 */
export const preloadCalls: Readonly<
  Partial<Record<GuardedPath, Calls | ((today: string) => Calls)>>
> = {
  home: ['POST /api/dashboard/feed?page=1&nb_page=15', 'GET /api/liste'],
  courses: ['GET /api/filtres/courses', 'GET /api/courses?page=1'],
  parcours: ['GET /api/filtres/parcours', 'GET /api/parcours?page=1'],
  sejours: ['GET /api/filtres/voyages', 'GET /api/voyages?page=1'],
  evenements: ['GET /api/filtres/evenements', 'GET /api/evenements?page=1'],
  'training/seances': ['GET /api/filtres/coaching/tsession', 'GET /api/training-session?page=1'],
  'ma-runlist': ['GET /api/liste'],
  'mes-resultats': ['POST /api/resultats/my?page=1'],
  'mes-reservations': ['POST /api/reservations/my'],
  'mes-evenements': ['POST /api/evenements/inscriptions/my'],
  'messages/*': ['POST /api/messages/list?filtre=tous&page=1&nb_page=30'],
  notifications: ['POST /api/notifications/list?page=1&nb_page=20'],
  abonnements: [
    'POST /api/abonnements/list?page=1&nb_page=30',
    'POST /api/feed/sourdines?page=1&nb_page=30',
  ],
  sondages: ['POST /api/profile/sondage?quoi=ouverts&page=1'],
  reductions: ['GET /api/reductions/partenaires', 'GET /api/reductions?page=1'],
  badges: ['GET /api/badges?nb_page=100', 'POST /api/badges/my'],
  carte: ['POST /api/carte', 'POST /api/carte/magasins'],
  points: ['POST /api/profile/jauge?page=1'],
  profil: (today) => [
    'GET /api/liste',
    askTrainings(today, addDays(today, 14)),
    'POST /api/training/plan?nb_page=20',
    'POST /api/reservations/my',
    'POST /api/evenements/inscriptions/my',
    'POST /api/resultats/my?page=1&nb_page=3',
    'GET /api/parcours?my=1&page=1&nb_page=3',
    'POST /api/profile/jauge?nb_page=3',
    'GET /api/badges?nb_page=100',
    'POST /api/badges/my',
    'GET /api/reductions?page=1&nb_page=2',
  ],
  training: (today) => [
    askTrainings(getMonday(today), addDays(getMonday(today), 20)),
    'POST /api/training/plan?nb_page=20',
  ],
  'mon-agenda': (today) => {
    const { du, au } = getWeeksOfMonth(today)
    return [`POST /api/auth/agenda?du=${du}&au=${au}`, 'POST /api/training/propositions']
  },
  'training/forme': ['POST /api/training/forme', 'POST /api/training/coachs'],
  'contribution/courses': ['GET /api/courses/mes-courses?page=1&nb_page=20'],
  'contribution/parcours': [
    'GET /api/parcours?my=1&page=1&nb_page=20',
    'POST /api/activites/my?page=1&nb_page=5',
  ],
  'contribution/sejours': ['GET /api/voyages/mes-voyages?page=1&nb_page=20'],
  'contribution/trainings': ['GET /api/coaching/tsession?my=1&page=1&nb_page=20'],
  'contribution/evenements': ['GET /api/evenements/mes-evenements?page=1&nb_page=20'],
  'contribution/organisateurs': ['POST /api/courses/organisateurs/my'],
}
