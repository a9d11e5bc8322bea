import type { Step } from '@foulee/domain/entrainement/step'
import { countSteps } from '@foulee/domain/entrainement/steps'
import { describe, expect, it } from 'vitest'
import { TraceError } from '../track.ts'
import { smooth } from './erg-course.ts'
import { readWorkout } from './read-workout.ts'

type Parts = {
  header?: readonly string[]
  columns?: string
  points?: readonly string[]
  text?: readonly string[]
}

const file = ({ header = [], columns = 'MINUTES WATTS', points = [], text = [] }: Parts) =>
  [
    '[COURSE HEADER]',
    ...header,
    columns,
    '[END COURSE HEADER]',
    '[COURSE DATA]',
    ...points,
    '[END COURSE DATA]',
    ...(text.length > 0 ? ['[COURSE TEXT]', ...text, '[END COURSE TEXT]'] : []),
  ].join('\r\n')
const read = (parts: Parts, ftp?: number) =>
  readWorkout(new TextEncoder().encode(file(parts)), 'séance.erg', ftp ? { ftp } : {})

function spell(step: Step): string {
  if (step.type === 'repetition') return `${step.fois} × (${step.steps.map(spell).join(' + ')})`
  const { type, fin, cible, commentaire } = step
  const target = cible.type === 'libre' ? '' : `${cible.min}-${cible.max}`
  return [type, fin.type === 'temps' ? fin.valeur : '', target, commentaire ?? '']
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll('\u00a0', ' ')
}
const secondsOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => {
    if (step.type === 'repetition') return sum + step.fois * secondsOf(step.steps)
    return sum + (step.fin.type === 'temps' ? step.fin.valeur : 0)
  }, 0)
const steps = (points: readonly string[], more: Parts = {}, ftp?: number) =>
  read({ ...more, points }, ftp).steps.map(spell)

const FTP = { header: ['FTP = 200'] }
const PERCENT = { columns: 'MINUTES PERCENT' }

describe('a course', () => {
  it('is level between two points, or goes in a line', () => {
    expect(steps(['0 100', '1 100', '1 200', '3 200', '4 250'], FTP)).toEqual([
      'echauffement 60 100-100',
      'effort 120 200-200',
      'effort 60 200-250 de 200 à 250 W',
    ])
  })

  it('goes on as long as it is the same', () => {
    expect(steps(['0 200', '1 200', '1 200', '2 200', '2,5 200'], FTP)).toEqual([
      'effort 150 200-200',
    ])
  })

  it('is in whole seconds that add up', () => {
    const thirds = ['0 200', '0.33 210', '0.67 200', '1.00 210']
    expect(steps(thirds, FTP).map((line) => Number(line.split(' ')[1]))).toEqual([20, 20, 20])
  })

  it('has repetitions where it repeats', () => {
    const series = Array.from({ length: 10 }, (_, index) => [
      `${index} 250`,
      `${index + 0.5} 250`,
      `${index + 0.5} 100`,
      `${index + 1} 100`,
    ])
    expect(steps(series.flat(), FTP)).toEqual([
      '10 × (effort 30 250-250 + recuperation 30 100-100)',
    ])
  })

  it('is brought to an athlete when it says whose it is', () => {
    expect(steps(['0 200', '1 200'], FTP, 300)).toEqual(['effort 60 300-300'])
    expect(steps(['0 200', '1 200'], {}, 300)).toEqual(['effort 60 200-200'])
  })

  it('of shares is in watts when the threshold is known', () => {
    expect(steps(['0 90', '1 90'], PERCENT)).toEqual(['effort 60 90 % FTP'])
    expect(steps(['0 90', '1 90'], PERCENT, 250)).toEqual(['effort 60 225-225'])
  })

  it('says watts that no target has', () => {
    expect(steps(['0 200', '1 200', '1 0', '2 0'], FTP)).toEqual([
      'effort 60 200-200',
      'retour_au_calme 60 0 W',
    ])
  })

  it('says its words where they come', () => {
    const text = ['0\tBonjour\t10', '61 Plus que 10 secondes 10', '900 Trop tard 5']
    expect(steps(['0 200', '1 200', '1 300', '2 300'], { ...FTP, text })).toEqual([
      'effort 60 200-200 Bonjour',
      'effort 60 300-300 Plus que 10 secondes',
    ])
  })

  it('passes over laps, comments and blank lines', () => {
    expect(steps(['0 200', '', '; moitié', '1 LAP', '2 200'], FTP)).toEqual(['effort 120 200-200'])
  })

  it('is smoothed when it has more steps than a session, and by no more than it takes', () => {
    const wave = Array.from(
      { length: 400 },
      (_, index) => `${index / 4} ${200 + ((Math.imul(index + 1, 0x9e3779b1) >>> 16) % 53)}`,
    )
    const { steps } = read({ ...FTP, points: [...wave, '100 350', '101 350'] })
    expect(countSteps(steps)).toBeLessThanOrEqual(100)
    expect(countSteps(steps)).toBeGreaterThan(20)
    expect(steps.map(spell).at(-1)).toBe('effort 60 350-350')
    expect(secondsOf(steps)).toBe(101 * 60)
  })
})

describe('a large file', () => {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index))
  it.each([
    [
      'noise',
      {
        points: lines(
          9000,
          (index) => `${index / 60} ${(Math.imul(index, 0x9e3779b1) >>> 16) % 997}`,
        ),
      },
    ],
    ['blanks', { points: ['0 200', `1${' '.repeat(900_000)}200`] }],
    ['blank lines', { points: ['0 200', '1 200', '\n'.repeat(900_000)] }],
    ['words', { points: ['0 200', '1 200'], text: lines(100_000, () => '1 Allez') }],
    ['blanks in words', { points: ['0 200', '1 200'], text: [`1 a${' '.repeat(900_000)}b`] }],
  ])('of %s is read', (_, parts) => {
    expect(countSteps(read(parts).steps)).toBeLessThanOrEqual(100)
  })
})

describe('smoothing', () => {
  const stretch = (start: number, from: number, to = from) => ({
    start,
    end: start + 10,
    from,
    to,
    isRamp: from !== to,
  })
  it('makes a range of what stays close', () => {
    expect(smooth([stretch(0, 200, 205), stretch(10, 205, 198), stretch(20, 300)], 10)).toEqual([
      { start: 0, end: 20, from: 198, to: 205, isRamp: false },
      stretch(20, 300),
    ])
  })
  it('leaves a ramp that is alone', () => {
    expect(smooth([stretch(0, 200, 300), stretch(10, 300)], 10)).toEqual([
      stretch(0, 200, 300),
      stretch(10, 300),
    ])
  })
})

describe('an ERG file', () => {
  const points = ['0 200', '1 200']
  it.each([
    [['DESCRIPTION = Côtes courtes', 'FILE NAME = x.erg'], 'Côtes courtes'],
    [['DESCRIPTION =', 'FILE NAME = 4x5.erg'], '4x5'],
    [[], 'séance'],
  ])('of header %j is named %s', (header, titre) => {
    expect(read({ header, points })).toMatchObject({ titre, sport: 'velo', format: 'erg' })
  })

  it('may be in the encoding of Windows', () => {
    const text = file({ header: ['DESCRIPTION = Côtes'], points })
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    expect(readWorkout(bytes, 'x').titre).toBe('Côtes')
  })

  it.each([
    ['slopes', { columns: 'DISTANCE GRADE WIND', points }, 'fichier de pentes'],
    ['no columns', { columns: '', points }, 'fichier de pentes'],
    ['no points', {}, 'aucune étape'],
    ['time that goes back', { points: ['0 200', '2 200', '1 200'] }, 'ligne 7'],
    ['a time before the start', { points: ['-1 200', '1 200'] }, 'ligne 5'],
    ['no numbers', { points: ['0 200', 'x y'] }, 'ligne 6'],
    ['a day and a half', { points: ['0 200', '2160 200'] }, 'plus d’un jour'],
    [
      '100 000 points',
      { points: Array.from({ length: 100_000 }, (_, index) => `${index} 1`) },
      'trop de points',
    ],
  ] as const)('is refused: %s', (_, parts, words) => {
    expect(() => read(parts)).toThrow(TraceError)
    expect(() => read(parts)).toThrow(words)
  })
})
