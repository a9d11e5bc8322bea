import { describe, expect, it } from 'vitest'
import { makeSegment, makeTrack } from './simulated-track.ts'
import type { Track } from './track.ts'
import { writeGeoJson } from './write-geojson.ts'
import { writeGpx } from './write-gpx.ts'
import { writeKml } from './write-kml.ts'

const track: Track = {
  ...makeTrack(
    makeSegment([
      [6.1, 45.1, 1000.126, Date.UTC(2024, 4, 1)],
      [6.2, 45.2],
    ]),
    makeSegment([[7, 46]]),
  ),
  name: 'Cols & lacs',
  description: 'À <faire>',
  waypoints: [
    { lon: 6.1, lat: 45.1, ele: 900, name: 'Eau', description: null, type: 'water' },
    { lon: 6.2, lat: 45.2, ele: null, name: null, description: null, type: null },
  ],
}

describe('GPX', () => {
  it('is written in the order of its schema, without times unless asked for', () => {
    expect(
      writeGpx(track, { creator: 'X "1"', link: 'https://a.fr/?b&c' }).split('\n').slice(1),
    ).toEqual([
      '<gpx version="1.1" creator="X &quot;1&quot;" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">',
      '<metadata><name>Cols &amp; lacs</name><desc>À &lt;faire&gt;</desc><link href="https://a.fr/?b&amp;c"/></metadata>',
      '<wpt lat="45.1" lon="6.1"><ele>900</ele><name>Eau</name><sym>Drinking Water</sym><type>water</type></wpt>',
      '<wpt lat="45.2" lon="6.2"></wpt>',
      '<trk><name>Cols &amp; lacs</name><desc>À &lt;faire&gt;</desc>',
      '<trkseg>',
      '<trkpt lat="45.1" lon="6.1"><ele>1000.13</ele></trkpt>',
      '<trkpt lat="45.2" lon="6.2"/>',
      '</trkseg>',
      '<trkseg>',
      '<trkpt lat="46" lon="7"/>',
      '</trkseg>',
      '</trk>',
      '</gpx>',
      '',
    ])
    expect(writeGpx(track, { hasTimes: true })).toContain('<time>2024-05-01T00:00:00.000Z</time>')
  })

  it('of a track without a name has no metadata', () => {
    expect(writeGpx(makeTrack(makeSegment([[1, 2]])))).not.toContain('metadata')
  })
})

describe('GeoJSON', () => {
  it('has the line and the waypoints', () => {
    expect(JSON.parse(writeGeoJson(track))).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { name: 'Cols & lacs', description: 'À <faire>' },
          geometry: {
            type: 'MultiLineString',
            coordinates: [
              [
                [6.1, 45.1, 1000.13],
                [6.2, 45.2],
              ],
            ],
          },
        },
        {
          type: 'Feature',
          properties: { name: 'Eau', description: null, type: 'water' },
          geometry: { type: 'Point', coordinates: [6.1, 45.1, 900] },
        },
        {
          type: 'Feature',
          properties: { name: null, description: null, type: null },
          geometry: { type: 'Point', coordinates: [6.2, 45.2] },
        },
      ],
    })
  })

  it.each([
    [
      'eastwards',
      [
        [179, 0],
        [-179, 2],
      ],
      [
        [
          [179, 0],
          [180, 1],
        ],
        [
          [-180, 1],
          [-179, 2],
        ],
      ],
    ],
    [
      'westwards',
      [
        [-179, 2],
        [178, -1],
      ],
      [
        [
          [-179, 2],
          [-180, 1],
        ],
        [
          [180, 1],
          [178, -1],
        ],
      ],
    ],
    [
      'from the meridian itself',
      [
        [180, 5],
        [-179, 6],
      ],
      [
        [
          [180, 5],
          [180, 5],
        ],
        [
          [-180, 5],
          [-179, 6],
        ],
      ],
    ],
  ])('is cut where it crosses the 180th meridian %s', (_, points, lines) => {
    const { features } = JSON.parse(writeGeoJson(makeTrack(makeSegment(points))))
    expect(features[0].geometry.coordinates).toEqual(lines)
  })
})

describe('KML', () => {
  it('has the line on the ground and the waypoints', () => {
    const kml = writeKml(track)
    expect(kml).toContain('<coordinates>6.1,45.1,1000.13\n6.2,45.2</coordinates>')
    expect(kml.match(/<LineString>/g)).toHaveLength(1)
    expect(kml).toContain(
      '<Placemark><name>Eau</name><Point><coordinates>6.1,45.1,900</coordinates></Point></Placemark>',
    )
    expect(kml).toContain('<name>Cols &amp; lacs</name><description>À &lt;faire&gt;</description>')
  })
})
