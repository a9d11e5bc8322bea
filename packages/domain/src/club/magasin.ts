export const CATEGORIES = [
  { id: 1, nom: 'Course à pied', categorie: 'course' },
  { id: 2, nom: 'Trail', categorie: 'trail' },
  { id: 3, nom: 'Randonnée et montagne', categorie: 'montagne' },
  { id: 4, nom: 'Triathlon', categorie: 'triathlon' },
  { id: 5, nom: 'Vélo', categorie: 'velo' },
  { id: 6, nom: 'Nutrition', categorie: 'nutrition' },
  { id: 7, nom: 'Montres et capteurs', categorie: 'montres' },
  { id: 8, nom: 'Santé et podologie', categorie: 'sante' },
  { id: 9, nom: 'Seconde main', categorie: 'seconde_main' },
  { id: 10, nom: 'Multisport', categorie: 'multisport' },
] as const
export type Categorie = (typeof CATEGORIES)[number]['categorie']

export const CATEGORIE_LABELS = Object.fromEntries(
  CATEGORIES.map(({ categorie, nom }) => [categorie, nom]),
) as Readonly<Record<Categorie, string>>

export const SERVICE_LABELS = {
  analyse_foulee: 'Analyse de la foulée',
  essai_chaussures: 'Essai de chaussures en courant',
  retrait_dossards: 'Retrait de dossards',
  sorties_collectives: 'Sorties collectives',
  reparation: 'Réparation',
  ressemelage: 'Ressemelage',
  recyclage: 'Reprise de chaussures usées',
  flocage: 'Flocage',
  location: 'Location de matériel',
  retrait_magasin: 'Commande et retrait en magasin',
  accessible: 'Accessible en fauteuil roulant',
} as const
export type Service = keyof typeof SERVICE_LABELS
export const SERVICES = Object.keys(SERVICE_LABELS) as Service[]

export const MARQUES_COURANTES = [
  'adidas',
  'Altra',
  'Asics',
  'Brooks',
  'Compressport',
  'Craft',
  'Garmin',
  'Hoka',
  'Kiprun',
  'La Sportiva',
  'Mizuno',
  'New Balance',
  'Nike',
  'On',
  'Petzl',
  'Puma',
  'Raidlight',
  'Salomon',
  'Saucony',
  'Scarpa',
  'Suunto',
  'Topo Athletic',
  'Under Armour',
  'X-Bionic',
] as const

export const MAX_MARQUES = 60

export const isMagasinVisible = ({
  verifie_le,
  etat,
}: {
  verifie_le: string | null
  etat: number
}): boolean => verifie_le !== null && etat >= 100

export const ETATS_MAGASIN = ['a_verifier', 'visible', 'ferme'] as const
export type EtatMagasin = (typeof ETATS_MAGASIN)[number]

export function getEtatMagasin(magasin: { verifie_le: string | null; etat: number }): EtatMagasin {
  if (magasin.etat < 0) return 'ferme'
  return isMagasinVisible(magasin) ? 'visible' : 'a_verifier'
}
