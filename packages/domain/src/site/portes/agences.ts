import type { PremierePorte } from '../porte.ts'

export const PORTE_AGENCES: PremierePorte = {
  cle: 'porte-agences',
  titre: 'Vos séjours, devant qui court',
  morceaux: [
    {
      type: 'texte',
      html: '<p>Écrivez votre séjour jour par jour, et remplissez vos départs avec des coureurs qui savent à quoi s’attendre.</p>',
    },
    {
      type: 'bouton',
      label: 'Créer la page de mon agence',
      adresse: '/contribution/sejours/agences',
    },
    {
      type: 'texte',
      html: [
        '<h2>Comment ça marche</h2>',
        '<h3>Créez la page de votre agence</h3><p>Immatriculation, garant, assureur\u00a0: le numéro est vérifié dans sa forme tout de suite, et l’équipe le compare au registre.</p>',
        '<h3>Écrivez votre séjour</h3><p>Jour par jour, avec le parcours de chaque journée\u00a0: sa distance, son dénivelé et sa carte viennent tout seuls.</p>',
        '<h3>Ouvrez vos départs</h3><p>Dates, places et prix, un par un ou toutes les semaines. Une place n’est jamais vendue deux fois, et la liste d’attente se remplit d’elle-même.</p>',
        '<h2>Ce que nous vous promettons</h2>',
        '<ul><li>Publier un séjour est gratuit, et Foulée ne prend aucune commission.</li>',
        '<li>L’argent ne passe pas par nous\u00a0: acompte et solde se règlent chez vous, comme vous le dites.</li>',
        '<li>Le formulaire d’information que la loi demande est écrit avec vos données, lu avant de réserver et gardé avec la réservation.</li>',
        '<li>Les avis sont ceux de vos voyageurs, et de personne d’autre.</li></ul>',
        '<h2>Vos questions</h2>',
        '<h3>Faut-il être immatriculé\u00a0?</h3><p>Oui, au registre des opérateurs de voyages\u00a0: le code du tourisme le demande. Sans numéro, garant et assureur, aucun séjour n’est publié.</p>',
        '<h3>Qui répond au voyageur\u00a0?</h3><p>Vous. Ses questions et sa demande de réservation arrivent chez vous, et vous acceptez ou non jusqu’à l’heure indiquée.</p>',
        '<h3>Puis-je annuler un départ\u00a0?</h3><p>Oui, avec une raison que lisent ceux qui venaient. Un départ réservé ne disparaît jamais en silence.</p>',
      ].join(''),
    },
  ],
}
