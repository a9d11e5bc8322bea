import { activitesExamples } from '../features/activites/activites.examples.ts'
import {
  adminAnnuairesExamples,
  adminExamples,
  adminTravauxExamples,
  adminUtilisateursExamples,
} from '../features/admin/admin.examples.ts'
import { audienceExamples } from '../features/audience/audience.examples.ts'
import { claimExamples } from '../features/claim/claim.examples.ts'
import { commentairesExamples } from '../features/commentaires/commentaires.examples.ts'
import { compteExamples } from '../features/compte/compte.examples.ts'
import { contactExamples } from '../features/contact/contact.examples.ts'
import { courseExamples } from '../features/courses/courses.examples.ts'
import { coursesCarteExamples } from '../features/courses/courses-carte.examples.ts'
import { coursesContenusExamples } from '../features/courses-contenus/courses-contenus.examples.ts'
import { coursesEditionExamples } from '../features/courses-edition/courses-edition.examples.ts'
import { coursesEditionsExamples } from '../features/courses-editions/courses-editions.examples.ts'
import { demandesExamples } from '../features/demandes/demandes.examples.ts'
import { externalExamples } from '../features/external/external.examples.ts'
import { feuilleDeRouteExamples } from '../features/feuille-de-route/feuille-de-route.examples.ts'
import { importsExamples } from '../features/imports/imports.examples.ts'
import { invitationsExamples } from '../features/invitations/invitations.examples.ts'
import { listeExamples } from '../features/liste/liste.examples.ts'
import { montresExamples } from '../features/montres/montres.examples.ts'
import { notificationsExamples } from '../features/notifications/notifications.examples.ts'
import { organisateursExamples } from '../features/organisateurs/organisateurs.examples.ts'
import { parcoursExamples } from '../features/parcours/parcours.examples.ts'
import { parcoursCarteExamples } from '../features/parcours/parcours-carte.examples.ts'
import { parcoursEditionExamples } from '../features/parcours/parcours-edition.examples.ts'
import { parcoursFichiersExamples } from '../features/parcours/parcours-fichiers.examples.ts'
import { parcoursPredictionExamples } from '../features/parcours/parcours-prediction.examples.ts'
import { parcoursSuggestionsExamples } from '../features/parcours/parcours-suggestions.examples.ts'
import { photosExamples } from '../features/photos/photos.examples.ts'
import { pointsExamples } from '../features/points/points.examples.ts'
import { profilExamples } from '../features/profil/profil.examples.ts'
import { resultatsExamples } from '../features/resultats/resultats.examples.ts'
import { secondFacteurExamples } from '../features/second-facteur/second-facteur.examples.ts'
import { sessionExamples } from '../features/session/session.examples.ts'
import { signalementsExamples } from '../features/signalements/signalements.examples.ts'
import type { Examples } from './examples.ts'

/** One good input and who may send it, for every call: a call without its row does not compile. */
export const EXAMPLES: Examples = {
  ...sessionExamples,
  ...profilExamples,
  ...compteExamples,
  ...externalExamples,
  ...courseExamples,
  ...organisateursExamples,
  ...claimExamples,
  ...coursesEditionExamples,
  ...coursesEditionsExamples,
  ...coursesContenusExamples,
  ...parcoursExamples,
  ...parcoursCarteExamples,
  ...coursesCarteExamples,
  ...parcoursFichiersExamples,
  ...parcoursSuggestionsExamples,
  ...parcoursPredictionExamples,
  ...parcoursEditionExamples,
  ...activitesExamples,
  ...photosExamples,
  ...pointsExamples,
  ...audienceExamples,
  ...demandesExamples,
  ...invitationsExamples,
  ...contactExamples,
  ...commentairesExamples,
  ...signalementsExamples,
  ...montresExamples,
  ...resultatsExamples,
  ...feuilleDeRouteExamples,
  ...listeExamples,
  ...notificationsExamples,
  ...adminExamples,
  ...adminUtilisateursExamples,
  ...adminAnnuairesExamples,
  ...adminTravauxExamples,
  ...importsExamples,
  ...secondFacteurExamples,
}
