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

describe('the relief drawings', () => {
  it('are the same for the same slug', () => {
    expect(renderReliefSvg('utmb', 'course')).toBe(renderReliefSvg('utmb', 'course'))
  })

  it('differ for another slug', () => {
    expect(new Set(slugs.map((slug) => renderReliefSvg(slug, 'course'))).size).toBe(slugs.length)
  })

  it('differ only in colour for another kind', () => {
    const withoutColor = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, '')
    expect(withoutColor(renderReliefSvg('utmb', 'sejour'))).toBe(
      withoutColor(renderReliefSvg('utmb', 'course')),
    )
  })

  it('stay within the size limit and always have lines', () => {
    for (const slug of slugs) {
      expect(renderReliefSvg(slug, 'parcours').length, slug).toBeLessThanOrEqual(reliefMaxBytes)
      expect(reliefPaths(slug).filter(Boolean).length, slug).toBeGreaterThanOrEqual(4)
    }
  })

  it('differ by sort, terrain and season, within the size limit', () => {
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
  ])('are read from the look %s', (text, look) => {
    expect(readLook(text)).toEqual(look)
    if (look) expect(writeLook(look as ReliefLook)).toBe(text)
  })

  it.each([
    ['course', true],
    ['toString', false],
    ['', false],
    [undefined, false],
  ])('accept the kind %s: %s', (kind, isKnown) => {
    expect(isReliefKind(kind)).toBe(isKnown)
  })
})
