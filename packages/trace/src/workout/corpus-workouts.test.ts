import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isRepetition, type Step } from '@foulee/domain/entrainement/step'
import { countSteps } from '@foulee/domain/entrainement/steps'
import { describe, expect, it } from 'vitest'
import { stepsOfWrkt, type WrktTraining } from './corpus-workouts.ts'
import { foldSteps } from './fold-steps.ts'
import { readWorkout } from './read-workout.ts'
import { writeWorkoutFit } from './write-workout-fit.ts'
import { writeWorkoutZwo } from './write-workout-zwo.ts'

/* Corpus of third-party workouts, not part of the project: skipped where absent. */
const FOLDER = new URL('../../../../../shared/data/workouts/', import.meta.url)
const isThere = existsSync(FOLDER)
if (!isThere)
  process.stdout.write('The sessions of others are not here: their tests are skipped.\n')

const corpusFiles = isThere ? readdirSync(FOLDER) : []
const bytesOf = (name: string) => readFileSync(new URL(encodeURIComponent(name), FOLDER))
const read = (name: string, ftp?: number) => readWorkout(bytesOf(name), name, ftp ? { ftp } : {})
const files = corpusFiles.filter((name) => !name.endsWith('.json'))
const withThresholds = files.flatMap((name) => [[name, undefined] as const, [name, 250] as const])

const secondsOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => {
    if (isRepetition(step)) return sum + step.fois * secondsOf(step.steps)
    return sum + (step.fin.type === 'temps' ? step.fin.valeur : 0)
  }, 0)

const MINUTES: Readonly<Record<string, number>> = {
  'gabe-fz__vo2-30on-20off-x16x3.zwo': 60,
  'goldencheetah__1x60m@56-75%.erg': 70,
  'goldencheetah__20x15s@150%.erg': 70,
  'goldencheetah__20x30s@128%FTP.erg': 70,
  'goldencheetah__30MinsOfPowerV1.erg': 52.67,
  'goldencheetah__4x5m@106-120%.erg': 60,
  'goldencheetah__FTPCheckup.erg': 60,
  'goldencheetah__FTPTest.zwo': 73,
  'goldencheetah__IsoL4hour.mrc': 95,
  'goldencheetah__RampTest.erg': 10,
  'goldencheetah__Road57MinsTempoSurges.erg': 70,
  'goldencheetah__TRwithTextCues.mrc': 51.88,
  'goldencheetah__WarmUp.erg': 10,
  'goldencheetah__hunted.erg': 60.52,
}

describe.skipIf(!isThere)('a session of another program', () => {
  it.each(Object.entries(MINUTES))('is read whole: %s', (name, minutes) => {
    if (!files.includes(name)) return
    expect(secondsOf(read(name).steps)).toBe(Math.round(minutes * 60))
  })

  it.each(withThresholds)('is the same after FIT: %s with a threshold of %s', (name, ftp) => {
    const session = read(name, ftp)
    const again = readWorkout(writeWorkoutFit(session), 'x.fit')
    expect(again.steps).toEqual(session.steps)
    expect(again.sport).toBe(session.sport)
  })

  it.each(withThresholds.filter(([name]) => name.endsWith('.zwo')))(
    'is the same after ZWO: %s with a threshold of %s',
    (name, ftp) => {
      const session = read(name, ftp)
      const options = ftp ? { ftp } : {}
      const text = writeWorkoutZwo(session, options)
      expect(readWorkout(new TextEncoder().encode(text), 'x.zwo', options)).toEqual(session)
    },
  )

  it('has the steps that its author sees', () => {
    const name = 'gabe-fz__vo2-30on-20off-x16x3.zwo'
    if (!files.includes(name)) return
    const series = { type: 'repetition', fois: 16 }
    expect(read(name, 200).steps).toMatchObject([
      { type: 'echauffement', cible: { type: 'puissance', min: 100, max: 140 } },
      series,
      { type: 'recuperation', cible: { min: 100, max: 100 } },
      series,
      { type: 'recuperation' },
      { ...series, steps: [{ cible: { min: 260, max: 260 } }, { cible: { min: 80, max: 80 } }] },
      { type: 'retour_au_calme', cible: { min: 80, max: 120 } },
    ])
  })
})

const trainings = (name: string): WrktTraining[] =>
  corpusFiles.includes(name) ? JSON.parse(bytesOf(name).toString('utf8')) : []
const SESSIONS = 'wrkt__seances-du-plan_a83a78aa.json'
const LIBRARY = 'wrkt__trainings.json'

describe.skipIf(!isThere)('a session in kilometres and paces', () => {
  const all = [...trainings(SESSIONS), ...trainings(LIBRARY)]
  const runs = all.filter(({ segments }) => segments.length > 0)

  it('is the same after FIT, each of them', () => {
    expect(runs.length).toBeGreaterThan(240)
    for (const training of runs) {
      const steps = stepsOfWrkt(training)
      const file = writeWorkoutFit({ titre: training.name, sport: 'course_a_pied', steps })
      expect(readWorkout(file, 'x.fit').steps, training.name).toEqual(steps)
    }
  })

  it('is every day of the plan', () => {
    const [plan] = corpusFiles.filter((name) => name.startsWith('wrkt__plan'))
    if (!plan) return
    type Day = { instanceId?: string; trainings?: { instanceId: string }[] }
    const { days }: { days: Day[] } = JSON.parse(bytesOf(plan).toString('utf8'))
    const ids = days.flatMap(({ instanceId, trainings = [] }) =>
      instanceId ? [instanceId] : trainings.map((training) => training.instanceId),
    )
    const known = new Map(trainings(SESSIONS).map((training) => [training.uuid, training]))
    expect(ids.length).toBeGreaterThan(100)
    expect(ids.filter((id) => stepsOfWrkt(known.get(id) ?? none).length === 0)).toEqual([])
  })

  it('is short when folded', () => {
    const series = runs.find(({ name }) => name === 'HNS speed #1, 12 x 400')
    const folded = foldSteps(series ? stepsOfWrkt(series) : [])
    expect(countSteps(folded)).toBeLessThanOrEqual(7)
    expect(folded[1]).toMatchObject({ type: 'repetition', steps: [{}, {}] })
  })
})

const none: WrktTraining = { uuid: '', name: '', segments: [] }
