/** What a file tells of how an outing went: time and distance, never heartbeats. */

/** What ended a lap: a press on the watch, a time or a distance that came round, the end of the outing. */
export type FinTour = 'touche' | 'temps' | 'distance' | 'arret' | 'inconnu'

/** A lap (« tour »), as the watch cut it. */
export type Tour = {
  /** Seconds with the watch running. */
  duree: number
  /** Metres; null where the file tells none. */
  distance: number | null
  fin: FinTour
  /** The step of the workout that the watch led through, as its file counts them; null without one. */
  etape: number | null
}

/** An outing along its own clock, which stands still while the watch is paused. */
export type Releve = {
  /** Seconds. */
  duree: number
  /** Metres covered at a second of the clock. */
  metresAt: (seconds: number) => number
  /** The second of the clock at which so many metres were covered. */
  secondsAt: (metres: number) => number
}

export type Deroule = {
  /** In their order; none where the file has none, or lies about them. */
  tours: readonly Tour[]
  /** Null where the points of the file have no usable times. */
  releve: Releve | null
}
