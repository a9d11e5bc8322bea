export type FinTour = 'touche' | 'temps' | 'distance' | 'arret' | 'inconnu'

export type Tour = {
  duree: number
  distance: number | null
  fin: FinTour
  /** Workout step index in the file; null without a guided workout. */
  etape: number | null
}

export type Releve = {
  duree: number
  metresAt: (seconds: number) => number
  secondsAt: (metres: number) => number
}

export type Deroule = {
  tours: readonly Tour[]
  releve: Releve | null
}
