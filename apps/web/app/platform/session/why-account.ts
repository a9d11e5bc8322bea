import type { Location } from 'react-router'

type Why = { titre: string; texte: string }

const RETOUR = 'Vous y arrivez aussitôt après.'

const GESTES: Readonly<Record<string, Why>> = {
  liste: {
    titre: 'Votre run list vous attend',
    texte:
      'Elle garde les courses, les parcours et les séances qui vous font envie, sur tous vos appareils, et vous prévient si une date change ou si les inscriptions ouvrent. Votre choix y sera ajouté aussitôt.',
  },
  avis: {
    titre: 'Votre avis compte',
    texte:
      'Un avis est signé d’un membre à l’adresse vérifiée\u00a0: c’est ce qui le rend fiable. Le formulaire s’ouvrira dès votre retour.',
  },
  suivre: {
    titre: 'Suivre, avec un compte',
    texte:
      'Ses nouvelles arrivent dans votre fil, et vous cessez de suivre quand vous voulez. Ce sera fait aussitôt.',
  },
  revendication: {
    titre: 'Cette page est la vôtre\u00a0?',
    texte:
      'Un compte dit qui la tient, et permet de la corriger. La demande s’ouvrira dès votre retour.',
  },
  resultat: {
    titre: 'Ce résultat est le vôtre\u00a0?',
    texte:
      'Un compte le relie à vous\u00a0: il entre dans votre palmarès, et vous seul décidez de le montrer ou de le cacher. On vous demandera aussitôt votre dossard.',
  },
}

const PAGES: readonly (readonly [RegExp, Why])[] = [
  [
    /^\/courses\/[^/]+\/epreuves\//,
    {
      titre: 'Tout voir de cette épreuve',
      texte: `Tracé, profil, barrières, et le temps que vous pouvez espérer avec ses chances à chaque barrière\u00a0: c’est gratuit, avec un compte. ${RETOUR}`,
    },
  ],
  [
    /^\/organisateur(#|\?|$)/,
    {
      titre: 'Cette course est la vôtre\u00a0?',
      texte: `Un compte dit qui la gère, et permet de la tenir à jour. ${RETOUR}`,
    },
  ],
  [
    /^\/(courses|parcours|sejours|evenements)(\?|$)/,
    {
      titre: 'Chercher et filtrer, avec un compte',
      texte: `Toutes les listes, les cartes et leurs filtres, gratuitement. ${RETOUR}`,
    },
  ],
  [
    /^\/(training|mon-agenda)/,
    {
      titre: 'Votre entraînement, avec un compte',
      texte: `Vos séances, votre plan placé sur vos jours et votre forme, sur tous vos appareils. Vous seul les voyez, sauf si vous en décidez autrement. ${RETOUR}`,
    },
  ],
  [
    /^\/messages/,
    {
      titre: 'Écrire à qui court, encadre ou organise',
      texte: `Un compte dit qui écrit, et permet de vous répondre. ${RETOUR}`,
    },
  ],
  [
    /^\/contribution\//,
    {
      titre: 'Publier, avec un compte',
      texte: `Un compte dit qui publie, et permet de corriger et de répondre. ${RETOUR}`,
    },
  ],
]

/** Null for visitors who came to the sign-in page by themselves. */
export function readWhy(state: Location['state']): Why | null {
  if (typeof state !== 'object' || state === null) return null
  const { geste, retour } = state as { geste?: unknown; retour?: unknown }
  const known = typeof geste === 'string' && Object.hasOwn(GESTES, geste) ? GESTES[geste] : null
  if (known) return known
  if (typeof retour !== 'string') return null
  return PAGES.find(([path]) => path.test(retour))?.[1] ?? null
}
