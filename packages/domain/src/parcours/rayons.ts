/** How much is hidden around the ends of a route or an outing, as one is asked: metres. */
export const RAYONS_MASQUE = [0, 100, 200, 300, 500, 1000, 2000] as const
/** Metres hidden around the ends of a track in a message, unless its sender says otherwise. */
export const RAYON_MESSAGE = 200

/** How far from a race a route may lie that is told to be in its surroundings: kilometres. */
export const PREPARATION_KM = 40
