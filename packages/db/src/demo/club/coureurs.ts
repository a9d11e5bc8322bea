export const FOYERS = {
  alpes: [5.2, 45.4],
  ouest: [-1.8, 47.6],
  nord: [2.9, 48.9],
  sud: [3.9, 43.7],
} as const satisfies Record<string, readonly [lon: number, lat: number]>
export type Foyer = keyof typeof FOYERS

type Nom = readonly [prenom: string, nom: string]

/** Participants of events without accounts to sign in, besides those who book stays. */
export const COUREURS: Readonly<Record<Foyer, readonly Nom[]>> = {
  alpes: [
    ['Adèle', 'Brunet'],
    ['Baptiste', 'Charvet'],
    ['Clémence', 'Rey'],
    ['Dorian', 'Faure'],
    ['Éloïse', 'Magnin'],
    ['Farid', 'Belkacem'],
    ['Gilles', 'Tissot'],
    ['Hanane', 'Ouali'],
    ['Ivan', 'Pichon'],
    ['Jeanne', 'Blanc'],
    ['Kevin', 'Durand'],
    ['Louise', 'Chapuis'],
    ['Marius', 'Gonin'],
    ['Nadège', 'Vallet'],
    ['Olivier', 'Raymond'],
    ['Pauline', 'Duc'],
    ['Romain', 'Bouvier'],
    ['Solène', 'Jacquet'],
  ],
  ouest: [
    ['Anaïs', 'Guéguen'],
    ['Brieuc', 'Le Roux'],
    ['Corentin', 'Morvan'],
    ['Delphine', 'Chauvin'],
    ['Erwan', 'Tanguy'],
    ['Florence', 'Hervé'],
    ['Goulven', 'Cadiou'],
    ['Honorine', 'Gautier'],
  ],
  nord: [
    ['Aurélie', 'Delattre'],
    ['Benjamin', 'Lefort'],
    ['Cécile', 'Wagner'],
    ['Dimitri', 'Kowalski'],
    ['Estelle', 'Vasseur'],
    ['Franck', 'Meyer'],
    ['Gladys', 'Mbaye'],
    ['Henri', 'Leclerc'],
  ],
  sud: [
    ['Antoine', 'Castel'],
    ['Brigitte', 'Bonnet'],
    ['Cyril', 'Fabre'],
    ['Diane', 'Pons'],
    ['Émeric', 'Sabatier'],
    ['Flavie', 'Roche'],
    ['Gaspard', 'Olive'],
    ['Houda', 'Mansouri'],
  ],
}
