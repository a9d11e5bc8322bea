import type { Step } from '@foulee/domain/entrainement/step'
import { describe, expect, it } from 'vitest'
import { TraceError } from '../track.ts'
import { readWorkout } from './read-workout.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const file = (steps: string, head = '<sportType>bike</sportType>') =>
  encode(`<workout_file><name>Test</name>${head}<workout>${steps}</workout></workout_file>`)
const read = (steps: string, ftp?: number, head?: string) =>
  readWorkout(file(steps, head), 'x.zwo', ftp ? { ftp } : {}).steps

const HARD = '<SteadyState Duration="60" Power="1"/>'

function spell(step: Step | undefined): string {
  if (!step) return ''
  if (step.type === 'repetition') return `${step.fois} × (${step.steps.map(spell).join(' + ')})`
  const { type, fin, cible, commentaire } = step
  const end = fin.type === 'touche' ? '' : `${fin.valeur}${fin.type === 'temps' ? 's' : 'm'}`
  const target = cible.type === 'libre' ? '' : `${cible.min}-${cible.max}${cible.type}`
  return [type, end, target, commentaire ?? ''].filter(Boolean).join(' ').replaceAll('\u00a0', ' ')
}

describe('an element of ZWO', () => {
  it.each([
    [
      '<SteadyState Duration="60" Power="0.95"/>',
      'effort 60s 95 % FTP',
      'effort 60s 238-238puissance',
    ],
    [
      '<SteadyState Duration="60" PowerLow="0.8" PowerHigh="1"/>',
      'effort 60s 80 à 100 % FTP',
      'effort 60s 200-250puissance',
    ],
    [
      '<Warmup Duration="600" PowerLow="0.3" PowerHigh="0.7"/>',
      'echauffement 600s de 30 à 70 % FTP',
      'echauffement 600s 75-175puissance de 75 à 175 W',
    ],
    [
      '<Cooldown Duration="600" PowerLow="0.7" PowerHigh="0.3"/>',
      'retour_au_calme 600s de 70 à 30 % FTP',
      'retour_au_calme 600s 75-175puissance de 175 à 75 W',
    ],
    [
      '<Ramp Duration="60" PowerLow="1" PowerHigh="1.2"/>',
      'effort 60s de 100 à 120 % FTP',
      'effort 60s 250-300puissance de 250 à 300 W',
    ],
    [
      '<IntervalsT Repeat="8" OnDuration="30" OffDuration="15" OnPower="1.3" OffPower="0.4"/>',
      '8 × (effort 30s 130 % FTP + recuperation 15s 40 % FTP)',
      '8 × (effort 30s 325-325puissance + recuperation 15s 100-100puissance)',
    ],
    [
      '<IntervalsT Repeat="2" OnDuration="30" OffDuration="0" PowerOnLow="1" PowerOnHigh="1.2"/>',
      '2 × (effort 30s 100 à 120 % FTP)',
      '2 × (effort 30s 250-300puissance)',
    ],
    ['<FreeRide Duration="300" FlatRoad="1"/>', 'effort 300s', 'effort 300s'],
    ['<freeride duration="300"/>', 'effort 300s', 'effort 300s'],
    ['<MaxEffort Duration="10"/>', 'effort 10s À fond', 'effort 10s À fond'],
    ['<Inconnu Duration="10" Power="1"/>', 'effort 10s 100 % FTP', 'effort 10s 250-250puissance'],
    [
      '<SteadyState Duration="60.4" Power="0.50449997"/>',
      'effort 60s 50,4 % FTP',
      'effort 60s 126-126puissance',
    ],
    [
      '<SteadyState Duration="60" Power="1" Cadence="90"/>',
      'effort 60s 100 % FTP. cadence 90',
      'effort 60s 250-250puissance cadence 90',
    ],
    ['<SteadyState Duration="60" Power="40"/>', 'effort 60s 4000 % FTP', 'effort 60s 4000 % FTP'],
    [
      '<FreeRide Duration="9"><textevent message="Allez !"/><TextEvent message="Fini"/></FreeRide>',
      'effort 9s Allez ! / Fini',
      'effort 9s Allez ! / Fini',
    ],
    [
      '<FreeRide Duration="9"><textevent message="RPE 6. Souple"/></FreeRide>',
      'effort 9s 6-6rpe Souple',
      'effort 9s 6-6rpe Souple',
    ],
  ])('%s is %s', (xml, shares, watts) => {
    const [share, ...others] = read(xml)
    // A lone easy ride has no effort to recover from.
    expect(others).toEqual([])
    expect(spell(share)).toBe(shares)
    expect(spell(read(xml, 250)[0])).toBe(watts)
  })

  it.each([
    '<SteadyState Duration="0" Power="1"/>',
    '<textnotification text="Bonjour"/>',
    '<IntervalsT Repeat="0" OnDuration="30" OffDuration="15"/>',
  ])('is nothing to do: %s', (xml) => {
    expect(read(HARD + xml)).toHaveLength(1)
  })
})

describe('a run', () => {
  const RUN = '<sportType>run</sportType>'
  it('counts in shares of a pace, and in metres when it says so', () => {
    const xml = `${HARD}<SteadyState Duration="400" Power="1.05" pace="2"/>`
    const metres = `${RUN}<durationType>distance</durationType>`
    expect(read(xml, 250, RUN).map(spell)).toEqual([
      'effort 60s 100 % allure seuil',
      'effort 400s 105 % allure Zwift 2',
    ])
    expect(spell(read(xml, 250, metres)[1])).toBe('effort 400m 105 % allure Zwift 2')
  })

  it('is told apart from a ride by the sport of the file', () => {
    expect(readWorkout(file(HARD, RUN), 'x').sport).toBe('course_a_pied')
    expect(readWorkout(file(HARD), 'x').sport).toBe('velo')
  })
})

describe('what a step is among others', () => {
  const easy = '<SteadyState Duration="60" Power="0.5"/>'
  const pause = '<SteadyState Duration="30" Power="0.5"/>'
  const up = '<Ramp Duration="60" PowerLow="0.5" PowerHigh="0.9"/>'
  const down = '<Ramp Duration="60" PowerLow="0.9" PowerHigh="0.5"/>'
  it.each([
    [easy + HARD, 'echauffement effort'],
    [HARD + easy, 'effort retour_au_calme'],
    [HARD + easy + HARD, 'effort recuperation effort'],
    // The last pause of a series is a recovery, what follows is not.
    [HARD + pause + HARD + pause + easy, 'effort recuperation effort recuperation retour_au_calme'],
    [up + HARD + down, 'echauffement effort retour_au_calme'],
    [down + HARD + up, 'effort effort effort'],
    [easy, 'effort'],
    [easy + pause, 'effort effort'],
  ])('of %s', (xml, types) => {
    expect(
      read(xml)
        .map(({ type }) => type)
        .join(' '),
    ).toBe(types)
  })
})

describe('a ZWO file', () => {
  it('has a name and what is said of it', () => {
    const head = '<description>Dur &amp; <![CDATA[<long>]]></description><name>Autre</name>'
    expect(readWorkout(file(HARD, head), 'x.zwo')).toMatchObject({
      titre: 'Test',
      description: 'Dur & <long>',
    })
  })

  it.each([
    [
      'a billion laughs',
      '<!DOCTYPE workout_file [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>',
      'entite_refusee',
    ],
    [
      'an external entity',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
      'entite_refusee',
    ],
    ['depth', `<workout_file>${'<a>'.repeat(100)}`, 'fichier_illisible'],
    ['no end', '<workout_file><workout>', 'fichier_tronque'],
    ['no XML', '<workout_file><workout Duration=60>', 'fichier_illisible'],
    [
      'a step without a time',
      '<workout_file><workout><SteadyState Power="1"/></workout></workout_file>',
      'fichier_illisible',
    ],
    [
      'a step of a year',
      '<workout_file><workout><FreeRide Duration="3e7"/></workout></workout_file>',
      'fichier_illisible',
    ],
    [
      '10 000 times',
      '<workout_file><workout><IntervalsT Repeat="10000" OnDuration="1" OffDuration="1"/></workout></workout_file>',
      'fichier_illisible',
    ],
    [
      'half a time',
      '<workout_file><workout><IntervalsT Repeat="2.5" OnDuration="1" OffDuration="1"/></workout></workout_file>',
      'fichier_illisible',
    ],
    ['no step', '<workout_file><workout/></workout_file>', 'sans_trace'],
    [
      '6000 steps',
      `<workout_file><workout>${HARD.repeat(6000)}</workout></workout_file>`,
      'trop_de_points',
    ],
    ['another XML', '<html5/>', 'format_inconnu'],
    ['a track', '<gpx></gpx>', 'format_inconnu'],
    [
      'a name of objects',
      '<workout_file><workout><constructor/><__proto__ Duration="x"/></workout></workout_file>',
      'fichier_illisible',
    ],
  ])('is refused: %s', (_, xml, code) => {
    const refusal = (() => {
      try {
        return readWorkout(encode(xml), 'x.zwo')
      } catch (error) {
        return error
      }
    })()
    expect(refusal).toBeInstanceOf(TraceError)
    expect(refusal).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
  })

  it('is folded when it was written out', () => {
    const series = `${HARD}<SteadyState Duration="30" Power="0.4"/>`.repeat(60)
    expect(read(series).map(spell)).toEqual([
      '60 × (effort 60s 100 % FTP + recuperation 30s 40 % FTP)',
    ])
  })
})
