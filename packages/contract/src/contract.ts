import { activites } from './activites.ts'
import { admin } from './admin.ts'
import { adminAnnuaires } from './admin-annuaires.ts'
import { adminTravaux } from './admin-travaux.ts'
import { adminUtilisateurs } from './admin-utilisateurs.ts'
import { audience } from './audience.ts'
import { claim } from './claim.ts'
import { commentaires } from './commentaires.ts'
import { compte } from './compte.ts'
import { contact } from './contact.ts'
import { courses } from './courses.ts'
import { coursesCarte } from './courses-carte.ts'
import { coursesContenus } from './courses-contenus.ts'
import { coursesEdition } from './courses-edition.ts'
import { coursesEditions } from './courses-editions.ts'
import { demandes } from './demandes.ts'
import { external } from './external.ts'
import { feuilleDeRoute } from './feuille-de-route.ts'
import { imports } from './imports.ts'
import { invitations } from './invitations.ts'
import { liste } from './liste.ts'
import { montres } from './montres.ts'
import { notifications } from './notifications.ts'
import { organisateurs } from './organisateurs.ts'
import { parcours } from './parcours.ts'
import { parcoursCarte } from './parcours-carte.ts'
import { parcoursEdition } from './parcours-edition.ts'
import { parcoursFichiers } from './parcours-fichiers.ts'
import { parcoursPrediction } from './parcours-prediction.ts'
import { parcoursSuggestions } from './parcours-suggestions.ts'
import { photos } from './photos.ts'
import { points } from './points.ts'
import { profil } from './profil.ts'
import { resultats } from './resultats.ts'
import { secondFacteur } from './second-facteur.ts'
import { session } from './session.ts'
import { signalements } from './signalements.ts'

/** Every call of the API, by `METHOD /path`. */
export const contract = {
  ...session,
  ...profil,
  ...compte,
  ...external,
  ...courses,
  ...coursesCarte,
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
  ...activites,
  ...photos,
  ...points,
  ...audience,
  ...demandes,
  ...invitations,
  ...contact,
  ...commentaires,
  ...signalements,
  ...montres,
  ...resultats,
  ...feuilleDeRoute,
  ...liste,
  ...notifications,
  ...admin,
  ...adminUtilisateurs,
  ...adminAnnuaires,
  ...adminTravaux,
  ...imports,
  ...secondFacteur,
}
