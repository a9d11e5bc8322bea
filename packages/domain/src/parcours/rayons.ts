export const RAYONS_MASQUE = [0, 100, 200, 300, 500, 1000, 2000] as const
export const RAYON_MESSAGE = 200

export const PREPARATION_KM = 40
