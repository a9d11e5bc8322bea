import { open, type Page } from './page.ts'

/** Pages that everybody may open, rendered on the server. */
export const publicPages = {
  '/': open('site/landing/landing.route.tsx', {
    title: 'Foulée, le calendrier des courses à pied et des trails',
    doors: ['bottom bar of a visitor'],
  }),
  'courses/:slug': open('courses/courses/course.route.tsx', { isCalm: true }),
  'courses/:slug/epreuves/:id/resultats': open('courses/resultats/resultats.route.tsx'),
  'courses/:slug/epreuves/:id/feuille-de-route': open(
    'parcours/feuille-de-route/feuille.route.tsx',
  ),
  'parcours/:slug': open('parcours/parcours/parcours-page.route.tsx', { isCalm: true }),
  'parcours/:slug/feuille-de-route': open('parcours/feuille-de-route/feuille.route.tsx'),
  badge: open('club/badges/annuaire.route.tsx', { title: 'Les badges' }),
  'badge/:slug': open('club/badges/badge.route.tsx'),
  'training/:slug': open('entrainement/seances/seance.route.tsx'),
  actualites: open('echanges/regie/actualites.route.tsx'),
  'actualites/:slug': open('echanges/regie/actualite.route.tsx'),
  'sondages/:slug': open('club/sondages/sondage.route.tsx'),
  recherche: open('site/recherche/recherche.route.tsx'),
  calendrier: open('site/calendrier/calendrier.route.tsx', { isCalm: true }),
  'calendrier/comparer': open('courses/courses/comparer.route.tsx', {
    title: 'Comparer des courses',
  }),
  'calendrier/:selection': open('site/calendrier/selection.route.tsx'),
  itineraires: open('site/itineraires/itineraires.route.tsx', {
    title: 'Parcours de course à pied et de trail, par département',
    isCalm: true,
  }),
  'itineraires/:departement': open('site/itineraires/departement.route.tsx'),
  'plans-entrainement': open('entrainement/plans/annuaire.route.tsx', {
    title: 'Plans d’entraînement de course à pied et de trail',
  }),
  'plans-entrainement/:objectif': open('entrainement/plans/annuaire-selection.route.tsx'),
  'plans-entrainement/:objectif/:niveau': open('entrainement/plans/annuaire-selection.route.tsx'),
  'seances-entrainement': open('entrainement/seances/annuaire.route.tsx'),
  'training/plans/:slug': open('entrainement/plans/plan-page.route.tsx'),
  'training/plans/:slug/*': open('entrainement/plans/plan-page.route.tsx'),
  'evenements/:slug': open('club/evenements/evenement.route.tsx'),
  sorties: open('club/evenements/sorties.route.tsx', {
    title: 'Sorties et évènements de course à pied, par département',
  }),
  'sorties/:departement': open('club/evenements/departement.route.tsx'),
  connexion: open('membres/session/connexion.route.tsx', {
    title: 'Se connecter',
    doors: ['bottom bar of a visitor', 'footer of a visitor'],
  }),
  inscription: open('membres/session/inscription.route.tsx', {
    title: 'Créer un compte',
    doors: ['footer of a visitor'],
  }),
  'inscription/club-et-coach': open('membres/demandes/club-et-coach.route.tsx', {
    title: 'Coachs et clubs',
  }),
  invitation: open('membres/invitations/invitation.route.tsx', { doors: 'sent' }),
  'mot-de-passe-oublie': open('membres/compte/mot-de-passe-oublie.route.tsx', {
    title: 'Mot de passe oublié',
  }),
  'reinitialiser-mot-de-passe': open('membres/compte/reinitialiser.route.tsx', {
    title: 'Nouveau mot de passe',
    doors: 'sent',
  }),
  'verifier-email': open('membres/compte/verifier-email.route.tsx', {
    title: 'Votre adresse email',
    doors: 'sent',
  }),
  'coureurs/:id': open('membres/profil/coureur.route.tsx'),
  avis: open('echanges/commentaires/avis.route.tsx', { title: 'Comment fonctionnent les avis' }),
  'desabonnement/:jeton': open('echanges/notifications/desabonnement.route.tsx', {
    title: 'Vos emails',
  }),
  montres: open('parcours/montres/guide.route.tsx', { title: 'Mettre un parcours dans sa montre' }),
  organisateur: open('courses/organisateurs/landing.route.tsx', {
    doors: ['footer', 'footer of a visitor'],
  }),
  'organisateur/invitation': open('courses/organisateurs/invitation.route.tsx', {
    title: 'Invitation d’un organisateur',
    doors: 'sent',
  }),
  'organisateurs/:slug': open('courses/organisateurs/organisateur.route.tsx'),
  'agence/invitation': open('sejours/agences/invitation.route.tsx', {
    title: 'Invitation d’une agence',
    doors: 'sent',
  }),
  destinations: open('sejours/voyages/destinations.route.tsx', {
    title: 'Séjours de trail et de course à pied, par destination',
  }),
  'destinations/:destination': open('sejours/voyages/destination.route.tsx'),
  'sejours/:slug': open('sejours/voyages/voyage.route.tsx'),
  agences: open('sejours/agences/landing.route.tsx', { doors: ['footer', 'footer of a visitor'] }),
  'agences/:slug': open('sejours/agences/agence.route.tsx'),
  magasins: open('club/magasins/magasins.route.tsx', {
    title: 'Magasins de course à pied',
    doors: ['footer', 'footer of a visitor'],
  }),
  'magasins/departement/:departement': open('club/magasins/departement.route.tsx'),
  'magasins/:slug': open('club/magasins/magasin.route.tsx'),
  'magasin/invitation': open('club/magasins/invitation.route.tsx', {
    title: 'Invitation d’un magasin',
    doors: 'sent',
  }),
  'contributeur-de-parcours': open('parcours/contribution/contributeur.route.tsx', {
    doors: ['footer', 'footer of a visitor'],
  }),
  lancement: open('site/portes/lancement.route.tsx', { doors: ['footer', 'footer of a visitor'] }),
  'club-et-coach': open('site/portes/club-et-coach.route.tsx', {
    doors: ['footer', 'footer of a visitor'],
  }),
  'nous-contacter': open('site/contact/nous-contacter.route.tsx', {
    title: 'Nous contacter',
    doors: ['footer', 'footer of a visitor'],
  }),
  'external/:third/callback': open('membres/comptes-externes/callback.route.tsx', {
    doors: 'sent',
  }),
  partager: open('parcours/contribution/partager.route.tsx', {
    title: 'Partager vers Foulée',
    doors: 'sent',
  }),
  '500': open('site/errors/server-error.route.tsx', { doors: 'sent', status: 500 }),
  'hors-ligne': open('site/errors/offline.route.tsx', { title: 'Hors ligne' }),
  'apercu/:jeton': open('site/pages/apercu.route.tsx'),
  '404': open('site/errors/not-found.route.tsx', { doors: 'sent', status: 404 }),
  '*': open('site/pages/page.route.tsx'),
} satisfies Record<string, Page>
