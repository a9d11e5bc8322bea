import { parseZone } from '@foulee/domain/shared/geo'
import { describe, expect, it } from 'vitest'
import { searchedZone, zoneText } from './searched-zone.ts'

describe('the initial area of a map', () => {
  it('equals the area that was asked for', () => {
    const zone = searchedZone({ zone: '5.5,45,6.5,46' }, [[0, 45]])
    expect(zoneText(zone)).toBe('5.5,45,6.5,46')
  })

  it('is the circle around a position', () => {
    const { ouest, sud, est, nord } = searchedZone({ autour: '5,45,50' }, [])
    expect((nord - sud) * 111.2).toBeCloseTo(100, 0)
    expect((ouest + est) / 2).toBeCloseTo(5)
  })

  it('holds all results with a margin', () => {
    const { ouest, est } = searchedZone({}, [
      [1, 45],
      [3, 46],
    ])
    expect([ouest, est]).toEqual([1 - 0.16, 3 + 0.16])
  })

  it('is larger than a street for a single result', () => {
    const { ouest, sud, est, nord } = searchedZone({}, [[5, 45]])
    expect([est - ouest, nord - sud].map((degrees) => Math.round(degrees * 10))).toEqual([3, 3])
  })

  it('is always valid for the API', () => {
    expect(parseZone(zoneText(searchedZone({ zone: 'ici' }, [])))).not.toBeNull()
  })
})
