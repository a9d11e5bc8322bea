import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/**
 * The pages of §2 behind the guard, by their path in the route table. A route's own module is loaded
 * while its guard decides; these wait for it, so that a visitor is answered without their code.
 */
export const guardedPages = {
  home: () => import('./features/home/home.route.tsx'),
  courses: () => import('./features/courses/courses.route.tsx'),
  parcours: () => import('./features/parcours/parcours-list.route.tsx'),
  'courses/:slug/epreuves/:id': () => import('./features/courses/epreuve.route.tsx'),
  qualification: () => import('./features/profil/qualification.route.tsx'),
  profil: () => import('./features/profil/profil.route.tsx'),
  'montres/:service/retour': () => import('./features/montres/retour.route.tsx'),
  'ma-runlist': () => import('./features/liste/ma-runlist.route.tsx'),
  notifications: () => import('./features/notifications/notifications.route.tsx'),
  points: () => import('./features/points/points.route.tsx'),
  invitations: () => import('./features/invitations/invitations.route.tsx'),
  'contribution/parcours': () => import('./features/contribution-parcours/mes-parcours.route.tsx'),
  'contribution/parcours/:id': () => import('./features/contribution-parcours/editor.route.tsx'),
  'contribution/courses': () => import('./features/contribution-courses/mes-courses.route.tsx'),
  'contribution/courses/:id': () => import('./features/contribution-courses/editor.route.tsx'),
  'contribution/courses/:id/resultats': () => import('./features/resultats/gestion.route.tsx'),
  'contribution/courses/:id/affiche': () =>
    import('./features/contribution-courses/contenus/affiche.route.tsx'),
  'contribution/organisateurs': () =>
    import('./features/organisateurs/mes-organisateurs.route.tsx'),
  'contribution/organisateurs/:id': () => import('./features/organisateurs/editor.route.tsx'),
  'contribution/activites': () => import('./features/activites/activites.route.tsx'),
  'contribution/activites/:id': () => import('./features/activites/activite.route.tsx'),
  'moderation/courses': () => import('./features/contribution-courses/moderation.route.tsx'),
  'back-office': () => import('./features/back-office/entree.route.tsx'),
  'moderation/parcours': () => import('./features/contribution-parcours/moderation.route.tsx'),
  'moderation/organisateurs': () => import('./features/organisateurs/moderation.route.tsx'),
  'moderation/demandes': () => import('./features/demandes/moderation.route.tsx'),
  'moderation/signalements': () => import('./features/signalements/moderation.route.tsx'),
} satisfies Record<string, Load>

export type GuardedPath = keyof typeof guardedPages
