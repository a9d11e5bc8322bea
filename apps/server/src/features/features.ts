import type { Feature } from '#kernel/feature.ts'
import { badges } from './club/badges/badges.feature.ts'
import { cartes } from './club/cartes/cartes.feature.ts'
import { evenements } from './club/evenements/evenements.feature.ts'
import { inscriptions } from './club/inscriptions/inscriptions.feature.ts'
import { magasins } from './club/magasins/magasins.feature.ts'
import { points } from './club/points/points.feature.ts'
import { reductions } from './club/reductions/reductions.feature.ts'
import { sondages } from './club/sondages/sondages.feature.ts'
import { contenus } from './courses/contenus/contenus.feature.ts'
import { contribution } from './courses/contribution/contribution.feature.ts'
import { courses } from './courses/courses/courses.feature.ts'
import { editions } from './courses/editions/editions.feature.ts'
import { imports } from './courses/imports/imports.feature.ts'
import { monPalmares } from './courses/mon-palmares/mon-palmares.feature.ts'
import { organisateurs } from './courses/organisateurs/organisateurs.feature.ts'
import { resultats } from './courses/resultats/resultats.feature.ts'
import { revendications } from './courses/revendications/revendications.feature.ts'
import { commentaires } from './echanges/commentaires/commentaires.feature.ts'
import { fil } from './echanges/fil/fil.feature.ts'
import { flux } from './echanges/flux/flux.feature.ts'
import { liste } from './echanges/liste/liste.feature.ts'
import { messages } from './echanges/messages/messages.feature.ts'
import { notifications } from './echanges/notifications/notifications.feature.ts'
import { photos } from './echanges/photos/photos.feature.ts'
import { regie } from './echanges/regie/regie.feature.ts'
import { signalements } from './echanges/signalements/signalements.feature.ts'
import { suggestions } from './echanges/suggestions/suggestions.feature.ts'
import { agenda } from './entrainement/agenda/agenda.feature.ts'
import { athletes } from './entrainement/athletes/athletes.feature.ts'
import { entrainements } from './entrainement/entrainements/entrainements.feature.ts'
import { forme } from './entrainement/forme/forme.feature.ts'
import { plans } from './entrainement/plans/plans.feature.ts'
import { programmation } from './entrainement/programmation/programmation.feature.ts'
import { saison } from './entrainement/saison/saison.feature.ts'
import { seances } from './entrainement/seances/seances.feature.ts'
import { admin } from './equipe/admin/admin.feature.ts'
import { blocages } from './membres/blocages/blocages.feature.ts'
import { compte } from './membres/compte/compte.feature.ts'
import { comptesExternes } from './membres/comptes-externes/comptes-externes.feature.ts'
import { demandes } from './membres/demandes/demandes.feature.ts'
import { invitations } from './membres/invitations/invitations.feature.ts'
import { premium } from './membres/premium/premium.feature.ts'
import { profil } from './membres/profil/profil.feature.ts'
import { secondFacteur } from './membres/second-facteur/second-facteur.feature.ts'
import { session } from './membres/session/session.feature.ts'
import { activites } from './parcours/activites/activites.feature.ts'
import { annees } from './parcours/annees/annees.feature.ts'
import { archives } from './parcours/archives/archives.feature.ts'
import { bilan } from './parcours/bilan/bilan.feature.ts'
import { calibrage } from './parcours/calibrage/calibrage.feature.ts'
import { chaussures } from './parcours/chaussures/chaussures.feature.ts'
import { feuilleDeRoute } from './parcours/feuille-de-route/feuille-de-route.feature.ts'
import { itineraires } from './parcours/itineraires/itineraires.feature.ts'
import { montres } from './parcours/montres/montres.feature.ts'
import { parcours } from './parcours/parcours/parcours.feature.ts'
import { agences } from './sejours/agences/agences.feature.ts'
import { contributionSejours } from './sejours/contribution/contribution.feature.ts'
import { departs } from './sejours/departs/departs.feature.ts'
import { reservations } from './sejours/reservations/reservations.feature.ts'
import { voyages } from './sejours/voyages/voyages.feature.ts'
import { audience } from './site/audience/audience.feature.ts'
import { contact } from './site/contact/contact.feature.ts'
import { pages } from './site/pages/pages.feature.ts'
import { recherche } from './site/recherche/recherche.feature.ts'

export const FEATURES: readonly Feature[] = [
  session,
  profil,
  blocages,
  compte,
  comptesExternes,
  secondFacteur,
  demandes,
  invitations,
  courses,
  contribution,
  editions,
  contenus,
  organisateurs,
  revendications,
  resultats,
  monPalmares,
  imports,
  parcours,
  activites,
  annees,
  calibrage,
  archives,
  chaussures,
  itineraires,
  montres,
  bilan,
  feuilleDeRoute,
  departs,
  reservations,
  voyages,
  contributionSejours,
  premium,
  seances,
  plans,
  programmation,
  entrainements,
  forme,
  athletes,
  agenda,
  saison,
  agences,
  evenements,
  points,
  inscriptions,
  sondages,
  reductions,
  magasins,
  badges,
  cartes,
  commentaires,
  signalements,
  liste,
  fil,
  regie,
  suggestions,
  notifications,
  flux,
  messages,
  photos,
  audience,
  contact,
  recherche,
  pages,
  admin,
]
