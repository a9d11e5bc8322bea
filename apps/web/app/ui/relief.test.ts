import { describe, expect, it } from 'vitest'
import { reliefMaxBytes, reliefPaths, renderReliefSvg } from './relief.ts'
import { isReliefKind } from './relief-frame.ts'
import {
  type ReliefGround,
  type ReliefLight,
  type ReliefLook,
  type ReliefTint,
  readLook,
  reliefGrounds,
  reliefLights,
  reliefTints,
  writeLook,
} from './relief-look.ts'

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

  it('differs by sort, by ground and by season, within its weight', () => {
    const draw = (look: Omit<ReliefLook, 'kind'>) =>
      renderReliefSvg('utmb', { kind: 'course', ...look })
    const drawings = [
      ...Object.keys(reliefTints).map((tint) => draw({ tint: tint as ReliefTint })),
      ...Object.keys(reliefGrounds).map((ground) =>
        draw({ tint: 'route', ground: ground as ReliefGround }),
      ),
      ...Object.keys(reliefLights).map((light) =>
        draw({ ground: 'alpes', light: light as ReliefLight }),
      ),
    ]
    // The plain terrain in the colour of roads comes twice: « moyenne » is the default.
    expect(new Set(drawings).size).toBe(drawings.length - 1)
    for (const slug of slugs) {
      const svg = renderReliefSvg(slug, { kind: 'course', ground: 'alpes', light: 'ete' })
      expect(svg.length, slug).toBeLessThanOrEqual(reliefMaxBytes)
    }
  })

  it.each([
    ['course', { kind: 'course' }],
    ['course.trail.alpes.ete', { kind: 'course', tint: 'trail', ground: 'alpes', light: 'ete' }],
    ['course.trail.-.-', { kind: 'course', tint: 'trail' }],
    ['course.trail', null],
    ['course.trail.lune.ete', null],
    ['autre', null],
    [undefined, null],
  ])('reads the look %s', (text, look) => {
    expect(readLook(text)).toEqual(look)
    if (look) expect(writeLook(look as ReliefLook)).toBe(text)
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
