type DemoActualite = {
  slug: string
  titre: string
  texte: string
  du: number
}

export const DEMO_ACTUALITES: readonly DemoActualite[] = [
  {
    slug: 'votre-fil-est-ouvert',
    titre: 'Votre fil est ouvert',
    texte:
      '<p>Les courses, les organisateurs et les personnes que vous suivez se retrouvent dans un seul fil, <strong>du plus récent au plus ancien</strong>. Rien n’y est classé à votre place\u00a0: sous chaque publication, «\u00a0Pourquoi je vois ça\u00a0» vous le dit.</p><p>Vous pouvez mettre quelqu’un en sourdine sans cesser de le suivre, et vos sorties n’y paraissent que si vous les partagez.</p>',
    du: -2,
  },
  {
    slug: 'courir-quand-il-fait-nuit',
    titre: 'Courir quand il fait nuit\u00a0: nos conseils',
    texte:
      '<p>Les jours raccourcissent. Trois gestes simples pour rester visible et garder le plaisir\u00a0:</p><ul><li>une frontale d’au moins 200\u00a0lumens, réglée avant de partir\u00a0;</li><li>un gilet clair, même en ville\u00a0;</li><li>un parcours que vous connaissez, et quelqu’un qui sait où vous êtes.</li></ul><p>Sur chaque parcours, la feuille de route s’imprime\u00a0: elle ne tombe jamais en panne de batterie.</p>',
    du: -9,
  },
  {
    slug: 'le-calendrier-du-printemps',
    titre: 'Le calendrier du printemps se remplit',
    texte:
      '<p>Les organisateurs publient leurs dates\u00a0: semi-marathons, trails et triathlons du printemps s’ajoutent chaque jour au calendrier. Gardez celles qui vous tentent dans votre run list\u00a0: si une date ou un lieu change, nous vous le disons.</p>',
    du: -20,
  },
]

type DemoVideo = { titre: string; description: string; id: string; duree: number }

/** On PeerTube, whose players do not track visitors; posters are own drawings. */
export const DEMO_VIDEOS: readonly DemoVideo[] = [
  {
    titre: 'La foulée en côte, pas à pas',
    description: 'Buste, bras, appuis\u00a0: ce qui change quand la pente monte.',
    id: 'kkGMgK9ZtnKfYAgnEtQxbv',
    duree: 372,
  },
  {
    titre: 'Préparer son sac pour un premier trail',
    description: 'Ce que demandent les organisateurs, et ce qui reste à la maison.',
    id: 'wFwEoMFGSVDxvXYEGFbVrC',
    duree: 505,
  },
  {
    titre: 'Les crêtes du Vercors au lever du jour',
    description: 'Vingt kilomètres au-dessus des nuages, avec celles et ceux qui les courent.',
    id: 'bYzSzbpVWfUxHTtcBFsBQs',
    duree: 844,
  },
]
