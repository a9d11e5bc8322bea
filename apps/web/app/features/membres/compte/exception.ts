/** Produit 5.2, general fallback of the profile. */
export const EXCEPTION = 'Une erreur s’est produite durant la mise à jour du profil.'
