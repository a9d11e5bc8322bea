export type Maker = { id: string; nom: string; etapes: readonly string[]; note?: string }

/** Instructions for the FIT file of a session, which watches store elsewhere than routes. */
export const SEANCE: Maker = {
  id: 'seance',
  nom: 'Une séance plutôt qu’un parcours',
  etapes: [
    'Sur la page de la séance, ouvrez «\u00a0Télécharger\u00a0» et prenez le fichier FIT\u00a0: il contient les étapes et leurs allures.',
    'Garmin\u00a0: branchez la montre en USB et copiez le fichier dans le dossier GARMIN/NewFiles. La séance se trouve dans Entraînement, puis Entraînements.',
    'Une autre marque\u00a0: ouvrez le fichier avec l’application du fabricant. Si elle ne le prend pas, recopiez-y les étapes\u00a0: elles sont sur la page de la séance.',
  ],
}

export const MAKERS: readonly Maker[] = [
  {
    id: 'garmin',
    nom: 'Garmin',
    etapes: [
      'Sur ordinateur, branchez la montre en USB. Elle apparaît comme un disque (sur Mac, il faut un utilitaire de transfert comme OpenMTP pour les modèles récents).',
      'Copiez le fichier FIT dans le dossier GARMIN/NewFiles de la montre.',
      'Débranchez-la\u00a0: le parcours se trouve dans Navigation, puis Parcours.',
      'Sans ordinateur\u00a0: ouvrez le fichier GPX ou FIT avec l’application Garmin Connect, enregistrez le parcours, puis «\u00a0Envoyer vers l’appareil\u00a0».',
    ],
    note: 'Seules les montres qui ont la navigation par parcours l’affichent (Forerunner 255 et plus, fēnix, Enduro, Epix, Instinct…).',
  },
  {
    id: 'coros',
    nom: 'Coros',
    etapes: [
      'Téléchargez le fichier GPX du parcours sur votre téléphone.',
      'Ouvrez-le avec l’application COROS (Partager, puis COROS), donnez-lui un nom et enregistrez.',
      'Dans l’application\u00a0: Profil, Bibliothèque d’itinéraires, choisissez le parcours, puis «\u00a0Ajouter à la montre\u00a0».',
      'Sur la montre\u00a0: démarrez une course ou un trail, Navigation, puis l’itinéraire.',
    ],
  },
  {
    id: 'suunto',
    nom: 'Suunto',
    etapes: [
      'Le plus simple, quand l’envoi direct est proposé\u00a0: reliez votre compte Suunto dans vos réglages, puis «\u00a0Envoyer à ma montre\u00a0» sur la page du parcours.',
      'Sinon, téléchargez le fichier GPX sur votre téléphone et ouvrez-le avec l’application Suunto.',
      'Enregistrez l’itinéraire et activez «\u00a0Utiliser dans la montre\u00a0».',
      'Synchronisez\u00a0: l’itinéraire se trouve dans Navigation, puis Itinéraires.',
    ],
  },
  {
    id: 'polar',
    nom: 'Polar',
    etapes: [
      'Téléchargez le fichier GPX ou TCX du parcours.',
      'Sur flow.polar.com\u00a0: Favoris, puis Importer un itinéraire, et choisissez le fichier.',
      'Ajoutez-le aux favoris synchronisés avec la montre.',
      'Synchronisez avec l’application Polar Flow ou FlowSync\u00a0: l’itinéraire est dans les favoris de la montre.',
    ],
    note: 'Le guidage par itinéraire existe sur les Vantage, Grit X et Pacer Pro.',
  },
  {
    id: 'apple',
    nom: 'Apple Watch',
    etapes: [
      'L’application Exercice n’importe pas de fichier\u00a0: il faut une application d’itinéraire, par exemple WorkOutDoors ou Footpath.',
      'Téléchargez le fichier GPX sur votre iPhone et ouvrez-le avec cette application.',
      'Envoyez l’itinéraire à la montre depuis l’application, puis lancez la séance avec elle.',
    ],
  },
  {
    id: 'autres',
    nom: 'Une autre montre',
    etapes: [
      'Presque toutes acceptent un fichier GPX par l’application du fabricant\u00a0: ouvrez le fichier avec elle depuis votre téléphone.',
      'Les montres qui se branchent comme un disque lisent d’ordinaire le fichier FIT, parfois le TCX.',
      'Sans guidage sur la montre, gardez la page du parcours ouverte sur votre téléphone\u00a0: elle s’ouvre aussi sans réseau.',
    ],
  },
]
