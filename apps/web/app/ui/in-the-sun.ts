/** Shown below codes for a scanner, offline copies included. */
export const IN_THE_SUN = 'En plein soleil, montez la luminosité de l’écran.'
