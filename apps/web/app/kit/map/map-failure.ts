/** Why no map could be shown. */
export type MapFailure = 'webgl' | 'chargement'
