import type { PremierePorte } from '../porte.ts'

export const LANCEMENT: PremierePorte = {
  cle: 'porte-lancement',
  titre: 'Foulée arrive chez vous',
  morceaux: [
    {
      type: 'texte',
      html: '<p>Les courses, les parcours, les plans et les séjours de la course à pied, enfin au même endroit. Gratuit, sans publicité, et vos données restent les vôtres.</p>',
    },
    { type: 'bouton', label: 'Créer mon compte', adresse: '/inscription' },
    {
      type: 'texte',
      html: [
        '<h2>Ce qui vous attend</h2>',
        '<h3>Choisir sa course</h3><p>La date, le lieu, la distance et le dénivelé d’un coup d’œil\u00a0; le profil de l’épreuve, ses ravitaillements et le temps que vous y mettriez.</p>',
        '<h3>S’y préparer</h3><p>Un plan écrit par un coach, placé sur vos jours à rebours de la ligne de départ, et des séances qui partent dans votre montre.</p>',
        '<h3>Ne plus courir seul</h3><p>Les sorties près de chez vous, avec leur allure et les places qui restent, et un fil des nouvelles de ceux que vous suivez.</p>',
        '<h2>Vos questions</h2>',
        '<h3>Est-ce vraiment gratuit\u00a0?</h3><p>Oui pour le calendrier, les parcours et leurs fichiers, les sorties et le fil. Certains plans de coachs sont payants\u00a0: leur prix est sur leur carte.</p>',
        '<h3>Faut-il une montre\u00a0?</h3><p>Non. Si vous en avez une, parcours et séances s’y envoient\u00a0; sinon, votre téléphone suffit, même sans réseau.</p>',
        '<h3>Que devient ce que je donne\u00a0?</h3><p>Vous choisissez qui voit votre profil, vous emportez tout quand vous voulez, et effacer votre compte l’efface vraiment. Les détails sont dans <a href="/confidentialite">Confidentialité</a>.</p>',
      ].join(''),
    },
  ],
}
