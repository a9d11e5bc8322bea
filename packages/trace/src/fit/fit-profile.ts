export const FILE_ID = { number: 0, type: 0, manufacturer: 1 } as const
export const SPORT = { number: 12, sport: 0, detail: 1 } as const
export const SESSION = { number: 18, start: 2, sport: 5, detail: 6, elapsed: 7 } as const
export const LAP = {
  number: 19,
  start: 2,
  elapsed: 7,
  timer: 8,
  distance: 9,
  trigger: 24,
  step: 71,
} as const
export const RECORD = {
  number: 20,
  lat: 0,
  lon: 1,
  altitude: 2,
  heartRate: 3,
  cadence: 4,
  power: 7,
  temperature: 13,
  fractionalCadence: 53,
  enhancedAltitude: 78,
} as const
export const WEATHER = {
  number: 128,
  report: 0,
  temperature: 1,
  condition: 2,
  windFrom: 3,
  wind: 4,
  feels: 6,
  humidity: 7,
} as const
export const EVENT = { number: 21, event: 0, type: 1 } as const
export const COURSE = { number: 31, sport: 4, name: 5, detail: 7 } as const
export const COURSE_POINT = { number: 32, lat: 2, lon: 3, type: 5, name: 6 } as const

/** Report of the weather as it is, no forecast. */
export const WEATHER_NOW = 0
/** Between two sports (profile type `sport`). */
export const TRANSITION = 3
export const GUIDED_TRACK_FILE = 6
export const TIMER = 0
export const TIMER_START = 0
/** stop, stop_all, stop_disable, stop_disable_all */
export const TIMER_STOPS: readonly number[] = [1, 4, 8, 9]

/** FIT epoch 1989-12-31T00:00:00Z in Unix milliseconds. */
export const FIT_EPOCH = 631_065_600_000
/** Smaller timestamps count seconds since power-on. */
export const FIRST_DATE = 0x10000000
/** 2³¹ semicircles are 180 degrees. */
export const SEMICIRCLE = 180 / 2 ** 31

/** Manufacturers and applications that write tracks (profile type `manufacturer`). */
export const MANUFACTURERS: Readonly<Record<number, string>> = {
  1: 'Garmin',
  6: 'SRM',
  13: 'Dynastream',
  15: 'Dynastream',
  23: 'Suunto',
  32: 'Wahoo',
  37: 'Magellan',
  63: 'Specialized',
  70: 'SIGMA SPORT',
  71: 'TomTom',
  89: 'Tacx',
  112: 'Bryton',
  115: 'iGPSPORT',
  123: 'Polar',
  129: 'COROS',
  140: 'Decathlon',
  144: 'Zwift',
  258: 'Lezyne',
  260: 'Zwift',
  265: 'Strava',
  267: 'Bryton',
  289: 'Hammerhead',
  294: 'COROS',
  310: 'Decathlon',
  339: 'Zepp',
  348: 'Huawei',
}

export const COURSE_POINT_TYPES: readonly string[] = [
  'generic',
  'summit',
  'valley',
  'water',
  'food',
  'danger',
  'left',
  'right',
  'straight',
  'first_aid',
  'fourth_category',
  'third_category',
  'second_category',
  'first_category',
  'hors_category',
  'sprint',
  'left_fork',
  'right_fork',
  'middle_fork',
  'slight_left',
  'sharp_left',
  'slight_right',
  'sharp_right',
  'u_turn',
  'segment_start',
  'segment_end',
]

/** Lap triggers (profile type `lap_trigger`); positions were chosen by the watch. */
export const LAP_TRIGGERS = [
  'touche',
  'temps',
  'distance',
  'inconnu',
  'inconnu',
  'inconnu',
  'inconnu',
  'arret',
  'inconnu',
] as const
