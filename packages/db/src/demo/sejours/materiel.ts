const KITS = {
  montagne: [
    'Chaussures de trail à bonne accroche, déjà portées',
    'Sac de 10 à 15 litres',
    'Veste imperméable à capuche',
    'Couche chaude, bonnet et gants',
    'Couverture de survie et sifflet',
    'Lampe frontale et piles de rechange',
    'Réserve d’eau de 1,5 litre',
    'Bâtons, si vous en avez l’habitude',
  ],
  refuge: [
    'Chaussures de trail à bonne accroche, déjà portées',
    'Sac de 20 litres au plus, vous le portez',
    'Drap de soie pour les refuges',
    'Veste imperméable à capuche et pantalon de pluie',
    'Couche chaude, bonnet et gants',
    'Couverture de survie, sifflet et frontale',
    'Réserve d’eau de 2 litres',
    'Bouchons d’oreilles',
  ],
  sentier: [
    'Chaussures de trail',
    'Sac ou ceinture pour un litre d’eau',
    'Coupe-vent',
    'Casquette et crème solaire',
    'Une tenue de rechange pour le soir',
  ],
  littoral: [
    'Chaussures de trail qui sèchent vite',
    'Coupe-vent imperméable',
    'Sac ou ceinture pour un litre d’eau',
    'Casquette et crème solaire',
    'Maillot de bain',
  ],
  chaleur: [
    'Chaussures de trail aérées',
    'Guêtres contre le sable et les graviers',
    'Réserve d’eau de 2 litres',
    'Casquette à nuque, lunettes et crème solaire',
    'Pastilles de sels minéraux',
    'Couche chaude pour le soir',
  ],
  route: [
    'Deux paires de chaussures de route, dont celle de la course',
    'Tenue de course et tenue d’échauffement',
    'Épingles ou ceinture pour le dossard',
    'Coupe-vent léger',
    'Vos ravitaillements habituels',
  ],
  neige: [
    'Chaussures de trail à crampons, ou chaînes',
    'Trois couches, dont une imperméable',
    'Bonnet, gants et tour de cou',
    'Guêtres hautes',
    'Lampe frontale',
    'Thermos',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Kit = keyof typeof KITS

export const listMateriel = (kit: Kit): string[] => [...KITS[kit]]
