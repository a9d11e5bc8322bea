import { toChoices } from '../ui/to-choices.ts'

const NOM_LABELS: Readonly<Record<string, string>> = {
  'actualites-programmees': 'Publier les actualités à leur heure',
  'annonce-course': 'Annoncer le changement d’une course',
  'annonce-depart': 'Annoncer le changement d’un départ',
  'annonce-evenement': 'Annoncer le changement d’un évènement',
  'annonce-ouverture': 'Annoncer l’ouverture des inscriptions',
  'annonce-voyage': 'Annoncer le changement d’un séjour',
  'archivage-sorties': 'Ranger les fichiers des sorties',
  'avertir-message': 'Avertir d’un message',
  'badges-membre': 'Remettre ses badges à un membre',
  'badges-passe': 'Remettre un nouveau badge pour le passé',
  'badges-releve': 'Remettre les badges, chaque nuit',
  'balayage-fichiers': 'Effacer les fichiers sans emploi',
  'code-revendication': 'Envoyer un code de revendication',
  'code-suppression': 'Envoyer un code de suppression de compte',
  courrier: 'Envoyer un email',
  'echeances-inscriptions': 'Échéances des inscriptions aux évènements',
  'echeances-reservations': 'Échéances des réservations',
  'fin-premium': 'Prévenir de la fin de Premium',
  'lien-invitation': 'Envoyer une invitation à s’inscrire',
  'lien-membre': 'Inviter un membre chez un organisateur',
  'lien-membre-agence': 'Inviter un membre dans une agence',
  'lien-membre-magasin': 'Inviter un membre dans un magasin',
  'lien-reinitialisation': 'Envoyer un lien de mot de passe oublié',
  'lien-retour': 'Envoyer un lien qui rend un compte à son ancienne adresse',
  'lien-verification': 'Envoyer un lien de vérification',
  menage: 'Ménage de la nuit',
  'pages-a-heure': 'Publier les pages à leur heure',
  'push-notification': 'Envoyer une notification sur un appareil',
  'recalcul-parcours': 'Mesurer de nouveau des parcours',
  recherche: 'Mettre la recherche à jour',
  resumes: 'Envoyer les résumés par email',
  'retrait-images': 'Effacer des images retirées',
  'retrait-pieces': 'Effacer des pièces jointes retirées',
  'traces-entieres': 'Couper les traces de messages envoyées entières',
  'chiffres-partages': 'Mesurer les sorties partagées sur ce qu’elles montrent',
  'tailles-photo': 'Préparer les tailles d’une photo',
}

export const labelNom = (nom: string): string => NOM_LABELS[nom] ?? nom

export const NOM_CHOICES = toChoices(NOM_LABELS).sort((a, b) => a.name.localeCompare(b.name, 'fr'))
