import type { GenreContact } from '@foulee/domain/echanges/message'
import type { CastName } from '../cast.ts'

export type DemoMessage = {
  qui: CastName
  jours: number
  heure: string
  texte: string
  reponse?: number
  reactions?: readonly (readonly [CastName, string])[]
}

export type DemoLieu =
  | { type: 'direct'; membres: readonly [CastName, CastName]; estDemande?: true }
  | { type: 'groupe'; nom: string; membres: readonly [CastName, ...CastName[]] }
  | { type: 'edition' | 'reservation'; membres: readonly [CastName, CastName] }
  | { type: 'contact'; genre: GenreContact; membres: readonly [CastName, CastName] }

export type DemoDiscussion = {
  lieu: DemoLieu
  messages: readonly DemoMessage[]
  nonLus?: Partial<Record<CastName, number>>
}

export const DISCUSSIONS: readonly DemoDiscussion[] = [
  {
    lieu: { type: 'direct', membres: ['lea', 'karim'] },
    messages: [
      {
        qui: 'karim',
        jours: 6,
        heure: '12:40',
        texte:
          'Salut Léa\u00a0! Tu as encore des dossards pour les bénévoles qui veulent courir\u00a0?',
      },
      {
        qui: 'lea',
        jours: 6,
        heure: '12:52',
        texte: 'Il m’en reste **quatre**. Qui viendrait\u00a0?',
      },
      {
        qui: 'karim',
        jours: 6,
        heure: '12:55',
        texte: 'Mon frère et deux collègues. Ils peuvent tenir un ravitaillement le matin.',
        reactions: [['lea', 'bravo']],
      },
      {
        qui: 'lea',
        jours: 6,
        heure: '13:10',
        texte: 'Parfait. Dis-leur d’être là à 6h30, je leur garde le poste du col.',
        reponse: 2,
      },
      { qui: 'karim', jours: 1, heure: '19:05', texte: 'C’est réglé, ils sont ravis.' },
      {
        qui: 'karim',
        jours: 1,
        heure: '19:06',
        texte: 'Tu fais une reconnaissance ce week-end\u00a0? Je peux conduire.',
      },
    ],
    nonLus: { lea: 2 },
  },
  {
    lieu: { type: 'direct', membres: ['samir', 'karim'] },
    messages: [
      {
        qui: 'samir',
        jours: 3,
        heure: '08:15',
        texte:
          'J’ai vu ta séance d’hier\u00a0: les deux dernières répétitions étaient trop vite. Comment vont les mollets\u00a0?',
      },
      {
        qui: 'karim',
        jours: 3,
        heure: '09:02',
        texte: 'Un peu raides, rien de méchant. Je garde le footing de demain\u00a0?',
      },
      {
        qui: 'samir',
        jours: 3,
        heure: '09:20',
        texte:
          'Oui, mais _tout doux_\u00a0: 40\u00a0min, tu dois pouvoir parler du début à la fin.',
        reactions: [['karim', 'bravo']],
      },
    ],
  },
  {
    lieu: { type: 'direct', membres: ['paola', 'samir'], estDemande: true },
    messages: [
      {
        qui: 'paola',
        jours: 2,
        heure: '20:30',
        texte:
          'Bonjour Samir, je prépare mon premier marathon et je cherche un coach dans la région. Prenez-vous encore des athlètes\u00a0?',
      },
    ],
    nonLus: { samir: 1 },
  },
  {
    lieu: {
      type: 'groupe',
      nom: 'Sorties du dimanche',
      membres: ['lea', 'karim', 'paola', 'samir'],
    },
    messages: [
      {
        qui: 'lea',
        jours: 8,
        heure: '18:00',
        texte:
          'Dimanche, je propose le tour par les balcons\u00a0:\n- départ 8h de la gare\n- 18\u00a0km, 700\u00a0m de montée\n- café au retour',
      },
      {
        qui: 'paola',
        jours: 8,
        heure: '18:24',
        texte: 'J’en suis\u00a0! J’apporte des gâteaux.',
        reactions: [
          ['karim', 'envie'],
          ['lea', 'envie'],
        ],
      },
      { qui: 'samir', jours: 8, heure: '21:11', texte: 'Je ne peux pas, compétition des jeunes.' },
      {
        qui: 'karim',
        jours: 7,
        heure: '07:30',
        texte: 'Présent. Prévoyez une veste, il y avait du vent là-haut hier.',
        reponse: 0,
      },
      { qui: 'paola', jours: 0, heure: '07:45', texte: 'On remet ça dimanche prochain\u00a0?' },
    ],
    nonLus: { lea: 1, karim: 1, samir: 1 },
  },
  {
    lieu: { type: 'edition', membres: ['paola', 'lea'] },
    messages: [
      {
        qui: 'paola',
        jours: 5,
        heure: '17:20',
        texte:
          'Bonjour à tous. Quelqu’un monte de Grenoble en voiture\u00a0? Je partage les frais.',
      },
      {
        qui: 'lea',
        jours: 5,
        heure: '18:02',
        texte: 'Je pars de la gare à 6h, il me reste deux places. Et une pour les sacs.',
        reactions: [['paola', 'merci']],
      },
      {
        qui: 'lea',
        jours: 4,
        heure: '11:30',
        texte:
          'Pensez à vos gobelets\u00a0: le règlement dit qu’il n’y en aura pas aux ravitaillements.',
      },
    ],
    nonLus: { paola: 1 },
  },
  {
    lieu: { type: 'reservation', membres: ['lea', 'agathe'] },
    messages: [
      {
        qui: 'lea',
        jours: 9,
        heure: '14:10',
        texte: 'Bonjour, est-il possible d’arriver la veille et de dormir sur place\u00a0?',
      },
      {
        qui: 'agathe',
        jours: 9,
        heure: '15:45',
        texte:
          'Bonjour Léa. Oui, l’auberge nous garde deux chambres\u00a0: petit déjeuner compris. Je vous en réserve une\u00a0?',
      },
      { qui: 'lea', jours: 9, heure: '16:00', texte: 'Avec plaisir, merci beaucoup.' },
      {
        qui: 'agathe',
        jours: 2,
        heure: '10:05',
        texte:
          'C’est fait. La liste du matériel obligatoire est dans le programme du séjour\u00a0; écrivez-moi si quelque chose vous manque.',
      },
    ],
    nonLus: { lea: 1 },
  },
  {
    lieu: { type: 'contact', genre: 'agence', membres: ['karim', 'agathe'] },
    messages: [
      {
        qui: 'karim',
        jours: 8,
        heure: '21:15',
        texte:
          'Bonjour, nous serions six d’un même club. Ouvrez-vous parfois un départ pour un groupe\u00a0?',
      },
      {
        qui: 'agathe',
        jours: 7,
        heure: '09:30',
        texte:
          'Bonjour Karim. Oui, dès **six personnes** et deux mois à l’avance. Quelle semaine vous irait\u00a0?',
      },
      {
        qui: 'karim',
        jours: 7,
        heure: '12:50',
        texte: 'La première de septembre, ou la suivante. Je demande aux autres et je vous dis.',
        reponse: 1,
      },
    ],
    nonLus: { agathe: 1 },
  },
  {
    lieu: { type: 'contact', genre: 'organisateur', membres: ['karim', 'lea'] },
    messages: [
      {
        qui: 'karim',
        jours: 4,
        heure: '20:05',
        texte: 'Bonjour, le retrait des dossards est-il possible le matin même\u00a0?',
      },
      {
        qui: 'lea',
        jours: 3,
        heure: '08:40',
        texte:
          'Bonjour\u00a0! Oui, de 6h à 7h30 sous la grande tente. La veille, c’est plus calme.',
        reactions: [['karim', 'merci']],
      },
    ],
    nonLus: { karim: 1 },
  },
]
