import { parseZone } from '@foulee/domain/shared/geo'
import { describe, expect, it } from 'vitest'
import { searchedZone, zoneText } from './searched-zone.ts'

describe('what the map opens on', () => {
  it('is the zone that was asked for, to the digit', () => {
    const zone = searchedZone({ zone: '5.5,45,6.5,46' }, [[0, 45]])
    expect(zoneText(zone)).toBe('5.5,45,6.5,46')
  })

  it('is what lies around', () => {
    const { ouest, sud, est, nord } = searchedZone({ autour: '5,45,50' }, [])
    expect((nord - sud) * 111.2).toBeCloseTo(100, 0)
    expect((ouest + est) / 2).toBeCloseTo(5)
  })

  it('is all that was found, with some air', () => {
    const { ouest, est } = searchedZone({}, [
      [1, 45],
      [3, 46],
    ])
    expect([ouest, est]).toEqual([1 - 0.16, 3 + 0.16])
  })

  it('is more than a street when one race was found', () => {
    const { ouest, sud, est, nord } = searchedZone({}, [[5, 45]])
    expect([est - ouest, nord - sud].map((degrees) => Math.round(degrees * 10))).toEqual([3, 3])
  })

  it('can always be asked of the API', () => {
    expect(parseZone(zoneText(searchedZone({ zone: 'ici' }, [])))).not.toBeNull()
  })
})
