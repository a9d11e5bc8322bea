const DAY = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

const CONTENT: Record<string, string> = {
  'compte.json': 'votre nom, votre adresse, ce que votre compte peut faire',
  'profil.json': 'ce que vous avez dit de vous et de votre pratique, et vos réglages',
  'reseaux-sociaux.json': 'les liens de votre profil',
  'appareils.json': 'les appareils connectés à votre compte',
  'second-facteur.json': 'depuis quand une application donne vos codes de l’équipe',
  'comptes-externes.json': 'les services par lesquels vous vous connectez',
  'points.json': 'vos points, un par un',
  'abonnements.json': 'les membres que vous suivez, par leur numéro',
  'abonnes.json': 'les membres qui vous suivent, par leur numéro',
  'demandes.json': 'vos demandes d’inscription comme coach ou comme club',
  'invitations.json': 'les invitations que vous avez envoyées',
  'messages-de-contact.json': 'ce que vous nous avez écrit',
  'mesure-d-audience.json': 'les mesures d’audience auxquelles vous avez consenti',
  'organisateurs.json': 'les organisateurs dont vous êtes membre',
  'revendications.json': 'les organisateurs que vous avez demandé à gérer',
  'invitations-a-gerer.json': 'les invitations à gérer un organisateur que vous avez envoyées',
  'organisateurs-crees.json': 'les organisateurs que vous avez créés',
  'courses-creees.json': 'les courses que vous avez créées',
  'demarches-de-courses.json': 'les démarches d’organisateur que vous avez cochées',
  'courses-modifiees.json': 'ce que vous avez changé dans des courses',
  'publications.json': 'les publications de courses que vous avez demandées ou décidées',
  'parcours.json': 'vos parcours, avec leurs textes et leurs réglages',
  'traces-de-parcours.json': 'les mesures de vos parcours et le nom de leurs fichiers',
  'abords-caches.json':
    'les carrés d’environ 400 m qui placent le masque autour de vos départs et arrivées cachés',
  'points-de-parcours.json': 'les points que vous avez placés le long de vos parcours',
  'photos-de-parcours.json': 'les titres et les lieux de vos photos de parcours',
  'publications-de-parcours.json':
    'les publications de parcours que vous avez demandées ou décidées',
  'reponses-aux-avis.json': 'vos réponses aux avis sur vos parcours',
  'activites.json': 'vos sorties, une par une',
  'commentaires.json': 'vos avis sur les parcours et les courses',
  'signalements.json': 'ce que vous nous avez signalé',
  'resultats.json': 'les résultats que vous avez dits vôtres',
  'resultats-demandes.json': 'ce que vous avez demandé à des organisateurs pour vos résultats',
  'resultats-envoyes.json': 'les résultats de courses que vous avez envoyés',
  'run-list.json': 'ce que vous avez mis dans votre run list, et vos notes',
  'notifications.json': 'ce dont nous vous avons prévenu dans l’application',
  'montres.json': 'les comptes de montre que vous avez connectés',
  'images/avatar.webp': 'votre photo',
  'images/banniere.webp': 'votre bannière',
}

/** Files of which there may be many. */
const FOLDERS: Record<string, string> = {
  parcours: 'la trace d’un de vos parcours, telle que vous l’avez envoyée',
  activites: 'le fichier d’une de vos sorties, tel que vous l’avez envoyé',
  photos: 'une de vos photos de parcours',
}

const say = (name: string) =>
  CONTENT[name] ?? FOLDERS[name.slice(0, name.indexOf('/'))] ?? 'autres données'

type Archive = {
  prenom: string
  names: readonly string[]
  /** Files that did not fit. */
  left: readonly string[]
  now: Date
}

/** What one finds in the archive, in French, for whoever opens it without knowing what JSON is. */
export function writeLisezMoi({ prenom, names, left, now }: Archive): string {
  return `Vos données sur Foulée
======================

Bonjour ${prenom},

Voici tout ce que Foulée sait de vous, le ${DAY.format(now)}.

Les fichiers .json sont du texte\u00a0: ils s’ouvrent avec n’importe quel éditeur de texte, un
navigateur ou un tableur. Les dates y sont en temps universel, les distances en mètres. Un fichier
qui ne contient que «\u00a0[]\u00a0» ou «\u00a0null\u00a0» veut dire que nous n’avons rien de ce genre.

${names.map((name) => `- ${name}\u00a0: ${say(name)}`).join('\n')}
${left.length ? sayLeft(left) : ''}
N’y sont pas\u00a0: votre mot de passe et les secrets de vos appareils, que nous ne gardons que sous une
forme illisible.
`
}

const sayLeft = (names: readonly string[]) => `
L’archive ne pouvait pas contenir plus de fichiers. Ceux-ci se téléchargent depuis vos parcours et
vos activités\u00a0:

${names.map((name) => `- ${name}`).join('\n')}
`
