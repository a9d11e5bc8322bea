import { describe, expect, it } from 'vitest'
import { reliefMaxBytes, reliefPaths, renderReliefSvg } from './relief.ts'
import { isReliefKind } from './relief-frame.ts'

const slugs = Array.from({ length: 200 }, (_, index) => `trail-des-cretes-${index}`)

describe('relief drawings', () => {
  it('draws the same ground for the same slug', () => {
    expect(renderReliefSvg('utmb', 'course')).toBe(renderReliefSvg('utmb', 'course'))
  })

  it('draws another ground for another slug', () => {
    expect(new Set(slugs.map((slug) => renderReliefSvg(slug, 'course'))).size).toBe(slugs.length)
  })

  it('changes only its colour with the kind', () => {
    const withoutColor = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, '')
    expect(withoutColor(renderReliefSvg('utmb', 'sejour'))).toBe(
      withoutColor(renderReliefSvg('utmb', 'course')),
    )
  })

  it('stays within its weight and always has lines', () => {
    for (const slug of slugs) {
      expect(renderReliefSvg(slug, 'parcours').length, slug).toBeLessThanOrEqual(reliefMaxBytes)
      expect(reliefPaths(slug).filter(Boolean).length, slug).toBeGreaterThanOrEqual(4)
    }
  })

  it.each([
    ['course', true],
    ['toString', false],
    ['', false],
    [undefined, false],
  ])('knows the kind %s: %s', (kind, isKnown) => {
    expect(isReliefKind(kind)).toBe(isKnown)
  })
})
