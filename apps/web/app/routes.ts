import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { guardedPages } from './guarded-pages.ts'

/** One page at two addresses. */
const FEUILLE = 'features/feuille-de-route/feuille.route.tsx'

const paths = Object.keys(guardedPages)

/** The route table of §2: public pages are rendered on the server, the others behind the guard. */
export default [
  layout('shell/shell.layout.tsx', [
    index('features/landing/landing.route.tsx'),
    route('courses/:slug', 'features/courses/course.route.tsx'),
    route('courses/:slug/epreuves/:id/resultats', 'features/resultats/resultats.route.tsx'),
    route('courses/:slug/epreuves/:id/feuille-de-route', FEUILLE, { id: 'feuille-epreuve' }),
    route('parcours/:slug', 'features/parcours/parcours-page.route.tsx'),
    route('parcours/:slug/feuille-de-route', FEUILLE, { id: 'feuille-parcours' }),
    route('calendrier', 'features/calendrier/calendrier.route.tsx'),
    route('calendrier/:selection', 'features/calendrier/selection.route.tsx'),
    route('itineraires', 'features/itineraires/itineraires.route.tsx'),
    route('itineraires/:departement', 'features/itineraires/departement.route.tsx'),
    route('connexion', 'features/session/connexion.route.tsx'),
    route('inscription', 'features/session/inscription.route.tsx'),
    route('inscription/club-et-coach', 'features/demandes/club-et-coach.route.tsx'),
    route('invitation', 'features/invitations/invitation.route.tsx'),
    route('mot-de-passe-oublie', 'features/compte/mot-de-passe-oublie.route.tsx'),
    route('reinitialiser-mot-de-passe', 'features/compte/reinitialiser.route.tsx'),
    route('verifier-email', 'features/compte/verifier-email.route.tsx'),
    route('coureurs/:id', 'features/profil/coureur.route.tsx'),
    route('cgu', 'features/session/cgu.route.tsx'),
    route('avis', 'features/commentaires/avis.route.tsx'),
    route('montres', 'features/montres/guide.route.tsx'),
    route('organisateur', 'features/organisateurs/landing.route.tsx'),
    route('organisateur/invitation', 'features/organisateurs/invitation.route.tsx'),
    route('organisateurs/:slug', 'features/organisateurs/organisateur.route.tsx'),
    route('contributeur-de-parcours', 'features/contribution-parcours/contributeur.route.tsx'),
    route('nous-contacter', 'features/contact/nous-contacter.route.tsx'),
    route('external/:third/callback', 'features/external/callback.route.tsx'),
    layout('session/guard.layout.tsx', [
      ...paths.map((path) => route(path, 'session/guarded.route.tsx', { id: path })),
    ]),
    route('500', 'features/errors/server-error.route.tsx'),
    route('hors-ligne', 'features/errors/offline.route.tsx'),
    route('*', 'features/errors/not-found.route.tsx'),
  ]),
  route('sandbox', 'features/sandbox/sandbox.route.tsx'),
  route('relief/:kind/:file', 'ui/relief.route.ts'),
  route('parcours/:slug/qr.svg', 'features/parcours/qr.route.ts'),
] satisfies RouteConfig
