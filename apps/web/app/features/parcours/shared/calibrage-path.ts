/** Own law of a runner (produit 9.28). */
export const MON_PROFIL_DE_COUREUR = '/mon-profil-de-coureur'
