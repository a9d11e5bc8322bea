import type { PremierePorte } from '../porte.ts'

export const PORTE_CONTRIBUTEUR: PremierePorte = {
  cle: 'porte-contributeur',
  titre: 'Vos parcours méritent d’être courus',
  morceaux: [
    {
      type: 'texte',
      html: '<p>Un fichier de votre montre devient une page claire, avec sa carte, son profil et ses montées, prête à être suivie.</p>',
    },
    { type: 'bouton', label: 'Ajouter un parcours', adresse: '/contribution/parcours' },
    {
      type: 'texte',
      html: [
        '<h2>En trois étapes</h2>',
        '<h3>Déposez votre fichier</h3><p>GPX, TCX ou FIT, de n’importe quelle montre ou application. Il est gardé tel quel, et vous pouvez le reprendre à tout moment.</p>',
        '<h3>Relisez, complétez</h3><p>Distance, dénivelé et montées sont calculés avec une méthode publique et vérifiée. Ajoutez un titre, les surfaces, les points d’eau, vos photos.</p>',
        '<h3>Publiez</h3><p>L’équipe relit chaque parcours avant qu’il paraisse. Si quelque chose manque, elle vous dit quoi.</p>',
        '<h2>Ce que nous vous promettons</h2>',
        '<ul><li>Vos heures de passage, votre fréquence cardiaque et votre appareil ne sont jamais publiés.</li>',
        '<li>Vous pouvez cacher les abords de votre départ\u00a0: ils ne quittent alors pas le serveur, ni dans la carte, ni dans les fichiers.</li>',
        '<li>Vos parcours restent les vôtres\u00a0: vous les retirez quand vous voulez.</li>',
        '<li>Chaque parcours publié vous rapporte 150\u00a0points, une seule fois.</li></ul>',
        '<h2>Vos questions</h2>',
        '<h3>Et si je n’ai pas de montre\u00a0?</h3><p>Un fichier suffit, d’où qu’il vienne\u00a0: une application de téléphone ou un tracé dessiné sur une carte.</p>',
        '<h3>Puis-je corriger un parcours publié\u00a0?</h3><p>Oui, ses mots comme son tracé\u00a0: un nouveau fichier remplace l’ancien tout entier.</p>',
      ].join(''),
    },
  ],
}
