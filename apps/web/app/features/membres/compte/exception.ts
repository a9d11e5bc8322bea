export const EXCEPTION = 'Une erreur s’est produite durant la mise à jour du profil.'
