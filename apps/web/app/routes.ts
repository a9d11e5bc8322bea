import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { guardedPages } from '#shell/guarded-pages.ts'

const FEUILLE = 'features/parcours/feuille-de-route/feuille.route.tsx'

const PLAN = 'features/entrainement/plans/plan-page.route.tsx'

const PLANS = 'features/entrainement/plans/annuaire-selection.route.tsx'

const paths = Object.keys(guardedPages)

/**
 * Route table of produit 2.2: public pages are rendered on the server, the others are behind the
 * guard.
 */
export default [
  layout('shell/shell.layout.tsx', [
    index('features/site/landing/landing.route.tsx'),
    route('courses/:slug', 'features/courses/courses/course.route.tsx'),
    route('courses/:slug/epreuves/:id/resultats', 'features/courses/resultats/resultats.route.tsx'),
    route('courses/:slug/epreuves/:id/feuille-de-route', FEUILLE, { id: 'feuille-epreuve' }),
    route('parcours/:slug', 'features/parcours/parcours/parcours-page.route.tsx'),
    route('parcours/:slug/feuille-de-route', FEUILLE, { id: 'feuille-parcours' }),
    route('badge', 'features/club/badges/annuaire.route.tsx'),
    route('badge/:slug', 'features/club/badges/badge.route.tsx'),
    route('training/:slug', 'features/entrainement/seances/seance.route.tsx'),
    route('actualites', 'features/echanges/regie/actualites.route.tsx'),
    route('actualites/:slug', 'features/echanges/regie/actualite.route.tsx'),
    route('sondages/:slug', 'features/club/sondages/sondage.route.tsx'),
    route('recherche', 'features/site/recherche/recherche.route.tsx'),
    route('calendrier', 'features/site/calendrier/calendrier.route.tsx'),
    route('calendrier/comparer', 'features/courses/courses/comparer.route.tsx'),
    route('calendrier/:selection', 'features/site/calendrier/selection.route.tsx'),
    route('itineraires', 'features/site/itineraires/itineraires.route.tsx'),
    route('itineraires/:departement', 'features/site/itineraires/departement.route.tsx'),
    route('plans-entrainement', 'features/entrainement/plans/annuaire.route.tsx'),
    route('plans-entrainement/:objectif', PLANS, { id: 'plans-objectif' }),
    route('plans-entrainement/:objectif/:niveau', PLANS, { id: 'plans-niveau' }),
    route('seances-entrainement', 'features/entrainement/seances/annuaire.route.tsx'),
    route('training/plans/:slug', PLAN),
    route('training/plans/:slug/*', PLAN, { id: 'plan-dessous' }),
    route('evenements/:slug', 'features/club/evenements/evenement.route.tsx'),
    route('sorties', 'features/club/evenements/sorties.route.tsx'),
    route('sorties/:departement', 'features/club/evenements/departement.route.tsx'),
    route('connexion', 'features/membres/session/connexion.route.tsx'),
    route('inscription', 'features/membres/session/inscription.route.tsx'),
    route('inscription/club-et-coach', 'features/membres/demandes/club-et-coach.route.tsx'),
    route('invitation', 'features/membres/invitations/invitation.route.tsx'),
    route('mot-de-passe-oublie', 'features/membres/compte/mot-de-passe-oublie.route.tsx'),
    route('reinitialiser-mot-de-passe', 'features/membres/compte/reinitialiser.route.tsx'),
    route('verifier-email', 'features/membres/compte/verifier-email.route.tsx'),
    route('coureurs/:id', 'features/membres/profil/coureur.route.tsx'),
    route('avis', 'features/echanges/commentaires/avis.route.tsx'),
    route('desabonnement/:jeton', 'features/echanges/notifications/desabonnement.route.tsx'),
    route('montres', 'features/parcours/montres/guide.route.tsx'),
    route('organisateur', 'features/courses/organisateurs/landing.route.tsx'),
    route('organisateur/invitation', 'features/courses/organisateurs/invitation.route.tsx'),
    route('organisateurs/:slug', 'features/courses/organisateurs/organisateur.route.tsx'),
    route('agence/invitation', 'features/sejours/agences/invitation.route.tsx'),
    route('destinations', 'features/sejours/voyages/destinations.route.tsx'),
    route('destinations/:destination', 'features/sejours/voyages/destination.route.tsx'),
    route('sejours/:slug', 'features/sejours/voyages/voyage.route.tsx'),
    route('agences', 'features/sejours/agences/landing.route.tsx'),
    route('agences/:slug', 'features/sejours/agences/agence.route.tsx'),
    route('magasins', 'features/club/magasins/magasins.route.tsx'),
    route('magasins/departement/:departement', 'features/club/magasins/departement.route.tsx'),
    route('magasins/:slug', 'features/club/magasins/magasin.route.tsx'),
    route('magasin/invitation', 'features/club/magasins/invitation.route.tsx'),
    route('contributeur-de-parcours', 'features/parcours/contribution/contributeur.route.tsx'),
    route('lancement', 'features/site/portes/lancement.route.tsx'),
    route('club-et-coach', 'features/site/portes/club-et-coach.route.tsx'),
    route('nous-contacter', 'features/site/contact/nous-contacter.route.tsx'),
    route('external/:third/callback', 'features/membres/comptes-externes/callback.route.tsx'),
    layout('shell/guard.layout.tsx', [
      ...paths.map((path) => route(path, 'shell/guarded.route.tsx', { id: path })),
    ]),
    route('partager', 'features/parcours/contribution/partager.route.tsx'),
    route('500', 'features/site/errors/server-error.route.tsx'),
    route('hors-ligne', 'features/site/errors/offline.route.tsx'),
    route('apercu/:jeton', 'features/site/pages/apercu.route.tsx'),
    route('404', 'features/site/errors/not-found.route.tsx'),
    route('*', 'features/site/pages/page.route.tsx'),
  ]),
  layout('features/site/sandbox/sandbox.layout.tsx', [
    route('sandbox', 'features/site/sandbox/sandbox.route.tsx'),
    route('sandbox/fondations', 'features/site/sandbox/fondations.route.tsx'),
    route('sandbox/contenu', 'features/site/sandbox/contenu.route.tsx'),
    route('sandbox/formulaires', 'features/site/sandbox/formulaires.route.tsx'),
    route('sandbox/navigation', 'features/site/sandbox/navigation.route.tsx'),
    route('sandbox/listes', 'features/site/sandbox/listes.route.tsx'),
    route('sandbox/reponses', 'features/site/sandbox/reponses.route.tsx'),
    route('sandbox/coque', 'features/site/sandbox/coque.route.tsx'),
    route('sandbox/edition', 'features/site/sandbox/edition.route.tsx'),
    route('sandbox/structures', 'features/site/sandbox/structures.route.tsx'),
    route('sandbox/echanges', 'features/site/sandbox/echanges.route.tsx'),
  ]),
  route('sandbox/pages/:nom', 'features/site/sandbox/entiere.route.tsx'),
  route('relief/:kind/:file', 'ui/relief.route.ts'),
  route('relief/:kind/profil/:file', 'ui/relief-profile.route.ts'),
  route('parcours/:slug/qr.svg', 'features/parcours/parcours/qr.route.ts'),
] satisfies RouteConfig
