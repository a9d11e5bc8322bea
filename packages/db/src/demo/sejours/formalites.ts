/** Entry requirements for French passports at the time of writing. */
export const UNION =
  'Carte nationale d’identité ou passeport en cours de validité. Pensez à la carte européenne d’assurance maladie.'
export const MAROC =
  'Passeport en cours de validité pendant tout le séjour\u00a0; pas de visa jusqu’à 90 jours.'
export const KENYA =
  'Passeport valable six mois après l’arrivée et autorisation électronique de voyage (eTA), à demander en ligne avant le départ. Voyez votre médecin pour les vaccins et le paludisme.'
export const ROYAUME_UNI =
  'Passeport en cours de validité et autorisation électronique de voyage (ETA), à demander en ligne avant le départ.'
export const JORDANIE =
  'Passeport valable six mois après l’arrivée. Le visa se prend à l’arrivée ou avec le Jordan Pass.'
export const CAP_VERT =
  'Passeport valable six mois. Inscription en ligne et taxe de sécurité aéroportuaire à régler avant le départ.'
