import { describe, expect, it } from 'vitest'
import { drawMedaille, FORME_NAMES, type Medaille, writeMedailleSvg } from './medaille.ts'

const medaille = (medaille: Partial<Medaille> = {}): Medaille => ({
  forme: 'rond',
  teinte: 'ciel',
  icone: 'cime',
  rang: 2,
  texte: '',
  ...medaille,
})
const draw = (input: Partial<Medaille> = {}, seed = 'essai') => drawMedaille(medaille(input), seed)

describe('a medal', () => {
  it.each([
    ['rond', 'M20 100a80 80 0 1 0 160 0a80 80 0 1 0 -160 0z'],
    ['hexagone', 'M100 16.8L172.1 58.4L172.1 141.6L100 183.2L27.9 141.6L27.9 58.4z'],
    ['ecu', 'M29.6 26.4H170.4V116C170.4 156 132 172 100 181.6C68 172 29.6 156 29.6 116z'],
    [
      'octogone',
      'M175.4 131.2L131.2 175.4L68.8 175.4L24.6 131.2L24.6 68.8L68.8 24.6L131.2 24.6L175.4 68.8z',
    ],
    ['borne', 'M32.8 175.2V90.4A67.2 67.2 0 0 1 167.2 90.4V175.2z'],
  ] as const)('that is %s has its face: %s', (forme, face) => {
    expect(draw({ forme }).face).toBe(face)
  })

  it('has a rim of its metal around a face of its colour', () => {
    const rim = draw().traits.slice(0, 4)
    expect(rim.map(({ d, fill }) => [d.split(' ')[0], fill])).toEqual([
      ['M5', '#8d9a94'],
      ['M9', '#eef1f0'],
      ['M17', '#8d9a94'],
      ['M20', '#1a5a92'],
    ])
  })

  it.each([
    [1, 'M96.5 151h10l-3 8h-10z', '#e0a878'],
    [2, 'M87.5 151h10l-3 8h-10zM105.5 151h10l-3 8h-10z', '#eef1f0'],
    [3, 'M78.5 151h10l-3 8h-10zM96.5 151h10l-3 8h-10zM114.5 151h10l-3 8h-10z', '#ffd668'],
  ] as const)('of the rank %d has as many marks, in its metal', (rang, d, fill) => {
    expect(draw({ rang }).traits.at(-1)).toEqual({ d, fill })
  })

  it('has six contour lines within its face, which stay what members saw', () => {
    const lines = draw().traits.filter(({ isWithin }) => isWithin)
    expect(lines).toHaveLength(6)
    expect(lines.map(({ d }) => d.slice(0, 24))).toEqual([
      'M115.7 68.1Q115.9 70 114',
      'M131 66Q130.9 70 128.5 7',
      'M148.4 63.6Q147.6 70 143',
      'M167.4 60.8Q165.1 70 158',
      'M186.7 58Q182.1 70 173.4',
      'M205.2 55.2Q198.3 70 188',
    ])
    expect(lines.at(0)?.d).toMatch(/64\.4Q115\.6 66\.1 115\.7 68\.1z$/)
    expect(lines.every(({ d }) => d.split('Q').length === 21)).toBe(true)
    expect(new Set(lines.map(({ stroke, width }) => `${stroke} ${width}`))).toEqual(
      new Set(['#6fb7ee 1.6']),
    )
  })

  it('has other lines than another one, by its name and by its drawing', () => {
    const line = (medaille: Partial<Medaille>, seed: string) => draw(medaille, seed).traits[4]?.d
    const some = [line({}, 'essai'), line({}, 'essaj'), line({ icone: 'lune' }, 'essai')]
    expect(new Set(some).size).toBe(3)
  })

  it.each([
    ['', 'translate(58 54) scale(3.5)', null],
    ['10 km', 'translate(64 48) scale(3)', 22],
    ['1234567', 'translate(64 48) scale(3)', 22],
    ['12345678', 'translate(64 48) scale(3)', 17],
  ])('with the words « %s » has its drawing at %s', (texte, transform, taille) => {
    const drawn = draw({ texte })
    const drawing = drawn.traits.filter((trait) => trait.transform)
    expect(drawing.map((trait) => [trait.transform, trait.stroke])).toEqual([
      [transform, '#1a5a92'],
      [transform, '#fffdf6'],
    ])
    expect(drawn.texte?.taille ?? null).toBe(taille)
  })

  it.each(FORME_NAMES)('that is %s is written with every line of its drawing', (forme) => {
    const { traits } = draw({ forme })
    const svg = writeMedailleSvg(medaille({ forme }), 'essai')
    expect(svg.match(/<path/g)).toHaveLength(traits.length + 1)
    expect(svg.match(/clip-path="url\(#f\)"/g)).toHaveLength(6)
    expect(svg.match(/ opacity="0.5"/g)).toHaveLength(6)
    expect(svg.match(/ transform="translate/g)).toHaveLength(2)
    expect(svg.match(/stroke-width="[\d.]+" stroke-linecap="round"/g)).toHaveLength(8)
    expect(svg).not.toContain('<text')
    expect(svg).not.toMatch(/undefined|NaN|false/)
  })

  it('is written with its words, of which nothing closes them', () => {
    const svg = writeMedailleSvg(medaille({ texte: '<"&>' }), 'essai')
    expect(svg).toContain('y="142"')
    expect(svg).toContain('font-size="22" fill="#fffdf6">&#60;&#34;&#38;&#62;</text>')
  })
})
