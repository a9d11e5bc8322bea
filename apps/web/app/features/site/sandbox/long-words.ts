/** Realistic long words, which must not overflow. */
export const LONG_NOM =
  'Trail des Grandes-Traversées-du-Haut-Jura-et-des-Combes-Grénotoises, 27e édition anniversaire'
export const LONG_MOT = 'intergouvernementalisationsanticonstitutionnellement'
export const LONG_VILLE = 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson'
