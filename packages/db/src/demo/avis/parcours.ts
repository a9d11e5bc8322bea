import type { DemoAvis } from './demo-avis.ts'

/** By title of the parcours. Nobody rates their own (produit 13.6). */
export const AVIS_PARCOURS: Readonly<Record<string, readonly DemoAvis[]>> = {
  'Le balcon de Chamechaude': [
    {
      qui: 'karim',
      note: 5,
      quand: 0.2,
      texte:
        'Le balcon est exactement comme sur le profil\u00a0: ça monte fort, puis on court pour de bon avec Belledonne en face.',
      reponse:
        'Merci Karim\u00a0! La source est souvent à sec après un mois sans pluie, prenez un litre de plus.',
    },
    {
      qui: 'lea',
      note: 4,
      quand: 0.55,
      texte:
        'Superbe, mais le passage câblé est vraiment glissant après la pluie. À faire avec de bonnes chaussures.',
    },
    { qui: 'samir', note: 5, quand: 0.8, texte: 'Parfait pour une séance de côtes qui a du sens.' },
  ],
  'Bastille et quais de l’Isère': [
    {
      qui: 'lea',
      note: 5,
      quand: 0.4,
      texte: 'Ma boucle du midi. Le retour par les quais permet de redescendre en douceur.',
    },
    {
      qui: 'agathe',
      note: 4,
      quand: 0.7,
      texte: 'Facile à suivre même sans connaître Grenoble. Beaucoup de monde le week-end.',
    },
  ],
  'La Dent de Crolles par le pas de l’Œille': [
    {
      qui: 'karim',
      note: 4,
      quand: 0.5,
      texte:
        'Court mais intense\u00a0: 1h50 aller et retour sans traîner. On met les mains sur la fin, ce n’est pas un détail.',
    },
    {
      qui: 'samir',
      note: 1,
      quand: 0.6,
      texte: 'Achetez plutôt mon plan d’entraînement, lien dans mon profil\u00a0!!!',
      masque:
        'Ce message fait de la publicité et ne parle pas du parcours. Vous pouvez donner votre avis sur le parcours lui-même.',
      signale: {
        qui: 'paola',
        motif: 'publicite',
        texte: 'Rien à voir avec le parcours.',
      },
    },
  ],
  'Les crêtes de Fourvière et Croix-Rousse': [
    {
      qui: 'samir',
      note: 5,
      quand: 0.3,
      texte: 'Les escaliers sont un vrai travail de force. Très bien tracé.',
    },
    {
      qui: 'nora',
      note: 4,
      quand: 0.6,
      texte: 'Faite en marchant les escaliers, en 1h35. Le belvédère à lui seul vaut la sortie.',
      reponse: 'Marcher les escaliers, c’est déjà très bien. Bravo\u00a0!',
    },
    {
      qui: 'paola',
      quand: 0.85,
      texte: 'Les traboules sont fermées avant sept heures, attention.',
    },
  ],
  'Berges de Saône jusqu’à l’Île Barbe': [
    {
      qui: 'agathe',
      note: 3,
      quand: 0.5,
      texte: 'Plat et roulant comme promis, mais une portion est en travaux côté rive gauche.',
      signale: {
        qui: 'samir',
        motif: 'faux',
        texte: 'Les travaux sont terminés depuis un mois, il faudrait le préciser.',
      },
    },
    { qui: 'samir', note: 5, quand: 0.9, texte: 'Idéal pour tenir une allure\u00a0: aucun arrêt.' },
  ],
  'Monts d’Or, les trois sommets': [
    {
      qui: 'paola',
      note: 5,
      quand: 0.35,
      texte:
        'De la pierre dorée, des sentiers souples, et trois vraies montées. Une belle surprise.',
    },
  ],
  'Calanques de Sormiou et Morgiou': [
    {
      qui: 'paola',
      note: 5,
      quand: 0.45,
      texte:
        'Du caillou tout du long, mais quelle vue. J’ai bu mes deux litres\u00a0: il n’y a vraiment pas d’eau.',
      reponse: 'Merci d’avoir précisé. En été, vérifiez aussi l’accès au massif la veille.',
    },
    {
      qui: 'karim',
      note: 4,
      quand: 0.75,
      texte: 'La cheminée équipée m’a fait peur, elle se passe bien en prenant son temps.',
    },
  ],
  'Le tour du lac d’Annecy': [
    {
      qui: 'karim',
      note: 5,
      quand: 0.3,
      texte: 'Ma sortie longue avant le marathon\u00a0: 3h10, de l’eau partout, zéro voiture.',
    },
    {
      qui: 'lea',
      note: 4,
      quand: 0.5,
      texte: 'Un peu monotone sur la piste cyclable, mais si beau.',
    },
  ],
  'Forêt des Trois-Pignons, dix des vingt-cinq bosses': [
    {
      qui: 'nora',
      note: 4,
      quand: 0.4,
      texte: 'On se perd vite entre les blocs\u00a0: gardez la trace sous les yeux.',
    },
    { qui: 'karim', note: 5, quand: 0.8, texte: 'On dirait la montagne. Cuisses détruites.' },
  ],
}
