export type MapFailure = 'webgl' | 'chargement'
