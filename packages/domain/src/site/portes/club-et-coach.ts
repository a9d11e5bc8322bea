import type { PremierePorte } from '../porte.ts'

export const PORTE_CLUB_ET_COACH: PremierePorte = {
  cle: 'porte-club-et-coach',
  titre: 'Votre métier, c’est de les faire courir',
  morceaux: [
    {
      type: 'texte',
      html: '<p>Coachs et clubs\u00a0: montrez que vous êtes vérifiés, publiez vos plans, suivez vos athlètes et ouvrez vos sorties, au même endroit.</p>',
    },
    { type: 'bouton', label: 'Faire vérifier mon activité', adresse: '/inscription/club-et-coach' },
    {
      type: 'texte',
      html: [
        '<h2>Comment ça marche</h2>',
        '<h3>Dites qui vous êtes</h3><p>Un coach donne le numéro de sa carte professionnelle, un club son SIRET ou son RNA. Des numéros, aucun document\u00a0: l’équipe vérifie et vous répond.</p>',
        '<h3>Écrivez comme vous parlez</h3><p>«\u00a020’ EF + 2x(8x30/30)\u00a0» devient une séance dessinée, rangée dans une semaine, et prête pour la montre de vos athlètes.</p>',
        '<h3>Suivez sans courir après</h3><p>Ce qui est fait, ce qui manque, ce qui vient\u00a0: chaque athlète choisit ce que vous voyez de ses semaines.</p>',
        '<h2>Ce que nous vous promettons</h2>',
        '<ul><li>Être vérifié est gratuit, et un refus dit toujours pourquoi.</li>',
        '<li>Vos plans restent les vôtres, signés de votre nom\u00a0: vous les changez ou les retirez quand vous voulez.</li>',
        '<li>Le lien entre un coach et son athlète s’arrête quand l’un des deux le décide, aussitôt.</li></ul>',
        '<h2>Vos questions</h2>',
        '<h3>Faut-il un diplôme\u00a0?</h3><p>Pour se dire coach contre rémunération, oui\u00a0: la loi demande une carte professionnelle. Un club montre son affiliation ou sa déclaration.</p>',
        '<h3>Un club peut-il proposer ses sorties\u00a0?</h3><p>Oui\u00a0: une date ou une série, des places, une liste d’attente, et un accueil qui lit les codes même sans réseau.</p>',
        '<h3>Dois-je déjà avoir un compte\u00a0?</h3><p>Non\u00a0: il se crée dans le même formulaire que la demande.</p>',
      ].join(''),
    },
  ],
}
