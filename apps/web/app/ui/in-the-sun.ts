/** Said under whatever a scanner or a camera is to read, also on the pages that are kept without a network. */
export const IN_THE_SUN = 'En plein soleil, montez la luminosité de l’écran.'
