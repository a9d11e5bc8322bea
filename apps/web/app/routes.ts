import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The route table of §2: public pages are rendered on the server, the others behind the guard. */
export default [
  layout('shell/shell.layout.tsx', [
    index('features/landing/landing.route.tsx'),
    route('courses/:slug', 'features/courses/course.route.tsx'),
    route('calendrier', 'features/calendrier/calendrier.route.tsx'),
    route('calendrier/:selection', 'features/calendrier/selection.route.tsx'),
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
    route('nous-contacter', 'features/contact/nous-contacter.route.tsx'),
    route('external/:third/callback', 'features/external/callback.route.tsx'),
    layout('session/guard.layout.tsx', [
      route('home', 'features/home/home.route.tsx'),
      route('courses', 'features/courses/courses.route.tsx'),
      route('courses/:slug/epreuves/:id', 'features/courses/epreuve.route.tsx'),
      route('qualification', 'features/profil/qualification.route.tsx'),
      route('profil', 'features/profil/profil.route.tsx'),
      route('points', 'features/points/points.route.tsx'),
      route('invitations', 'features/invitations/invitations.route.tsx'),
      route('moderation/demandes', 'features/demandes/moderation.route.tsx'),
      route('moderation/signalements', 'features/signalements/moderation.route.tsx'),
    ]),
    route('500', 'features/errors/server-error.route.tsx'),
    route('hors-ligne', 'features/errors/offline.route.tsx'),
    route('*', 'features/errors/not-found.route.tsx'),
  ]),
  route('sandbox', 'features/sandbox/sandbox.route.tsx'),
  route('relief/:kind/:file', 'ui/relief.route.ts'),
] satisfies RouteConfig
