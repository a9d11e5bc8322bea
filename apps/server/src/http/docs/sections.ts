import * as activites from '@foulee/contract/activites'
import * as admin from '@foulee/contract/admin'
import * as adminAnnuaires from '@foulee/contract/admin-annuaires'
import * as adminTravaux from '@foulee/contract/admin-travaux'
import * as adminUtilisateurs from '@foulee/contract/admin-utilisateurs'
import * as audience from '@foulee/contract/audience'
import * as claim from '@foulee/contract/claim'
import * as commentaires from '@foulee/contract/commentaires'
import * as compte from '@foulee/contract/compte'
import * as contact from '@foulee/contract/contact'
import * as courses from '@foulee/contract/courses'
import * as coursesCarte from '@foulee/contract/courses-carte'
import * as coursesContenus from '@foulee/contract/courses-contenus'
import * as coursesEdition from '@foulee/contract/courses-edition'
import * as coursesEditions from '@foulee/contract/courses-editions'
import * as demandes from '@foulee/contract/demandes'
import * as external from '@foulee/contract/external'
import * as feuilleDeRoute from '@foulee/contract/feuille-de-route'
import { FilterDefinition, FilterOption } from '@foulee/contract/filters'
import * as imports from '@foulee/contract/imports'
import * as invitations from '@foulee/contract/invitations'
import { type Endpoints, Failure } from '@foulee/contract/kit'
import * as liste from '@foulee/contract/liste'
import * as montres from '@foulee/contract/montres'
import * as notifications from '@foulee/contract/notifications'
import * as organisateurs from '@foulee/contract/organisateurs'
import * as parcours from '@foulee/contract/parcours'
import * as parcoursCarte from '@foulee/contract/parcours-carte'
import * as parcoursEdition from '@foulee/contract/parcours-edition'
import * as parcoursFichiers from '@foulee/contract/parcours-fichiers'
import * as parcoursPrediction from '@foulee/contract/parcours-prediction'
import * as parcoursSuggestions from '@foulee/contract/parcours-suggestions'
import * as photos from '@foulee/contract/photos'
import * as points from '@foulee/contract/points'
import * as profil from '@foulee/contract/profil'
import * as resultats from '@foulee/contract/resultats'
import * as secondFacteur from '@foulee/contract/second-facteur'
import * as session from '@foulee/contract/session'
import * as signalements from '@foulee/contract/signalements'
import * as z from 'zod'

/** The calls of one feature, under a French title, and the schemas that its file gives a name. */
export type Section = {
  id: string
  titre: string
  calls: Endpoints
  schemas: Record<string, z.ZodType>
}

const schemasOf = (module: object): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => value instanceof z.ZodType))

/** One line for each feature file of the contract; a test misses those that are not here. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'session',
    titre: 'Compte et session',
    calls: session.session,
    schemas: schemasOf(session),
  },
  { id: 'profil', titre: 'Profil', calls: profil.profil, schemas: schemasOf(profil) },
  {
    id: 'compte',
    titre: 'Accès, appareils et données',
    calls: compte.compte,
    schemas: schemasOf(compte),
  },
  {
    id: 'external',
    titre: 'Connexion par un autre service',
    calls: external.external,
    schemas: schemasOf(external),
  },
  { id: 'courses', titre: 'Courses', calls: courses.courses, schemas: schemasOf(courses) },
  {
    id: 'courses-carte',
    titre: 'Carte des courses',
    calls: coursesCarte.coursesCarte,
    schemas: schemasOf(coursesCarte),
  },
  {
    id: 'courses-edition',
    titre: 'Création de courses',
    calls: coursesEdition.coursesEdition,
    schemas: schemasOf(coursesEdition),
  },
  {
    id: 'courses-editions',
    titre: 'Éditions, épreuves et démarches',
    calls: coursesEditions.coursesEditions,
    schemas: schemasOf(coursesEditions),
  },
  {
    id: 'courses-contenus',
    titre: 'Contenus des courses',
    calls: coursesContenus.coursesContenus,
    schemas: schemasOf(coursesContenus),
  },
  {
    id: 'organisateurs',
    titre: 'Organisateurs',
    calls: organisateurs.organisateurs,
    schemas: schemasOf(organisateurs),
  },
  {
    id: 'claim',
    titre: 'Revendication d’un organisateur',
    calls: claim.claim,
    schemas: schemasOf(claim),
  },
  { id: 'parcours', titre: 'Parcours', calls: parcours.parcours, schemas: schemasOf(parcours) },
  {
    id: 'parcours-carte',
    titre: 'Carte des parcours',
    calls: parcoursCarte.parcoursCarte,
    schemas: schemasOf(parcoursCarte),
  },
  {
    id: 'parcours-suggestions',
    titre: 'Suggestions de parcours',
    calls: parcoursSuggestions.parcoursSuggestions,
    schemas: schemasOf(parcoursSuggestions),
  },
  {
    id: 'parcours-fichiers',
    titre: 'Fichiers des parcours',
    calls: parcoursFichiers.parcoursFichiers,
    schemas: schemasOf(parcoursFichiers),
  },
  {
    id: 'parcours-prediction',
    titre: 'Temps prévu sur un parcours',
    calls: parcoursPrediction.parcoursPrediction,
    schemas: schemasOf(parcoursPrediction),
  },
  {
    id: 'parcours-edition',
    titre: 'Création de parcours',
    calls: parcoursEdition.parcoursEdition,
    schemas: schemasOf(parcoursEdition),
  },
  {
    id: 'activites',
    titre: 'Activités',
    calls: activites.activites,
    schemas: schemasOf(activites),
  },
  { id: 'photos', titre: 'Photos', calls: photos.photos, schemas: {} },
  { id: 'points', titre: 'Points', calls: points.points, schemas: schemasOf(points) },
  {
    id: 'audience',
    titre: 'Mesure d’audience',
    calls: audience.audience,
    schemas: schemasOf(audience),
  },
  {
    id: 'demandes',
    titre: 'Coachs et clubs',
    calls: demandes.demandes,
    schemas: schemasOf(demandes),
  },
  {
    id: 'invitations',
    titre: 'Invitations',
    calls: invitations.invitations,
    schemas: schemasOf(invitations),
  },
  { id: 'contact', titre: 'Contact', calls: contact.contact, schemas: schemasOf(contact) },
  {
    id: 'commentaires',
    titre: 'Avis',
    calls: commentaires.commentaires,
    schemas: schemasOf(commentaires),
  },
  {
    id: 'signalements',
    titre: 'Signalements',
    calls: signalements.signalements,
    schemas: schemasOf(signalements),
  },
  {
    id: 'feuille-de-route',
    titre: 'Feuille de route',
    calls: feuilleDeRoute.feuilleDeRoute,
    schemas: schemasOf(feuilleDeRoute),
  },
  {
    id: 'resultats',
    titre: 'Résultats',
    calls: resultats.resultats,
    schemas: schemasOf(resultats),
  },
  { id: 'liste', titre: 'Run list', calls: liste.liste, schemas: schemasOf(liste) },
  {
    id: 'notifications',
    titre: 'Notifications',
    calls: notifications.notifications,
    schemas: schemasOf(notifications),
  },
  { id: 'montres', titre: 'Montres', calls: montres.montres, schemas: schemasOf(montres) },
  {
    id: 'second-facteur',
    titre: 'Second facteur',
    calls: secondFacteur.secondFacteur,
    schemas: schemasOf(secondFacteur),
  },
  { id: 'admin', titre: 'Back-office', calls: admin.admin, schemas: schemasOf(admin) },
  {
    id: 'admin-utilisateurs',
    titre: 'Back-office, comptes',
    calls: adminUtilisateurs.adminUtilisateurs,
    schemas: schemasOf(adminUtilisateurs),
  },
  {
    id: 'admin-annuaires',
    titre: 'Back-office, annuaires',
    calls: adminAnnuaires.adminAnnuaires,
    schemas: schemasOf(adminAnnuaires),
  },
  {
    id: 'admin-travaux',
    titre: 'Back-office, travaux',
    calls: adminTravaux.adminTravaux,
    schemas: schemasOf(adminTravaux),
  },
  {
    id: 'imports',
    titre: 'Back-office, imports de courses',
    calls: imports.imports,
    schemas: schemasOf(imports),
  },
]

/** Schemas that calls of every feature use. */
export const COMMON_SCHEMAS = { Failure, FilterDefinition, FilterOption }
