import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ImportError } from '#kernel/imports/import-error.ts'
import { readTable } from '#kernel/imports/read-table.ts'
import { fromBytes } from '#platform/spreadsheets/source.ts'
import { NO_WORKBOOKS } from '#platform/spreadsheets/test-workbooks.ts'
import { planImport } from './plan.ts'
import { readLines } from './read-lines.ts'
import { countStatuts } from './report.ts'

const FOLDER = new URL('../../../../../../../shared/data/races/', import.meta.url)
const ULTRAS = 'tidytuesday__ultra-race.csv'
const isThere = existsSync(FOLDER)
if (!isThere) process.stdout.write('Real race files are not here: their tests are skipped.\n')

async function preview(file: string) {
  try {
    const { lines } = readLines(
      await readTable(fromBytes(readFileSync(new URL(file, FOLDER))), NO_WORKBOOKS),
    )
    return { plan: planImport(lines, [], { organisateur: null, publier: false }), refus: null }
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause
    return { plan: null, refus: cause.message }
  }
}

describe.skipIf(!isThere)('real race files', () => {
  it.each(isThere ? readdirSync(FOLDER) : [])(
    'the file %s is planned or refused in French',
    async (file) => {
      const { plan, refus } = await preview(file)
      if (plan) expect(plan.courses.length).toBeGreaterThan(0)
      else
        expect(refus).toMatch(/^(Ce fichier est du (SQL|YAML), pas un CSV|Il manque à ce fichier)/)
    },
  )

  it('most of 1207 ultras become races, each with its years', async () => {
    const { plan } = await preview(ULTRAS)
    const { creee, completee, doublon, refusee } = countStatuts(
      plan ?? { courses: [], reports: [] },
    )
    expect(creee + completee + doublon + refusee).toBe(1207)
    expect(creee + completee).toBeGreaterThan(1150)
    expect(refusee).toBe(4)
    expect(plan?.courses.length).toBeGreaterThan(350)
    expect(plan?.courses.length).toBeLessThan(450)
  })

  it('the UTMB is one race in France with five years', async () => {
    const utmb = (await preview(ULTRAS)).plan?.courses.find(
      ({ nouvelle }) => nouvelle?.nom === 'UTMB®',
    )
    expect(utmb?.nouvelle).toMatchObject({ ville: 'Chamonix', pays: 'FR', types: ['trail'] })
    expect(utmb?.editions.map(({ date_debut }) => date_debut.slice(0, 4)).sort()).toEqual([
      '2016',
      '2017',
      '2018',
      '2019',
      '2021',
    ])
    expect(utmb?.editions[0]).toMatchObject({
      date_debut: '2021-08-27',
      epreuves: [
        {
          nom: 'UTMB®',
          distance: 170_700,
          denivele: 9930,
          heure_depart: '17:00',
          nb_ravitaillements: 11,
        },
      ],
    })
  })

  it('a race written with and without its article is one race', async () => {
    const reunion = (await preview(ULTRAS)).plan?.courses.filter(
      ({ nouvelle }) => nouvelle?.ville === 'SaintDenis',
    )
    expect(reunion).toHaveLength(1)
    expect(reunion?.[0]?.editions).toHaveLength(8)
  })
})
