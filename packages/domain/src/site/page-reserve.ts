/**
 * First levels of addresses that are the product's own: no managed page stands under them (produit
 * 14.10). `apps/web/app/reserve.test.ts` holds the list equal to the table of routes, and
 * `pages.doors.test.ts` to the doors of the server: whoever adds a route adds its line.
 */
export const ROUTES_DU_PRODUIT: readonly string[] = [
  '404',
  '500',
  'abonnements',
  'actualites',
  'agence',
  'agences',
  'apercu',
  'avis',
  'back-office',
  'badge',
  'badges',
  'calendrier',
  'carte',
  'connexion',
  'contributeur-de-parcours',
  'contribution',
  'coureurs',
  'courses',
  'desabonnement',
  'destinations',
  'evenements',
  'external',
  'feed',
  'home',
  'hors-ligne',
  'inscription',
  'invitation',
  'invitations',
  'itineraires',
  'ma-runlist',
  'magasin',
  'magasins',
  'mes-evenements',
  'mes-reservations',
  'mes-resultats',
  'messages',
  'moderation',
  'mon-agenda',
  'montres',
  'mot-de-passe-oublie',
  'notifications',
  'nous-contacter',
  'organisateur',
  'organisateurs',
  'parcours',
  'plans-entrainement',
  'points',
  'profil',
  'qualification',
  'reductions',
  'reglages',
  'reinitialiser-mot-de-passe',
  'relief',
  'sandbox',
  'sejours',
  'sondages',
  'sorties',
  'training',
  'verifier-email',
]

/** What the server answers beside the pages, and the folders of files that it sends. */
export const PORTES_DU_SERVEUR: readonly string[] = [
  'admin',
  'api',
  'assets',
  'courrier',
  'icons',
  'integrer',
  'medias',
  'partage',
  'sitemap',
]

const RESERVES = new Set([...ROUTES_DU_PRODUIT, ...PORTES_DU_SERVEUR])

/** Whether a route of the product answers under this path: it wins over any page. */
export const isReserve = (chemin: string): boolean => RESERVES.has(chemin.split('/')[1] ?? '')
