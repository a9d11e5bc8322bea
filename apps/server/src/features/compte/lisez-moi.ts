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
  'comptes-externes.json': 'les services par lesquels vous vous connectez',
  'points.json': 'vos points, un par un',
  'abonnements.json': 'les membres que vous suivez, par leur numéro',
  'abonnes.json': 'les membres qui vous suivent, par leur numéro',
  'demandes.json': 'vos demandes d’inscription comme coach ou comme club',
  'invitations.json': 'les invitations que vous avez envoyées',
  'messages-de-contact.json': 'ce que vous nous avez écrit',
  'mesure-d-audience.json': 'les mesures d’audience auxquelles vous avez consenti',
  'organisateurs.json': 'les organisateurs dont vous êtes membre',
  'courses-creees.json': 'les courses que vous avez créées',
  'publications.json': 'les publications de courses que vous avez demandées ou décidées',
  'images/avatar.webp': 'votre photo',
  'images/banniere.webp': 'votre bannière',
}

/** What one finds in the archive, in French, for whoever opens it without knowing what JSON is. */
export function writeLisezMoi(prenom: string, names: readonly string[], now: Date): string {
  return `Vos données sur Foulée
======================

Bonjour ${prenom},

Voici tout ce que Foulée sait de vous, le ${DAY.format(now)}.

Les fichiers .json sont du texte\u00a0: ils s’ouvrent avec n’importe quel éditeur de texte, un
navigateur ou un tableur. Les dates y sont en temps universel, les distances en mètres. Un fichier
qui ne contient que «\u00a0[]\u00a0» ou «\u00a0null\u00a0» veut dire que nous n’avons rien de ce genre.

${names.map((name) => `- ${name}\u00a0: ${CONTENT[name] ?? 'autres données'}`).join('\n')}

N’y sont pas\u00a0: votre mot de passe et les secrets de vos appareils, que nous ne gardons que sous une
forme illisible.
`
}
