import { readTrack } from '../read-track.ts'
import { TraceError, type Track } from '../track.ts'

export const HEAD = '<gpx version="1.1" creator="Montre" xmlns="http://www.topografix.com/GPX/1/1">'
export const gpx = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${HEAD}${content}</gpx>`
export const point = (lat: number | string, lon: number | string, content = '') =>
  `<trkpt lat="${lat}" lon="${lon}">${content}</trkpt>`
export const track = (...points: string[]) => `<trk><trkseg>${points.join('\n')}</trkseg></trk>`

export const read = (text: string): Track => readTrack(new TextEncoder().encode(text))

export function failure(text: string): TraceError {
  try {
    read(text)
  } catch (error) {
    if (error instanceof TraceError) return error
    throw error
  }
  throw new Error('The file was read.')
}
