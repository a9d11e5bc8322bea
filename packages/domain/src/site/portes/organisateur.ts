import type { PremierePorte } from '../porte.ts'

export const PORTE_ORGANISATEUR: PremierePorte = {
  cle: 'porte-organisateur',
  titre: 'Votre course a sa place ici',
  morceaux: [
    {
      type: 'texte',
      html: '<p>Une page claire, à jour, que les coureurs trouvent\u00a0: c’est tout ce que nous voulons pour elle. Et c’est gratuit.</p>',
    },
    { type: 'bouton', label: 'Publier ma course', adresse: '/inscription' },
    {
      type: 'texte',
      html: [
        '<h2>Comment ça marche</h2>',
        '<h3>Retrouvez votre structure</h3><p>Beaucoup de clubs et d’associations sont déjà ici, avec leurs courses. Un code envoyé à leur adresse prouve que c’est la vôtre.</p>',
        '<h3>Complétez vos courses</h3><p>Éditions, épreuves, ravitaillements, parcours, tarifs\u00a0: à tout moment vous voyez ce qui manque, et quelle échéance approche.</p>',
        '<h3>Tenez les coureurs au courant</h3><p>Une date qui change, une annulation\u00a0: celles et ceux qui ont votre course dans leur liste l’apprennent aussitôt.</p>',
        '<h2>Ce que nous vous promettons</h2>',
        '<ul><li>Publier une course est gratuit, et le restera.</li>',
        '<li>L’inscription se fait chez vous\u00a0: nous menons les coureurs à votre page, sans commission.</li>',
        '<li>Vos chiffres d’audience ne suivent personne\u00a0: ni cookie, ni profil.</li>',
        '<li>À plusieurs si vous voulez\u00a0: chaque membre voit ce que les autres ont changé.</li></ul>',
        '<h2>Vos questions</h2>',
        '<h3>Ma course est déjà sur Foulée, qui l’a écrite\u00a0?</h3><p>Elle vient d’un calendrier public ou d’un coureur. Dites que c’est la vôtre\u00a0: dès que c’est prouvé, vous seul la changez, avec ceux que vous invitez.</p>',
        '<h3>Combien de temps avant de paraître\u00a0?</h3><p>Il faut une description, un lieu, une date et une épreuve. L’équipe relit, puis publie ou vous dit ce qui manque.</p>',
        '<h3>Et si je dois annuler\u00a0?</h3><p>Vous le dites avec une raison\u00a0: elle est montrée à tous, et ceux qui comptaient venir sont prévenus.</p>',
      ].join(''),
    },
  ],
}
