import { gzipSync } from 'node:zlib'
import { writeZip } from './write-zip.ts'

export type Files = Readonly<Record<string, Uint8Array | string>>

export const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

export const makeZip = (files: Files, options: Parameters<typeof writeZip>[1] = {}): Buffer =>
  writeZip(
    Object.entries(files).map(([name, content]) => ({ name, bytes: bytesOf(content) })),
    options,
  )

export const gz = (content: Uint8Array | string): Buffer => gzipSync(bytesOf(content))

export type StravaOuting = {
  fichier: string
  bytes: Uint8Array
  titre: string
  genre?: string
  description?: string
  paire?: string
}

/** Headers of Strava’s `activities.csv`: id, date, name, type, description, gear, file. */
export const STRAVA_HEADERS = {
  en: 'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Activity Gear,Filename,Media',
  fr: 'ID de l’activité,Date de l’activité,Nom de l’activité,Type d’activité,Description de l’activité,Équipement de l’activité,Nom de fichier,Média',
  de: 'Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Aktivitätsbeschreibung,Aktivitätsausrüstung,Dateiname,Medien',
  es: 'ID de actividad,Fecha de la actividad,Nombre de la actividad,Tipo de actividad,Descripción de la actividad,Equipamiento de la actividad,Nombre de archivo,Contenido multimedia',
  it: 'ID attività,Data dell’attività,Nome dell’attività,Tipo di attività,Descrizione dell’attività,Attrezzatura dell’attività,Nome file,Contenuti multimediali',
} as const
export type StravaLanguage = keyof typeof STRAVA_HEADERS

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

export function makeStravaFiles(
  outings: readonly StravaOuting[],
  { langue = 'en', header }: { langue?: StravaLanguage; header?: string } = {},
): Record<string, Uint8Array | string> {
  const rows = outings.map(
    ({ fichier, titre, genre = 'Run', description = '', paire = '' }, rank) =>
      [String(1000 + rank), '3 May 2026', titre, genre, description, paire, fichier, '']
        .map(cell)
        .join(','),
  )
  return {
    'activities.csv': [header ?? STRAVA_HEADERS[langue], ...rows, ''].join('\n'),
    'shoes.csv':
      'Shoe Name,Shoe Brand,Shoe Model,Shoe Default Sport Types\nRoute 12,Brooks,Ghost 12,Run\n',
    'profile.csv': 'Athlete ID,Email Address\n1,a@exemple.fr\n',
    'media/photo.jpg': 'jpeg',
    ...Object.fromEntries(outings.map(({ fichier, bytes }) => [fichier, bytes])),
  }
}

type GarminOuting = { fichier: string; bytes: Uint8Array; id: number; titre: string; debut: Date }

/** Garmin’s export: files in archives of their own, titles and shoes in JSON. */
export const makeGarminZip = (outings: readonly GarminOuting[], isStored = false): Buffer => {
  const fitness = 'DI_CONNECT/DI-Connect-Fitness/lea'
  const uploads = 'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip'
  const summaries = outings.map(({ id, titre, debut }) => ({
    activityId: id,
    name: titre,
    activityType: 'trail_running',
    startTimeGmt: debut.getTime(),
  }))
  const gear = {
    gearDTOS: [
      { gearPk: 7, gearMakeName: 'Hoka', gearModelName: 'Speedgoat', displayName: 'Speedgoat' },
    ],
    gearActivityDTOs: { 7: outings.map(({ id }) => ({ gearPk: 7, activityId: id })) },
  }
  return makeZip(
    {
      [`${fitness}_0_summarizedActivities.json`]: JSON.stringify([
        { summarizedActivitiesExport: summaries },
      ]),
      [`${fitness}_gear.json`]: JSON.stringify([gear]),
      [uploads]: makeZip(Object.fromEntries(outings.map(({ fichier, bytes }) => [fichier, bytes]))),
    },
    { isStored },
  )
}
