import { adminEvenements } from '../club/admin-evenements.ts'
import { badges } from '../club/badges.ts'
import { cartes } from '../club/cartes.ts'
import { evenements } from '../club/evenements.ts'
import { evenementsEdition } from '../club/evenements-edition.ts'
import { inscriptions } from '../club/inscriptions.ts'
import { magasins } from '../club/magasins.ts'
import { magasinsAdmin } from '../club/magasins-admin.ts'
import { magasinsGestion } from '../club/magasins-gestion.ts'
import { points } from '../club/points.ts'
import { reductions } from '../club/reductions.ts'
import { sondages } from '../club/sondages.ts'
import { coursesContenus } from '../courses/contenus.ts'
import { coursesEdition } from '../courses/contribution.ts'
import { corrections } from '../courses/corrections.ts'
import { courses } from '../courses/courses.ts'
import { coursesCarte } from '../courses/courses-carte.ts'
import { coursesEditions } from '../courses/editions.ts'
import { imports } from '../courses/imports.ts'
import { monPalmares } from '../courses/mon-palmares.ts'
import { organisateurs } from '../courses/organisateurs.ts'
import { resultats } from '../courses/resultats.ts'
import { claim } from '../courses/revendications.ts'
import { appareilsPush } from '../echanges/appareils-push.ts'
import { commentaires } from '../echanges/commentaires.ts'
import { fil } from '../echanges/fil.ts'
import { flux } from '../echanges/flux.ts'
import { groupes } from '../echanges/groupes.ts'
import { liste } from '../echanges/liste.ts'
import { messages } from '../echanges/messages.ts'
import { notifications } from '../echanges/notifications.ts'
import { photos } from '../echanges/photos.ts'
import { regie } from '../echanges/regie.ts'
import { regieAdmin } from '../echanges/regie-admin.ts'
import { reglagesNotifications } from '../echanges/reglages-notifications.ts'
import { signalements } from '../echanges/signalements.ts'
import { suggestions } from '../echanges/suggestions.ts'
import { agenda } from '../entrainement/agenda.ts'
import { athletes } from '../entrainement/athletes.ts'
import { entrainements } from '../entrainement/entrainements.ts'
import { forme } from '../entrainement/forme.ts'
import { plans } from '../entrainement/plans.ts'
import { programmation } from '../entrainement/programmation.ts'
import { saison } from '../entrainement/saison.ts'
import { seances } from '../entrainement/seances.ts'
import { admin } from '../equipe/admin.ts'
import { adminAnnuaires } from '../equipe/admin-annuaires.ts'
import { adminTravaux } from '../equipe/admin-travaux.ts'
import { adminUtilisateurs } from '../equipe/admin-utilisateurs.ts'
import { blocages } from '../membres/blocages.ts'
import { compte } from '../membres/compte.ts'
import { external } from '../membres/comptes-externes.ts'
import { demandes } from '../membres/demandes.ts'
import { invitations } from '../membres/invitations.ts'
import { premium } from '../membres/premium.ts'
import { profil } from '../membres/profil.ts'
import { secondFacteur } from '../membres/second-facteur.ts'
import { session } from '../membres/session.ts'
import { activiteDetail } from '../parcours/activite-detail.ts'
import { activiteMemes } from '../parcours/activite-memes.ts'
import { activiteMontage } from '../parcours/activite-montage.ts'
import { activites } from '../parcours/activites.ts'
import { annees } from '../parcours/annees.ts'
import { archives } from '../parcours/archives.ts'
import { bilan } from '../parcours/bilan.ts'
import { calibrage } from '../parcours/calibrage.ts'
import { chaussures } from '../parcours/chaussures.ts'
import { coursePredictions } from '../parcours/course-predictions.ts'
import { feuilleDeRoute } from '../parcours/feuille-de-route.ts'
import { itineraires } from '../parcours/itineraires.ts'
import { montres } from '../parcours/montres.ts'
import { parcours } from '../parcours/parcours.ts'
import { parcoursCarte } from '../parcours/parcours-carte.ts'
import { parcoursDessin } from '../parcours/parcours-dessin.ts'
import { parcoursEdition } from '../parcours/parcours-edition.ts'
import { parcoursFichiers } from '../parcours/parcours-fichiers.ts'
import { parcoursPrediction } from '../parcours/parcours-prediction.ts'
import { parcoursSuggestions } from '../parcours/parcours-suggestions.ts'
import { agences } from '../sejours/agences.ts'
import { voyagesEdition } from '../sejours/contribution.ts'
import { departs } from '../sejours/departs.ts'
import { jambes } from '../sejours/jambes.ts'
import { reservations } from '../sejours/reservations.ts'
import { voyages } from '../sejours/voyages.ts'
import { voyagesCarte } from '../sejours/voyages-carte.ts'
import { audience } from '../site/audience.ts'
import { audienceChiffres } from '../site/audience-chiffres.ts'
import { contact } from '../site/contact.ts'
import { contactAdmin } from '../site/contact-admin.ts'
import { pages } from '../site/pages.ts'
import { pagesAdmin } from '../site/pages-admin.ts'
import { recherche } from '../site/recherche.ts'

export const contract = {
  ...session,
  ...profil,
  ...blocages,
  ...compte,
  ...external,
  ...courses,
  ...coursesCarte,
  ...voyagesCarte,
  ...jambes,
  ...coursesEdition,
  ...coursesEditions,
  ...coursesContenus,
  ...organisateurs,
  ...claim,
  ...parcours,
  ...parcoursCarte,
  ...parcoursFichiers,
  ...parcoursSuggestions,
  ...parcoursPrediction,
  ...parcoursEdition,
  ...parcoursDessin,
  ...itineraires,
  ...activites,
  ...annees,
  ...calibrage,
  ...activiteDetail,
  ...activiteMemes,
  ...activiteMontage,
  ...archives,
  ...chaussures,
  ...photos,
  ...points,
  ...inscriptions,
  ...sondages,
  ...reductions,
  ...badges,
  ...cartes,
  ...audience,
  ...audienceChiffres,
  ...demandes,
  ...invitations,
  ...contact,
  ...contactAdmin,
  ...recherche,
  ...commentaires,
  ...signalements,
  ...montres,
  ...resultats,
  ...monPalmares,
  ...corrections,
  ...bilan,
  ...feuilleDeRoute,
  ...coursePredictions,
  ...liste,
  ...fil,
  ...regie,
  ...regieAdmin,
  ...suggestions,
  ...notifications,
  ...flux,
  ...messages,
  ...groupes,
  ...reglagesNotifications,
  ...appareilsPush,
  ...agences,
  ...premium,
  ...seances,
  ...plans,
  ...programmation,
  ...entrainements,
  ...forme,
  ...athletes,
  ...agenda,
  ...saison,
  ...departs,
  ...reservations,
  ...admin,
  ...adminUtilisateurs,
  ...adminAnnuaires,
  ...adminTravaux,
  ...imports,
  ...secondFacteur,
  ...voyages,
  ...voyagesEdition,
  ...evenements,
  ...evenementsEdition,
  ...magasins,
  ...magasinsGestion,
  ...magasinsAdmin,
  ...adminEvenements,
  ...pages,
  ...pagesAdmin,
}
