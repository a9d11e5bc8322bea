import type { CastName } from '../cast.ts'

type Cle = 'bravo' | 'chapeau' | 'courage' | 'envie' | 'merci'

export type DemoMot = {
  qui: CastName
  jours: number
  heure: string
  texte: string
  commentaires: readonly { qui: CastName; texte: string }[]
  reactions: readonly (readonly [CastName, Cle])[]
}

export const MOTS: readonly DemoMot[] = [
  {
    qui: 'karim',
    jours: 1,
    heure: '19:20',
    texte:
      'Dernière séance de seuil avant l’affûtage\u00a0: 3\u00a0×\u00a010\u00a0min sur les quais, vent de face à l’aller comme au retour. Les jambes répondent.',
    commentaires: [
      { qui: 'samir', texte: 'C’est propre. Maintenant on lève le pied, et on dort.' },
      { qui: 'karim', texte: 'Promis, coach.' },
    ],
    reactions: [
      ['samir', 'bravo'],
      ['lea', 'courage'],
      ['paola', 'bravo'],
    ],
  },
  {
    qui: 'lea',
    jours: 3,
    heure: '12:10',
    texte:
      'Balisage terminé avec vingt bénévoles et un chien très motivé. Merci à tous\u00a0! Il reste de la place aux ravitaillements pour qui veut aider.',
    commentaires: [{ qui: 'karim', texte: 'Je prends celui du col, comme l’an dernier.' }],
    reactions: [
      ['karim', 'merci'],
      ['paola', 'merci'],
      ['agathe', 'chapeau'],
    ],
  },
  {
    qui: 'samir',
    jours: 5,
    heure: '08:05',
    texte:
      'Question du lundi\u00a0: que faites-vous quand la fréquence cardiaque monte mais pas l’allure\u00a0? Chez mes athlètes, neuf fois sur dix, c’est le sommeil.',
    commentaires: [],
    reactions: [
      ['karim', 'merci'],
      ['lea', 'bravo'],
    ],
  },
  {
    qui: 'paola',
    jours: 8,
    heure: '21:40',
    texte:
      'Première neige en Chartreuse au-dessus de 1\u00a0600\u00a0m. Les sentiers en balcon restent praticables, avec des chaussures qui accrochent.',
    commentaires: [{ qui: 'agathe', texte: 'Merci pour l’info, j’y emmène un groupe samedi.' }],
    reactions: [
      ['agathe', 'merci'],
      ['lea', 'envie'],
    ],
  },
]
