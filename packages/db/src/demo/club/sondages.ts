import type { EtatSondage, Question } from '@foulee/domain/club/sondage'

type DemoQuestion = Pick<Question, 'type' | 'libelle'> &
  Partial<Omit<Question, 'choix'>> & { choix?: readonly string[]; dits?: readonly string[] }

export type DemoSondage = {
  slug: string
  titre: string
  description: string
  du: number
  au: number
  etat: EtatSondage
  points: number
  questions: readonly DemoQuestion[]
}

export const DEMO_SONDAGES: readonly DemoSondage[] = [
  {
    slug: 'vos-sorties-de-l-hiver',
    titre: 'Vos sorties de l’hiver',
    description:
      'La nuit tombe tôt, les chemins sont gras\u00a0: comment continuez-vous à courir\u00a0? Vos réponses nous aident à choisir les parcours et les conseils des prochaines semaines.',
    du: -12,
    au: 25,
    etat: 'publie',
    points: 50,
    questions: [
      {
        type: 'unique',
        libelle: 'Quand courez-vous le plus souvent en semaine\u00a0?',
        obligatoire: true,
        choix: ['Avant le travail', 'Entre midi et deux', 'Le soir', 'Je ne cours que le week-end'],
      },
      {
        type: 'multiple',
        libelle: 'Qu’est-ce qui vous retient de sortir\u00a0?',
        aide: 'Plusieurs réponses possibles.',
        choix: ['La nuit', 'Le froid', 'La pluie', 'La boue', 'Courir seul', 'Rien du tout'],
      },
      {
        type: 'echelle',
        libelle: 'Vous sentez-vous en sécurité quand vous courez de nuit\u00a0?',
        obligatoire: true,
        min: 1,
        max: 5,
        libelle_min: 'Pas du tout',
        libelle_max: 'Tout à fait',
      },
      {
        type: 'texte',
        libelle: 'Votre astuce pour ne pas rester au chaud\u00a0?',
        dits: [
          'Préparer mes affaires la veille, au pied du lit.',
          'Un rendez-vous avec une amie\u00a0: on n’annule pas à deux.',
          'Me promettre dix minutes. Je ne rentre jamais après dix minutes.',
        ],
      },
    ],
  },
  {
    slug: 'les-ravitaillements-de-vos-courses',
    titre: 'Les ravitaillements de vos courses',
    description:
      'Les organisateurs nous demandent souvent ce que les coureurs préfèrent trouver sur les tables. Dites-le-leur\u00a0: nous leur transmettrons les résultats.',
    du: -30,
    au: 9,
    etat: 'publie',
    points: 50,
    questions: [
      {
        type: 'unique',
        libelle: 'Plutôt sucré ou salé\u00a0?',
        obligatoire: true,
        choix: ['Sucré', 'Salé', 'Les deux', 'Je porte tout ce que je mange'],
      },
      {
        type: 'multiple',
        libelle: 'Que cherchez-vous en premier sur la table\u00a0?',
        choix: ['De l’eau', 'Du cola', 'Une soupe chaude', 'Des fruits', 'Du fromage', 'Du pain'],
      },
      {
        type: 'echelle',
        libelle: 'Emportez-vous volontiers votre propre gobelet\u00a0?',
        min: 1,
        max: 10,
        libelle_min: 'Jamais',
        libelle_max: 'Toujours',
      },
    ],
  },
  {
    slug: 'comment-avez-vous-trouve-foulee',
    titre: 'Comment avez-vous trouvé Foulée\u00a0?',
    description: 'Trois questions, une minute.',
    du: -90,
    au: -40,
    etat: 'publie',
    points: 30,
    questions: [
      {
        type: 'unique',
        libelle: 'Qui vous a parlé de nous\u00a0?',
        obligatoire: true,
        choix: ['Un ami', 'Mon club', 'Une recherche', 'Une course', 'Autrement'],
      },
      {
        type: 'echelle',
        libelle: 'Nous recommanderiez-vous à un ami\u00a0?',
        obligatoire: true,
        min: 0,
        max: 10,
        libelle_min: 'Sûrement pas',
        libelle_max: 'Sans hésiter',
      },
      {
        type: 'texte',
        libelle: 'Que nous manque-t-il\u00a0?',
        dits: [
          'Plus de parcours autour de Rodez.',
          'Pouvoir courir à plusieurs le mardi.',
          'Rien pour l’instant, merci\u00a0!',
        ],
      },
    ],
  },
]
