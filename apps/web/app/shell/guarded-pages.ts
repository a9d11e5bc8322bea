import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/**
 * Guarded pages of produit 2.2 by path. Their modules load separately from the routes, while the
 * guard decides, so that visitors are redirected without their code. Sub-paths of contributor areas
 * and of an épreuve render the same page (produit 2.2).
 */
export const guardedPages = {
  home: () => import('#features/site/home/home.route.tsx'),
  courses: () => import('#features/courses/courses/courses.route.tsx'),
  parcours: () => import('#features/parcours/parcours/parcours-list.route.tsx'),
  'courses/:slug/epreuves/:id': () => import('#features/courses/courses/epreuve.route.tsx'),
  'courses/:slug/epreuves/:id/*': () => import('#features/courses/courses/epreuve.route.tsx'),
  'training/seances': () => import('#features/entrainement/seances/seances.route.tsx'),
  qualification: () => import('#features/membres/profil/qualification.route.tsx'),
  profil: () => import('#features/membres/profil/profil.route.tsx'),
  reglages: () => import('#features/membres/reglages/reglages.route.tsx'),
  'reglages/:section': () => import('#features/membres/reglages/section.route.tsx'),
  'montres/:service/retour': () => import('#features/parcours/montres/retour.route.tsx'),
  'ma-runlist': () => import('#features/echanges/liste/ma-runlist.route.tsx'),
  'mes-resultats': () => import('#features/courses/resultats/mes-resultats.route.tsx'),
  'feed/:id': () => import('#features/echanges/fil/publication.route.tsx'),
  abonnements: () => import('#features/echanges/fil/abonnements.route.tsx'),
  'messages/*': () => import('#features/echanges/messages/messages.route.tsx'),
  notifications: () => import('#features/echanges/notifications/notifications.route.tsx'),
  sondages: () => import('#features/club/sondages/sondages.route.tsx'),
  reductions: () => import('#features/club/reductions/reductions.route.tsx'),
  'contribution/reductions': () => import('#features/club/reductions/mes-reductions.route.tsx'),
  'contribution/reductions/:id': () => import('#features/club/reductions/editor.route.tsx'),
  badges: () => import('#features/club/badges/mes-badges.route.tsx'),
  carte: () => import('#features/club/carte/carte.route.tsx'),
  'carte/lire': () => import('#features/club/carte/lire.route.tsx'),
  points: () => import('#features/club/points/points.route.tsx'),
  invitations: () => import('#features/membres/invitations/invitations.route.tsx'),
  'training/plans': () => import('#features/entrainement/plans/plans.route.tsx'),
  'training/plans/:slug/programmer': () =>
    import('#features/entrainement/programmation/programmer.route.tsx'),
  'training/mes-plans/:id': () => import('#features/entrainement/programmation/mon-plan.route.tsx'),
  'contribution/plans': () => import('#features/entrainement/plans/edition/mes-plans.route.tsx'),
  'contribution/plans/*': () => import('#features/entrainement/plans/edition/mes-plans.route.tsx'),
  'contribution/plans/:id': () => import('#features/entrainement/plans/edition/editor.route.tsx'),
  'moderation/plans': () => import('#features/entrainement/plans/edition/moderation.route.tsx'),
  'contribution/parcours': () => import('#features/parcours/contribution/mes-parcours.route.tsx'),
  'contribution/parcours/*': () => import('#features/parcours/contribution/mes-parcours.route.tsx'),
  'contribution/parcours/:id': () => import('#features/parcours/contribution/editor.route.tsx'),
  'contribution/courses': () => import('#features/courses/contribution/mes-courses.route.tsx'),
  'contribution/courses/*': () => import('#features/courses/contribution/mes-courses.route.tsx'),
  'contribution/courses/:id': () => import('#features/courses/contribution/editor.route.tsx'),
  'contribution/courses/:id/resultats': () =>
    import('#features/courses/resultats/gestion.route.tsx'),
  'contribution/courses/:id/affiche': () =>
    import('#features/courses/contribution/contenus/affiche.route.tsx'),
  'contribution/organisateurs': () =>
    import('#features/courses/organisateurs/mes-organisateurs.route.tsx'),
  'contribution/organisateurs/:id': () =>
    import('#features/courses/organisateurs/editor.route.tsx'),
  'contribution/sejours': () => import('#features/sejours/contribution/mes-sejours.route.tsx'),
  'contribution/sejours/*': () => import('#features/sejours/contribution/mes-sejours.route.tsx'),
  'contribution/sejours/:id': () => import('#features/sejours/contribution/editor.route.tsx'),
  'contribution/sejours/agences': () => import('#features/sejours/agences/mes-agences.route.tsx'),
  'contribution/sejours/agences/:id': () => import('#features/sejours/agences/editor.route.tsx'),
  sejours: () => import('#features/sejours/voyages/voyages.route.tsx'),
  evenements: () => import('#features/club/evenements/evenements.route.tsx'),
  'contribution/sejours/:id/depart/:disponibilites_id': () =>
    import('#features/sejours/reservations/bureau/bureau.route.tsx'),
  'contribution/sejours/:id/depart/:disponibilites_id/feuille': () =>
    import('#features/sejours/reservations/bureau/feuille.route.tsx'),
  'mes-reservations': () => import('#features/sejours/reservations/mes-reservations.route.tsx'),
  'mes-reservations/:id': () => import('#features/sejours/reservations/reservation.route.tsx'),
  'mes-reservations/:id/papiers': () => import('#features/sejours/reservations/papiers.route.tsx'),
  'sejours/:slug/reserver/:disponibilites_id': () =>
    import('#features/sejours/reservations/reserver.route.tsx'),
  'sejours/:slug/contact': () => import('#features/sejours/agences/contact.route.tsx'),
  'mes-evenements': () => import('#features/club/inscriptions/mes-evenements.route.tsx'),
  'evenements/:slug/inscription/:dates_id': () =>
    import('#features/club/inscriptions/inscription.route.tsx'),
  'evenements/:slug/valider/:id/:hash': () =>
    import('#features/club/inscriptions/valider.route.tsx'),
  'contribution/evenements/:id/accueil/:dates_id': () =>
    import('#features/club/inscriptions/accueil/accueil.route.tsx'),
  'contribution/trainings': () => import('#features/entrainement/seances/mes-seances.route.tsx'),
  'contribution/trainings/*': () => import('#features/entrainement/seances/mes-seances.route.tsx'),
  'contribution/trainings/:id': () => import('#features/entrainement/seances/editor.route.tsx'),
  'contribution/activites': () => import('#features/parcours/activites/activites.route.tsx'),
  'contribution/activites/:id': () => import('#features/parcours/activites/activite.route.tsx'),
  training: () => import('#features/entrainement/accueil/training.route.tsx'),
  'training/forme': () => import('#features/entrainement/forme/forme.route.tsx'),
  'mon-agenda': () => import('#features/entrainement/agenda/mon-agenda.route.tsx'),
  'contribution/athletes': () => import('#features/entrainement/athletes/athletes.route.tsx'),
  'contribution/athletes/*': () => import('#features/entrainement/athletes/athletes.route.tsx'),
  'contribution/athletes/:id': () => import('#features/entrainement/athletes/athlete.route.tsx'),
  'moderation/courses': () => import('#features/courses/contribution/moderation.route.tsx'),
  'back-office': () => import('#features/equipe/back-office/entree.route.tsx'),
  'moderation/parcours': () => import('#features/parcours/contribution/moderation.route.tsx'),
  'moderation/seances': () => import('#features/entrainement/seances/moderation.route.tsx'),
  'moderation/organisateurs': () => import('#features/courses/organisateurs/moderation.route.tsx'),
  'moderation/sejours': () => import('#features/sejours/contribution/moderation.route.tsx'),
  'contribution/evenements': () =>
    import('#features/club/evenements/edition/mes-evenements.route.tsx'),
  'contribution/evenements/:id': () => import('#features/club/evenements/edition/editor.route.tsx'),
  'moderation/evenements': () => import('#features/club/evenements/edition/moderation.route.tsx'),
  'moderation/agences': () => import('#features/sejours/agences/moderation.route.tsx'),
  'contribution/magasins': () => import('#features/club/magasins/mes-magasins.route.tsx'),
  'contribution/magasins/:id': () => import('#features/club/magasins/editor.route.tsx'),
  'moderation/magasins': () => import('#features/club/magasins/moderation.route.tsx'),
  'moderation/demandes': () => import('#features/membres/demandes/moderation.route.tsx'),
  'moderation/signalements': () => import('#features/echanges/signalements/moderation.route.tsx'),
} satisfies Record<string, Load>

export type GuardedPath = keyof typeof guardedPages

/** Prefetches the code of a page; a failure is retried on rendering. */
export const fetchGuarded = (id: string): void =>
  void new Map<string, Load>(Object.entries(guardedPages))
    .get(id)?.()
    .catch(() => undefined)
