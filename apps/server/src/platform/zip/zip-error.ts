const MESSAGES = {
  abimee: 'Cette archive est abîmée ou incomplète. Téléchargez-la de nouveau, puis renvoyez-la.',
  trop_de_fichiers:
    'Cette archive contient trop de fichiers. Envoyez-la en plusieurs morceaux, une année après l’autre.',
  trop_grosse:
    'Cette archive se déplie en trop de données. Envoyez-la en plusieurs morceaux, une année après l’autre.',
  protegee: 'Ce fichier est protégé par un mot de passe.',
  methode: 'Ce fichier est compressé d’une façon que nous ne lisons pas. Refaites une archive zip.',
  entree_abimee: 'Ce fichier est abîmé dans l’archive.',
  entree_grosse: 'Ce fichier est trop gros, ou se déplie en bien plus que ce qu’il annonce.',
  chemin: 'Son chemin sort du dossier de l’archive.',
  recouvrement: 'Il recouvre un autre fichier de l’archive.',
  en_double: 'Un autre fichier de l’archive porte le même nom.',
  trop_profonde: 'Cette archive dans l’archive en contient une autre, que nous n’ouvrons pas.',
} as const

/** An archive, or one of its entries, that cannot be read; the message is French, for runners. */
export class ZipError extends Error {
  override name = 'ZipError'
  readonly code: keyof typeof MESSAGES

  constructor(code: keyof typeof MESSAGES, options?: ErrorOptions) {
    super(MESSAGES[code], options)
    this.code = code
  }
}
