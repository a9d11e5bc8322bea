import { addDays, getMonday, getWeeksOfMonth } from '@foulee/domain/shared/calendrier'
import { member, open, type Page, resource, sandbox } from './page.ts'

const trainingsCall = (du: string, au: string) =>
  `POST /api/training?date_min=${du}&date_max=${au}&tri=date&nb_page=100`

/**
 * The table of pages (produit 2.2) by path: routes, guard, preload, reserved addresses and tests
 * come from it. Public pages are rendered on the server; members' pages load while the guard
 * decides. Sub-paths of contributor areas and of an épreuve render the same page.
 */
export const pages = {
  '/': open('site/landing/landing.route.tsx', { doors: ['bottom bar of a visitor'] }),
  'courses/:slug': open('courses/courses/course.route.tsx', { isCalm: true }),
  'courses/:slug/epreuves/:id/resultats': open('courses/resultats/resultats.route.tsx'),
  'courses/:slug/epreuves/:id/feuille-de-route': open(
    'parcours/feuille-de-route/feuille.route.tsx',
  ),
  'parcours/:slug': open('parcours/parcours/parcours-page.route.tsx', { isCalm: true }),
  'parcours/:slug/feuille-de-route': open('parcours/feuille-de-route/feuille.route.tsx'),
  badge: open('club/badges/annuaire.route.tsx'),
  'badge/:slug': open('club/badges/badge.route.tsx'),
  'training/:slug': open('entrainement/seances/seance.route.tsx'),
  actualites: open('echanges/regie/actualites.route.tsx'),
  'actualites/:slug': open('echanges/regie/actualite.route.tsx'),
  'sondages/:slug': open('club/sondages/sondage.route.tsx'),
  recherche: open('site/recherche/recherche.route.tsx'),
  calendrier: open('site/calendrier/calendrier.route.tsx', { isCalm: true }),
  'calendrier/comparer': open('courses/courses/comparer.route.tsx'),
  'calendrier/:selection': open('site/calendrier/selection.route.tsx'),
  itineraires: open('site/itineraires/itineraires.route.tsx', { isCalm: true }),
  'itineraires/:departement': open('site/itineraires/departement.route.tsx'),
  'plans-entrainement': open('entrainement/plans/annuaire.route.tsx'),
  'plans-entrainement/:objectif': open('entrainement/plans/annuaire-selection.route.tsx'),
  'plans-entrainement/:objectif/:niveau': open('entrainement/plans/annuaire-selection.route.tsx'),
  'seances-entrainement': open('entrainement/seances/annuaire.route.tsx'),
  'training/plans/:slug': open('entrainement/plans/plan-page.route.tsx'),
  'training/plans/:slug/*': open('entrainement/plans/plan-page.route.tsx'),
  'evenements/:slug': open('club/evenements/evenement.route.tsx'),
  sorties: open('club/evenements/sorties.route.tsx'),
  'sorties/:departement': open('club/evenements/departement.route.tsx'),
  connexion: open('membres/session/connexion.route.tsx', {
    doors: ['bottom bar of a visitor', 'footer of a visitor'],
  }),
  inscription: open('membres/session/inscription.route.tsx', { doors: ['footer of a visitor'] }),
  'inscription/club-et-coach': open('membres/demandes/club-et-coach.route.tsx'),
  invitation: open('membres/invitations/invitation.route.tsx', { doors: 'sent' }),
  'mot-de-passe-oublie': open('membres/compte/mot-de-passe-oublie.route.tsx'),
  'reinitialiser-mot-de-passe': open('membres/compte/reinitialiser.route.tsx', { doors: 'sent' }),
  'verifier-email': open('membres/compte/verifier-email.route.tsx', { doors: 'sent' }),
  'coureurs/:id': open('membres/profil/coureur.route.tsx'),
  avis: open('echanges/commentaires/avis.route.tsx'),
  'desabonnement/:jeton': open('echanges/notifications/desabonnement.route.tsx'),
  montres: open('parcours/montres/guide.route.tsx'),
  organisateur: open('courses/organisateurs/landing.route.tsx', {
    doors: ['footer', 'footer of a visitor'],
  }),
  'organisateur/invitation': open('courses/organisateurs/invitation.route.tsx', { doors: 'sent' }),
  'organisateurs/:slug': open('courses/organisateurs/organisateur.route.tsx'),
  'agence/invitation': open('sejours/agences/invitation.route.tsx', { doors: 'sent' }),
  destinations: open('sejours/voyages/destinations.route.tsx'),
  'destinations/:destination': open('sejours/voyages/destination.route.tsx'),
  'sejours/:slug': open('sejours/voyages/voyage.route.tsx'),
  agences: open('sejours/agences/landing.route.tsx', { doors: ['footer', 'footer of a visitor'] }),
  'agences/:slug': open('sejours/agences/agence.route.tsx'),
  magasins: open('club/magasins/magasins.route.tsx', { doors: ['footer', 'footer of a visitor'] }),
  'magasins/departement/:departement': open('club/magasins/departement.route.tsx'),
  'magasins/:slug': open('club/magasins/magasin.route.tsx'),
  'magasin/invitation': open('club/magasins/invitation.route.tsx', { doors: 'sent' }),
  'contributeur-de-parcours': open('parcours/contribution/contributeur.route.tsx', {
    doors: ['footer', 'footer of a visitor'],
  }),
  lancement: open('site/portes/lancement.route.tsx', { doors: ['footer', 'footer of a visitor'] }),
  'club-et-coach': open('site/portes/club-et-coach.route.tsx', {
    doors: ['footer', 'footer of a visitor'],
  }),
  'nous-contacter': open('site/contact/nous-contacter.route.tsx', {
    doors: ['footer', 'footer of a visitor'],
  }),
  'external/:third/callback': open('membres/comptes-externes/callback.route.tsx', {
    doors: 'sent',
  }),
  partager: open('parcours/contribution/partager.route.tsx', { doors: 'sent' }),
  '500': open('site/errors/server-error.route.tsx', { doors: 'sent', status: 500 }),
  'hors-ligne': open('site/errors/offline.route.tsx'),
  'apercu/:jeton': open('site/pages/apercu.route.tsx'),
  '404': open('site/errors/not-found.route.tsx', { doors: 'sent', status: 404 }),
  '*': open('site/pages/page.route.tsx'),

  home: member('site/home/home.route.tsx', {
    doors: ['bar', 'bottom bar'],
    isCalm: true,
    ahead: ['POST /api/dashboard/feed?page=1&nb_page=15', 'GET /api/liste'],
  }),
  courses: member('courses/courses/courses.route.tsx', {
    doors: ['bar', 'bottom bar', 'footer'],
    isCalm: true,
    ahead: ['GET /api/filtres/courses', 'GET /api/courses?page=1'],
  }),
  parcours: member('parcours/parcours/parcours-list.route.tsx', {
    doors: ['bar', 'bottom bar', 'footer'],
    isCalm: true,
    ahead: ['GET /api/filtres/parcours', 'GET /api/parcours?page=1'],
  }),
  'courses/:slug/epreuves/:id': member('courses/courses/epreuve.route.tsx'),
  'courses/:slug/epreuves/:id/*': member('courses/courses/epreuve.route.tsx'),
  'training/seances': member('entrainement/seances/seances.route.tsx', {
    ahead: ['GET /api/filtres/coaching/tsession', 'GET /api/training-session?page=1'],
  }),
  qualification: member('membres/profil/qualification.route.tsx'),
  profil: member('membres/profil/profil.route.tsx', {
    doors: ['bottom bar', 'account'],
    isCalm: true,
    ahead: (today) => [
      'GET /api/liste',
      trainingsCall(today, addDays(today, 14)),
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
  }),
  reglages: member('membres/reglages/reglages.route.tsx'),
  'reglages/:section': member('membres/reglages/section.route.tsx'),
  'montres/:service/retour': member('parcours/montres/retour.route.tsx'),
  'ma-runlist': member('echanges/liste/ma-runlist.route.tsx', {
    doors: ['account'],
    isCalm: true,
    ahead: ['GET /api/liste'],
  }),
  'mes-resultats': member('courses/resultats/mes-resultats.route.tsx', {
    ahead: ['POST /api/resultats/my?page=1'],
  }),
  'mes-chaussures': member('parcours/chaussures/chaussures.route.tsx', {
    ahead: ['POST /api/chaussures/list'],
  }),
  'feed/:id': member('echanges/fil/publication.route.tsx'),
  abonnements: member('echanges/fil/abonnements.route.tsx', {
    ahead: [
      'POST /api/abonnements/list?nb_page=30&page=1',
      'POST /api/feed/sourdines?nb_page=30&page=1',
    ],
  }),
  'messages/*': member('echanges/messages/messages.route.tsx', {
    ahead: ['POST /api/messages/list?filtre=tous&nb_page=30&page=1'],
  }),
  notifications: member('echanges/notifications/notifications.route.tsx', {
    ahead: ['POST /api/notifications/list?nb_page=20&page=1'],
  }),
  sondages: member('club/sondages/sondages.route.tsx', {
    ahead: ['POST /api/profile/sondage?quoi=ouverts&page=1'],
  }),
  reductions: member('club/reductions/reductions.route.tsx', {
    doors: ['account'],
    ahead: ['GET /api/reductions/partenaires', 'GET /api/reductions?page=1'],
  }),
  'contribution/reductions': member('club/reductions/mes-reductions.route.tsx'),
  'contribution/reductions/:id': member('club/reductions/editor.route.tsx'),
  badges: member('club/badges/mes-badges.route.tsx', {
    ahead: ['GET /api/badges?nb_page=100', 'POST /api/badges/my'],
  }),
  carte: member('club/carte/carte.route.tsx', {
    doors: ['account'],
    ahead: ['POST /api/carte', 'POST /api/carte/magasins'],
  }),
  'carte/lire': member('club/carte/lire.route.tsx'),
  points: member('club/points/points.route.tsx', { ahead: ['POST /api/profile/jauge?page=1'] }),
  invitations: member('membres/invitations/invitations.route.tsx'),
  'training/plans': member('entrainement/plans/plans.route.tsx', { doors: ['footer'] }),
  'training/plans/:slug/programmer': member('entrainement/programmation/programmer.route.tsx'),
  'training/mes-plans/:id': member('entrainement/programmation/mon-plan.route.tsx'),
  'contribution/plans': member('entrainement/plans/edition/mes-plans.route.tsx', {
    doors: ['account with rights'],
  }),
  'contribution/plans/*': member('entrainement/plans/edition/mes-plans.route.tsx'),
  'contribution/plans/:id': member('entrainement/plans/edition/editor.route.tsx'),
  'moderation/plans': member('entrainement/plans/edition/moderation.route.tsx'),
  'contribution/parcours': member('parcours/contribution/mes-parcours.route.tsx', {
    doors: ['account'],
    ahead: ['GET /api/parcours?my=1&nb_page=20&page=1', 'POST /api/activites/my?nb_page=5&page=1'],
  }),
  'contribution/parcours/*': member('parcours/contribution/mes-parcours.route.tsx'),
  'contribution/parcours/:id': member('parcours/contribution/editor.route.tsx'),
  'contribution/courses': member('courses/contribution/mes-courses.route.tsx', {
    doors: ['account'],
    ahead: ['GET /api/courses/mes-courses?nb_page=20&page=1'],
  }),
  'contribution/courses/*': member('courses/contribution/mes-courses.route.tsx'),
  'contribution/courses/:id': member('courses/contribution/editor.route.tsx'),
  'contribution/courses/:id/resultats': member('courses/resultats/gestion.route.tsx'),
  'contribution/courses/:id/affiche': member('courses/contribution/contenus/affiche.route.tsx'),
  'contribution/organisateurs': member('courses/organisateurs/mes-organisateurs.route.tsx', {
    ahead: ['POST /api/courses/organisateurs/my'],
  }),
  'contribution/organisateurs/:id': member('courses/organisateurs/editor.route.tsx'),
  'contribution/sejours': member('sejours/contribution/mes-sejours.route.tsx', {
    doors: ['account with rights'],
    ahead: ['GET /api/voyages/mes-voyages?nb_page=20&page=1'],
  }),
  'contribution/sejours/*': member('sejours/contribution/mes-sejours.route.tsx'),
  'contribution/sejours/:id': member('sejours/contribution/editor.route.tsx'),
  'contribution/sejours/agences': member('sejours/agences/mes-agences.route.tsx'),
  'contribution/sejours/agences/:id': member('sejours/agences/editor.route.tsx'),
  sejours: member('sejours/voyages/voyages.route.tsx', {
    doors: ['bar', 'footer'],
    ahead: ['GET /api/filtres/voyages', 'GET /api/voyages?page=1'],
  }),
  evenements: member('club/evenements/evenements.route.tsx', {
    doors: ['bar', 'footer'],
    ahead: ['GET /api/filtres/evenements', 'GET /api/evenements?page=1'],
  }),
  'contribution/sejours/:id/depart/:disponibilites_id': member(
    'sejours/reservations/bureau/bureau.route.tsx',
  ),
  'contribution/sejours/:id/depart/:disponibilites_id/feuille': member(
    'sejours/reservations/bureau/feuille.route.tsx',
  ),
  'mes-reservations': member('sejours/reservations/mes-reservations.route.tsx', {
    ahead: ['POST /api/reservations/my'],
  }),
  'mes-reservations/:id': member('sejours/reservations/reservation.route.tsx'),
  'mes-reservations/:id/papiers': member('sejours/reservations/papiers.route.tsx'),
  'sejours/:slug/reserver/:disponibilites_id': member('sejours/reservations/reserver.route.tsx'),
  'sejours/:slug/contact': member('sejours/agences/contact.route.tsx'),
  'mes-evenements': member('club/inscriptions/mes-evenements.route.tsx', {
    ahead: ['POST /api/evenements/inscriptions/my'],
  }),
  'evenements/:slug/inscription/:dates_id': member('club/inscriptions/inscription.route.tsx'),
  'evenements/:slug/valider/:id/:hash': member('club/inscriptions/valider.route.tsx', {
    doors: 'sent',
  }),
  'contribution/evenements/:id/accueil/:dates_id': member(
    'club/inscriptions/accueil/accueil.route.tsx',
  ),
  'contribution/trainings': member('entrainement/seances/mes-seances.route.tsx', {
    doors: ['account'],
    ahead: ['GET /api/coaching/tsession?my=1&nb_page=20&page=1'],
  }),
  'contribution/trainings/*': member('entrainement/seances/mes-seances.route.tsx'),
  'contribution/trainings/:id': member('entrainement/seances/editor.route.tsx'),
  'contribution/activites': member('parcours/activites/activites.route.tsx'),
  'contribution/activites/:id': member('parcours/activites/activite.route.tsx'),
  training: member('entrainement/accueil/training.route.tsx', {
    doors: ['bar', 'bottom bar'],
    isCalm: true,
    ahead: (today) => [
      trainingsCall(getMonday(today), addDays(getMonday(today), 20)),
      'POST /api/training/plan?nb_page=20',
    ],
  }),
  'training/forme': member('entrainement/forme/forme.route.tsx', {
    ahead: ['POST /api/training/forme', 'POST /api/training/coachs'],
  }),
  'mon-agenda': member('entrainement/agenda/mon-agenda.route.tsx', {
    doors: ['account'],
    isCalm: true,
    ahead: (today) => {
      const { du, au } = getWeeksOfMonth(today)
      return [`POST /api/auth/agenda?du=${du}&au=${au}`, 'POST /api/training/propositions']
    },
  }),
  'contribution/athletes': member('entrainement/athletes/athletes.route.tsx', {
    doors: ['account with rights'],
  }),
  'contribution/athletes/*': member('entrainement/athletes/athletes.route.tsx'),
  'contribution/athletes/:id': member('entrainement/athletes/athlete.route.tsx'),
  'moderation/courses': member('courses/contribution/moderation.route.tsx'),
  'back-office': member('equipe/back-office/entree.route.tsx', { doors: 'sent' }),
  'moderation/parcours': member('parcours/contribution/moderation.route.tsx'),
  'moderation/seances': member('entrainement/seances/moderation.route.tsx'),
  'moderation/organisateurs': member('courses/organisateurs/moderation.route.tsx'),
  'moderation/sejours': member('sejours/contribution/moderation.route.tsx'),
  'contribution/evenements': member('club/evenements/edition/mes-evenements.route.tsx', {
    ahead: ['GET /api/evenements/mes-evenements?nb_page=20&page=1'],
  }),
  'contribution/evenements/:id': member('club/evenements/edition/editor.route.tsx'),
  'moderation/evenements': member('club/evenements/edition/moderation.route.tsx'),
  'moderation/agences': member('sejours/agences/moderation.route.tsx'),
  'contribution/magasins': member('club/magasins/mes-magasins.route.tsx'),
  'contribution/magasins/:id': member('club/magasins/editor.route.tsx'),
  'moderation/magasins': member('club/magasins/moderation.route.tsx'),
  'moderation/demandes': member('membres/demandes/moderation.route.tsx'),
  'moderation/signalements': member('echanges/signalements/moderation.route.tsx'),

  sandbox: sandbox('site/sandbox/sandbox.route.tsx', { doors: 'sent' }),
  'sandbox/fondations': sandbox('site/sandbox/fondations.route.tsx'),
  'sandbox/contenu': sandbox('site/sandbox/contenu.route.tsx'),
  'sandbox/formulaires': sandbox('site/sandbox/formulaires.route.tsx'),
  'sandbox/navigation': sandbox('site/sandbox/navigation.route.tsx'),
  'sandbox/listes': sandbox('site/sandbox/listes.route.tsx'),
  'sandbox/reponses': sandbox('site/sandbox/reponses.route.tsx'),
  'sandbox/coque': sandbox('site/sandbox/coque.route.tsx'),
  'sandbox/edition': sandbox('site/sandbox/edition.route.tsx'),
  'sandbox/structures': sandbox('site/sandbox/structures.route.tsx'),
  'sandbox/echanges': sandbox('site/sandbox/echanges.route.tsx'),

  'sandbox/pages/:nom': resource('features/site/sandbox/entiere.route.tsx'),
  'relief/:kind/:file': resource('ui/relief.route.ts'),
  'relief/:kind/profil/:file': resource('ui/relief-profile.route.ts'),
  'parcours/:slug/qr.svg': resource('features/parcours/parcours/qr.route.ts'),
} satisfies Record<string, Page>

export type PagePath = keyof typeof pages

export const listPages = (access: Page['access']): (Page & { path: string })[] =>
  Object.entries<Page>(pages)
    .map(([path, page]) => ({ path, ...page }))
    .filter((page) => page.access === access)
