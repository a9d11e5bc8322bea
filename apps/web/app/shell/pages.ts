import { addDays, getMonday, getWeeksOfMonth } from '@foulee/domain/shared/calendrier'
import { member, type Page, resource, sandbox } from './page.ts'
import { publicPages } from './public-pages.ts'

const trainingsCall = (du: string, au: string) =>
  `POST /api/training?date_min=${du}&date_max=${au}&tri=date&nb_page=100`

const outingsCall = (du: string, au: string) =>
  `POST /api/activites/my?date_min=${du}&date_max=${au}&nb_page=20`

/**
 * The table of pages (produit 2.2) by path: routes, guard, preload, reserved addresses and tests
 * come from it. Public pages are rendered on the server; members' pages load while the guard
 * decides. Sub-paths of contributor areas and of an épreuve render the same page.
 */
export const pages = {
  ...publicPages,

  home: member('site/home/home.route.tsx', {
    title: 'Accueil',
    doors: ['bar', 'bottom bar'],
    isCalm: true,
    ahead: ['POST /api/dashboard/feed?page=1&nb_page=15', 'GET /api/liste'],
  }),
  courses: member('courses/courses/courses.route.tsx', {
    title: 'Courses',
    doors: ['bar', 'bottom bar', 'footer'],
    isCalm: true,
    ahead: ['GET /api/filtres/courses', 'GET /api/courses?page=1'],
  }),
  parcours: member('parcours/parcours/parcours-list.route.tsx', {
    title: 'Parcours',
    doors: ['bar', 'bottom bar', 'footer'],
    isCalm: true,
    ahead: ['GET /api/filtres/parcours', 'GET /api/parcours?page=1'],
  }),
  'parcours/tracer': member('parcours/tracer/tracer.route.tsx', {
    title: 'Tracer un parcours',
    ahead: ['GET /api/itineraires/etat'],
  }),
  'courses/:slug/epreuves/:id': member('courses/courses/epreuve.route.tsx'),
  'courses/:slug/epreuves/:id/bilan': member('parcours/bilan/bilan.route.tsx', {
    title: 'Mon bilan',
  }),
  'courses/:slug/epreuves/:id/*': member('courses/courses/epreuve.route.tsx'),
  'training/seances': member('entrainement/seances/seances.route.tsx', {
    title: 'Séances',
    ahead: ['GET /api/filtres/coaching/tsession', 'GET /api/training-session?page=1'],
  }),
  qualification: member('membres/profil/qualification.route.tsx', {
    title: 'Faisons connaissance',
  }),
  profil: member('membres/profil/profil.route.tsx', {
    title: 'Moi',
    doors: ['bottom bar', 'account'],
    isCalm: true,
    ahead: (today) => [
      'GET /api/liste',
      trainingsCall(today, addDays(today, 14)),
      'POST /api/training/plan',
      'POST /api/reservations/my',
      'POST /api/evenements/inscriptions/my',
      'POST /api/resultats/my?page=1&nb_page=3',
      'GET /api/parcours?my=1&page=1&nb_page=3',
      'POST /api/profile/jauge?nb_page=3',
      'GET /api/badges',
      'POST /api/badges/my',
      'GET /api/reductions?page=1&nb_page=2',
    ],
  }),
  reglages: member('membres/reglages/reglages.route.tsx', { title: 'Réglages' }),
  'reglages/:section': member('membres/reglages/section.route.tsx'),
  'montres/:service/retour': member('parcours/montres/retour.route.tsx'),
  'ma-runlist': member('echanges/liste/ma-runlist.route.tsx', {
    title: 'Ma run list',
    doors: ['account'],
    isCalm: true,
    ahead: ['GET /api/liste'],
  }),
  'mes-resultats': member('courses/resultats/mes-resultats.route.tsx', {
    title: 'Mes résultats',
    ahead: ['POST /api/resultats/my?page=1'],
  }),
  'mon-palmares': member('courses/mon-palmares/mon-palmares.route.tsx', {
    title: 'Mon palmarès',
    ahead: ['POST /api/palmares/my'],
  }),
  'mes-annees': member('parcours/annees/annees.route.tsx', {
    title: 'Mes années',
    ahead: ['GET /api/activites/annees', 'GET /api/activites/records'],
  }),
  'mon-profil-de-coureur': member('parcours/calibrage/calibrage.route.tsx', {
    title: 'Mon profil de coureur',
    ahead: ['GET /api/activites/calibrage'],
  }),
  'mes-chaussures': member('parcours/chaussures/chaussures.route.tsx', {
    title: 'Mes chaussures',
    ahead: ['POST /api/chaussures/list'],
  }),
  'feed/:id': member('echanges/fil/publication.route.tsx'),
  abonnements: member('echanges/fil/abonnements.route.tsx', {
    title: 'Mes abonnements',
    ahead: [
      'POST /api/abonnements/list?nb_page=30&page=1',
      'POST /api/feed/sourdines?nb_page=30&page=1',
    ],
  }),
  'messages/*': member('echanges/messages/messages.route.tsx', {
    title: 'Messages',
    ahead: ['POST /api/messages/list?filtre=tous&page=1'],
  }),
  notifications: member('echanges/notifications/notifications.route.tsx', {
    title: 'Notifications',
    ahead: ['POST /api/notifications/list?page=1'],
  }),
  sondages: member('club/sondages/sondages.route.tsx', {
    title: 'Sondages',
    ahead: ['POST /api/profile/sondage?quoi=ouverts&page=1'],
  }),
  reductions: member('club/reductions/reductions.route.tsx', {
    title: 'Réductions',
    doors: ['account'],
    ahead: ['GET /api/reductions/partenaires', 'GET /api/reductions?page=1'],
  }),
  'contribution/reductions': member('club/reductions/mes-reductions.route.tsx', {
    title: 'Mes réductions',
  }),
  'contribution/reductions/:id': member('club/reductions/editor.route.tsx'),
  badges: member('club/badges/mes-badges.route.tsx', {
    title: 'Mes badges',
    ahead: ['GET /api/badges', 'POST /api/badges/my'],
  }),
  carte: member('club/carte/carte.route.tsx', {
    title: 'Ma carte',
    doors: ['account'],
    ahead: ['POST /api/carte', 'POST /api/carte/magasins'],
  }),
  'carte/lire': member('club/carte/lire.route.tsx', { title: 'Lire une carte' }),
  points: member('club/points/points.route.tsx', {
    title: 'Points',
    ahead: ['POST /api/profile/jauge?page=1'],
  }),
  invitations: member('membres/invitations/invitations.route.tsx', { title: 'Mes invitations' }),
  'training/plans': member('entrainement/plans/plans.route.tsx', {
    title: 'Plans',
    doors: ['footer'],
  }),
  'training/plans/:slug/programmer': member('entrainement/programmation/programmer.route.tsx', {
    title: 'Programmer un plan',
  }),
  'training/mes-plans/:id': member('entrainement/programmation/mon-plan.route.tsx'),
  'contribution/plans': member('entrainement/plans/edition/mes-plans.route.tsx', {
    title: 'Mes plans',
    doors: ['account with rights'],
  }),
  'contribution/plans/*': member('entrainement/plans/edition/mes-plans.route.tsx', {
    title: 'Mes plans',
  }),
  'contribution/plans/:id': member('entrainement/plans/edition/editor.route.tsx'),
  'moderation/plans': member('entrainement/plans/edition/moderation.route.tsx'),
  'contribution/parcours': member('parcours/contribution/mes-parcours.route.tsx', {
    title: 'Mes parcours',
    doors: ['account'],
    ahead: ['GET /api/parcours?my=1&page=1', 'POST /api/activites/my?page=1'],
  }),
  'contribution/parcours/*': member('parcours/contribution/mes-parcours.route.tsx', {
    title: 'Mes parcours',
  }),
  'contribution/parcours/:id': member('parcours/contribution/editor.route.tsx'),
  'contribution/courses': member('courses/contribution/mes-courses.route.tsx', {
    title: 'Mes courses',
    doors: ['account'],
    ahead: ['GET /api/courses/mes-courses?page=1'],
  }),
  'contribution/courses/*': member('courses/contribution/mes-courses.route.tsx', {
    title: 'Mes courses',
  }),
  'contribution/courses/:id': member('courses/contribution/editor.route.tsx'),
  'contribution/courses/:id/resultats': member('courses/resultats/gestion.route.tsx', {
    title: 'Résultats',
  }),
  'contribution/courses/:id/affiche': member('courses/contribution/contenus/affiche.route.tsx', {
    title: 'Affiche',
  }),
  'contribution/organisateurs': member('courses/organisateurs/mes-organisateurs.route.tsx', {
    title: 'Mes organisateurs',
    ahead: ['POST /api/courses/organisateurs/my'],
  }),
  'contribution/organisateurs/:id': member('courses/organisateurs/editor.route.tsx'),
  'contribution/sejours': member('sejours/contribution/mes-sejours.route.tsx', {
    title: 'Mes séjours',
    doors: ['account with rights'],
    ahead: ['GET /api/voyages/mes-voyages?page=1'],
  }),
  'contribution/sejours/*': member('sejours/contribution/mes-sejours.route.tsx', {
    title: 'Mes séjours',
  }),
  'contribution/sejours/:id': member('sejours/contribution/editor.route.tsx'),
  'contribution/sejours/agences': member('sejours/agences/mes-agences.route.tsx', {
    title: 'Mes agences',
  }),
  'contribution/sejours/agences/:id': member('sejours/agences/editor.route.tsx'),
  sejours: member('sejours/voyages/voyages.route.tsx', {
    title: 'Séjours',
    doors: ['bar', 'footer'],
    ahead: ['GET /api/filtres/voyages', 'GET /api/voyages?page=1'],
  }),
  evenements: member('club/evenements/evenements.route.tsx', {
    title: 'Évènements',
    doors: ['bar', 'footer'],
    ahead: ['GET /api/filtres/evenements', 'GET /api/evenements?page=1'],
  }),
  'contribution/sejours/:id/depart/:disponibilites_id': member(
    'sejours/reservations/bureau/bureau.route.tsx',
  ),
  'contribution/sejours/:id/depart/:disponibilites_id/feuille': member(
    'sejours/reservations/bureau/feuille.route.tsx',
    { title: 'Feuille du départ' },
  ),
  'mes-reservations': member('sejours/reservations/mes-reservations.route.tsx', {
    title: 'Mes réservations',
    ahead: ['POST /api/reservations/my'],
  }),
  'mes-reservations/:id': member('sejours/reservations/reservation.route.tsx', {
    title: 'Réservation',
  }),
  'mes-reservations/:id/papiers': member('sejours/reservations/papiers.route.tsx', {
    title: 'Papiers',
  }),
  'sejours/:slug/reserver/:disponibilites_id': member('sejours/reservations/reserver.route.tsx', {
    title: 'Réserver',
  }),
  'sejours/:slug/contact': member('sejours/agences/contact.route.tsx', {
    title: 'Écrire à l’agence',
  }),
  'mes-evenements': member('club/inscriptions/mes-evenements.route.tsx', {
    title: 'Mes inscriptions',
    ahead: ['POST /api/evenements/inscriptions/my'],
  }),
  'evenements/:slug/inscription/:dates_id': member('club/inscriptions/inscription.route.tsx', {
    title: 'Inscription',
  }),
  'evenements/:slug/valider/:id/:hash': member('club/inscriptions/valider.route.tsx', {
    title: 'Valider une inscription',
    doors: 'sent',
  }),
  'contribution/evenements/:id/accueil/:dates_id': member(
    'club/inscriptions/accueil/accueil.route.tsx',
  ),
  'contribution/trainings': member('entrainement/seances/mes-seances.route.tsx', {
    title: 'Mes séances',
    doors: ['account'],
    ahead: ['GET /api/coaching/tsession?my=1&page=1'],
  }),
  'contribution/trainings/*': member('entrainement/seances/mes-seances.route.tsx', {
    title: 'Mes séances',
  }),
  'contribution/trainings/:id': member('entrainement/seances/editor.route.tsx'),
  'contribution/activites': member('parcours/activites/activites.route.tsx', {
    title: 'Mes sorties',
  }),
  'contribution/activites/archive': member('parcours/activites/archive/archive.route.tsx', {
    title: 'Importer mes années',
    ahead: ['POST /api/archives/my'],
  }),
  'contribution/activites/:id': member('parcours/activites/activite.route.tsx', {
    title: 'Sortie',
  }),
  'contribution/activites/:id/decouper': member('parcours/activites/montage/montage.route.tsx', {
    title: 'Découper une sortie',
  }),
  training: member('entrainement/accueil/training.route.tsx', {
    title: 'Entraînement',
    doors: ['bar', 'bottom bar'],
    isCalm: true,
    ahead: (today) => [
      trainingsCall(getMonday(today), addDays(getMonday(today), 20)),
      'POST /api/training/plan',
      outingsCall(getMonday(today), addDays(getMonday(today), 6)),
    ],
  }),
  'training/forme': member('entrainement/forme/forme.route.tsx', {
    title: 'Ma forme',
    ahead: ['POST /api/training/forme', 'POST /api/training/coachs'],
  }),
  'ma-saison': member('entrainement/saison/ma-saison.route.tsx', {
    title: 'Ma saison',
    ahead: (today) => [`GET /api/saison?annee=${today.slice(0, 4)}`],
  }),
  'mon-agenda': member('entrainement/agenda/mon-agenda.route.tsx', {
    title: 'Mon agenda',
    doors: ['account'],
    isCalm: true,
    ahead: (today) => {
      const { du, au } = getWeeksOfMonth(today)
      return [`POST /api/auth/agenda?du=${du}&au=${au}`, 'POST /api/training/propositions']
    },
  }),
  'contribution/athletes': member('entrainement/athletes/athletes.route.tsx', {
    title: 'Mes athlètes',
    doors: ['account with rights'],
  }),
  'contribution/athletes/*': member('entrainement/athletes/athletes.route.tsx', {
    title: 'Mes athlètes',
  }),
  'contribution/athletes/:id': member('entrainement/athletes/athlete.route.tsx'),
  'moderation/courses': member('courses/contribution/moderation.route.tsx'),
  'back-office': member('equipe/back-office/entree.route.tsx', {
    title: 'Back-office',
    doors: 'sent',
  }),
  'moderation/parcours': member('parcours/contribution/moderation.route.tsx'),
  'moderation/seances': member('entrainement/seances/moderation.route.tsx'),
  'moderation/organisateurs': member('courses/organisateurs/moderation.route.tsx', {
    title: 'Organisateurs à examiner',
  }),
  'moderation/sejours': member('sejours/contribution/moderation.route.tsx'),
  'contribution/evenements': member('club/evenements/edition/mes-evenements.route.tsx', {
    title: 'Les évènements que je propose',
    ahead: ['GET /api/evenements/mes-evenements?page=1'],
  }),
  'contribution/evenements/:id': member('club/evenements/edition/editor.route.tsx'),
  'moderation/evenements': member('club/evenements/edition/moderation.route.tsx'),
  'moderation/agences': member('sejours/agences/moderation.route.tsx', {
    title: 'Agences à vérifier',
  }),
  'contribution/magasins': member('club/magasins/mes-magasins.route.tsx', {
    title: 'Mes magasins',
  }),
  'contribution/magasins/:id': member('club/magasins/editor.route.tsx'),
  'moderation/magasins': member('club/magasins/moderation.route.tsx', {
    title: 'Magasins à vérifier',
  }),
  'moderation/demandes': member('membres/demandes/moderation.route.tsx', {
    title: 'Demandes à examiner',
  }),
  'moderation/signalements': member('echanges/signalements/moderation.route.tsx', {
    title: 'Signalements',
  }),

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
