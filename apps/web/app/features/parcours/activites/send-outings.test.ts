import { CallError } from '@foulee/contract/shared/call-error'
import { expect, it } from 'vitest'
import { type Outcome, sendOutings } from './send-outings.ts'

const fileOf = (name: string) => new File(['x'], name)

it('a refused file does not stop the others, and each has its result', async () => {
  const outcomes: Outcome[] = []
  const sent: string[] = []
  const send = async (form: FormData) => {
    const { name } = form.get('gpx') as File
    sent.push(name)
    if (name === 'b.fit') throw new CallError('trace_refusee', 'Le fichier est coupé.')
    if (name === 'c.gpx') throw new TypeError('network')
    return { data: { id: 7, titre: 'Footing', autres: [], remarques: [] } }
  }
  const files = ['a.fit', 'b.fit', 'c.gpx', 'd.tcx'].map(fileOf)
  await sendOutings(files, send, (outcome) => outcomes.push(outcome))
  expect(sent).toEqual(['a.fit', 'b.fit', 'c.gpx', 'd.tcx'])
  const sortie = { id: 7, titre: 'Footing', autres: [], remarques: [] }
  expect(outcomes).toEqual([
    { nom: 'a.fit', sortie },
    { nom: 'b.fit', message: 'Le fichier est coupé.' },
    { nom: 'c.gpx', message: expect.stringContaining('connexion') },
    { nom: 'd.tcx', sortie },
  ])
})
