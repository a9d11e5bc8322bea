import type { DemoAvis } from './demo-avis.ts'

export const AVIS_COURSES: readonly (readonly DemoAvis[])[] = [
  [
    {
      qui: 'karim',
      note: 5,
      texte:
        'Balisage parfait, bénévoles adorables et une vraie soupe à l’arrivée. Je reviens l’an prochain sur le long.',
      reponse: 'Merci Karim, nous transmettons aux bénévoles\u00a0: la soupe, c’est leur fierté.',
    },
    {
      qui: 'paola',
      note: 4,
      texte: 'Beau parcours, très varié. Il manquait un point d’eau dans la deuxième moitié.',
      reponse: 'Vous avez raison\u00a0: il y en aura un de plus à la prochaine édition.',
    },
    {
      qui: 'samir',
      note: 5,
      texte: 'Trois de mes athlètes au départ, trois sourires à l’arrivée.',
    },
  ],
  [
    { qui: 'agathe', note: 4, texte: 'Une ambiance de village, et un départ à l’heure. Merci.' },
    {
      qui: 'nora',
      note: 5,
      texte: 'Ma première course. Tout était clair, du dossard aux horaires.',
    },
  ],
  [
    {
      qui: 'karim',
      texte: 'Pensez aux chaussures qui accrochent, la dernière descente est grasse.',
    },
  ],
]
